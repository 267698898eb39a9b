"""Deals: the same cards in every seating, the right bot in every seat, and only views for it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from pyrite.arena.contest import Chunk, Contest, chunks
from pyrite.arena.deals import PairedMatch, is_second, lay_out, play_chunk, play_deal, roles
from pyrite.arena.move_times import Thinking
from pyrite.games.lost_mines.rules.view import View as DwarfsView
from pyrite.games.saboteur.rules.view import View as MinersView

BOTH_GAMES = pytest.mark.parametrize("name", ["saboteur", "lost-mines"])


def contest(name: str = "saboteur", **more: Any) -> Contest:
    return Contest(**{"game": name, "a": "random", "b": "random", "seed": 3, **more})


class Hand:
    """A bot made by hand: notes what it saw, and chooses as the test says."""

    def __init__(self, seed: str, choose: Callable[[Any, random.Random], Any], seen: list[Any]) -> None:
        self.random = random.Random(seed)
        self.choose = choose
        self.seen = seen

    def act(self, view: Any, budget: float | None = None) -> Any:
        self.seen.append(view)
        return self.choose(view, self.random)

    def suspicion(self, view: Any) -> tuple[()]:
        return ()


def anything(view: Any, rng: random.Random) -> Any:
    return rng.choice(view.legal)


def play_out(table: PairedMatch, seed: int) -> list[str]:
    """Plays at random; what chance drew, in order."""
    choose = random.Random(seed).choice
    while table.turn is not None:
        table.play(choose(table.legal()))
    return [step.text for step in table.steps if isinstance(step, table.game.draw)]


def play_by_hand(name: str, number: int = 0, choose_a: Any = anything, **more: Any) -> tuple[Any, dict[str, list[Any]]]:
    seen: dict[str, list[Any]] = {"a": [], "b": []}
    bots = {
        "a": lambda seed: Hand(seed, choose_a, seen["a"]),
        "b": lambda seed: Hand(seed, anything, seen["b"]),
    }
    thinking = {"a": Thinking(), "b": Thinking()}
    return play_deal(contest(name, **more), 5, number, bots, thinking), seen


@pytest.mark.once
@pytest.mark.parametrize(("count", "sizes"), [(1, [1]), (20, [20]), (21, [20, 1]), (60, [20, 20, 20])])
def test_chunks_hold_every_deal_once(count, sizes):
    cut = chunks(contest(players=(3, 8), deals=count))
    assert [(chunk.players, len(chunk.deals)) for chunk in cut] == [(n, size) for n in (3, 8) for size in sizes]
    for players in (3, 8):
        assert [deal for chunk in cut if chunk.players == players for deal in chunk.deals] == list(range(count))


@BOTH_GAMES
def test_a_deal_is_the_same_however_it_is_played_up_to_the_last_card_of_the_pile(name):
    first, second = (lay_out(contest(name), 5, 7) for _ in range(2))
    assert str(first.state) == str(second.state)
    drawn = [
        [text for text in play_out(table, seed) if text.startswith("card")] for seed, table in ((1, first), (2, second))
    ]
    both = min(map(len, drawn))
    assert both > 30
    assert drawn[0][:both] == drawn[1][:both]
    assert [str(step) for step in first.steps] != [str(step) for step in second.steps]


@BOTH_GAMES
def test_every_deal_is_another_one(name):
    texts = {str(lay_out(contest(name, seed=seed), 5, deal).state) for seed in (1, 2) for deal in range(20)}
    assert len(texts) == 40


def test_all_roles_are_dealt_as_often_as_they_should_be():
    """Of 5 players' 4 miners and 2 saboteurs one is left over: 2 saboteurs play in 4 of 6 deals."""
    dealt = [roles(lay_out(contest(), 5, deal)).count("saboteur") for deal in range(300)]
    assert set(dealt) == {1, 2}
    assert 0.55 < dealt.count(2) / 300 < 0.78


def test_the_first_letter_digs_and_the_second_sabotages():
    result, seen = play_by_hand("saboteur", grid=True)
    assert list(result.won) == ["ab", "ba", "aa", "bb"]
    for letter in "ab":
        assert {view.role for view in seen[letter]} == {"miner", "saboteur"}
    result, seen = play_by_hand("saboteur")
    half = next(place for place, view in enumerate(seen["a"]) if view.role == "saboteur")
    assert {view.role for view in seen["a"][:half]} == {"miner"}
    assert {view.role for view in seen["a"][half:]} == {"saboteur"}
    assert {view.role for view in seen["b"][: len(seen["b"]) // 3]} == {"saboteur"}


def test_the_first_letter_plays_all_that_scores_with_blue():
    """The loyal and the selfish of a clan with it, its saboteur with the other (L7.4)."""
    found = set()
    for deal in range(30):
        table: Any = lay_out(contest("lost-mines"), 5, deal)
        for dwarf, role, second in zip(table.view(None).dwarfs, roles(table), is_second(table), strict=True):
            found.add((dwarf.clan, role, second))
    assert found == {
        *(("blue", "loyal", False), ("blue", "selfish", False), ("blue", "saboteur", True)),
        *(("yellow", "loyal", True), ("yellow", "selfish", True), ("yellow", "saboteur", False)),
    }


def test_each_bot_has_each_seat_of_a_deal_of_the_lost_mines_once():
    result, seen = play_by_hand("lost-mines")
    for letter in "ab":
        assert {view.seat for view in seen[letter]} == set(range(5))
    assert len(result.roles) == len(result.a) == len(result.b) == 5
    assert all(points >= 0 for points in result.a + result.b)


@BOTH_GAMES
def test_bots_see_views_of_their_own_seat_and_turn_only(name):
    _, seen = play_by_hand(name)
    for view in seen["a"] + seen["b"]:
        assert type(view) is (MinersView if name == "saboteur" else DwarfsView)
        assert view.seat == view.turn
        assert view.round == view.options.rounds == 1


def hurry(view: Any, rng: random.Random) -> Any:
    """East, and takes what it finds: now and then it reaches a mine."""
    order = {"take": 4, "walk": 3, "lay": 2, "tool": 1}
    return max(view.legal, key=lambda action: (order.get(action.verb.value, 0), action.x or 0, rng.random()))


def test_bots_that_are_the_same_win_the_same_points_in_every_seating():
    found = []
    for number in range(8):
        bots = dict.fromkeys("ab", lambda seed: Hand(seed, hurry, []))
        result: Any = play_deal(contest("lost-mines"), 4, number, bots, {"a": Thinking(), "b": Thinking()})
        assert result.a == result.b
        found += result.a
    assert any(found)


def test_points_go_to_the_bot_that_won_them():
    results = [play_by_hand("lost-mines", number, hurry)[0] for number in range(8)]
    hurried, anything = (sum(sum(getattr(one, side)) for one in results) for side in "ab")
    assert hurried > 5 * anything  # who does anything finds next to nothing


def test_a_bot_that_digs_is_distinguished_from_one_that_does_not():
    def worth(action: Any) -> float:
        return action.x - abs(action.y) / 3 + ("E" in action.face)

    def dig(view: Any, rng: random.Random) -> Any:
        lays = [action for action in view.legal if action.verb.value == "lay" and action.face.isupper()]
        near = [action for action in lays if abs(action.y) <= 2 and 0 <= action.x <= 8]
        return max(near, key=worth) if near and view.role == "miner" else rng.choice(view.legal)

    results = [play_by_hand("saboteur", number, dig)[0] for number in range(12)]
    assert sum(one.won["ab"] for one in results) >= 2
    assert sum(one.won["ba"] for one in results) == 0


def test_a_bot_that_fails_is_reported_with_its_deal():
    def fail(view: Any, rng: random.Random) -> Any:
        raise KeyError("nothing found")

    with pytest.raises(RuntimeError, match=r"deal 2 of seed 3 with 5 players, seated ab: KeyError\('nothing found'\)"):
        play_by_hand("saboteur", 2, fail)


@BOTH_GAMES
def test_the_same_chunk_gives_the_same_results(name):
    one, two = (play_chunk(contest(name), Chunk(4, (3, 4))) for _ in range(2))
    assert one.results == two.results
    assert one.thinking["a"].moves == two.thinking["a"].moves > 0


def test_moves_without_a_choice_are_not_timed():
    seen: list[Any] = []
    thinking = {"a": Thinking(), "b": Thinking()}
    bots = dict.fromkeys("ab", lambda seed: Hand(seed, anything, seen))
    play_deal(contest(), 5, 0, bots, thinking)
    choices = sum(len(view.legal) > 1 for view in seen)
    assert thinking["a"].moves + thinking["b"].moves == choices < len(seen)


def test_options_reach_the_deal():
    table: Any = lay_out(contest(options={"edition": "classic", "first": 2}), 5, 0)
    assert (table.options.edition, table.turn, table.options.rounds) == ("classic", 2, 1)
