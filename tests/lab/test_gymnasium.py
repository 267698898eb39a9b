"""The Gymnasium environments, judged by Gymnasium's own checks."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import pyrite.lab  # noqa: F401 (registers the environments)

IDS = ["pyrite/Saboteur-v0", "pyrite/LostMines-v0"]


@pytest.mark.parametrize("identity", IDS)
@pytest.mark.parametrize("form", ["compact", "dense"])
def test_gymnasium_accepts_the_environment(identity, form):
    environment = gymnasium.make(identity, players=4, opponents="novice", rounds=1, form=form)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of observations that are not scaled to -1..1
        check_env(environment.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("identity", IDS)
def test_a_seat_plays_against_bots_to_the_end(identity):
    environment = gymnasium.make(f"pyrite.lab:{identity}", players=3, opponents=("novice", "random"), rounds=1)
    observation, _ = environment.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = False
    while not ended:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, cut, info = environment.step(action)
        assert not cut
    assert reward == environment.unwrapped.match.match.scores[info["seat"]]
    assert not observation["action_mask"].any()
    with pytest.raises(ValueError, match="the game is over"):
        environment.unwrapped.step(0)


def test_a_role_can_be_asked_for():
    environment = gymnasium.make(IDS[0], players=3, opponents="random", role="saboteur", seat=1)
    for seed in range(5):
        environment.reset(seed=seed)
        assert environment.unwrapped.match.view(1).role == "saboteur"


def test_an_action_that_is_not_legal_changes_nothing_and_costs_a_point():
    environment = gymnasium.make(IDS[0], players=3, opponents="random").unwrapped
    observation, _ = environment.reset(seed=2)
    before = str(environment.match.match.state)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = environment.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, False, True)
    assert str(environment.match.match.state) == before


@pytest.mark.parametrize(
    "given", [{"role": "king"}, {"opponents": "nobody"}, {"seat": 7}, {"players": 2}, {"edition": "first"}]
)
def test_what_cannot_be_played_is_refused(given):
    with pytest.raises(ValueError, match=r"no|is"):
        gymnasium.make(IDS[0], **{"players": 4, **given})


@pytest.mark.parametrize("identity", IDS)
def test_make_vec_is_a_batch_that_resets_in_the_same_step(identity):
    many = gymnasium.make_vec(identity, num_envs=6, vectorization_mode="vector_entry_point", players=4, rounds=1)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, _ = many.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = np.zeros(6, bool)
    while not ended.any():
        assert many.observation_space.contains(observations)
        mask = observations["action_mask"]
        observations, rewards, ended, _, info = many.step([rng.choice(np.flatnonzero(row)) for row in mask])
    index = int(np.flatnonzero(ended)[0])
    assert info["_final_obs"][index]
    assert many.single_observation_space.contains(info["final_obs"][index])
    assert observations["action_mask"][index].any()
    assert (rewards[~ended] == 0).all()
    illegal = np.array([np.flatnonzero(row == 0)[0] for row in observations["action_mask"]])
    same, rewards, *_ = many.step(illegal)
    assert (rewards == -1).all()
    assert (same["observation"] == observations["observation"]).all()


def test_other_bots_need_another_way_to_vectorize():
    with pytest.raises(ValueError, match="sync"):
        gymnasium.make_vec(IDS[0], 2, vectorization_mode="vector_entry_point", opponents="novice")
    many = gymnasium.make_vec(IDS[0], 2, vectorization_mode="sync", players=3, opponents="novice")
    observations, _ = many.reset(seed=1)
    assert observations["action_mask"].any(axis=1).all()
