"""Fair rounds: tickets are uniform and those of the page, and no change of a draw, secret or commitment goes unseen."""

import hashlib
import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pyrite
from pyrite import Match, RecordError, fairness, record
from pyrite.game import GAMES, game
from pyrite.games.lost_mines.rules import box
from pyrite.games.saboteur.rules import cards
from tests import ROOT
from tests.games.random_games import choose

PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRETS = dict(re.findall(r"^\| ([A-C]) \| `([0-9a-f]{64})`", PAGE, re.MULTILINE))


def secret_of(seed: int | str, number: int) -> bytes:
    return hashlib.sha256(f"{seed} {number}".encode()).digest()


@cache
def fair_match(name: str = "saboteur", seed: int = 1, moves: int = 10_000, **options: int) -> Match:
    """A match whose every round is drawn from a secret, as a server draws it."""
    a_game, rng = game(name), Random(seed)
    match = Match(a_game, a_game.options_from({"players": 4, "rounds": 2, **options}))
    draws: Counter[int] = Counter()
    while True:
        while match.state.tickets():
            number = match.state.round
            secret = secret_of(seed, number)
            match.fair[number] = record.RoundFairness(fairness.commitment(secret), secret.hex())
            match.take_step(fairness.drawn(match.state, secret, draws[number]))
            draws[number] += 1
        if match.turn is None or not moves:
            return match
        match.take_step(choose(match.legal(), rng, 0.8))
        moves -= 1


REVEALS = {0: "1f" * 32, 2: "2e" * 32, 3: None}


@cache
def sealed_match(name: str = "saboteur", seed: int = 1) -> Match:
    """A match of two rounds drawn from one secret and what three players added; the last of them did not reveal."""
    a_game, rng, secret = game(name), Random(seed), secret_of(seed, 0)
    match = Match(a_game, a_game.options_from({"players": 4, "rounds": 2}))
    setup = record.write_setup(a_game.name, match.options)
    promised = tuple(
        record.Contribution(seat, fairness.entropy_commitment(reveal or "3d" * 32), reveal)
        for seat, reveal in REVEALS.items()
    )
    commitment = fairness.game_commitment("QWERTZ", setup, promised, secret)
    match.seal = record.Seal("QWERTZ", commitment, secret.hex(), promised)
    draws: Counter[int] = Counter()
    while True:
        while match.state.tickets():
            number = match.state.round
            of_round = fairness.round_secret(secret, number, promised)
            shown = fairness.round_commitment("QWERTZ", setup, number, of_round)
            match.fair[number] = record.RoundFairness(shown, of_round.hex())
            match.take_step(fairness.drawn(match.state, of_round, draws[number]))
            draws[number] += 1
        if match.turn is None:
            return match
        match.take_step(choose(match.legal(), rng, 0.8))


def troubles(text: str, **noted: str) -> list[str]:
    checked = fairness.check(text, {int(number[1:]): digits for number, digits in noted.items()}).rounds
    return [a_round.trouble for a_round in checked if a_round.trouble]


# Tickets


def test_the_vectors_of_the_page_are_true():
    rows = re.findall(r"^\| ([A-C]) \| (\d+) \| (\d+) \| (\d+) \| \d+ \|$", PAGE, re.MULTILINE)
    assert len(rows) == 13
    for name, draw, tickets, ticket in rows:
        assert fairness.ticket(bytes.fromhex(SECRETS[name]), int(draw), int(tickets)) == int(ticket)


def test_the_commitments_of_the_page_are_true():
    rows = re.findall(r"^\| [A-C] \| `([0-9a-f]{64})` \| `([0-9a-f]{64})` \|$", PAGE, re.MULTILINE)
    assert len(rows) == 3
    for secret, shown in rows:
        assert fairness.commitment(bytes.fromhex(secret)) == shown


def test_numbers_that_would_favour_some_tickets_are_thrown_away():
    rows = re.findall(r"^\| ([A-C]) \| (\d+) \| (\d{70,}) \| \d+ \| (\d+) \|$", PAGE, re.MULTILINE)
    assert {int(attempts) for *_, attempts in rows} == {1, 3, 6}
    for name, draw, tickets, attempts in rows:
        numbers = [fairness._number(bytes.fromhex(SECRETS[name]), int(draw), attempt) for attempt in range(9)]
        assert next(place for place, number in enumerate(numbers, 1) if number < int(tickets)) == int(attempts)


@pytest.mark.parametrize("tickets", [1, 2, 3, 7, 10, 41, 67])
def test_every_ticket_comes_equally_often(tickets):
    draws = 400 * tickets
    came = Counter(fairness.ticket(secret_of("uniform", tickets), draw, tickets) for draw in range(draws))
    assert set(came) == set(range(tickets))
    chi_square = sum((count - 400) ** 2 / 400 for count in came.values())
    assert chi_square < (tickets - 1) + 4 * (2 * (tickets - 1)) ** 0.5 + 1e-9


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(1, 2**256))
def test_a_ticket_is_one_of_those_there_are(secret, draw, tickets):
    ticket = fairness.ticket(secret, draw, tickets)
    assert 0 <= ticket < tickets
    assert fairness.ticket(secret, draw, tickets) == ticket


def test_draws_and_secrets_have_tickets_of_their_own():
    many = 2**64
    seen = {fairness.ticket(secret_of("other", number), draw, many) for number in range(40) for draw in range(40)}
    assert len(seen) == 1600


@pytest.mark.parametrize("secret", [b"", b"\0" * 31, b"\0" * 33])
def test_a_secret_of_another_length_is_refused(secret):
    with pytest.raises(ValueError, match="32 bytes"):
        fairness.ticket(secret, 0, 2)
    with pytest.raises(ValueError, match="32 bytes"):
        fairness.commitment(secret)


@pytest.mark.parametrize(("draw", "tickets"), [(-1, 5), (0, 0), (0, -1), (0, 2**256 + 1)])
def test_draws_that_cannot_be_are_refused(draw, tickets):
    with pytest.raises(ValueError, match="tickets"):
        fairness.ticket(bytes(32), draw, tickets)


@pytest.mark.parametrize("name", GAMES)
def test_the_order_and_weights_of_outcomes_are_those_of_the_page(name):
    """What another program has to know to draw a round again; the order of a kind of draw never changes."""
    orders: dict[str, list[str]] = {
        "role": ["miner", "saboteur"],
        "goal": ["gold", "NE", "NW"],
        "nugget": ["1", "2", "3"],
        "mine": ["silver", "gold", "gems", "dragon"],
        "dwarf": [f"{clan}-{one}" for clan in ("blue", "yellow") for one in ("loyal", "selfish", "saboteur")],
        "treasure": [f"{kind}{value}" for kind in ("silver", "gold", "gems") for value in range(1, 10)],
        "first": [str(seat) for seat in range(10)],
    }
    orders["card"] = orders["lost"] = list(cards.KINDS if name == "saboteur" else box.KINDS)
    state = game(name).new_state(fair_match(name).options)
    seen = set()
    for step in fair_match(name).steps:
        if isinstance(step, game(name).draw):
            chances = state.chance()
            names = [draw.text.partition(":")[2] for draw, _ in chances]
            assert names == sorted(names, key=orders[step.what].index)
            assert sum(weight for _, weight in chances) == state.tickets()
            by_ticket = [state.drawn_by(ticket) for ticket in range(state.tickets())]
            assert by_ticket == [draw for draw, weight in chances for _ in range(weight)]
            seen.add(step.what)
            state.draw(step)
        else:
            state.play(step)
    assert len(seen) >= 4


# Records


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_drawn_from_secrets_is_found_fair(name, seed):
    match = fair_match(name, seed)
    checked = fairness.check(match.record()).rounds
    assert [a_round.round for a_round in checked] == [1, 2]
    assert [a_round.trouble for a_round in checked] == [None, None]
    draws = sum(isinstance(step, match.game.draw) for step in match.steps)
    assert sum(a_round.draws for a_round in checked) == draws


@pytest.mark.parametrize("name", GAMES)
def test_a_record_carries_its_secrets_through(name):
    text = fair_match(name).record()
    assert text.count("\nfair ") == 2
    again = pyrite.load(text)
    assert again.fair == fair_match(name).fair
    assert again.record() == text
    assert record.read(text) == (again.game, again.options, again.steps)


def test_a_record_without_secrets_has_no_such_lines():
    match = pyrite.new("saboteur", players=3, seed=1)
    assert "fair" not in match.record()
    assert troubles(match.record()) == ["round 1 has no secret"]


def test_a_fair_line_comes_right_after_its_round():
    text = fair_match(moves=0).record()
    header, setup, a_round, fair, deal, closing = text.splitlines()
    wrong = [
        ([header, setup, fair, a_round, deal, closing], 3, "'round 1' must come first"),
        ([header, fair, setup, a_round, deal, closing], 2, "unknown game"),
        ([fair, header, setup, a_round, deal, closing], 1, "must start with"),
        ([header, setup, a_round, deal, fair, closing], 5, "right after"),
        ([header, setup, a_round, deal, closing, fair], 6, "after the closing line"),
        ([header, setup, a_round, fair, fair, deal, closing], 5, "already"),
    ]
    for lines, number, said in wrong:
        with pytest.raises(RecordError, match=re.escape(said)) as caught:
            record.read("\n".join(lines))
        assert caught.value.line == number


@pytest.mark.parametrize(
    "fair",
    [
        *("fair", "fair " + "0" * 64, "fair " + "0" * 128, "fair " + "0" * 64 + " " + "0" * 63),
        *(
            "fair " + "0" * 64 + " " + "0" * 65,
            "fair " + "0" * 64 + " " + "A" * 64,
            "fair " + "g" * 64 + " " + "0" * 64,
        ),
        *("fair " + "0" * 64 + " " + "0" * 64 + " 0", "fair 1 " + "0" * 64 + " " + "0" * 64),
        "fair " + "\u0660" * 64 + " " + "0" * 64,
    ],
)
def test_a_fair_line_of_another_form_is_refused(fair):
    lines = fair_match(moves=0).record().splitlines()
    with pytest.raises(RecordError, match="64 digits") as caught:
        record.read("\n".join([*lines[:3], fair, *lines[4:]]))
    assert caught.value.line == 4


def with_step(match: Match, place: int, rng: Random) -> Match | None:
    """The match with another draw in one place, as far as its later steps can still be taken."""
    other = Match(match.game, match.options)
    other.fair = match.fair
    for step in match.steps[:place]:
        other.take_step(step)
    possible = [draw for draw, _ in other.state.chance() if draw is not match.steps[place]]
    if not possible:
        return None
    other.take_step(rng.choice(possible))
    for step in match.steps[place + 1 :]:
        try:
            other.take_step(step)
        except ValueError:
            break
    return other


@pytest.mark.parametrize("name", GAMES)
def test_another_draw_in_any_place_is_found_and_named(name):
    match, rng = fair_match(name, moves=40), Random(1)
    found, number, last_round = 0, -1, 1
    state = match.game.new_state(match.options)
    for place, step in enumerate(match.steps):
        if not isinstance(step, match.game.draw):
            state.play(step)
            continue
        number = number + 1 if state.round == last_round else 0
        last_round = state.round
        wanted = f"draw {number} of round {last_round} is "
        state.draw(step)
        other = with_step(match, place, rng)
        if other is None:  # nothing else could come
            continue
        said = troubles(other.record())
        assert said[0].startswith(wanted), (place, said)
        assert said[0].endswith(f"but its secret gives {step.text}")
        found += 1
    assert found > 30


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_no_changed_digit_of_a_secret_or_commitment_goes_unseen(name, data):
    text = fair_match(name).record()
    lines = re.finditer("^fair ([0-9a-f]{64}) ([0-9a-f]{64})$", text, re.MULTILINE)
    digits = [place for line in lines for group in (1, 2) for place in range(*line.span(group))]
    assert len(digits) == 256
    place = data.draw(st.sampled_from(digits))
    other = data.draw(st.sampled_from("0123456789abcdef").filter(lambda digit: digit != text[place]))
    said = troubles(text[:place] + other + text[place + 1 :])
    assert len(said) == 1
    assert said[0].startswith(f"the secret of round {1 if place < text.index('round 2') else 2} does not match")


def test_another_secret_with_its_own_commitment_is_found_by_the_draws():
    """Anyone who makes up both has to make up the whole round."""
    match = fair_match()
    made_up = Match(match.game, match.options)
    for step in match.steps:
        made_up.take_step(step)
    secret = secret_of("made up", 1)
    made_up.fair = match.fair | {1: record.RoundFairness(fairness.commitment(secret), secret.hex())}
    assert re.match(r"draw \d+ of round 1 is ", troubles(made_up.record())[0])


def test_secrets_of_two_rounds_that_changed_places_are_found():
    match = fair_match()
    made_up = pyrite.load(match.record())
    made_up.fair = {1: match.fair[2], 2: match.fair[1]}
    assert len(troubles(made_up.record())) == 2


def test_a_round_without_its_secret_is_named():
    made_up = pyrite.load(fair_match().record())
    del made_up.fair[2]
    assert troubles(made_up.record()) == ["round 2 has no secret"]


def test_what_was_noted_at_the_deal_is_compared():
    match = fair_match()
    text, shown = match.record(), {number: fair.commitment for number, fair in match.fair.items()}
    assert troubles(text, r1=shown[1], r2=shown[2]) == []
    assert troubles(text, r1=shown[1][:8].upper()) == []
    assert "was noted at its deal" in troubles(text, r2=shown[1])[0]
    assert troubles(text, r3=shown[1]) == ["the record has no round 3, but a commitment was noted for it"]


def test_a_made_up_game_fits_its_own_secrets_but_not_what_was_noted():
    """A server that makes another record afterwards, with secrets that fit, is noticed if a commitment was noted."""
    assert troubles(fair_match(seed=2).record()) == []
    noted = fair_match(seed=1).fair[1].commitment
    assert "was noted at its deal" in troubles(fair_match(seed=2).record(), r1=noted)[0]
