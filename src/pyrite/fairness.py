"""Chance that can be checked: every draw of a game follows from secrets. docs/fairness.md describes it to the byte.

Before anything is dealt the secret of the game is chosen and a commitment to it is shown; players may add randomness of
their own. After the game the secret is opened, and anyone can draw the whole game again. Version 1, of older games, had
a secret for each round that was bound to nothing.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping

import msgspec

from pyrite import record
from pyrite.core.interned import BaseDraw
from pyrite.game import AnyState

SECRET_BYTES = 32
NUMBERS = 2**256  # as many as an HMAC-SHA256 can be
GAME = 0  # in place of the number of a round: the commitment to the whole game


def commitment(secret: bytes) -> str:
    """What version 1 shows before a round in place of its secret: its SHA-256 in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def game_commitment(table: str, setup: str, contributions: Iterable[record.Contribution], secret: bytes) -> str:
    """What is shown in place of the secret of a game, bound to the table, the options and what players promised.

    >>> game_commitment("QWERTZ", "saboteur players=3", (), bytes(32))[:16]
    'b20ac5efb1931e1f'
    """
    _check_secret(secret)
    promised = [f"entropy {one.seat} {one.commitment}" for one in contributions]
    return _hash("pyrite 2 game", f"table {table}", f"options {setup}", *promised, f"secret {secret.hex()}")


def entropy_commitment(reveal: str) -> str:
    """What a player shows before the deal in place of their 32 bytes, all in hexadecimal."""
    return _hash(f"pyrite 2 entropy {reveal}")


def round_secret(secret: bytes, a_round: int, contributions: Iterable[record.Contribution]) -> bytes:
    """The secret of a round, from that of the game and what the players revealed.

    For a player who did not reveal, a value is used that the secret of the game fixes before anybody reveals.
    """
    _check_secret(secret)
    lines = [f"pyrite 2 round {a_round}"]
    for one in contributions:
        lines.append(f"entropy {one.seat} {one.reveal or _hmac(secret, f'pyrite 2 fallback {one.seat}').hex()}")
    return _hmac(secret, "\n".join(lines))


def round_commitment(table: str, setup: str, a_round: int, secret: bytes) -> str:
    """What is shown at the deal of a round in place of its secret, bound to the table, the options and the round."""
    _check_secret(secret)
    return _hash("pyrite 2 round", f"table {table}", f"options {setup}", f"round {a_round}", f"secret {secret.hex()}")


def ticket(secret: bytes, draw: int, tickets: int) -> int:
    """The ticket, from 0 to tickets - 1, that the secret of a round gives for its draw of this number, from 0.

    >>> [ticket(bytes(32), draw, 67) for draw in range(5)]
    [8, 55, 15, 29, 32]
    """
    _check_secret(secret)
    if draw < 0 or not 1 <= tickets <= NUMBERS:
        raise ValueError(f"draw {draw} of {tickets} tickets: a draw counts from 0 and has at least one ticket")
    fair = NUMBERS - NUMBERS % tickets  # below it every ticket has as many numbers as any other
    attempt = 0
    while (number := _number(secret, draw, attempt)) >= fair:
        attempt += 1
    return number % tickets


def drawn(state: AnyState, secret: bytes, draw: int) -> BaseDraw:
    """What chance draws in this position as the draw of this number of its round."""
    return state.drawn_by(ticket(secret, draw, state.tickets()))


def _number(secret: bytes, draw: int, attempt: int) -> int:
    return int.from_bytes(_hmac(secret, f"pyrite 1 draw {draw} try {attempt}"), "big")


def _hmac(secret: bytes, message: str) -> bytes:
    return hmac.digest(secret, message.encode(), "sha256")


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


class RoundCheck(msgspec.Struct):
    """A round of a record, drawn again: how many draws it has, and the first thing that is wrong with them."""

    round: int
    draws: int = 0
    commitment: str | None = None
    trouble: str | None = None

    def note(self, trouble: str) -> None:
        """Keeps the first trouble."""
        self.trouble = self.trouble or trouble


class FairnessReport(msgspec.Struct, kw_only=True):
    """What was found out about a record."""

    version: int  # of the scheme: 1 or 2
    is_finished: bool
    rounds: list[RoundCheck]
    table: str | None = None  # at which it was played
    commitment: str | None = None  # to the whole game
    revealed: list[int] = []  # the seats whose randomness is in the deal
    missing: list[int] = []  # those who promised some and did not reveal it
    trouble: str | None = None  # with the whole game

    @property
    def troubles(self) -> list[str]:
        """Everything that is wrong, the whole game first."""
        return [trouble for trouble in (self.trouble, *(one.trouble for one in self.rounds)) if trouble]


def check(text: str, noted: Mapping[int, str] | None = None) -> FairnessReport:
    """A record, every round drawn again from its secret; RecordError when the text is not a record.

    `noted` are commitments, or their first digits, as players saw them, by round; GAME for that of the whole game.
    """
    contents = record.read_contents(text)
    seal = contents.seal
    rounds: dict[int, RoundCheck] = {}
    state = contents.game.new_state(contents.options)
    for step in contents.steps:
        if not isinstance(step, contents.game.draw):
            state.play(step)
            continue
        if state.round not in rounds:
            rounds[state.round] = _round(state.round, contents)
        _draw_again(rounds[state.round], state, contents.fair.get(state.round), step)
        state.draw(step)
    report = FairnessReport(version=1 if seal is None else 2, is_finished=state.is_over, rounds=[])
    if seal is not None:
        _check_seal(report, contents, seal)
    for number, digits in (noted or {}).items():
        if number == GAME:
            _compare_game(report, digits.lower())
        else:
            _compare(rounds.setdefault(number, RoundCheck(number)), digits.lower())
    report.rounds = [rounds[number] for number in sorted(rounds)]
    return report


def _check_seal(report: FairnessReport, contents: record.Contents, seal: record.Seal) -> None:
    """Compares the secret of the game with its commitment, and what players revealed with what they promised."""
    setup = record.write_setup(contents.game.name, contents.options)
    report.table, report.commitment = seal.table, seal.commitment
    report.revealed = [one.seat for one in seal.contributions if one.reveal is not None]
    report.missing = [one.seat for one in seal.contributions if one.reveal is None]
    if game_commitment(seal.table, setup, seal.contributions, bytes.fromhex(seal.secret)) != seal.commitment:
        report.trouble = "table, options, promises and secret of the game do not match its commitment"
    for one in seal.contributions:
        if one.reveal is not None and entropy_commitment(one.reveal) != one.commitment:
            report.trouble = report.trouble or f"seat {one.seat} did not reveal what it promised"


def _round(number: int, contents: record.Contents) -> RoundCheck:
    """A round before its first draw, its secret compared with its commitment and with the secret of the game."""
    fair, seal = contents.fair.get(number), contents.seal
    if fair is None:
        return RoundCheck(number, trouble=f"round {number} has no secret")
    a_round = RoundCheck(number, commitment=fair.commitment)
    secret = bytes.fromhex(fair.secret)
    if seal is None:
        expected = commitment(secret)
    else:
        setup = record.write_setup(contents.game.name, contents.options)
        expected = round_commitment(seal.table, setup, number, secret)
        if round_secret(bytes.fromhex(seal.secret), number, seal.contributions) != secret:
            a_round.note(f"the secret of round {number} does not follow from that of the game")
    if expected != fair.commitment:
        a_round.note(f"the secret of round {number} does not match the commitment {fair.commitment} shown at its deal")
    return a_round


def _draw_again(a_round: RoundCheck, state: AnyState, fair: record.RoundFairness | None, step: BaseDraw) -> None:
    """Compares a draw with what the secret gives."""
    if fair is not None:
        wanted = drawn(state, bytes.fromhex(fair.secret), a_round.draws)
        if wanted is not step:
            draw, number = a_round.draws, a_round.round
            a_round.note(
                f"draw {draw} of round {number} is {step.text} in the record, but its secret gives {wanted.text}"
            )
    a_round.draws += 1


def _compare(a_round: RoundCheck, digits: str) -> None:
    """Compares a commitment with what a player noted."""
    if not a_round.draws:
        a_round.note(f"the record has no round {a_round.round}, but a commitment was noted for it")
    elif a_round.commitment is not None and not a_round.commitment.startswith(digits):
        a_round.note(
            f"round {a_round.round} has the commitment {a_round.commitment}, but {digits} was noted at its deal"
        )


def _compare_game(report: FairnessReport, digits: str) -> None:
    if report.commitment is None:
        report.trouble = report.trouble or "the record has no commitment to the whole game, but one was noted"
    elif not report.commitment.startswith(digits):
        report.trouble = (
            report.trouble or f"the game has the commitment {report.commitment}, but {digits} was noted before the deal"
        )
