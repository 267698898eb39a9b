"""Leaving, coming late, removing, talk and the room in the log: the deciding alone, without a server."""

import pytest

from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnswerRequest,
    AnyCommand,
    AskToPlay,
    BotTookOver,
    CloseChat,
    Code,
    HostIs,
    Mute,
    Muted,
    OfferSeat,
    Pause,
    Play,
    RemovalVoted,
    Remove,
    Removed,
    Rename,
    Say,
    SayPhrase,
    SeatOffered,
    Stand,
    Stood,
    TakeBack,
    TakenOver,
    TakeOver,
    VoteRemove,
)
from pyrite.server.tables import budget, entries
from pyrite.server.tables.moderation import votes_needed
from tests.server.pure_table import ANN, BEN, CLEO, DORA, EVE, OPENED, PureTable, playing

pytestmark = pytest.mark.once


# Leaving, coming back and coming late


def test_a_bot_plays_on_for_who_leaves_a_game_and_they_may_come_back() -> None:
    made = playing(BEN, CLEO)
    assert made.do(BEN, Stand) == [Stood(1, "digger")]
    assert made.table.seats[1].name == "Ben"
    assert made.refusal(DORA, TakeOver, target=1, name="Dora") is Code.LATECOMERS_NOT_WANTED
    assert made.refusal(CLEO, TakeOver, target=1, name="Cleo2") is Code.ALREADY_SEATED
    decided = made.decide(BEN, TakeOver, target=1, name="Ben")
    assert (decided.seat, decided.entries) == (1, [(BEN, TakenOver(1, "Ben"))])
    assert made.refusal(ANN, OfferSeat, target=2) is Code.NOT_A_BOT
    assert made.refusal(CLEO, OfferSeat, target=1) is Code.NOT_HOST
    assert made.do(ANN, OfferSeat, target=1) == [SeatOffered(1, offered=True)]
    assert made.do(ANN, OfferSeat, target=1) == []
    assert made.refusal(DORA, TakeOver, target=1, name="ann") is Code.BAD_NAME
    assert made.do(DORA, TakeOver, target=1, name="Dora") == [TakenOver(1, "Dora")]
    assert made.refusal(EVE, TakeOver, target=1, name="Eve") is Code.LATECOMERS_NOT_WANTED


def test_a_latecomer_takes_a_bots_seat_where_they_are_welcome_unless_they_saw_another_hand() -> None:
    made = playing(BEN, latecomers=True)
    assert made.refusal(DORA, TakeOver, target=1, name="Dora") is Code.NOT_A_BOT
    made.do(BEN, Stand)
    assert made.refusal(BEN, TakeOver, target=2, name="Ben") is Code.SEEN_ANOTHER_HAND
    assert made.do(DORA, TakeOver, target=2, name="Dora") == [TakenOver(2, "Dora")]


def test_a_spectator_asks_to_play_once_and_the_host_gives_them_a_bots_seat() -> None:
    made = playing(BEN, players=5)
    assert made.refusal(BEN, AskToPlay, name="Ben") is Code.ALREADY_SEATED
    assert made.refusal(DORA, AskToPlay, name="ann") is Code.BAD_NAME
    assert made.do(DORA, AskToPlay, name=" Dora\u202e ") == [entries.AskedToPlay("Dora")]
    request = made.table.seq
    assert made.do(DORA, AskToPlay, name="Dora again") == []
    assert made.refusal(EVE, AskToPlay, name="DORA") is Code.BAD_NAME
    assert made.refusal(BEN, AnswerRequest, request=request, target=2) is Code.NOT_HOST
    assert made.refusal(ANN, AnswerRequest, request=request, target=1) is Code.NOT_A_BOT
    assert made.refusal(ANN, AnswerRequest, request=request + 1, target=2) is Code.NO_SUCH_REQUEST
    decided = made.decide(ANN, AnswerRequest, request=request, target=2)
    assert (decided.seat, decided.entries) == (None, [(DORA, TakenOver(2, "Dora"))])
    made.do(ANN, AnswerRequest, request=request, target=2)
    assert (made.table.seats_of(DORA), made.table.requests) == ([2], {})


def test_after_a_no_nobody_asks_again_in_this_game() -> None:
    made = playing()
    made.do(DORA, AskToPlay, name="Dora")
    assert made.do(ANN, AnswerRequest, request=made.table.seq) == [entries.RequestDeclined()]
    assert made.table.requests == {}
    assert made.refusal(DORA, AskToPlay, name="Dora") is Code.REQUEST_DECLINED


def test_only_some_may_ask_to_play_and_only_so_many_at_a_time() -> None:
    made = playing(BEN, CLEO)
    assert made.refusal(DORA, AskToPlay, name="Dora") is Code.NOT_A_BOT  # at a table of people
    made.do(BEN, Stand)
    assert made.refusal(BEN, AskToPlay, name="Ben") is Code.SEEN_ANOTHER_HAND  # who left may only come back
    made.write(CLEO, Removed(2, "novice", by_vote=True))
    assert made.refusal(CLEO, AskToPlay, name="Cleo") is Code.WAS_REMOVED
    for number in range(8):
        made.do(f"guest {number}", AskToPlay, name="ABCDEFGH"[number] * 3)
    assert made.refusal(DORA, AskToPlay, name="Dora") is Code.TOO_MANY
    closed = playing(spectators=False)
    assert closed.refusal(DORA, AskToPlay, name="Dora") is Code.NO_SPECTATORS
    assert PureTable().refusal(DORA, AskToPlay, name="Dora") is Code.NOT_BEGUN


# Removing by vote


def test_more_than_half_of_the_others_remove_a_person() -> None:
    made = playing(BEN, CLEO, DORA, players=5)
    assert made.refusal(BEN, VoteRemove, target=4) is Code.NOT_A_PERSON
    assert made.refusal(BEN, VoteRemove, target=1) is Code.NOT_A_PERSON
    assert made.do(BEN, VoteRemove, target=0, remove=False) == []
    assert made.do(BEN, VoteRemove, target=0) == [RemovalVoted(1, 0, remove=True)]
    assert made.do(BEN, VoteRemove, target=0) == []
    assert made.do(BEN, VoteRemove, target=0, remove=False) == [RemovalVoted(1, 0, remove=False)]
    made.do(BEN, VoteRemove, target=0)
    removed = Removed(0, "digger", by_vote=True)
    assert made.do(CLEO, VoteRemove, target=0) == [RemovalVoted(2, 0, remove=True), removed, HostIs(2)]
    assert made.refusal(ANN, TakeOver, target=0, name="Ann") is Code.WAS_REMOVED


def test_the_host_stays_host_with_another_seat_and_others_never_were() -> None:
    made = playing(BEN, CLEO, ANN, players=4)
    made.do(BEN, VoteRemove, target=0)
    assert made.do(CLEO, VoteRemove, target=0)[1:] == [Removed(0, "digger", by_vote=True)]
    made.do(ANN, VoteRemove, target=1)
    assert made.do(CLEO, VoteRemove, target=1)[1:] == [Removed(1, "digger", by_vote=True)]


@pytest.mark.parametrize(("others", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (9, 5)])
def test_more_than_half_of_the_others_vote_somebody_out(others: int, needed: int) -> None:
    names = [f"person {number}" for number in range(others)]
    made = playing(*names, players=others + 1)
    assert votes_needed(made.table, 0) == needed
    for voter in names[: needed - 1]:
        made.do(voter, VoteRemove, target=0)
        assert made.table.seats[0].bot is None
    made.do(names[needed - 1], VoteRemove, target=0)
    assert made.table.seats[0].bot is not None


def test_two_people_cannot_vote_each_other_out() -> None:
    made = playing(BEN)
    assert made.refusal(BEN, VoteRemove, target=0) is Code.TOO_FEW_VOTERS


def test_in_a_game_the_host_removes_only_who_is_away() -> None:
    made = playing(BEN)
    assert made.refusal(ANN, Remove, target=1) is Code.STILL_HERE
    assert made.refusal(ANN, Remove, target=0) is Code.NOT_A_PERSON
    assert made.refusal(ANN, Remove, target=2) is Code.NOT_A_PERSON
    made.write(BEN, BotTookOver(1, "novice", "left"))
    assert made.do(ANN, Remove, target=1) == [Removed(1, "digger")]
    made.write(None, OPENED)
    assert made.refusal(ANN, Remove, target=1) is Code.IS_FINISHED


# Talk


def test_the_host_mutes_a_seat_and_closes_the_chat() -> None:
    made = playing(BEN)
    assert made.refusal(BEN, Mute, target=0, for_all=True) is Code.NOT_HOST
    assert made.do(ANN, Mute, target=1, for_all=True) == [Muted(1, muted=True)]
    assert made.do(ANN, Mute, target=1, for_all=True) == []
    assert made.refusal(BEN, Say, text="hello") is Code.YOU_ARE_MUTED
    assert made.refusal(BEN, SayPhrase, phrase="trust", args=[0]) is Code.YOU_ARE_MUTED
    made.do(ANN, Mute, target=1, muted=False, for_all=True)
    assert made.do(BEN, Say, text=" hello ") == [entries.Spoke(seat=1, name="Ben", text="hello")]
    assert made.refusal(BEN, CloseChat) is Code.NOT_HOST
    made.do(ANN, CloseChat)
    assert made.refusal(BEN, Say, text="hello") is Code.CHAT_CLOSED
    said = entries.Spoke(seat=1, name="Ben", phrase="trust", args=(0,))
    assert made.do(BEN, SayPhrase, phrase="trust", args=[0]) == [said]


@pytest.mark.parametrize(("phrase", "args"), [("nothing", []), ("trust", []), ("trust", [3]), ("trust", [-1])])
def test_a_phrase_has_to_exist_and_to_have_its_arguments(phrase: str, args: list[int]) -> None:
    assert playing(BEN).refusal(BEN, SayPhrase, phrase=phrase, args=args) is Code.BAD_PHRASE


# The room in the log


def has_room(made: PureTable, who: str, command: AnyCommand, most: int = 100, of_seat: int = 100) -> bool:
    try:
        budget.expect_room(made.table, who, command, most, of_seat)
    except Declined as declined:
        return declined.why.code is not Code.TOO_MANY
    return True


def test_a_full_log_takes_moves_votes_and_what_the_host_needs() -> None:
    made = playing(BEN)
    seq = made.table.seq
    assert has_room(made, BEN, Rename(id="1", name="Bob"), seq + 1)
    assert not has_room(made, BEN, Rename(id="1", name="Bob"), seq)
    for needed in (Play(id="1", action="stay"), VoteRemove(id="1", target=0), TakeBack(id="1")):
        assert has_room(made, BEN, needed, seq)
    assert has_room(made, ANN, Pause(id="1"), seq)
    assert not has_room(made, ANN, Say(id="1", text="hello"), seq)
    assert not has_room(made, ANN, Mute(id="1", target=1), seq)
    assert has_room(made, ANN, Mute(id="1", target=1, for_all=True), seq)
    assert not has_room(made, EVE, TakeOver(id="1", target=2, name="Eve"), seq)
    assert not has_room(made, EVE, TakeOver(id="1", target=3, name="Eve"), seq)
    made.do(ANN, OfferSeat, target=2)
    assert has_room(made, EVE, TakeOver(id="1", target=2, name="Eve"), seq)


def test_a_seat_that_has_said_enough_can_still_play() -> None:
    made = playing(BEN)
    made.do(BEN, Say, text="hello")
    assert has_room(made, BEN, Say(id="1", text="hello"), of_seat=2)
    assert not has_room(made, BEN, Say(id="1", text="hello"), of_seat=1)
    assert has_room(made, BEN, Play(id="1", action="stay"), of_seat=1)
    assert has_room(made, ANN, Say(id="1", text="hello"), of_seat=1)
    assert has_room(made, EVE, Say(id="1", text="hello", name="Eve"), of_seat=0)
