"""The values that the bots have to reach, and a table that says for each whether it did.

A row takes its figures from the cells that measure it. Where there is one figure for each number of players, the row
shows all of them, and it is reached if every one is.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

from bench.bots.figures import Figure

Found = Mapping[str, Mapping[str, Figure]]  # by cell and figure


class Wanted(NamedTuple):
    """What a figure has to be."""

    text: str
    is_reached: Callable[[Figure], bool]


class Row(NamedTuple):
    """A figure of some cells that has to be reached in all of them."""

    what: str
    cells: tuple[str, ...]
    figure: str
    wanted: Wanted | None  # nothing has to be reached without
    show: Callable[[Figure], str]


def at_most(limit: float, text: str) -> Wanted:
    return Wanted(f"at most {text}", lambda one: one["value"] <= limit)


def below(limit: float, text: str) -> Wanted:
    return Wanted(f"below {text}", lambda one: one["value"] < limit)


def at_least(limit: float, text: str) -> Wanted:
    return Wanted(f"at least {text}", lambda one: one["value"] >= limit)


def _percent(one: Figure) -> str:
    interval = f" ({100 * one['low']:.1f} to {100 * one['high']:.1f})" if "low" in one else ""
    return f"{100 * one['value']:.1f} %{interval}"


def _percent_of(one: Figure) -> str:
    return f"{100 * one['value']:.1f} % of {one['of']:,.0f}"


def _points(one: Figure) -> str:
    """A difference of shares in points."""
    return f"{100 * one['value']:+.1f} ({100 * one['low']:.1f} to {100 * one['high']:.1f})"


def _score(one: Figure) -> str:
    return f"{one['value']:+.2f} ({one['low']:.2f} to {one['high']:.2f})"


def _number(one: Figure) -> str:
    return f"{one['value']:.3f}"


def _time(one: Figure) -> str:
    return f"{one['value']:.2f}"


ABOVE = Wanted("lower end above -2", lambda one: one["low"] > -0.02)
NO_LOSS = Wanted("no significant loss", lambda one: one["high"] >= 0)
EXPOSED, EXPOSED_NOW = "exposed on turn 2, read by detective@1", "exposed on turn 2, read by detective"
TALKING, MOVE = "miners' wins talking less silent", "milliseconds of detective"
WINS = "saboteurs' wins less those of detective@1"
PLAIN, SLY = ("exposure detective, 5 players",), ("exposure detective:sly, 5 players",)
OTHERS = ("exposure detective:cautious, 5 players", "exposure detective:loud, 5 players")
TALK = ("talk detective, 3+2", "talk detective, 4+3")
SABOTEUR = tuple(f"strength detective, {players} players" for players in range(3, 11))
FOREST = tuple(f"forest strength detective, {players} players" for players in range(3, 10))
STRANGERS = tuple(f"suspicion detective, {players} players" for players in (5, 7))
FOREST_STRANGERS = tuple(f"forest strangers detective, {players} players" for players in (5, 7, 9))
ENDINGS = tuple(f"endings {{}}, {players} players" for players in range(3, 10))
LATER = "after their second turn, read by"

ROWS = (
    Row("suspicion of strangers, log-loss", STRANGERS[:1], "log-loss of detective", at_most(0.26, "0.26"), _number),
    Row("suspicion of strangers, log-loss", STRANGERS[1:], "log-loss of detective", at_most(0.31, "0.31"), _number),
    Row("calibration error", STRANGERS, "calibration error of detective", at_most(0.03, "0.03"), _number),
    Row(f"exposed above 90 % {LATER} `detective@1`", PLAIN, EXPOSED, at_most(0.35, "35 %"), _percent),
    Row(f"exposed above 90 % {LATER} `detective@1`", SLY, EXPOSED, at_most(0.25, "25 %"), _percent),
    Row(f"exposed above 90 % {LATER} `detective@1`", OTHERS, EXPOSED, None, _percent),
    Row("the same, read by today's detective", (*PLAIN, *SLY, *OTHERS), EXPOSED_NOW, None, _percent),
    Row("wins less those of `detective@1`, in points", PLAIN, WINS, at_least(-0.02, "-2"), _points),
    Row("wins less those of `detective@1`, in points", SLY, WINS, at_least(-0.03, "-3"), _points),
    Row("wins less those of `detective@1`, in points", OTHERS, WINS, None, _points),
    Row("miners' wins, talking less silent, in points", TALK, TALKING, at_least(0.03, "+3"), _points),
    Row("repairs of players suspected above 80 %", SABOTEUR, "repairs of suspected", below(0.03, "3 %"), _percent_of),
    Row("maps on the goal that tells less", SABOTEUR, "maps on less", below(0.03, "3 %"), _percent_of),
    Row("reachable treasures left", FOREST, "treasures left", below(0.02, "2 %"), _percent_of),
    Row("strength as miners, in points", SABOTEUR, "as miners", ABOVE, _points),
    Row("strength as saboteurs, in points", SABOTEUR, "as saboteurs", ABOVE, _points),
    Row("strength in The Lost Mines, points of a seat", FOREST, "points", NO_LOSS, _score),
    Row("milliseconds a move, median", (SABOTEUR[2], SABOTEUR[7]), f"{MOVE}, median", at_most(2, "2"), _time),
    Row("milliseconds a move, 99 %", (SABOTEUR[2], SABOTEUR[7]), f"{MOVE}, 99 %", at_most(15, "15"), _time),
    Row(
        "milliseconds a move in The Lost Mines, median",
        (FOREST[2], FOREST[6]),
        f"{MOVE}, median",
        at_most(2, "2"),
        _time,
    ),
    Row(
        "milliseconds a move in The Lost Mines, 99 %", (FOREST[2], FOREST[6]), f"{MOVE}, 99 %", at_most(15, "15"), _time
    ),
    Row("AUC of suspicion in The Lost Mines", FOREST_STRANGERS, "AUC of detective: saboteur", None, _number),
    *(
        Row(
            f"rounds of The Lost Mines that end by the last treasure, {who}s",
            tuple(cell.format(who) for cell in ENDINGS),
            "ended by treasures",
            at_least(0.5, "50 %"),
            _percent,
        )
        for who in ("digger", "detective")
    ),
)


def required(found: Found) -> str:
    """The table in Markdown; rows whose cells were not measured are left out."""
    lines = ["| what | figure | wanted | reached |", "| --- | --- | --- | --- |"]
    for row in (*ROWS[:10], *_purity(found), *ROWS[10:]):
        figures = {cell: found[cell][row.figure] for cell in row.cells if row.figure in found.get(cell, {})}
        if figures:
            shown = "; ".join(f"{_label(cell)}: {row.show(one)}" for cell, one in figures.items())
            lines.append(f"| {row.what} | {shown} | {_verdict(row.wanted, figures)} |")
    return "\n".join(lines)


def _label(cell: str) -> str:
    """The personality or the table of a cell.

    >>> _label("exposure detective:sly, 5 players"), _label("strength detective, 5 players")
    ('`sly`', '5')
    """
    measure, _, dealt = cell.partition(", ")
    if measure.startswith("exposure "):
        return f"`{measure.partition(':')[2] or 'plain'}`"
    return dealt.removesuffix(" players")


def _verdict(wanted: Wanted | None, figures: Mapping[str, Figure]) -> str:
    if wanted is None:
        return " | "
    missed = [_label(cell) for cell, one in figures.items() if not wanted.is_reached(one)]
    return f"{wanted.text} | {'no: ' + ', '.join(missed) if missed else 'yes'}"


def _purity(found: Found) -> list[Row]:
    """A row for the phrase that gives a role away most, in each game."""
    rows = []
    for game, measure in (("", "talk "), (" in The Lost Mines", "forest talk ")):
        phrases = [
            (one["value"], cell, name)
            for cell, figures in found.items()
            for name, one in figures.items()
            if cell.startswith(measure) and name.startswith("purity of ")
        ]
        if phrases:
            _, cell, name = max(phrases)
            phrase = name.removeprefix("purity of ").partition(" ")[0]
            wanted = at_most(0.8, "80 %") if not game else None
            rows.append(Row(f"largest purity of a phrase{game} (`{phrase}`)", (cell,), name, wanted, _percent_of))
    return rows


def levels(found: Found, names: tuple[str, ...]) -> str:
    """The table of levels in Markdown, and the steps between them."""
    cells = [cell for cell in found if cell.startswith("levels ")]
    if not cells:
        return ""
    dealt = " and ".join(map(_label, cells))
    lines = [f"| level, {dealt} | miners | saboteurs | miners' wins among themselves |", "| --- | --- | --- | --- |"]
    for level in names:
        wins = (f"{level} miners against diggers", f"{level} saboteurs against diggers", f"miners among {level}s")
        shares = [
            " and ".join(f"{100 * found[cell][f'wins of {one}']['value']:.0f} %" for cell in cells) for one in wins
        ]
        lines.append(f"| {level} | {' | '.join(shares)} |")
    for lower, higher in pairwise(names):
        steps = [
            " and ".join(_points(found[cell][f"step from {lower} to {higher} {role}"]) for cell in cells)
            for role in ("miners", "saboteurs")
        ]
        lines.append(f"| step from {lower} to {higher}, in points | {' | '.join(steps)} | |")
    return "\n".join(lines)


def stealth(found: Found) -> str:
    """The curve of stealth against wins in Markdown."""
    cells = [cell for cell in found if cell.startswith("exposure detective~")]
    if not cells:
        return ""
    lines = [
        "| stealth | exposed after the second turn | after the fourth | wins less those of `detective@1`, in points |"
    ]
    lines.append("| --- | --- | --- | --- |")
    for cell in cells:
        rows = found[cell]
        shares = (rows[f"exposed on turn {turn}, read by detective@1"] for turn in (2, 4))
        second, fourth = (f"{100 * one['value']:.1f} %" for one in shares)
        number = cell.partition("~")[2].partition(",")[0]
        lines.append(f"| {number} | {second} | {fourth} | {_points(rows[WINS])} |")
    return "\n".join(lines)
