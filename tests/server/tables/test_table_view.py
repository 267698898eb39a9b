"""What each viewer sees and hears of a table, and its clock, without a server."""

from typing import Any

import msgspec
import pytest

import pyrite
from pyrite.core.require import require
from pyrite.server.errors import Declined
from pyrite.server.messages import (
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_TITLE,
    Bank,
    BotTookOver,
    ChatClosed,
    Clock,
    Close,
    Code,
    Line,
    LinkGiven,
    Muted,
    OfferSeat,
    Paused,
    Play,
    Readied,
    Renamed,
    Resumed,
    Sat,
    Say,
    SayPhrase,
    Settings,
    Stepped,
    Stood,
    TakenOver,
    TakeOver,
    Takeover,
)
from pyrite.server.tables import chat, entries, table_view
from pyrite.server.tables.table import LINES, REMEMBERED
from pyrite.server.tables.turn_clock import TurnClock
from pyrite.server.tables.typed_text import clean, clean_line, clean_name, clean_title
from tests.server.pure_table import ANN, BEN, CLEO, EVE, OPENED, PureTable, playing

pytestmark = pytest.mark.once


# Clocks


def timed(clock: Clock = Clock.BRISK) -> tuple[PureTable, TurnClock, int]:
    made = playing(BEN, CLEO, clock=clock)
    turn_clock = TurnClock()
    turn_clock.follow(made.table, True, 100_000)
    return made, turn_clock, 100_000


def test_a_decision_costs_what_is_more_than_its_own_time() -> None:
    made, clock, began = timed()
    assert made.table.banks == [60_000] * 3
    for spent, left in ((10_000, 60_000), (10_001, 59_999), (70_000, 0), (90_000, 0)):
        assert clock.left(made.table, began + spent) == left
    assert clock.runs_out(made.table) == began + 70_000
    assert clock.seen(made.table) == Bank(banks=(60_000,) * 3, more=10_000, until=began + 70_000)


def test_a_clock_stops_while_nobody_is_there_or_the_game_is_paused() -> None:
    made, clock, began = timed()
    clock.follow(made.table, False, began + 15_000)
    assert (clock.left(made.table, began + 99_000), clock.runs_out(made.table)) == (55_000, None)
    clock.follow(made.table, True, began + 50_000)
    clock.follow(made.table, True, began + 51_000)
    assert clock.left(made.table, began + 52_000) == 53_000
    assert clock.runs_out(made.table) == began + 50_000 + 55_000
    made.write(ANN, Paused())
    clock.follow(made.table, True, began + 52_000)
    assert clock.runs_out(made.table) is None
    made.write(ANN, Resumed())
    made.write(ANN, BotTookOver(made.turn, "novice", "left"))
    clock.follow(made.table, True, began + 60_000)
    assert clock.runs_out(made.table) is None


def test_a_new_decision_has_its_whole_time() -> None:
    made, clock, began = timed()
    clock.follow(made.table, False, began + 5_000)
    made.do([ANN, BEN, CLEO][made.turn], Play, action=made.passing)
    clock.follow(made.table, True, began + 20_000)
    assert clock.left(made.table, began + 30_000) == 60_000


def test_another_decision_of_the_same_number_has_its_whole_time() -> None:
    made, clock, began = timed()
    clock.follow(made.table, False, began + 25_000)
    clock.start_over()
    clock.follow(made.table, True, began + 30_000)
    assert clock.left(made.table, began + 40_000) == 60_000


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    made, clock, began = timed(Clock.NONE)
    assert (clock.left(made.table, began), clock.runs_out(made.table), clock.seen(made.table)) == (None, None, None)
    made, clock, began = timed()
    made.write(None, OPENED)
    assert (clock.left(made.table, began), clock.runs_out(made.table)) == (None, None)


def test_the_bank_of_who_ran_out_of_time_is_empty() -> None:
    made, _, _ = timed()
    made.write(ANN, BotTookOver(1, "novice", "clock"))
    made.write(ANN, BotTookOver(2, "novice", "left"))
    assert made.table.banks == [60_000, 0, 60_000]
    seat = made.turn
    draw = require(made.decide([ANN, BEN, CLEO][seat], Play, action=made.passing)).entries[-1][1]
    made.write(ANN, msgspec.structs.replace(draw, bank=7))
    assert made.table.banks[seat] == 7


# What each viewer sees


def test_a_table_is_listed_with_the_seats_that_can_be_taken() -> None:
    made = PureTable(players=4)
    made.write(BEN, Sat(2, "Ben"))
    assert table_view.table_listed(made.table).free == (1, 3)
    late = playing(BEN, CLEO, players=5)
    assert table_view.table_listed(late.table).free == ()
    late.do(ANN, OfferSeat, target=3)
    assert table_view.table_listed(late.table).free == (3,)
    late.write(ANN, Paused())
    late.write(ANN, entries.Setup(game="saboteur", options={}, title="", settings=Settings(latecomers=True)))
    assert table_view.table_listed(late.table).free == (3, 4)
    late.write(None, OPENED)
    assert table_view.table_listed(late.table).free == ()


def test_everyone_sees_who_sits_where() -> None:
    made = PureTable()
    made.write(ANN, Sat(2, "Anna", 4))
    seen = table_view.table_seen(made.table)
    assert [seat.same_device for seat in seen.seats] == [(2,), (), (0,)]
    assert (seen.host, seen.seats[2].portrait, seen.password) == (0, 4, False)
    made.write(ANN, Renamed(2, "Zoe"))
    assert table_view.table_seen(made.table).seats[2].portrait == 4
    made.write(ANN, Stood(0))
    made.write(ANN, Stood(2))
    assert table_view.table_seen(made.table).host is None


def test_a_table_for_more_or_fewer_players_has_as_many_seats() -> None:
    made = PureTable(3)
    for players in (5, 4, 10, 3):
        made.write(ANN, entries.Setup(game="saboteur", options={"players": players}, title="", settings=Settings()))
        assert [seat.name for seat in made.table.seats] == ["Ann"] + [""] * (players - 1)


def test_nobody_is_ready_for_another_game_than_the_one_they_saw() -> None:
    made = PureTable()
    made.write(ANN, Readied(0, ready=True))
    assert made.table.seats[0].ready
    made.write(ANN, entries.Setup(game="saboteur", options={"players": 4}, title="", settings=Settings()))
    assert not any(seat.ready for seat in made.table.seats)


def test_votes_against_somebody_who_left_do_not_count_against_the_next() -> None:
    made = playing(BEN, CLEO)
    made.table.votes[1] = {ANN}
    made.write(BEN, Stood(1, "novice"))
    assert made.table.votes == {}


def test_who_was_banned_before_a_rematch_is_banned_from_it() -> None:
    made = PureTable()
    setup = entries.Setup(game="saboteur", options={"players": 3}, title="", settings=Settings(), banned=(EVE,))
    made.write(ANN, setup)
    assert (made.table.is_admitted(EVE), made.table.is_admitted(BEN)) == (False, True)


def test_a_table_that_was_read_again_is_as_it_was_read_but_hears_whom_it_heard() -> None:
    made, other = PureTable(), playing(BEN)
    made.table.hear(0, 1, is_muted=True)
    made.table.become(other.table)
    assert (made.table.seq, made.table.match) == (other.table.seq, other.table.match)
    assert made.table.deaf == {(0, 1)}


def test_a_viewer_learns_who_they_are() -> None:
    made = playing(BEN)
    made.table.hear(0, 2, is_muted=True)
    made.table.hear(0, 1, is_muted=True)
    made.table.hear(1, 2, is_muted=True)
    ann = table_view.you(made.table, ANN, 0)
    assert (ann.seat, ann.seats, ann.host, ann.muted) == (0, (0,), True, (1, 2))
    made.table.hear(0, 1, is_muted=False)
    assert table_view.you(made.table, ANN, 0).muted == (2,)
    made.write(ANN, Stood(0, "novice"))  # the seat is somebody else's now
    assert made.table.deaf == {(1, 2)}
    spectator = table_view.you(made.table, None, None)
    assert (spectator.seats, spectator.host, spectator.muted) == ((), False, ())


def test_only_the_seat_to_act_gets_choices() -> None:
    made = playing(BEN, CLEO)
    for seat in (None, 0, 1, 2):
        view, prompt = table_view.view_and_prompt(made.table, seat, None)
        roles = msgspec.json.decode(require(view))["roles"]
        assert [one is not None for one in roles] == [number == seat for number in range(3)]
        assert (prompt is not None, require(prompt).seat) == (True, made.turn)
        assert (require(prompt).choices is not msgspec.UNSET) == (seat == made.turn)
        assert require(table_view.prompt_for(made.table, seat, None)).seat == made.turn
    made.write(None, OPENED)
    assert table_view.prompt_for(made.table, 0, None) is None
    assert table_view.view_and_prompt(made.table, 0, None)[1] is None
    made.table.freeze("broken")
    assert table_view.view_and_prompt(made.table, 0, None) == (None, None)
    assert table_view.view_and_prompt(PureTable().table, 0, None) == (None, None)


def test_a_choice_names_its_cards_when_there_are_several() -> None:
    match = pyrite.new("lost-mines", players=3, seed=1)
    choices = msgspec.json.decode(table_view.choices_of(match.legal()))
    named = {len(one["action"].split(",")): one.get("cards") for one in choices if one["verb"] == "discard"}
    assert named.keys() == {1, 2}
    assert named[1] is None
    assert len(named[2]) == 2


def test_everything_is_turned_up_when_the_game_is_over() -> None:
    made = playing(BEN, CLEO)
    while not require(made.table.match).state.is_over:
        made.do([ANN, BEN, CLEO][made.turn], Play, action=made.passing)

    def goals() -> set[str | None]:
        view = require(table_view.view_and_prompt(made.table, 0, None)[0])
        return {goal["treasure"] for goal in msgspec.json.decode(view)["goals"]}

    assert goals() == {None}
    made.write(None, OPENED)
    assert None not in goals()


def test_everything_is_turned_up_when_the_host_has_ended_the_game() -> None:
    made = playing(BEN, CLEO)
    made.do(ANN, Close)
    made.write(None, OPENED)
    for seat in (0, None):
        view = msgspec.json.decode(require(table_view.view_and_prompt(made.table, seat, None)[0]))
        assert None not in view["roles"]
        assert None not in {goal["treasure"] for goal in view["goals"]}


def test_entries_are_news_as_each_viewer_may_know_them() -> None:
    made = PureTable()
    made.write(BEN, Sat(1, "Ben"))
    made.write(ANN, entries.Setup(game="saboteur", options={"players": 3}, title="", settings=Settings()))
    made.write(ANN, entries.LinkMade(seat=0, link="secret", by_host=True))
    made.write(EVE, entries.Entered())
    made.write(BEN, entries.Spoke(seat=1, name="Ben", text="hello"))
    made.write(BEN, entries.Spoke(seat=1, name="Ben"))  # deleted
    made.table.hear(0, 1, is_muted=True)
    kinds = [type(one.what).__name__ for one in table_view.happened(made.table, made.table.recent, None)]
    assert kinds == ["Created", "Sat", "Sat", "Changed", "LinkGiven", "Line"]
    heard = [one.what for one in table_view.happened(made.table, made.table.recent, 0)]
    assert [type(one).__name__ for one in heard] == kinds[:-1]
    assert heard[-1] == LinkGiven(0, by_host=True)
    late = playing(BEN, CLEO)
    seat = late.turn
    late.do([ANN, BEN, CLEO][seat], Play, action=late.passing)
    *_, started, stepped = table_view.happened(late.table, late.table.recent, seat)
    assert stepped.what == Stepped(seat)
    own, others = ([one.kind for one in late.table.recent[-1].events if one.is_for(who)] for who in (seat, None))
    assert ("your_card" in own, "your_card" in others) == (True, False)
    assert started.events is not msgspec.UNSET


def test_talk_is_for_those_who_want_to_hear_it() -> None:
    made = playing(BEN)
    made.write(BEN, entries.Spoke(seat=1, name="Ben", text="hello"))
    gallery = [Line(seq=-1, at=0, name="Eve", text="psst")]
    texts: Any = lambda seat: [one.text for one in table_view.talk(made.table, gallery, seat)]  # noqa: E731
    assert (texts(0), texts(None)) == (["hello"], ["psst", "hello"])
    made.table.hear(0, 1, is_muted=True)
    assert (texts(0), texts(2)) == ([], ["hello"])
    assert not table_view.is_heard(made.table, entries.Spoke(name="Eve", text="psst"), 0)
    assert table_view.is_heard(made.table, entries.Spoke(name="Eve", text="psst"), None)
    for number in range(LINES + 5):
        made.write(BEN, entries.Spoke(seat=1, name="Ben", text=str(number)))
    assert texts(None) == [str(number) for number in range(5, LINES + 5)]
    assert len(made.table.recent) == min(REMEMBERED, made.table.seq)


def test_an_old_log_says_who_does_not_want_to_hear_whom() -> None:
    made = playing(BEN)
    made.write(ANN, entries.Deafened(seat=0, target=1, muted=True))
    assert made.table.deaf == {(0, 1)}
    made.write(ANN, entries.Deafened(seat=0, target=1, muted=False))
    assert made.table.deaf == set()


def test_lines_are_kept_with_the_decision_before_them() -> None:
    made = playing(BEN, CLEO)
    made.write(BEN, entries.Spoke(seat=1, name="Ben", text="before"))
    made.do([ANN, BEN, CLEO][made.turn], Play, action=made.passing)
    made.write(BEN, entries.Spoke(seat=1, name="Ben", text="after"))
    made.write(BEN, entries.Spoke(seat=1, name="Ben"))
    made.write(None, entries.Spoke(name="Eve", text="from the gallery"))
    spoken = table_view.spoken(one.logged for one in made.table.recent)
    assert [(one.step, one.line.text) for one in spoken] == [(0, "before"), (1, "after")]


def test_who_takes_over_a_seat_is_told_with_the_name_of_the_bot_that_played_it() -> None:
    made = playing(BEN, latecomers=True)
    bot = made.table.seats[2].name
    made.do(CLEO, TakeOver, target=2, name="Cleo")
    told = table_view.happened(made.table, made.table.recent, None)[-1].what
    assert told == TakenOver(2, "Cleo", was=bot)
    logged = [one.logged for one in made.table.recent]
    assert list(table_view.takeovers(made.table, logged)) == [Takeover(0, told)]


# Talk of bots and spectators


def test_a_bot_says_what_a_person_could_say_for_itself_only(caplog: pytest.LogCaptureFixture) -> None:
    made = playing(BEN)
    assert chat.say_as_bot(made.table, 2, "trust", (0,)) == [
        (None, entries.Spoke(seat=2, name=made.table.seats[2].name, phrase="trust", args=(0,)))
    ]
    assert chat.say_as_bot(made.table, 2, "", ()) == []
    assert not caplog.messages
    assert chat.say_as_bot(made.table, 2, "trust", (7,)) == []
    assert caplog.messages == ["a bot's phrase was refused: trust takes a seat from 0 to 2"]
    made.write(BEN, BotTookOver(1, "novice", "left"))
    assert chat.say_as_bot(made.table, 1, "trust", (0,)) == []
    made.write(ANN, Muted(2, muted=True))
    assert chat.say_as_bot(made.table, 2, "trust", (0,)) == []


def test_phrases_in_a_game_are_kept_for_the_bots() -> None:
    before = PureTable()
    before.do(ANN, SayPhrase, phrase="trust", args=[1])
    before.do(ANN, Say, text="hello")
    assert before.table.said == []
    made = playing(BEN)
    made.do(BEN, SayPhrase, phrase="trust", args=[0])
    made.do(BEN, Say, text="hello")
    assert [(one.seat, one.phrase, tuple(one.args)) for one in made.table.said] == [(1, "trust", (0,))]


def test_a_spectator_speaks_to_spectators_where_they_are_wanted() -> None:
    made = playing(BEN)
    said = Say(id="1", text=" hello ", name=" Eve ")
    assert chat.is_spectators(made.table, EVE, said)
    assert not chat.is_spectators(made.table, BEN, said)
    assert not chat.is_spectators(made.table, EVE, Say(id="1", text="hello", seat=1))
    line = chat.spectators_line(made.table, said, 7, 99)
    assert (line.seq, line.at, line.seat, line.name, line.text) == (-7, 99, None, "Eve", "hello")
    assert chat.spectators_line(made.table, Say(id="1", text="hello"), 1, 1).name == ""
    made.write(ANN, ChatClosed(closed=True))
    with pytest.raises(Declined) as closed:
        chat.spectators_line(made.table, said, 7, 99)
    private = playing(BEN, spectators=False)
    with pytest.raises(Declined) as unwanted:
        chat.spectators_line(private.table, said, 7, 99)
    assert [one.value.why.code for one in (closed, unwanted)] == [Code.CHAT_CLOSED, Code.NO_SPECTATORS]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two \t\n words ", "two words"),
        ("a\u202eb\x07\u200bc", "abc"),
        ("\u200d", ""),
        ("\u2800\u3164", ""),
        ("z" + "\u0301" * 9, "\u017a" + "\u0301" * 3),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_what_is_typed_is_shown_without_tricks(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("cleaning", "longest", "may_be_empty"),
    [(clean_name, LONGEST_NAME, False), (clean_title, LONGEST_TITLE, True), (clean_line, LONGEST_LINE, False)],
)
def test_texts_have_a_length(cleaning: Any, longest: int, may_be_empty: bool) -> None:
    assert cleaning("x" * longest) == "x" * longest
    assert cleaning(" " * (19 * longest) + "x") == "x"
    for text in ("x" * (longest + 1), *([] if may_be_empty else [" "])):
        with pytest.raises(Declined):
            cleaning(text)
    assert not may_be_empty or cleaning(" ") == ""
