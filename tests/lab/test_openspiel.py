"""The games in OpenSpiel, judged by OpenSpiel's own tests."""

import gzip
import random
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import pyrite.lab.openspiel  # noqa: F401 (registers the games)
from examples import ismcts

GOLDEN = Path(__file__).parent.parent / "golden"
SMALL = ["pyrite_saboteur(players=3,rounds=1)", "pyrite_lost_mines(players=3,rounds=1)"]


def played_to_a_decision(text: str, decisions: int, seed: int) -> pyspiel.State:
    rng = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node() or decisions:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "text",
    [
        *SMALL,
        "pyrite_saboteur(players=5,edition=classic,bonus_nuggets=true,rounds=2)",
        pytest.param("pyrite_lost_mines(players=6)", marks=pytest.mark.long),  # a smaller one is among the others
    ],
)
def test_openspiel_simulates_the_game(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_parameters_are_the_options_of_the_game():
    game = pyspiel.load_game("pyrite_saboteur(players=7,maps=2)")
    assert (game.num_players(), game.options.maps, game.options.edition) == (7, 2, "revised")
    with pytest.raises(ValueError, match="players must be a whole number from 3 to"):
        pyspiel.load_game("pyrite_saboteur(players=11)")


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_a_stored_playthrough_replays(game, tmp_path):
    flags.FLAGS.mark_as_parsed()  # as `absl.app.run` would
    file = tmp_path / "playthrough.txt"
    file.write_bytes(gzip.decompress((GOLDEN / f"lab-{game}.playthrough.gz").read_bytes()))
    stored, again = generate_playthrough.replay(str(file))
    assert stored == again


@pytest.mark.parametrize("text", SMALL)
def test_chance_draws_one_thing_at_a_time_with_probabilities_that_add_up(text):
    state = pyspiel.load_game(text).new_initial_state()
    draws = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len(outcomes) <= state.get_game().max_chance_outcomes()
        state.apply_action(outcomes[0][0])
        draws += 1
    assert draws > 18  # at least a card of each hand


@pytest.mark.parametrize("text", SMALL)
@pytest.mark.parametrize("decisions", [0, 7, 25])
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(text, decisions):
    state = played_to_a_decision(text, decisions, seed=decisions + 3)
    player = state.current_player()
    rng = random.Random(1)
    others = set()
    for _ in range(8):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
        other.apply_action(other.legal_actions()[0])
    assert len(others) > 1


def test_an_information_state_forgets_nothing_and_tells_no_secret():
    state = played_to_a_decision(SMALL[0], 10, seed=3)
    text = state.information_state_string(0)
    assert text.count('"kind":"your_card"') >= 6
    assert '"audience":1' not in text
    assert '"audience":2' not in text


@pytest.mark.parametrize("text", SMALL)
def test_openspiels_search_plays_a_round(text):
    assert len(ismcts.play(text, simulations=2, seed=1)) == 3
