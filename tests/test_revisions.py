"""Revisions of the rules: games are played by the newest, and replayed by the one they were played by."""

import msgspec
import pytest

import pyrite
from pyrite import fairness
from pyrite.cli import main
from pyrite.game import game
from pyrite.games.lost_mines.rules.options import REVISION, Options
from pyrite.games.lost_mines.rules.state import State
from pyrite.hindsight import read_again
from pyrite.record import RecordError
from tests.games.random_games import choose, random_match
from tests.golden.write import FOLDER
from tests.test_fairness import fair_match

OLD = (FOLDER / "lost-mines-players-3-rounds-1-until_alone-True.pyrite").read_text(encoding="utf-8")
NEW = (FOLDER / "lost-mines-players-4-rounds-1-revision-2.pyrite").read_text(encoding="utf-8")
WALK_AFTER_THE_LAST_CARD = "2 discard:storm\n2 walk@1,4\nscores 0 1 0\n"


def ran_dry(seed, **options):
    """A game whose round ended because all cards were gone."""
    while True:
        match = random_match({"players": 3, "rounds": 1, **options}, seed, eager=0.5, game="lost-mines")
        if any(event.kind == "round_ended" and event.ending == "cards" for event in match.events(None)):
            return match
        seed += 1


def test_an_old_record_in_which_the_very_last_card_was_followed_by_a_walk_replays_unchanged():
    assert OLD.endswith(WALK_AFTER_THE_LAST_CARD)
    match = pyrite.load(OLD)
    assert (match.options.rule_revision, match.state.is_over) == (1, True)
    assert match.record() == OLD


def test_a_new_game_ends_with_its_very_last_card():
    match = ran_dry(1)
    assert match.options.rule_revision == REVISION == 2
    assert match.record().splitlines()[1].startswith("lost-mines players=3 revision=2 ")
    last = match.steps[-1]
    assert last.verb.value not in ("walk", "stay")
    assert pyrite.load(match.record()).record() == match.record()


def test_a_game_of_the_older_revision_can_still_be_played():
    match = ran_dry(1, revision=1)
    assert "revision" not in match.record()
    assert match.steps[-1].verb.value in ("walk", "stay", "take", "turn")
    assert pyrite.load(match.record()).record() == match.record()


def test_under_another_revision_an_old_record_is_refused_where_the_rules_differ():
    with pytest.raises(RecordError, match="the game is over") as error:
        pyrite.load(OLD.replace("players=3 ", "players=3 revision=2 "))
    assert error.value.line == len(OLD.splitlines()) - 1


def test_the_first_revision_may_be_named_and_is_written_without_a_mark():
    assert pyrite.load(OLD.replace("players=3 ", "players=3 revision=1 ")).record() == OLD


@pytest.mark.parametrize("revision", ["0", "3", "x", "2 revision=2"])
def test_a_revision_that_nobody_knows_is_refused(revision):
    with pytest.raises(RecordError, match="line 2: revision "):
        pyrite.load(OLD.replace("players=3 ", f"players=3 revision={revision} "))


def test_saboteur_has_one_revision():
    plain = game("saboteur").options_from({"players": 3})
    assert (plain.rule_revision, game("saboteur").at_revision(plain, 1)) == (1, plain)
    with pytest.raises(ValueError, match="unknown revision 2"):
        game("saboteur").at_revision(plain, 2)
    with pytest.raises(RecordError, match="saboteur has no option 'revision'"):
        pyrite.load("pyrite 1\nsaboteur players=3 revision=1\ndeals\n")


def test_a_position_names_its_revision_and_one_typed_by_hand_has_the_newest():
    old = pyrite.load(OLD).state
    assert " revision=1 " in str(old)
    assert State.parse(str(old)).revision == 1
    assert str(State.parse(str(old))) == str(old)
    assert State.parse("lost-mines players=3 hands=NE/NE/NW").revision == REVISION


def test_copies_views_and_samples_keep_the_revision():
    rng = pyrite.match.random_from(1)
    for revision in (1, 2):
        match = pyrite.new("lost-mines", players=4, revision=revision, seed=1)
        for _ in range(20):
            match.play(choose(match.legal(), rng, 0.5))
        view = match.view(match.turn)
        assert view.options.rule_revision == revision
        assert match.state.copy().revision == view.sample(rng).revision == revision
        assert view.sample(rng).view(view.seat) == view


def test_a_view_tells_its_revision_from_the_second_on():
    first, second = (pyrite.new("lost-mines", players=4, revision=number, seed=1).view(0) for number in (1, 2))
    assert "revision" not in msgspec.json.decode(first.to_json())["options"]
    assert msgspec.json.decode(second.to_json())["options"]["revision"] == 2


def test_options_of_the_first_revision_are_equal_however_they_are_given():
    assert Options(players=3, revision=1) == game("lost-mines").at_revision(Options(players=3), 1) != Options(players=3)


@pytest.mark.parametrize("record", [OLD, NEW], ids=["old", "new"])
def test_replay_and_hindsight_read_both(record, tmp_path, capsys):
    path = tmp_path / "game.pyrite"
    path.write_text(record, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out
    assert [one.ending for one in read_again(record).rounds] == ["cards"]


@pytest.mark.parametrize("revision", [1, 2])
def test_verify_checks_both(revision, tmp_path, capsys):
    text = fair_match("lost-mines", revision=revision).record()
    assert ("revision=2" in text) == (revision == 2)
    assert [a_round.trouble for a_round in fairness.check(text, {}).rounds] == [None, None]
    path = tmp_path / "game.pyrite"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
