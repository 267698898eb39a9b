"""One deal of each measurement; every function returns what it counted."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

import pyrite
from bench.bots import foolish, forest_held_out, held_out
from bench.bots.rounds import IN_THE_FOREST, Tally, deal, drawn, play, roles, seated
from pyrite.arena.beliefs import Belief
from pyrite.bots import PERSONALITIES
from pyrite.game import game
from pyrite.games.saboteur.bots.knowledge.claims import GOLD, STONE
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES

FIRST = "detective@1"
NEW = "detective"
EXPOSED = 0.9
OWN_TURNS = 4  # exposure is noted after so many turns of a saboteur
DETECTIVES = (NEW, *(f"{NEW}:{name}" for name in PERSONALITIES if name != "plain"))
READERS = (NEW, FIRST, "digger@1")
LEVELS = ("novice", "digger", "detective", "foreman")  # as tables offer them
USUAL = "digger"  # the level that all levels play against


class Cell(msgspec.Struct, frozen=True):
    """A measurement with its numbers."""

    measure: str
    players: int = 5
    saboteurs: int | None = None
    who: str = NEW

    @property
    def name(self) -> str:
        dealt = f"{self.players - self.saboteurs}+{self.saboteurs}" if self.saboteurs else f"{self.players} players"
        return f"{self.measure} {self.who}, {dealt}"


def miners_won(table: Any) -> bool:
    return bool(game("saboteur").first_team_won(table.view(None)))


def exposure(cell: Cell, seed: str) -> Tally:
    """Saboteurs of a kind among frozen miners: how soon they are exposed, and how often they win."""
    found = Tally()
    lost = {}
    for name in dict.fromkeys((cell.who, FIRST)):
        table = deal("saboteur", cell.players, seed)
        who = roles(table)
        watch = _watch_exposure(found, who) if name == cell.who else None
        play(table, seated(who, {"miner": FIRST, "saboteur": name}), seed, watch=watch, tally=found)
        lost[name] = miners_won(table)
    found.counts["deals"] = 1
    found.counts["saboteurs won"] = not lost[cell.who]
    found.pairs["saboteurs' wins less those of detective@1"] = [(float(lost[FIRST]) - float(lost[cell.who]), 1)]
    return found


def _watch_exposure(found: Tally, who: list[str]) -> Callable[[Any, int, Any, Any], None]:
    readers = {name: pyrite.bot(name, seed=0) for name in (FIRST, NEW)}
    turns: Counter[int] = Counter()

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        seen = table.view(None)
        turns[seat] += 1
        if who[seat] != "saboteur" or turns[seat] > OWN_TURNS or seen.ending != "none":
            return
        found.counts[f"turn {turns[seat]}"] += 1
        for name, reader in readers.items():
            chance = reader.suspicion(seen)[seat].chances["saboteur"]
            found.counts[f"exposed on turn {turns[seat]}, read by {name}"] += chance > EXPOSED

    return watch


def suspicion(cell: Cell, seed: str) -> Tally:
    """A mixed table: after every lap each miner says what it thinks of the others, as every reader would."""
    found = Tally(beliefs={name: Belief() for name in READERS})
    table = deal("saboteur", cell.players, seed)
    who = roles(table)
    readers = {name: pyrite.bot(name, seed=0) for name in READERS}
    turns = 0

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        nonlocal turns
        turns += 1
        if turns % cell.players or table.view(None).ending != "none":
            return
        for viewer in range(cell.players):
            if who[viewer] == "miner":
                seen = table.view(viewer)
                for name, reader in readers.items():
                    for one in reader.suspicion(seen):
                        found.beliefs[name].add(one.chances["saboteur"], who[one.seat] == "saboteur")

    play(table, drawn(who, held_out.KINDS, random.Random(seed)), seed, watch=watch)
    found.counts["deals"] = 1
    return found


def forest_suspicion(cell: Cell, seed: str) -> Tally:
    """The same in The Lost Mines, every tenth turn, for the chance to be a saboteur."""
    found = Tally(beliefs={name: Belief() for name in (NEW, FIRST)})
    table = deal("lost-mines", cell.players, seed)
    who = roles(table)
    readers = {name: pyrite.bot(name, seed=0) for name in (NEW, FIRST)}
    rng = random.Random(seed)
    moves = 0

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        nonlocal moves
        moves += 1
        if moves % (5 * cell.players) or table.view(None).ending != "none":
            return
        for viewer in range(cell.players):
            seen = table.view(viewer)
            for name, reader in readers.items():
                for one in reader.suspicion(seen):
                    if seen.dwarfs[one.seat].character is None:
                        found.beliefs[name].add(one.chances["saboteur"], who[one.seat] == "saboteur")

    play(table, [rng.choice(held_out.FOREST_KINDS) for _ in who], seed, watch=watch)
    found.counts["deals"] = 1
    return found


def forest_strangers(cell: Cell, seed: str) -> Tally:
    """A mixed table of The Lost Mines: after every second lap each seat judges the others."""
    found = Tally()
    table = deal("lost-mines", cell.players, seed)
    who = roles(table)
    names = drawn(who, forest_held_out.KINDS, random.Random(seed))
    readers = {name: pyrite.bot(name, seed=0) for name in (NEW, FIRST)}
    moves = 0

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        nonlocal moves
        moves += 1
        if moves % (4 * cell.players) or table.view(None).ending != "none":
            return
        for viewer in range(cell.players):
            seen = table.view(viewer)
            for name, reader in readers.items():
                for one in reader.suspicion(seen):
                    if seen.dwarfs[one.seat].character is None:
                        for role in ("saboteur", "selfish"):
                            chance, is_so = one.chances[role], who[one.seat] == role
                            found.add_belief(f"{name}: {role}", chance, is_so)
                            if names[one.seat] in forest_held_out.STYLES:
                                found.add_belief(f"{name}: {role}, scripted styles", chance, is_so)
                            if names[one.seat] == f"{NEW}:sly":
                                found.add_belief(f"{name}: {role}, sly", chance, is_so)

    seated_names = [IN_THE_FOREST + name if name in forest_held_out.STYLES else name for name in names]
    play(table, seated_names, seed, watch=watch)
    found.counts["deals"] = 1
    return found


def talk(cell: Cell, seed: str) -> Tally:
    """The same deal with talk and in silence, detectives of all personalities; what was said by whom."""
    found = Tally()
    lost = {}
    rng = random.Random(seed)
    names = [rng.choice(DETECTIVES) for _ in range(cell.players)]
    for talks in (True, False):
        table = deal("saboteur", cell.players, seed, cell.saboteurs)
        who = roles(table)
        said = play(table, names, seed, talk=talks, watch=foolish.watch_saboteur(found), tally=found)
        lost[talks] = miners_won(table)
        opened: Any = game("saboteur").open_view(table.state)
        gold = [goal.treasure == "gold" for goal in opened.goals]
        for one in said:
            found.counts[f"said {one.phrase} by {who[one.seat]}"] += 1
            if one.phrase in (GOLD, STONE):
                is_true = gold[GOAL_PLACES[str(one.args[0])].number] == (one.phrase == GOLD)
                found.counts[f"claims of {who[one.seat]}s"] += 1
                found.counts[f"true claims of {who[one.seat]}s"] += is_true
    found.counts["deals"] = 1
    found.counts["seats of miner"] = who.count("miner")
    found.counts["seats of saboteur"] = who.count("saboteur")
    found.counts["miners won talking"] = lost[True]
    found.counts["miners won silent"] = lost[False]
    found.pairs["miners' wins talking less silent"] = [(float(lost[True]) - float(lost[False]), 1)]
    return found


def forest_talk(cell: Cell, seed: str) -> Tally:
    """A round of The Lost Mines with detectives and foremen of all personalities: what was said by whom."""
    found = Tally()
    rng = random.Random(seed)
    table = deal("lost-mines", cell.players, seed)
    who = roles(table)
    names = [rng.choice(DETECTIVES).replace(NEW, rng.choice((NEW, "foreman"))) for _ in who]
    turns: Counter[int] = Counter()

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        turns[seat] += view.phase == "turn"

    said = play(table, names, seed, talk=True, watch=watch)
    found.counts["deals"] = 1
    found.counts["turns"] = turns.total()
    found.counts["remarks"] = len(said)
    found.counts["remarks that repeat another seat's"] = len(said) - len({(one.phrase, one.args) for one in said})
    found.counts.update(f"said {one.phrase} by {who[one.seat]}" for one in said)
    found.counts.update(f"seats of {role}" for role in who)
    return found


def strength(cell: Cell, seed: str) -> Tally:
    """New miners and new saboteurs, each against frozen ones, on the same deal."""
    found = Tally()
    wins = {}
    for miner, saboteur in ((FIRST, FIRST), (cell.who, FIRST), (FIRST, cell.who)):
        table = deal("saboteur", cell.players, seed)
        watch = foolish.watch_saboteur(found, cell.who) if miner != FIRST else None
        play(table, seated(roles(table), {"miner": miner, "saboteur": saboteur}), seed, watch=watch, tally=found)
        wins[miner, saboteur] = float(miners_won(table))
    found.counts["deals"] = 1
    base = wins[FIRST, FIRST]
    found.pairs["as miners"] = [(wins[cell.who, FIRST] - base, 1)]
    found.pairs["as saboteurs"] = [(base - wins[FIRST, cell.who], 1)]
    return found


def levels(cell: Cell, seed: str) -> Tally:
    """Every level in either role against diggers, and among its own kind, on the same deal."""
    found = Tally()
    wins = {}
    against = [(level, USUAL) for level in LEVELS] + [(USUAL, level) for level in LEVELS]
    for miner, saboteur in dict.fromkeys([*against, *((level, level) for level in LEVELS)]):
        table = deal("saboteur", cell.players, seed, cell.saboteurs)
        play(table, seated(roles(table), {"miner": miner, "saboteur": saboteur}), seed)
        wins[miner, saboteur] = miners_won(table)
    found.counts["deals"] = 1
    for level in LEVELS:
        found.counts[f"wins of {level} miners against {USUAL}s"] = wins[level, USUAL]
        found.counts[f"wins of {level} saboteurs against {USUAL}s"] = not wins[USUAL, level]
        found.counts[f"wins of miners among {level}s"] = wins[level, level]
    for lower, higher in pairwise(LEVELS):
        gain = float(wins[higher, USUAL]) - float(wins[lower, USUAL])
        found.pairs[f"step from {lower} to {higher} miners"] = [(gain, 1)]
        gain = float(wins[USUAL, lower]) - float(wins[USUAL, higher])
        found.pairs[f"step from {lower} to {higher} saboteurs"] = [(gain, 1)]
    return found


def forest_strength(cell: Cell, seed: str) -> Tally:
    """Each bot plays each side once; the points of the same seat are compared."""
    found = Tally()
    points = {}
    for first, second in ((cell.who, FIRST), (FIRST, cell.who)):
        table = deal("lost-mines", cell.players, seed)
        who = roles(table)
        names = [second if is_second else first for is_second in game("lost-mines").is_second_team(table)]
        play(table, names, seed, watch=foolish.watch_lost_mines(found, names, cell.who), tally=found)
        for seat, (name, score) in enumerate(zip(names, table.scores, strict=True)):
            points[name, seat] = score
        found.counts[f"ended by {table.view(None).ending}"] += 1
    gains = [points[cell.who, seat] - points[FIRST, seat] for seat in range(cell.players)]
    found.pairs["points"] = [(float(sum(gains)), len(gains))]
    for role in set(who):
        some = [gain for gain, one in zip(gains, who, strict=True) if one == role]
        found.pairs[f"points as {role}"] = [(float(sum(some)), len(some))]
    found.counts["deals"] = 1
    return found


def endings(cell: Cell, seed: str) -> Tally:
    """A round of The Lost Mines with one level in every seat: what it ended by."""
    found = Tally()
    table = deal("lost-mines", cell.players, seed)
    play(table, [cell.who] * cell.players, seed, tally=found)
    found.counts["deals"] = 1
    found.counts[f"ended by {table.view(None).ending}"] = 1
    return found


MEASURES: dict[str, Callable[[Cell, str], Tally]] = {
    "exposure": exposure,
    "suspicion": suspicion,
    "forest suspicion": forest_suspicion,
    "forest strangers": forest_strangers,
    "talk": talk,
    "forest talk": forest_talk,
    "strength": strength,
    "levels": levels,
    "forest strength": forest_strength,
    "endings": endings,
}
