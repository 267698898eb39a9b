"""Distances to the mines, against a naive search, and on boards where they can be counted."""

import pytest

from pyrite.games.lost_mines.bots.knowledge import distance
from tests.games.lost_mines.forests import forest_of
from tests.games.lost_mines.rules.forest import ROAD, position

from .views import random_views

FAR = 500  # there is no way
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TOOLS = {"tree": "axe", "lake": "boat", "pit": "rope"}


def naive(view, mine):
    """By cell, the distance to a mine: every step is tried again and again until nothing gets shorter."""
    box, target = view.options.box, (view.mines[mine].x, view.mines[mine].y)
    cells = [(x, y) for x in range(box.width) for y in range(box.height)]
    found = {target: 0}
    changed = True
    while changed:
        changed = False
        for x, y in cells:
            for side, (dx, dy) in STEPS.items():
                beyond = (x + dx, y + dy)
                cost = step_cost(view, (x, y), side, beyond, target)
                if beyond in found and cost is not None and found[beyond] + cost < found.get((x, y), 500):
                    found[x, y] = found[beyond] + cost
                    changed = True
    return found


def step_cost(view, here, side, there, target):
    cards = {(card.x, card.y): card for card in view.board}
    hidden = {(mine.x, mine.y) for mine in view.mines} - cards.keys()
    if here in cards and side not in cards[here].face:
        return None
    if there in cards and OPPOSITE[side] not in cards[there].face:
        return None
    forest, cost = distance.Forest(), 4
    if there in hidden:
        cost += forest.stop if there != target else 0
    elif there not in cards:
        cost += forest.lay
    elif cards[there].feature in TOOLS and cards[there].what == "path":
        cost += forest.bridge if TOOLS[cards[there].feature] in view.hand else forest.wait
    elif "+" in cards[there].feature or cards[there].feature == "rocks":
        cost += forest.crowd * any((dwarf.x, dwarf.y) == there for dwarf in view.dwarfs)
    west_or_north = here if side in "ES" else there
    for token in view.tokens:
        if (token.x, token.y) == west_or_north and token.side == ("E" if side in "EW" else "S"):
            cost += forest.trap if token.what == "trap" else forest.troll
    return cost


def test_distances_are_those_of_a_naive_search():
    compared = 0
    for view in random_views(7, every=29):
        forest = forest_of(view)
        forest.measure()
        for mine in range(4):
            expected = naive(view, mine)
            for y in range(view.options.box.height):
                for x in range(view.options.box.width):
                    found = forest.away(mine, y * 16 + x) if forest.away(mine, y * 16 + x) < FAR else None
                    assert found == expected.get((x, y)), (view.board, x, y)
                    compared += 1
    assert compared > 4000


def away(text, x, y, mine=1):
    forest = forest_of(position(text).view(0))
    forest.measure()
    return forest.away(mine, y * 16 + x)


def test_on_a_finished_road_only_steps_count():
    assert away(f"table={ROAD} hands=NE/NE/NE", 8, 2) == 4
    assert away(f"table={ROAD} hands=NE/NE/NE", 1, 2) == 8 * 4


def test_every_card_still_to_lay_adds_to_the_way():
    lay = distance.Forest().lay
    assert away("hands=NE/NE/NE", 1, 2) == 8 * 4 + 7 * lay
    assert away("table=EW@2,2;EW@3,2 hands=NE/NE/NE", 1, 2) == 8 * 4 + 5 * lay


def test_a_closed_side_has_to_be_gone_around():
    straight = away("table=EW@2,2;NS@3,2 hands=NE/NE/NE", 2, 2)
    assert straight > away("table=EW@2,2;EW@3,2 hands=NE/NE/NE", 2, 2)


def test_an_obstacle_is_nearer_for_who_holds_its_tool():
    road = ROAD.replace("EW@7,2", "EW-tree@7,2")
    assert away(f"table={road} hands=axe/NE/NE", 6, 2) < away(f"table={road} hands=NE/NE/NE", 6, 2)
    assert away(f"table={road.replace('-tree', '-tree+axe')} hands=NE/NE/NE", 6, 2) == 12


@pytest.mark.parametrize(("token", "cost"), [("trap@7,2E", "trap"), ("troll1@7,2E", "troll")])
def test_tokens_add_to_the_way_they_lie_on(token, cost):
    plain = away(f"table={ROAD} hands=NE/NE/NE", 7, 2)
    more = getattr(distance.Forest(), cost)
    assert away(f"table={ROAD} tokens={token} hands=NE/NE/NE", 7, 2) == plain + more


def test_who_is_on_rocks_is_in_the_way_of_others_alone():
    road = ROAD.replace("EW@7,2", "EW-rocks@7,2")
    crowd = distance.Forest().crowd
    assert away(f"table={road} at=6,2/7,2/1,4 hands=NE/NE/NE", 6, 2) == 12 + crowd
    assert away(f"table={road} at=6,2/7,2/1,4 hands=NE/NE/NE", 7, 2) == 8


def test_a_mine_walled_in_cannot_be_reached():
    walls = "NS@8,2;EW@9,1;EW@9,3;NS@10,2"
    forest = forest_of(position(f"table={walls} hands=NE/NE/NE").view(0))
    forest.measure()
    assert forest.away(1, 2 * 16 + 1) >= FAR
    assert forest.away(0, 2 * 16 + 1) < FAR
