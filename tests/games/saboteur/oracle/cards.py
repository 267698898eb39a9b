"""What is in the box, and how a card is turned."""

# S2.1
JOINED = {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
# S2.2
DEAD_ENDS = {"n": 1, "e": 1, "ns": 1, "ew": 1, "ne": 1, "nw": 1, "nes": 1, "new": 1, "nesw": 1}
# S2.4
ACTIONS = {
    "breakP": 3,
    "breakL": 3,
    "breakC": 3,
    "mendP": 2,
    "mendL": 2,
    "mendC": 2,
    "mendPL": 1,
    "mendPC": 1,
    "mendLC": 1,
    "rockfall": 3,
    "map": 6,
}
TUNNELS = {**JOINED, **DEAD_ENDS}
# S2.3
START = "NESW"
GOALS = ["gold", "NE", "NW"]
# S9.1
BONUS = "NESW"
BONUS_VALUES = [1, 2, 3]
# S1.2: players -> (saboteurs, miners)
ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
# S1.4
HAND_SIZE = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
# S1.5
NUGGETS = [1] * 16 + [2] * 8 + [3] * 4

assert sum(JOINED.values()) == 31
assert sum(DEAD_ENDS.values()) == 9
assert sum(TUNNELS.values()) == 40
assert sum(ACTIONS.values()) == 27
assert len(NUGGETS) == 28
assert all(saboteurs + miners == players + 1 for players, (saboteurs, miners) in ROLES.items())
assert set(ROLES) == set(HAND_SIZE) == set(range(3, 11))

OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def deck(maps: int) -> list[str]:
    """The tunnel and action cards of one round, with so many maps (S1.4, S10.2)."""
    copies = {**TUNNELS, **ACTIONS, "map": maps}
    return [kind for kind in copies for _ in range(copies[kind])]


def role_pool(players: int, all_saboteurs: bool) -> list[str]:
    """The role cards that are shuffled for so many players (S1.2, S10.1)."""
    saboteurs, miners = ROLES[players]
    if all_saboteurs:
        miners -= 1
    return ["saboteur"] * saboteurs + ["miner"] * miners


def turned(card: str) -> str:
    """The openings of a tunnel card after a turn by 180 degrees (S4.3)."""
    openings = "".join(side for side in "NESW" if OPPOSITE[side] in card.upper())
    return openings.lower() if card.islower() else openings


def kind_of(card: str) -> str:
    """The printed kind of a tunnel card that is upright or turned."""
    return card if card in TUNNELS else turned(card)


def is_open(card: str, side: str) -> bool:
    """Whether the card as it is placed has an opening on that side."""
    return side in card.upper()


def is_dead_end(card: str) -> bool:
    """Whether no two openings of the card are joined (S2.2)."""
    return card.islower()
