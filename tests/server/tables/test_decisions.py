"""What each command leads to at a table, or why it is declined: the deciding alone, without a server."""

from types import SimpleNamespace
from typing import Any

import pytest

from pyrite import fairness
from pyrite.core.require import require
from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnyCommand,
    BotSeated,
    BotTookOver,
    Change,
    ChangeSettings,
    Close,
    Closed,
    Code,
    Contribute,
    Enter,
    GiveHost,
    HostIs,
    OfferSeat,
    Pause,
    Paused,
    Play,
    Readied,
    Ready,
    Remove,
    Removed,
    Rename,
    Renamed,
    Resume,
    Resumed,
    Returned,
    Reveal,
    Sat,
    SeatBot,
    Sit,
    Stand,
    Start,
    Stood,
    TakeBack,
    TakeOver,
    VoteRemove,
    Why,
)
from pyrite.server.tables import entries, seats
from pyrite.server.tables.play import Chance
from pyrite.server.tables.seats import BOT_NAMES, options_given
from pyrite.server.tables.table_view import table_seen
from pyrite.texts import ENGLISH, languages
from tests import ROOT
from tests.server.pure_table import ANN, BEN, CLEO, DORA, OPENED, SECRET, PureTable, playing

pytestmark = pytest.mark.once

# Seats before the game


def test_the_first_free_seat_is_taken_unless_one_is_named() -> None:
    made = PureTable()
    assert made.do(BEN, Sit, name="Ben", target=2) == [Sat(2, "Ben")]
    assert made.refusal(CLEO, Sit, name="Cleo", target=2) is Code.SEAT_TAKEN
    assert made.refusal(CLEO, Sit, name="Cleo", target=3) is Code.NO_SUCH_SEAT
    assert made.refusal(CLEO, Sit, name="ANN") is Code.BAD_NAME
    decided = made.decide(CLEO, Sit, name="Cleo", portrait=4)
    assert (decided.seat, decided.entries, decided.over) == (1, [(CLEO, Sat(1, "Cleo", 4))], False)
    made.do(CLEO, Sit, name="Cleo")
    assert made.refusal(DORA, Sit, name="Dora") is Code.TABLE_FULL


def test_who_holds_several_seats_says_which_one_acts() -> None:
    made = PureTable()
    made.do(ANN, Sit, name="Anna")
    assert made.refusal(ANN, Ready) is Code.WHICH_SEAT
    assert made.refusal(ANN, Ready, seat=2) is Code.NOT_YOUR_SEAT
    assert made.refusal(BEN, Ready) is Code.NOT_YOUR_SEAT
    assert made.do(ANN, Ready, seat=1) == [Readied(1, ready=True)]
    assert made.do(ANN, Rename, seat=0, name="Zoe", portrait=3) == [Renamed(0, "Zoe", 3)]
    assert made.refusal(ANN, Rename, seat=1, name="zoe") is Code.BAD_NAME
    made.do(ANN, Rename, seat=0, name="zoe")  # one's own name is no other's


def test_a_seat_that_is_left_is_free_and_the_host_is_who_comes_next() -> None:
    made = PureTable()
    made.do(BEN, Sit, name="Ben", target=2)
    made.do(ANN, Sit, name="Anna")
    assert made.do(ANN, Stand, seat=0) == [Stood(0, None)]
    assert made.table.host == ANN  # she has another seat
    assert made.do(ANN, Stand) == [Stood(1, None), HostIs(2)]
    assert made.do(BEN, Stand) == [Stood(2, None)]
    assert made.table.host == BEN  # nobody is there to have it


def test_bots_sit_in_free_seats_or_take_the_place_of_bots() -> None:
    made = PureTable()
    made.do(BEN, Sit, name="Ben")
    assert made.refusal(BEN, SeatBot, level="novice") is Code.NOT_HOST
    assert made.refusal(ANN, SeatBot, level="nobody") is Code.NO_SUCH_BOT
    assert made.refusal(ANN, SeatBot, level="novice:nobody") is Code.NO_SUCH_BOT
    assert made.refusal(ANN, SeatBot, level="novice", target=1) is Code.SEAT_TAKEN
    assert made.refusal(ANN, SeatBot, level="novice", name="ben") is Code.BAD_NAME
    assert made.do(ANN, SeatBot, level="novice") == [BotSeated(2, "novice", BOT_NAMES[0])]
    assert made.do(ANN, SeatBot, level="digger", target=2) == [BotSeated(2, "digger", BOT_NAMES[0])]
    assert made.do(ANN, SeatBot, level="digger", target=2, name="Rob") == [BotSeated(2, "digger", "Rob")]
    assert made.refusal(ANN, SeatBot, level="digger") is Code.TABLE_FULL


def test_the_host_hands_the_role_to_a_person_only() -> None:
    made = PureTable()
    made.do(BEN, Sit, name="Ben")
    assert made.refusal(BEN, GiveHost, target=1) is Code.NOT_HOST
    assert made.refusal(ANN, GiveHost, target=2) is Code.NOT_A_PERSON
    assert made.do(ANN, GiveHost, target=1) == [HostIs(1)]
    assert made.table.host == BEN


def test_a_host_empties_a_seat_and_a_ban_empties_all_of_a_person() -> None:
    made = PureTable(players=4)
    made.do(BEN, Sit, name="Ben")
    made.do(BEN, Sit, name="Bob")
    assert made.refusal(BEN, Remove, target=0) is Code.NOT_HOST
    assert made.refusal(ANN, Remove, target=3) is Code.NO_SUCH_SEAT
    assert made.refusal(ANN, Remove, target=0, ban=True) is Code.NOT_A_PERSON
    assert made.refusal(ANN, Remove, target=3, ban=True) is Code.NOT_A_PERSON
    assert made.decide(ANN, Remove, target=1).entries == [(BEN, Removed(1, None))]
    banned = [Removed(1, None, banned=True), Removed(2, None, banned=True)]
    assert made.do(ANN, Remove, target=1, ban=True) == banned
    assert made.refusal(BEN, Sit, name="Ben") is Code.WAS_REMOVED


# What is played


def setup_of(made: PureTable, **change: Any) -> entries.Setup:
    (entry,) = made.do(ANN, ChangeSettings, change=Change(**change))
    assert isinstance(entry, entries.Setup)
    return entry


def test_what_a_change_leaves_out_stays() -> None:
    made = PureTable(open=True)
    changed = setup_of(made, title=" Monday ", away_bot="novice")
    assert (changed.game, changed.options, changed.title) == ("saboteur", {"players": 3, "rounds": 1}, "Monday")
    assert (changed.settings.open, changed.settings.away_bot) == (True, "novice")
    assert setup_of(made, options={"maps": 2}).options == {"players": 3, "maps": 2}
    assert setup_of(made, game="lost-mines").options["players"] == 3
    assert made.table.title == "Monday"


def test_a_change_is_declined_if_it_cannot_be_played() -> None:
    made = PureTable(players=4)
    made.write(BEN, Sat(3, "Ben"))
    assert made.refusal(BEN, ChangeSettings, change=Change(title="mine")) is Code.NOT_HOST
    assert made.refusal(ANN, ChangeSettings, change=Change(options={"players": 3})) is Code.SEAT_TAKEN
    assert made.refusal(ANN, ChangeSettings, change=Change(options={"players": 99})) is Code.BAD_OPTIONS
    assert made.refusal(ANN, ChangeSettings, change=Change(options={"revision": 1})) is Code.BAD_OPTIONS
    assert made.refusal(ANN, ChangeSettings, change=Change(away_bot="nobody")) is Code.NO_SUCH_BOT
    assert setup_of(made, options={"players": 5}).options["players"] == 5


def test_what_is_wrong_with_options_is_said_in_every_language() -> None:
    with pytest.raises(Declined) as declined:
        options_given("saboteur", {"players": 99})
    why = declined.value.why
    assert "not 99" in why.text
    assert why.texts["pl"].startswith("players: 99; dozwolona jest")
    assert sorted(why.texts) == sorted(set(languages()) - {ENGLISH})


def test_a_box_is_given_as_the_text_of_its_file() -> None:
    made = PureTable()
    text = (ROOT / "src/pyrite/games/lost_mines/rules/box.toml").read_text(encoding="utf-8")
    assert "\n" not in str(setup_of(made, game="lost-mines", options={"box": text}).options["box"])
    assert made.refusal(ANN, ChangeSettings, change=Change(options={"box": "no\nbox"})) is Code.BAD_OPTIONS


def test_a_larger_table_becomes_as_small_as_the_other_game_needs() -> None:
    made = PureTable(players=10)
    assert setup_of(made, game="lost-mines").options["players"] == 9


def test_in_a_game_only_who_may_join_and_the_pace_are_changed() -> None:
    made = playing(BEN)
    assert made.refusal(ANN, ChangeSettings, change=Change(title="late")) is Code.HAS_BEGUN
    assert setup_of(made, pace=0, latecomers=True).settings.latecomers
    assert made.table.settings.pace == 0


def test_a_password_is_set_kept_and_taken_away() -> None:
    made = PureTable()
    decided = seats.change(made.table, ANN, ChangeSettings(id="1", change=Change(password="gold")), "hashed")
    made.write(*decided.entries[0])
    assert made.table.password == "hashed"
    assert setup_of(made, title="Monday").password == "hashed"
    assert made.refusal(BEN, Sit, name="Ben") is Code.NEEDS_PASSWORD
    assert made.refusal(BEN, Enter, password="silver") is Code.WRONG_PASSWORD
    assert made.do(ANN, Enter, password="") == []
    assert made.do(BEN, Enter, password="gold", knows_password=True) == [entries.Entered()]
    assert made.do(BEN, Enter, password="gold", knows_password=True) == []
    made.do(BEN, Sit, name="Ben")
    assert setup_of(made, password=None).password is None
    assert made.do(CLEO, Enter, password="") == []


# The game


def test_a_game_begins_with_all_seats_taken_or_filled() -> None:
    made = PureTable(players=4)
    made.do(BEN, Sit, name=BOT_NAMES[1])
    assert made.refusal(BEN, Start, fill="novice") is Code.NOT_HOST
    assert made.refusal(ANN, Start) is Code.SEATS_EMPTY
    assert made.refusal(ANN, Start, fill="nobody") is Code.NO_SUCH_BOT
    *bots, sealed, begun = made.do(ANN, Start, fill="novice")
    assert bots == [BotSeated(2, "novice", BOT_NAMES[0]), BotSeated(3, "novice", BOT_NAMES[2])]
    assert isinstance(sealed, entries.Sealed)
    assert isinstance(begun, entries.Begun)
    assert made.table.drawn == len(begun.draws) > 0
    for command, fields in ((Start, {}), (Sit, {"name": "Cleo"}), (Ready, {}), (SeatBot, {"level": "novice"})):
        assert made.refusal(ANN, command, **fields) is Code.HAS_BEGUN


NOT_BEFORE: list[tuple[type[AnyCommand], dict[str, Any]]] = [
    (Play, {"action": "stay"}),
    (Why, {"action": "stay"}),
    (Pause, {}),
    (Resume, {}),
    (Close, {}),
    (VoteRemove, {"target": 1}),
    (OfferSeat, {"target": 1}),
    (TakeOver, {"target": 1, "name": "Eve"}),
    (TakeBack, {}),
]


@pytest.mark.parametrize(("command", "fields"), NOT_BEFORE, ids=[command.__name__ for command, _ in NOT_BEFORE])
def test_what_belongs_to_a_game_is_declined_before_and_after_it(
    command: type[AnyCommand], fields: dict[str, Any]
) -> None:
    assert PureTable().refusal(ANN, command, **fields) is Code.NOT_BEGUN
    over = playing(BEN)
    over.write(None, OPENED)
    assert over.refusal(ANN, command, **fields) is Code.IS_FINISHED


def test_only_the_seat_to_act_plays_and_only_on_what_it_has_seen() -> None:
    made = playing(BEN, CLEO)
    who = [ANN, BEN, CLEO]
    seat, action = made.turn, made.passing
    other = who[(seat + 1) % 3]
    assert made.refusal(other, Play, action=action) is Code.NOT_YOUR_TURN
    assert made.refusal(other, Why, action=action) is Code.NOT_YOUR_TURN
    assert made.refusal(who[seat], Play, action="gibberish") is Code.NO_SUCH_ACTION
    assert made.refusal(who[seat], Play, action="NS@40,40") is Code.ILLEGAL
    assert made.refusal(who[seat], Why, action="NS@40,40") is Code.ILLEGAL
    for expect in (made.table.last_step - 1, made.table.seq + 1):
        assert made.refusal(who[seat], Play, action=action, expect=expect) is Code.STALE
    assert made.do(who[seat], Why, action=action) == []
    made.write(ANN, entries.Spoke(seat=0, name="Ann", text="hm"))
    (step,) = made.do(who[seat], Play, action=action, expect=made.table.last_step)
    assert isinstance(step, entries.Step)
    assert (step.seat, step.action, len(step.draws), step.commitment) == (seat, action, 1, None)
    assert made.turn == (seat + 1) % 3


def test_the_last_step_of_a_game_ends_it() -> None:
    made = playing(BEN, CLEO)
    who = [ANN, BEN, CLEO]
    overs = []
    while made.table.turn is not None and require(made.table.match).turn is not None:
        decided = made.decide(who[made.turn], Play, action=made.passing)
        overs.append(decided.over)
        for about, entry in decided.entries:
            made.write(about, entry)
    assert overs == [False] * (len(overs) - 1) + [True]


def test_a_new_round_has_a_commitment_of_its_own() -> None:
    made = PureTable(rounds=2)
    for seat, who in enumerate((BEN, CLEO), 1):
        made.write(who, Sat(seat, who.title()))
    made.do(ANN, Start)
    while require(made.table.match).state.round == 1:
        (step,) = made.do([ANN, BEN, CLEO][made.turn], Play, action=made.passing)
    assert isinstance(step, entries.Step)  # the pile is empty, so all its draws are of the new round
    first, second = made.table.commitments
    assert first != second
    assert made.table.draws_of(2) == made.table.drawn == len(step.draws)
    assert made.table.draws_of(3) == 0


def test_draws_are_counted_from_the_first_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    class EndsItsRound:
        """A state whose round ends while chance draws, as when the last nugget to share is drawn."""

        round, left = 1, 4

        def tickets(self) -> int:
            return self.left

        def draw(self, draw: Any) -> None:
            self.left -= 1
            self.round = 1 if self.left > 2 else 2

    asked: list[tuple[int, int]] = []

    def drawn(state: Any, secret: bytes, number: int) -> Any:
        asked.append((state.round, number))
        return SimpleNamespace(text=f"draw {number}")

    monkeypatch.setattr(fairness, "drawn", drawn)
    state: Any = EndsItsRound()
    chance = Chance({}, lambda: SECRET)
    assert chance.draw(state, lambda number: 7) == ("draw 7", "draw 8", "draw 0", "draw 1")
    assert asked == [(1, 7), (1, 8), (2, 0), (2, 1)]


@pytest.mark.parametrize("last", [ANN, BEN])
def test_who_holds_the_seat_to_act_and_others_need_not_say_which(last: str) -> None:
    made = playing(ANN, last)
    while made.turn not in (0, 1):
        made.do(last, Play, seat=made.turn, action=made.passing)
    seat = made.turn
    assert made.refusal(ANN, Play, seat=1 - seat, action=made.passing) is Code.NOT_YOUR_TURN
    (step,) = made.do(ANN, Play, action=made.passing)
    assert isinstance(step, entries.Step)
    assert step.seat == seat


def test_a_person_takes_the_seat_back_by_playing_or_by_asking() -> None:
    made = playing(ANN, ANN)
    assert made.refusal(ANN, TakeBack, seat=0) is Code.NOT_A_BOT
    made.write(ANN, BotTookOver(made.turn, "novice", "left"))
    returned, step = made.do(ANN, Play, action=made.passing)
    assert returned == Returned(step.seat) if isinstance(step, entries.Step) else False
    made.write(ANN, BotTookOver(1, "novice", "left"))
    assert made.do(ANN, TakeBack, seat=1) == [Returned(1)]
    assert made.table.seats[1].bot is None


def test_a_game_is_paused_resumed_and_closed_by_its_host() -> None:
    made = playing(BEN)
    for command in (Pause, Resume, Close):
        assert made.refusal(BEN, command) is Code.NOT_HOST
    assert made.refusal(ANN, Resume) is Code.NOT_PAUSED
    assert made.do(ANN, Pause) == [Paused()]
    assert made.refusal(ANN, Pause) is Code.IS_PAUSED
    assert made.table.seats[made.turn].who in (ANN, BEN, None)
    made.table.seats[made.turn].who = ANN
    assert made.refusal(ANN, Play, seat=made.turn, action=made.passing) is Code.IS_PAUSED
    assert made.do(ANN, Resume) == [Resumed()]
    assert made.decide(ANN, Close).over
    assert made.do(ANN, Close) == [Closed()]


def test_a_table_that_cannot_be_replayed_takes_no_command() -> None:
    made = playing(BEN)
    made.table.freeze("an entry is missing")
    assert made.refusal(ANN, Close) is Code.IS_FROZEN
    assert (made.table.turn, made.table.changed) == (None, made.table.seq)


# Randomness of the players


def test_the_deal_waits_for_everybody_who_promised_randomness() -> None:
    made = PureTable(players=3)
    made.do(BEN, Sit, name="Ben")
    promised = {ANN: "aa" * 32, BEN: "bb" * 32}
    for who, random_bytes in promised.items():
        commitment = fairness.entropy_commitment(random_bytes)
        assert len(made.do(who, Contribute, commitment=commitment)) == 1
        assert made.do(who, Contribute, commitment=commitment) == []
    assert made.refusal(ANN, Reveal, reveal=promised[ANN]) is Code.BAD_REVEAL
    assert isinstance(made.do(ANN, Start, fill="novice")[-1], entries.Sealed)
    assert made.table.promised
    assert require(table_seen(made.table).seal).until == made.table.sealed_at + 4_000
    assert made.refusal(ANN, Ready) is Code.HAS_BEGUN
    assert made.refusal(ANN, Remove, target=1) is Code.HAS_BEGUN
    assert made.refusal(ANN, Contribute, commitment="cc" * 32) is Code.HAS_BEGUN
    assert made.refusal(ANN, Reveal, reveal=promised[BEN]) is Code.BAD_REVEAL
    assert made.do(ANN, Reveal, reveal=promised[ANN]) == [entries.Revealed(seat=0, reveal=promised[ANN])]
    assert made.do(ANN, Reveal, reveal=promised[ANN]) == []
    revealed, begun = made.do(BEN, Reveal, reveal=promised[BEN])
    assert isinstance(begun, entries.Begun)
    assert require(table_seen(made.table).seal).until is None
    assert {one.reveal for one in made.table.promised} == set(promised.values())
    assert revealed == entries.Revealed(seat=1, reveal=promised[BEN])
