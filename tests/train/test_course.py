"""Training: it learns what pays, and continues exactly where it was stopped."""

from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy
import pytest

from pyrite.bots.network import Network, NetworkFile, Networks, WeightArray
from pyrite.train import learner, network, scoring
from pyrite.train.command import line
from pyrite.train.course import CHECKPOINT, CRITICS, CURVE, Course, WrongRun, run
from pyrite.train.export import exported
from pyrite.train.scoring import CRITIC
from pyrite.train.settings import TrainingSettings, WrongSettings, read_settings
from pyrite.train.trunk import Net
from tests.train import toy_board_lessons, toy_lessons

pytestmark = pytest.mark.once

CHECKOUT = Path(__file__).parents[2]
SETTINGS = sorted((CHECKOUT / "bench/foreman").glob("*.toml"))
TOY = TrainingSettings(
    lessons="tests.train.toy_lessons",
    seed=3,
    stages=3,
    updates=4,
    steps=4,
    tables=64,
    hidden=8,
    second=4,
    critic=4,
    rate=0.03,
    critic_first=1,
    keep_each=1,
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Course:
    course = Course(TOY, tmp_path_factory.mktemp("run"))
    run(course, lambda: True, lambda point: None)
    return course


def arrays(folder: Path) -> dict[str, bytes]:
    with numpy.load(folder / CHECKPOINT) as file:
        return {name: file[name].tobytes() for name in file.files if name != "about"}  # it also says how long it took


def share(point: dict[str, float], match: str) -> float:
    return point[f"won: {match}"] / point[f"rounds: {match}"]


def test_a_policy_learns_what_wins_and_its_opponent_what_does_not(trained):
    first, *_, last = trained.curve
    # Against the blind, the first role decides in half of the rounds, at first as if it were blind itself.
    assert share(first, "own against blind") < share(last, "own against blind")
    rows = jnp.array([[[0.5, 0.0, 0.0], [0.5, 1.0, 0.0]]])
    legal = jnp.ones((1, 2), bool)
    for role, likes in (("left", True), ("right", False)):
        scores = scoring.net_scores(trained.slow[role], rows, jnp.zeros((1, 2)), legal)
        assert (scores[0, 1] > scores[0, 0]) == likes


def test_a_policy_learns_from_what_the_critic_thinks_of_all_actions_alone(tmp_path):
    course = Course(msgspec.structs.replace(TOY, all_actions=1.0), tmp_path)
    run(course, lambda: True, lambda point: None)
    first, *_, last = course.curve
    assert share(first, "own against blind") < share(last, "own against blind")


def test_a_run_that_was_stopped_continues_to_the_same_networks(trained, tmp_path):
    steps = iter([True, False])
    run(Course(TOY, tmp_path), lambda: next(steps), lambda point: None)
    again = Course(TOY, tmp_path)
    assert again.stage == 1
    run(again, lambda: True, lambda point: None)
    assert arrays(tmp_path) == arrays(trained.folder)
    assert len((tmp_path / CURVE).read_text().splitlines()) == 3


def test_a_best_response_begins_with_a_file_and_meets_only_its_frozen_opponent(trained, tmp_path):
    frozen = tmp_path / "frozen.json"
    frozen.write_bytes(exported(trained.folder / CHECKPOINT))
    settings = msgspec.structs.replace(TOY, against="past", begin_with=str(frozen), opponent=str(frozen), stages=1)
    course = Course(settings, tmp_path / "run")
    rounded = {part: numpy.asarray(array).astype(numpy.float16) for part, array in trained.slow["left"].items()}
    assert all((numpy.asarray(course.skill.policies["left"][part]) == rounded[part]).all() for part in rounded)
    run(course, lambda: True, lambda point: None)
    played = {name for name in course.curve[0] if name.startswith("rounds: ")}
    assert played == {"rounds: own against past", "rounds: past against own"}
    assert course.opponent is not None
    assert all((numpy.asarray(course.opponent["left"][part]) == rounded[part]).all() for part in rounded)
    learned = numpy.asarray(course.skill.policies["left"]["linear"])
    assert (learned != rounded["linear"]).any()


def test_a_run_that_begins_warmer_than_its_file_ranks_actions_alike_and_tries_more_of_them(trained, tmp_path):
    begun = tmp_path / "begun.json"
    begun.write_bytes(exported(trained.folder / CHECKPOINT))
    settings = msgspec.structs.replace(TOY, begin_with=str(begun))
    rows, context, legal = jnp.array([[[0.5, 0.0, 0.0], [0.5, 1.0, 0.0]]]), jnp.ones((1, 2)), jnp.ones((1, 2), bool)
    scores = {}
    for warmth in (1.0, 2.5):
        course = Course(msgspec.structs.replace(settings, warmth=warmth), tmp_path / f"{warmth}")
        scores[warmth] = numpy.asarray(scoring.net_scores(course.skill.policies["left"], rows, context, legal))
    assert numpy.abs(scores[1.0]).max() > 0.1
    assert numpy.sign(scores[1.0][0, 1] - scores[1.0][0, 0]) == numpy.sign(scores[2.5][0, 1] - scores[2.5][0, 0])
    assert numpy.ptp(scores[2.5]) < numpy.ptp(scores[1.0])


def test_a_run_can_begin_with_the_critics_of_another_one(trained, tmp_path):
    taught = tmp_path / "critics.json"
    taught.write_bytes(exported(trained.folder / CHECKPOINT, CRITICS))
    course = Course(msgspec.structs.replace(TOY, begin_critics_with=str(taught)), tmp_path / "run")
    assert set(course.skill.critic) == set(trained.skill.critic) == {"critic", "worth", "cost"}
    for name, critic in trained.skill.critic.items():
        for part, array in critic.items():
            assert (numpy.asarray(course.skill.critic[name][part]) == numpy.asarray(array).astype(numpy.float16)).all()


BOARD = msgspec.structs.replace(TOY, lessons="tests.train.toy_board_lessons", channels=4, blocks=1)


@pytest.fixture(scope="module")
def board_run(tmp_path_factory: pytest.TempPathFactory) -> Course:
    course = Course(BOARD, tmp_path_factory.mktemp("board"))
    run(course, lambda: True, lambda point: None)
    return course


def test_a_trunk_shows_a_policy_what_is_on_the_board_alone(board_run):
    first, *_, last = board_run.curve
    assert share(first, "own against blind") + 0.1 < share(last, "own against blind")


def test_a_run_with_a_trunk_that_was_stopped_continues_to_the_same_networks(board_run, tmp_path):
    steps = iter([True, False])
    run(Course(BOARD, tmp_path), lambda: next(steps), lambda point: None)
    run(Course(BOARD, tmp_path), lambda: True, lambda point: None)
    assert arrays(tmp_path) == arrays(board_run.folder)


def test_a_new_trunk_changes_nothing_at_first(trained, tmp_path):
    begun, taught = tmp_path / "begun.json", tmp_path / "taught.json"
    begun.write_bytes(exported(trained.folder / CHECKPOINT))
    taught.write_bytes(exported(trained.folder / CHECKPOINT, CRITICS))
    settings = msgspec.structs.replace(BOARD, begin_with=str(begun), begin_critics_with=str(taught))
    with_trunk, plain = (
        Course(settings, tmp_path / "1"),
        Course(msgspec.structs.replace(settings, channels=0), tmp_path / "2"),
    )
    seen = scoring.look(toy_board_lessons.make_tables(16, 1, "first", toy_board_lessons.MATCHES))

    @jax.jit
    def found(skill: learner.Skill) -> tuple[jax.Array, ...]:
        rows, legal = scoring.rows_of(seen, toy_board_lessons)
        scores = scoring.scores(skill.policies, seen, rows, legal, toy_board_lessons)
        return scores, *learner._all_actions(skill.critic, toy_board_lessons, seen)

    for one, other in zip(found(with_trunk.skill), found(plain.skill), strict=True):
        assert numpy.allclose(one, other, rtol=0, atol=1e-6)


def test_a_trunk_needs_a_board(tmp_path):
    with pytest.raises(ValueError, match="no picture"):
        Course(msgspec.structs.replace(TOY, channels=4), tmp_path)


def test_a_folder_of_another_run_is_refused(trained):
    with pytest.raises(WrongRun, match="other settings"):
        Course(TrainingSettings(lessons=TOY.lessons, seed=4, stages=1), trained.folder)


def test_a_run_continues_with_other_settings_if_it_may(tmp_path):
    short = msgspec.structs.replace(TOY, updates=1)
    steps = iter([True, False])
    run(Course(short, tmp_path), lambda: next(steps), lambda point: None)
    changed = msgspec.structs.replace(short, stages=2, rate=0.01)
    run(Course(changed, tmp_path, may_change=True), lambda: True, lambda point: None)
    file = msgspec.json.decode(exported(tmp_path / CHECKPOINT), type=NetworkFile)
    assert [(until, settings["rate"]) for until, settings in file.earlier] == [(1, 0.03)]
    assert file.settings["rate"] == 0.01
    assert file.rounds == 2 * 2 * 4 * 64


def test_a_bot_scores_actions_as_the_training_does(trained):
    networks = Networks(exported(trained.folder / CHECKPOINT)).roles
    rng = numpy.random.default_rng(1)
    for role in ("left", "right"):
        rows = rng.standard_normal((5, 3)).astype(numpy.float32)
        context = rng.standard_normal(2).astype(numpy.float32)
        rounded = {
            name: numpy.asarray(part).astype(numpy.float16).astype(numpy.float32)
            for name, part in trained.slow[role].items()
        }
        expected = network.scores(rounded, rows, context)
        found = networks[role].scores(rows.tolist(), context.tolist())
        assert numpy.abs(numpy.array(found) - expected).max() < 1e-4
        together = scoring.net_scores(rounded, rows[None], context[None], jnp.ones((1, 5), bool))
        assert numpy.abs(numpy.asarray(together)[0] - expected).max() < 1e-4


def test_a_network_whose_arrays_do_not_fit_is_refused(trained):
    file = msgspec.json.decode(exported(trained.folder / CHECKPOINT), type=NetworkFile)
    parts = file.networks["left"]
    with pytest.raises(ValueError, match="do not fit together"):
        Network({**parts, "out": WeightArray((3,), parts["out"].data)})
    with pytest.raises(ValueError, match="not an array"):
        Network({**parts, "out": WeightArray(parts["out"].shape, parts["linear"].data)})
    with pytest.raises(ValueError, match="another size"):
        Network(parts).scores([[0.0] * 4], [0.0, 0.0])


def test_a_file_of_another_format_is_refused(trained):
    data = exported(trained.folder / CHECKPOINT).replace(b"pyrite network 2", b"pyrite network 1")
    with pytest.raises(ValueError, match="'pyrite network 2' is read"):
        Networks(data)


def last_of(seen: scoring.SeenStep) -> scoring.SeenStep:
    """What is seen after the last step: the first seat decides."""
    return scoring.SeenStep(*(array[0] * 0 if array.ndim > 1 else array for array in seen))


def new_critic(results: int) -> Net:
    weights = network.new_critic(numpy.random.default_rng(1), 2, 4, results)
    return {name: jnp.asarray(array) for name, array in weights.items()}


def test_later_rises_count_less_and_suspicion_costs_those_who_hide():
    """Two tables, three steps, a critic that always says one half; a saboteur decides at the second table."""
    critic = new_critic(results=1)
    steps = 3
    line_of = jnp.ones((steps, 2), jnp.int32)
    seen = scoring.SeenStep(
        rows=jnp.zeros(0),
        secrets=jnp.zeros(0),
        places=jnp.zeros(0),
        boards=jnp.zeros((3, 1, 0)),
        deeds=jnp.zeros(0),
        contexts=jnp.zeros(0),
        critics=jnp.zeros((steps, 2, 2)),
        counts=2 * line_of,
        firsts=line_of,
        who=0 * line_of,
        role=jnp.array([[0, 1]] * steps),
        players=3 * line_of,
        stealths=jnp.ones((steps, 2)),
        whose=0 * line_of,
    )
    taken = learner.TakenActions(0 * line_of, jnp.zeros((steps, 2)))
    ended = jnp.array([[0, 0], [0, 0], [1, 1]])
    costs = jnp.array([[0.0, 0.5], [0.0, 0.0], [0.0, 0.0]])
    result = learner.StepResult(ended, ended, costs)
    gains, ahead, weights = learner.credit(
        toy_lessons, {CRITIC: critic}, seen, taken, result, last_of(seen), trace=0.5, price=0.4
    )
    assert numpy.allclose(ahead[:, 0, 0], [0.5 + 0.5 * 0.95**2, 0.5 + 0.5 * 0.95, 1.0])
    assert (weights == 1).all()
    miner, saboteur = numpy.asarray(gains).T
    assert miner[0] < miner[1] < miner[2]  # 0.125, 0.25, 0.5, normalized
    assert saboteur.argmax() == 1  # -0.125 - 0.2, -0.25, -0.5: hiding would have been better at first
    assert numpy.allclose([miner.mean(), miner.std()], [0, 1], atol=1e-2)


def test_with_a_result_for_each_seat_everyone_learns_for_their_own():
    """Three seats act in turn; the critic says one half, and the second seat wins all."""
    line_of = jnp.ones((3, 1), jnp.int32)
    seen = scoring.SeenStep(
        rows=jnp.zeros(0),
        secrets=jnp.zeros(0),
        places=jnp.zeros(0),
        boards=jnp.zeros((3, 1, 0)),
        deeds=jnp.zeros(0),
        contexts=jnp.zeros(0),
        critics=jnp.zeros((3, 1, 2)),
        counts=2 * line_of,
        firsts=line_of,
        who=0 * line_of,
        role=0 * line_of,
        players=3 * line_of,
        stealths=jnp.zeros((3, 1)),
        whose=jnp.array([[0], [1], [2]]),
    )
    taken = learner.TakenActions(0 * line_of, jnp.zeros((3, 1)))
    won = jnp.array([[[0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0]], [[0.0, 1.0, 0.0]]])
    result = learner.StepResult(jnp.array([[0], [0], [1]]), won, jnp.zeros((3, 1)))
    gains, ahead, _ = learner.credit(
        toy_lessons, {CRITIC: new_critic(results=3)}, seen, taken, result, last_of(seen), trace=1.0, price=0.0
    )
    assert numpy.asarray(gains)[:, 0].argmax() == 1
    near = 0.5 * 0.95
    assert numpy.allclose(ahead[1, 0], [0.5 + near, 0.5 - near, 0.5 - near])  # the seat to act comes first
    assert numpy.allclose(ahead[2, 0], [0.0, 0.0, 1.0])


def test_settings_are_checked(tmp_path):
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('lessons = "x"\nseed = 1\nstages = 1\ncolour = "red"\n')
    with pytest.raises(WrongSettings, match="colour"):
        read_settings(wrong)


def test_a_point_of_the_curve_is_shown_as_rates():
    point: dict[str, float] = {
        "stage": 2,
        "rounds: own against own": 4,
        "won: own against own": 3,
        "read at stealth 1.00": 0,
    }
    assert line(point) == "stage 2, own against own 0.750 of 4"


@pytest.mark.parametrize("path", SETTINGS, ids=lambda path: path.stem)
def test_the_settings_of_our_runs_can_be_read_and_the_files_they_name_are_there(path):
    settings = read_settings(path)
    assert settings.lessons.startswith("pyrite.games.")
    for named in (settings.begin_with, settings.begin_critics_with, settings.opponent):
        assert not named or (CHECKOUT / named).exists(), named
