"""Games for tests: every player count, edition and option, played at random but towards the gold."""

import random
from typing import Any

from pyrite import new
from pyrite.games.lost_mines.rules import box
from pyrite.match import Match

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "classic"},
    {"sabotaged_unpaid": True},
    {"edition": "classic", "sabotaged_unpaid": True},
    {"bonus_nuggets": True},
    {"edition": "classic", "bonus_nuggets": True, "rounds": 4},
    {"all_saboteurs": True},
    {"maps": 0, "rounds": 1},
    {"maps": 3, "first": 2, "rounds": 2},
)

# A box unlike the default in all that a box can say: cells in the last column and row, two mines close by the starts.
OTHER_BOX = box.read("""
board = { width = 16, height = 9, blue = [1, 2], yellow = [0, 8], mines = [[15, 0], [4, 2], [3, 6], [15, 8]] }
paths.NESW = { plain = 8, camp = 2, lake = 1 }
paths.NES = { plain = 5, rocks = 2 }
paths.NEW = { plain = 5, tree = 2 }
paths.NS = { plain = 2, pit = 1 }
paths.EW = { plain = 8, camp = 1, pit = 1 }
paths.NE = { plain = 2 }
actions = { axe = 2, boat = 1, rope = 2, trap = 5, troll = 4, storm = 1, infoMT = 1, infoMD = 4, infoTD = 3 }
treasures = { silver = [1, 1, 9], gold = [2, 2, 2, 2, 5], gems = [7, 8, 9, 9] }
mines = { gems = "NW", gold = "NEW", silver = "NE", dragon = "NES" }
""")

LOST_MINES_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"rounds": 1},
    {"rounds": 3, "first": 1},
    {"rounds": 1, "until_alone": True},
    {"rounds": 2, "box": OTHER_BOX},
)


def name_of(options: dict[str, Any]) -> str:
    """Options as the name of a test's case."""
    return "-".join(f"{name}={'other' if name == 'box' else value}" for name, value in options.items()) or "book"


def choose(legal: list[Any], rng: random.Random, eager: float) -> Any:
    """Any action; with the given chance one that leads to a goal, so that rounds end in every way."""
    if rng.random() >= eager:
        return rng.choice(legal)
    best = max(_worth(action) for action in legal)
    return rng.choice([action for action in legal if _worth(action) == best])


def _worth(action: Any) -> int:
    """What leads to goals and mines first, then what helps, then passing, then what hinders."""
    verb = action.verb.value
    if verb == "lay":
        return _worth_of_path(action) if hasattr(action, "cards") else _worth_of_tunnel(action)
    if verb == "walk":
        return 5 * (9 - abs(9 - action.x)) + (100 if action.side else 0) - 8 * action.losses
    helps = {"mend": 60, "tool": 60, "yes": 6, "look": 5, "map": 5, "pass": 4, "discard": 4, "vote": 0}
    return helps.get(verb, 3)


def _worth_of_tunnel(action: Any) -> int:
    if action.face.islower() or not -2 <= action.y <= 2 or action.x < 0:
        return 1
    if action.x >= 7:
        return 70
    return 10 + 5 * action.x + 3 * ("E" in action.face) + len(action.face)


def _worth_of_path(action: Any) -> int:
    blocked = 9 if any(word in action.card for word in ("tree", "lake", "pit")) else 0
    return 10 + 5 * action.x + 3 * ("E" in action.face) + len(action.face) - blocked


def random_match(options: dict[str, Any], seed: int | str, eager: float = 0.8, game: str = "saboteur") -> Match:
    """A whole match; the same seed gives the same one."""
    rng = random.Random(f"moves {seed}")
    match = new(game, seed=seed, **options)
    while match.turn is not None:
        match.play(choose(match.legal(), rng, eager))
    return match
