"""Chance that can be checked: every draw of a round follows from one secret. docs/fairness.md describes it to the byte.

Before a round is dealt its secret is chosen and the SHA-256 of it, the commitment, is shown; after the game the secret
is opened, and anyone can draw the whole round again.
"""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any

import msgspec

from pyrite import record
from pyrite.game import State

SECRET_BYTES = 32
NUMBERS = 2**256  # as many as an HMAC-SHA256 can be


def commitment(secret: bytes) -> str:
    """What is shown before a round in place of its secret: its SHA-256 in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


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


def drawn(state: State, secret: bytes, draw: int) -> Any:
    """What chance draws in this position as the draw of this number of its round."""
    return state.drawn_by(ticket(secret, draw, state.tickets()))


def _number(secret: bytes, draw: int, attempt: int) -> int:
    message = f"pyrite 1 draw {draw} try {attempt}".encode("ascii")
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


class Round(msgspec.Struct):
    """A round of a record, drawn again: how many draws it has, and the first thing that is wrong with them."""

    round: int
    draws: int = 0
    commitment: str | None = None
    trouble: str | None = None

    def note(self, trouble: str) -> None:
        """Keeps the first trouble."""
        self.trouble = self.trouble or trouble


def check(text: str, noted: Mapping[int, str] | None = None) -> list[Round]:
    """The rounds of a record, each drawn again from its secret; RecordError when the text is no record.

    `noted` are commitments, or their first digits, as players saw them, by round.
    """
    a_game, options, steps, fair = record.read_with_fair(text)
    rounds: dict[int, Round] = {}
    state = a_game.new_state(options)
    for step in steps:
        if not isinstance(step, a_game.draw):
            state.play(step)
            continue
        if state.round not in rounds:
            rounds[state.round] = _round(state.round, fair.get(state.round))
        _draw_again(rounds[state.round], state, fair.get(state.round), step)
        state.draw(step)
    for number, digits in (noted or {}).items():
        _compare(rounds.setdefault(number, Round(number)), digits.lower())
    return [rounds[number] for number in sorted(rounds)]


def _round(number: int, fair: record.Fair | None) -> Round:
    """A round before its first draw, its secret compared with its commitment."""
    if fair is None:
        return Round(number, trouble=f"round {number} does not say its secret")
    a_round = Round(number, commitment=fair.commitment)
    if commitment(bytes.fromhex(fair.secret)) != fair.commitment:
        a_round.note(f"the secret of round {number} is not the one that {fair.commitment} was shown for")
    return a_round


def _draw_again(a_round: Round, state: State, fair: record.Fair | None, step: Any) -> None:
    """Compares a draw with what the secret gives."""
    if fair is not None:
        wanted = drawn(state, bytes.fromhex(fair.secret), a_round.draws)
        if wanted is not step:
            which = f"draw {a_round.draws} of round {a_round.round}"
            a_round.note(f"{which} is {step.text} in the record, but its secret gives {wanted.text}")
    a_round.draws += 1


def _compare(a_round: Round, digits: str) -> None:
    """Compares a commitment with what a player noted."""
    if not a_round.draws:
        a_round.note(f"the record has no round {a_round.round}, but a commitment was noted for it")
    elif a_round.commitment is not None and not a_round.commitment.startswith(digits):
        a_round.note(f"round {a_round.round} says {a_round.commitment}, but {digits} was noted at its deal")
