"""Games drawn from one secret and what players add: nothing that is bound by the commitments can be changed unseen."""

import hashlib
import hmac
import re

import pytest

import pyrite
from pyrite import RecordError, fairness, record
from tests import ROOT
from tests.test_fairness import REVEALS, sealed_match

PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["saboteur", "lost-mines"])
def test_a_sealed_game_is_found_fair(name):
    report = fairness.check(sealed_match(name).record())
    assert report.troubles == []
    assert (report.version, report.is_finished, report.table) == (2, True, "QWERTZ")
    assert (report.revealed, report.missing) == ([0, 2], [3])


def test_a_record_carries_its_seal_through():
    text = sealed_match().record()
    match = pyrite.load(text)
    assert match.seal == sealed_match().seal
    assert match.record() == text


@pytest.mark.parametrize(
    ("line", "to", "trouble"),
    [
        (r"^seal QWERTZ", "seal QWERTY", "do not match its commitment"),
        (r"^(saboteur .*)$", r"\1 sabotaged_unpaid", "do not match its commitment"),
        (r"^(seal \w+) \w{4}", r"\1 0000", "do not match its commitment"),
        (r"^(entropy 2 \w+) \w{4}", r"\1 0000", "seat 2 did not reveal what it promised"),
        (r"^(entropy 2) \w{4}", r"\1 0000", "do not match its commitment"),
        (r"^entropy 2 .*\n", "", "do not match its commitment"),
        (r"^(entropy 2 \w+) \w+$", r"\1 -", "does not follow from that of the game"),
        (r"^(entropy 3 \w+) -$", rf"\1 {'3d' * 32}", "does not follow from that of the game"),
        (r"^(fair) \w{4}", r"\1 0000", "does not match the commitment 0000"),
        (r"^seal .*\n(entropy .*\n)*", "", "does not match the commitment"),
    ],
)
def test_L4_nothing_that_was_bound_can_be_changed(line, to, trouble):
    text = sealed_match().record()
    changed = re.sub(line, to, text, count=1, flags=re.MULTILINE)
    assert changed != text
    assert any(trouble in found for found in fairness.check(changed).troubles)


def test_a_reveal_that_comes_or_not_changes_every_round():
    """The value used for a missing reveal is fixed by the secret, so it is known before anybody reveals."""
    secret = bytes(range(32))
    promise = record.Contribution(1, fairness.entropy_commitment(REVEALS[0] or ""))
    missing = fairness.round_secret(secret, 1, [promise])
    assert missing == fairness.round_secret(secret, 1, [promise])
    revealed = record.Contribution(1, promise.commitment, REVEALS[0])
    assert missing != fairness.round_secret(secret, 1, [revealed])
    assert fairness.round_secret(secret, 1, [revealed]) != fairness.round_secret(secret, 2, [revealed])


def test_the_texts_that_are_hashed_are_those_of_the_page():
    """Written out by hand, as another program would."""
    secret, reveal = bytes(range(32)), "1f" * 32
    promised = hashlib.sha256(f"pyrite 2 entropy {reveal}".encode()).hexdigest()
    given = record.Contribution(0, promised, reveal)
    lines = ["pyrite 2 game", "table QWERTZ", "options saboteur players=3", f"entropy 0 {promised}"]
    game = hashlib.sha256("\n".join([*lines, f"secret {secret.hex()}"]).encode()).hexdigest()
    of_round = hmac.digest(secret, f"pyrite 2 round 1\nentropy 0 {reveal}".encode(), "sha256")
    lines = ["pyrite 2 round", "table QWERTZ", "options saboteur players=3", "round 1", f"secret {of_round.hex()}"]
    shown = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    fallback = hmac.digest(secret, b"pyrite 2 fallback 0", "sha256").hex()
    without = hmac.digest(secret, f"pyrite 2 round 1\nentropy 0 {fallback}".encode(), "sha256")
    assert fairness.entropy_commitment(reveal) == promised
    assert fairness.game_commitment("QWERTZ", "saboteur players=3", [given], secret) == game
    assert fairness.round_secret(secret, 1, [given]) == of_round
    assert fairness.round_secret(secret, 1, [record.Contribution(0, promised)]) == without
    assert fairness.round_commitment("QWERTZ", "saboteur players=3", 1, of_round) == shown
    for digits in (promised, game, of_round.hex(), shown, fallback, without.hex()):
        assert f"`{digits}`" in PAGE


@pytest.mark.parametrize(
    ("pattern", "to"),
    [
        (r"^seal (.*)$", r"seal \1\nseal \1"),
        (r"^(seal .*)\n(entropy .*)\n", r"\2\n\1\n"),
        (r"^(entropy 0 .*)\n(entropy 2 .*)\n", r"\2\n\1\n"),
        (r"^entropy 3", "entropy 4"),
        (r"^seal QWERTZ", "seal QWERTZ more"),
        (r"^(seal \w+ \w+) \w+", r"\1 00"),
        (r"^(seal .*)\n((?:entropy .*\n)*)(round 1)\n", r"\3\n\1\n\2"),
    ],
)
def test_a_seal_of_another_form_is_refused(pattern, to):
    text = sealed_match().record()
    changed = re.sub(pattern, to, text, count=1, flags=re.MULTILINE)
    assert changed != text
    with pytest.raises(RecordError):
        fairness.check(changed)
