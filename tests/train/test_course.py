"""Training: it learns what pays, and continues exactly where it was stopped."""

from pathlib import Path

import msgspec
import numpy
import pytest

from pyrite.bots.network import Network, NetworkFile, read_networks
from pyrite.train import network
from pyrite.train.command import line
from pyrite.train.course import CHECKPOINT, CURVE, Course, WrongRun, run
from pyrite.train.experience import Decisions, credited
from pyrite.train.export import exported, part
from pyrite.train.learner import batch, lots, normalized, sent
from pyrite.train.settings import TrainingSettings, WrongSettings, read_settings

pytestmark = pytest.mark.once

TOY = TrainingSettings(
    rounds="tests.train.toy_rounds",
    seed=3,
    updates=12,
    rounds_each=64,
    hidden=8,
    second=4,
    critic=4,
    rate=0.03,
    critic_first=1,
    rows_a_batch=128,
    keep_each=2,
    check_each=6,
    checks=32,
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Course:
    course = Course(TOY, tmp_path_factory.mktemp("run"))
    run(course, map, lambda: True, lambda point: None)
    return course


def arrays(folder: Path) -> dict[str, bytes]:
    with numpy.load(folder / CHECKPOINT) as file:
        return {name: file[name].tobytes() for name in file.files if name != "about"}  # it also says how long it took


def test_a_policy_learns_what_wins(trained):
    assert trained.curve[0]["won: toy"] < 60  # of 128
    assert trained.curve[-1]["won: toy"] > 90


def test_the_slow_copy_is_checked_on_deals_of_its_own(trained):
    checked = [point["won: checked toy"] for point in trained.curve if "won: checked toy" in point]
    assert len(checked) == 2
    assert checked[0] < checked[1] <= 64


def test_a_run_that_was_stopped_continues_to_the_same_networks(trained, tmp_path):
    steps = iter([True] * 5 + [False])
    run(Course(TOY, tmp_path), map, lambda: next(steps), lambda point: None)
    again = Course(TOY, tmp_path)
    assert again.update == 5
    run(again, map, lambda: True, lambda point: None)
    assert arrays(tmp_path) == arrays(trained.folder)
    assert len((tmp_path / CURVE).read_text().splitlines()) == 12


def test_rounds_played_ahead_of_time_change_nothing(tmp_path):
    short = msgspec.structs.replace(TOY, updates=3)
    run(Course(short, tmp_path / "when needed"), map, lambda: True, lambda point: None)
    run(
        Course(short, tmp_path / "ahead"),
        lambda play, tasks: iter([*map(play, tasks)]),
        lambda: True,
        lambda point: None,
    )
    assert arrays(tmp_path / "when needed") == arrays(tmp_path / "ahead")


def test_a_folder_of_another_run_is_refused(trained):
    with pytest.raises(WrongRun, match="other settings"):
        Course(TrainingSettings(rounds=TOY.rounds, seed=4, updates=1), trained.folder)


def test_a_run_continues_with_other_settings_if_it_may(trained, tmp_path):
    steps = iter([True] * 2 + [False])
    run(Course(TOY, tmp_path), map, lambda: next(steps), lambda point: None)
    changed = msgspec.structs.replace(TOY, updates=3, rate=0.01, rounds_each=8)
    run(Course(changed, tmp_path, may_change=True), map, lambda: True, lambda point: None)
    file = msgspec.json.decode(exported(tmp_path / CHECKPOINT), type=NetworkFile)
    assert [(until, settings["rate"]) for until, settings in file.earlier] == [(2, 0.03)]
    assert file.settings["rate"] == 0.01
    assert file.rounds == 2 * 64 + 8


def test_a_bot_scores_actions_as_the_training_does(trained):
    data = exported(trained.folder / CHECKPOINT)
    networks = read_networks(data)
    rng = numpy.random.default_rng(1)
    for role in ("left", "right"):
        rows = rng.standard_normal((5, 3)).astype(numpy.float32)
        context = rng.standard_normal(2).astype(numpy.float32)
        expected = network.scores(trained.slow[role], rows, context)
        found = networks[role].scores(rows.tolist(), context.tolist())
        assert numpy.abs(numpy.array(found) - expected).max() < 1e-4


def test_a_file_of_another_format_is_refused(trained):
    data = exported(trained.folder / CHECKPOINT).replace(b"pyrite network 1", b"pyrite network 2")
    with pytest.raises(ValueError, match="'pyrite network 1' is read"):
        read_networks(data)


def test_the_learner_scores_as_the_players_do(trained):
    from pyrite.train.learner import _scores

    rng = numpy.random.default_rng(2)
    counts = numpy.array([3, 1, 4], numpy.int32)
    found = Decisions(
        rng.standard_normal((8, 3)).astype(numpy.float16),
        counts,
        rng.standard_normal((3, 2)).astype(numpy.float32),
        numpy.zeros(3, numpy.int32),
        numpy.zeros(3, numpy.float32),
        numpy.zeros(3, numpy.float32),
        numpy.full(3, 5, numpy.int32),
    )
    (lot,) = lots(found, 16, numpy.random.default_rng(1))
    filled = batch(sent(found), lot)
    together = numpy.asarray(_scores(trained.policies["left"], filled))
    for decision, chosen in enumerate(lot.chosen[:3]):
        first = counts[:chosen].sum()
        rows = found.rows[first : first + counts[chosen]].astype(numpy.float32)
        alone = network.scores(trained.policies["left"], rows, found.contexts[chosen])
        assert numpy.abs(together[lot.owner == decision] - alone).max() < 1e-4


def test_gains_are_compared_at_tables_of_the_same_size():
    none, whole = numpy.zeros(0, numpy.float32), numpy.zeros(0, numpy.int32)
    gains, players = numpy.array([1, 3, 10, 30], numpy.float32), numpy.array([3, 3, 7, 7], numpy.int32)
    found = Decisions(numpy.zeros(0, numpy.float16), whole, none, whole, none, gains, players)
    assert numpy.allclose(normalized(found).gains, [-1, 1, -1, 1], atol=1e-3)


def test_later_rises_count_less():
    assert credited(numpy.array([0.0, 0.0, 1.0], numpy.float32), 0.5).tolist() == [0.25, 0.5, 1.0]


def test_settings_name_what_is_wrong_with_them(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('rounds = "x"\nseed = 1\nupdates = "many"\n')
    with pytest.raises(WrongSettings, match="updates"):
        read_settings(file)


def test_a_point_of_the_curve_is_described_in_a_line():
    assert line({"update": 3, "rounds: a against b": 4, "won: a against b": 1}) == "update 3, a against b 1/4"


def test_a_network_of_zeros_scores_by_the_row_alone():
    sizes = {"rows": (2, 3), "context": (1, 3), "bias": (3,), "second": (3, 2), "pooled": (3, 2), "second_bias": (2,)}
    parts = {name: part(numpy.zeros(shape, numpy.float32)) for name, shape in sizes.items()}
    parts |= {"out": part(numpy.zeros(2, numpy.float32)), "linear": part(numpy.array([1, -2], numpy.float32))}
    assert Network(parts).scores([[1, 0], [0, 1], [3, 3]], [7]) == [1, -2, -3]
    assert set(NetworkFile.__struct_fields__) >= {"settings", "curve", "networks"}
