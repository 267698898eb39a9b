"""Joining a running game: seats of bots that the host offers, and spectators who ask to play."""

from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnswerRequest,
    AskToPlay,
    Code,
    OfferSeat,
    SeatOffered,
    Sitter,
    TakenOver,
    TakeOver,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.look_alikes import look_alike
from pyrite.server.tables.request import TableDecision, expect_host, expect_new_name, expect_underway, seat_at
from pyrite.server.tables.table import Table
from pyrite.server.tables.typed_text import clean_name

MOST_REQUESTS = 8  # that wait for an answer


def offer_seat(table: Table, who: str, command: OfferSeat) -> TableDecision:
    """Lets the next latecomer take a bot's seat."""
    expect_host(table, who)
    expect_underway(table)
    seat = seat_at(table, command.target)
    if seat.sitter is not Sitter.BOT:
        raise Declined(Code.NOT_A_BOT, f"there is no bot in seat {command.target}")
    return TableDecision(
        [(who, SeatOffered(command.target, command.offered))] if seat.offered != command.offered else []
    )


def take_over(table: Table, who: str, command: TakeOver) -> TableDecision:
    """Somebody takes the seat that they left, or a latecomer a bot's seat that the host has opened to them."""
    expect_underway(table)
    seat = seat_at(table, command.target)
    is_return = command.target in table.hands.get(who, ())
    if table.seats_of(who) and not is_return:
        raise Declined(Code.ALREADY_SEATED, "you already have a seat at this table")
    expect_one_hand(table, who, command.target)
    if not (is_return or seat.offered or table.settings.latecomers):
        raise Declined(Code.LATECOMERS_NOT_WANTED, "the host must offer you a seat first")
    return TableDecision([(who, _new_holder(table, command.target, clean_name(command.name)))], seat=command.target)


def _new_holder(table: Table, target: int, name: str) -> TakenOver:
    """Somebody in place of a bot."""
    if seat_at(table, target).sitter is not Sitter.BOT:
        raise Declined(Code.NOT_A_BOT, f"there is no bot in seat {target}")
    others = [held for number, held in enumerate(table.seats) if number != target]
    return TakenOver(target, expect_new_name(name, others))


def expect_one_hand(table: Table, who: str, seat: int | None) -> None:
    """Declined for people who were removed from this game, or have seen another hand of it than this seat's."""
    if who in table.removed or who in table.banned:
        raise Declined(Code.WAS_REMOVED, "you were removed from this game")
    seen = table.hands.get(who, set())
    if seen and seat not in seen:
        raise Declined(Code.SEEN_ANOTHER_HAND, "you have seen another hand of this game")


def ask_to_play(table: Table, who: str, command: AskToPlay) -> TableDecision:
    """A spectator asks the host for a bot's seat; once, until there is an answer, and not again after a no."""
    expect_underway(table)
    if table.seats_of(who):
        raise Declined(Code.ALREADY_SEATED, "you already have a seat at this table")
    if who in table.requests:
        return TableDecision([])
    expect_one_hand(table, who, None)
    if not table.settings.spectators:
        raise Declined(Code.NO_SPECTATORS, "this table does not allow spectators")
    if who in table.declined:
        raise Declined(Code.REQUEST_DECLINED, "the host does not want any more players")
    if not any(seat.sitter is Sitter.BOT for seat in table.seats):
        raise Declined(Code.NOT_A_BOT, "there is no bot at this table")
    if len(table.requests) >= MOST_REQUESTS:
        raise Declined(Code.TOO_MANY, "too many people are asking to play")
    name = expect_new_name(clean_name(command.name), table.seats)
    if any(look_alike(other.name, name) for other in table.requests.values()):
        raise Declined(Code.BAD_NAME, "someone who asks to play already has that name or a similar one")
    return TableDecision([(who, log.AskedToPlay(name))])


def answer_request(table: Table, who: str, command: AnswerRequest) -> TableDecision:
    """The host gives a bot's seat to somebody who asked to play, or says no."""
    expect_host(table, who)
    expect_underway(table)
    asker = next((asker for asker, one in table.requests.items() if one.request == command.request), None)
    if asker is None:
        raise Declined(Code.NO_SUCH_REQUEST, "nobody is waiting for this answer")
    if command.target is None:
        return TableDecision([(asker, log.RequestDeclined())])
    return TableDecision([(asker, _new_holder(table, command.target, table.requests[asker].name))])
