"""How the tests come to a position, and how they play games at random."""

import random
from collections import Counter
from typing import Any

from .box import DEFAULT, HAND_SIZE, Cell
from .game import LostMinesOracle
from .paths import OPPOSITE, beside, holds_one, is_shut, kind_of, openings
from .tokens import cells_of

THREE = "blue-loyal yellow-loyal yellow-saboteur"
# The board of the positions made by hand: not the default one, which may change.
WIDE = {**DEFAULT, "starts": [(1, 2), (1, 4)], "mines": [(9, 0), (9, 2), (9, 4), (9, 6)]}


def position(
    dwarfs: str = THREE,
    mines: str = "gems gold silver dragon",
    treasures: str = "gold2 gold3 silver2",
    hands: list[str] | None = None,
    laid: dict[Cell, str] | None = None,
    stand: dict[int, Cell] | None = None,
    pile: int | None = None,
    **options: Any,
) -> LostMinesOracle:
    """A game at the first turn of seat 0, with those cards, hands, dwarfs' places and so many cards to draw."""
    game = LostMinesOracle(len(dwarfs.split()), **{"first": 0, "box": WIDE, **options})
    for dwarf in dwarfs.split():
        game.play(f"dwarf:{dwarf}")
    for mine in mines.split():
        game.play(f"mine:{mine}")
    for treasure in treasures.split():
        game.play(f"treasure:{treasure}")
    draw(game)
    if hands is not None:
        game._hands = [hand.split() for hand in hands]
    game._laid.update(laid or {})
    for seat, cell in (stand or {}).items():
        game._dwarfs[seat] = cell
    if pile is not None:
        del game._unseen[: game.pile - pile]
    return game


def corridor(begin: int, end: int, row: int = 2) -> dict[Cell, str]:
    """EW cards in a row, from column to column, both included."""
    return {(x, row): "EW" for x in range(begin, end + 1)}


def play(game: LostMinesOracle, *texts: str) -> None:
    """Play several texts."""
    for text in texts:
        game.play(text)


def draw(game: LostMinesOracle) -> None:
    """Draw, as long as chance is to act, whatever comes first."""
    while game.chance():
        game.play(next(iter(game.chance())))


def with_prefix(game: LostMinesOracle, *prefixes: str) -> set[str]:
    """The legal actions that begin so."""
    return {text for text in game.legal() if text.startswith(prefixes)}


def column(text: str) -> int:
    """How far to the east the action's place is."""
    return int(text.split("@")[1].split(",")[0]) if "@" in text else -1


def random_step(game: LostMinesOracle, dice: random.Random, eager: float) -> str:
    """A draw by its weight, or an action; the eager ones lay and walk to the east."""
    draws = game.chance()
    if draws:
        return dice.choices(list(draws), weights=list(draws.values()))[0]
    actions = sorted(game.legal())
    if "vote" in actions and dice.random() < 0.98:
        actions.remove("vote")
    eastward = [text for text in actions if text.startswith(("walk@", "N", "E", "S", "W"))]
    if eastward and dice.random() < eager:
        farthest = max(map(column, eastward))
        return dice.choice([text for text in eastward if column(text) == farthest])
    return dice.choice(actions)


def check_invariants(game: LostMinesOracle) -> None:
    """Nothing gets lost, nothing is where it cannot be, and exactly one of all is due to act."""
    trolls = [token for token in game.tokens.values() if token != "trap"]
    in_hands = [kind for hand in game.hands for kind in hand]
    on_board = [kind_of(card) for card in game._laid.values()]
    cards = game._unseen + in_hands + on_board + game._discards + ["troll"] * len(trolls)
    assert Counter(cards) == Counter(game._box.deck)
    assert game.pile >= 0
    assert all(len(hand) <= HAND_SIZE[len(game.hands)] for hand in game.hands)
    assert len(set(trolls)) == len(trolls)
    assert Counter(game._treasure_pool + game._treasures) == Counter(game._box.treasures)
    legal = game.legal()
    assert [bool(game.chance()), bool(legal), game.over].count(True) == 1
    assert (game.turn is not None) == bool(legal)
    check_board(game, turning=any(text.startswith("turn:") for text in legal))


def check_board(game: LostMinesOracle, turning: bool) -> None:
    """Path cards agree, dwarfs stand where they may, tokens are beside something."""
    board = game.board
    for cell, card in game._laid.items():
        for side in "NESW":
            other = beside(cell, side)
            if other in board and other not in game._box.mines:  # a mine that is turned up may disagree (L6.3)
                assert (side in openings(card)) == (OPPOSITE[side] in openings(board[other]))
    for cell, dwarfs in Counter(game.dwarfs).items():
        if not turning:
            assert not is_shut(board[cell])
            assert dwarfs == 1 or not holds_one(board[cell])
    for name in game.tokens:
        assert any(cell in board or cell in game._box.mines for cell in cells_of(name))


def random_game(players: int, seed: object, eager: float, checked: bool = True, **options: Any) -> Counter[str]:
    """Play a game to the end; how often each sort of text was played, and some things happened."""
    dice = random.Random(f"{players} {seed} {eager}")
    game = LostMinesOracle(players, **options)
    played: Counter[str] = Counter()
    before = game.points
    while not game.over:
        if checked:
            check_invariants(game)
        text = random_step(game, dice, eager)
        played[sort_of(text)] += 1
        played["someone out"] += game.pile == 0 and not all(game.hands)
        now, laid_out = game.round, sum(value for _, value, _ in game.treasures)
        game.play(text)
        if game.round != now or game.over:
            won = [after - earlier for earlier, after in zip(before, game.points, strict=True)]
            assert min(won) >= 0
            assert sum(won) <= laid_out
            before = game.points
    if checked:
        check_invariants(game)
    played["ran dry"] += not any(game.hands)
    played["dragon"] += game.dragon is not None
    played["all found"] += all(taker is not None for _, _, taker in game.treasures)
    return played


def sort_of(text: str) -> str:
    """What a text does, without its place."""
    if text.startswith("walk"):
        return "walk" + ("<" if "<" in text else "") + ("!" if "!" in text else "")
    for mark in ("@", ">", ":"):
        if mark in text:
            name = text.split(mark)[0]
            return "lay" if name[0] in "NESW" else name
    return text
