"""The box of Saboteur as data: every card and how many of it (S1.2, S1.5, S2)."""

TUNNELS = {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}  # S2.1
DEAD_ENDS = {"n": 1, "e": 1, "ns": 1, "ew": 1, "ne": 1, "nw": 1, "nes": 1, "new": 1, "nesw": 1}  # S2.2
TOOLS = "PLC"  # pickaxe, lantern, cart
BREAKS = {"breakP": 3, "breakL": 3, "breakC": 3}  # S2.4, from here on
MENDS = {"mendP": 2, "mendL": 2, "mendC": 2, "mendPL": 1, "mendPC": 1, "mendLC": 1}
ROCKFALL = "rockfall"
MAP = "map"
MAPS = 6

DECK = {**TUNNELS, **DEAD_ENDS, **BREAKS, **MENDS, ROCKFALL: 3, MAP: MAPS}
KINDS = tuple(DECK)  # a kind of card is known inside by its place here

START = "NESW"  # S2.3
TREASURES = {"gold": "NESW", "NE": "NE", "NW": "NW"}
BONUS_FACE = "NESW"  # S9.1

START_CELL = (0, 0)  # S1.3
GOAL_CELLS = ((8, -2), (8, 0), (8, 2))

SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # S1.2
MINERS = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}  # S1.4

NUGGETS = {1: 16, 2: 8, 3: 4}  # S1.5
BONUSES = (1, 2, 3)  # S9.1
_BESIDE = {(1, 0), *((x - 1, y) for x, y in GOAL_CELLS)}
BONUS_PLACES = tuple((x, y) for y in range(-2, 3) for x in range(1, 8) if (x, y) not in _BESIDE)
PAYMENT = {1: 4, 2: 3, 3: 3, 4: 2}  # S7.4, by the number of saboteurs

assert sum(TUNNELS.values()) == 31
assert sum(DEAD_ENDS.values()) == 9
assert sum(DECK.values()) == 67
assert sum(BREAKS.values()) + sum(MENDS.values()) + 3 + MAPS == 27
assert sum(NUGGETS.values()) == 28
assert all(SABOTEURS[n] + MINERS[n] == n + 1 for n in HAND)


def role_deck(players: int) -> dict[str, int]:
    """The role cards that are shuffled for so many players (S1.2)."""
    return {"miner": MINERS[players], "saboteur": SABOTEURS[players]}
