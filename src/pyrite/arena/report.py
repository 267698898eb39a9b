"""A contest as a page of HTML that needs nothing else: figures, plots, and the command that made them."""

import datetime
from collections.abc import Callable, Iterator, Sequence
from html import escape

from pyrite.arena import plots
from pyrite.arena.figures import ALL, Figures, Line, PointsCell, TeamsCell, better, lines, seated
from pyrite.game import ReportWords, game
from pyrite.texts import game_name

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #23211d; --faint: #d9d5cb; --soft: #6b665c;
  --a: #1f66c1; --b: #c0501a; --aa: #16857a; --bb: #8452b8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece8df; --faint: #3c3934; --soft: #a39d91;
  --a: #78b0f5; --b: #f39a66; --aa: #5fc9bc; --bb: #bf98e8; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
th { font-weight: 600; } td.who, th.who { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
.name { text-anchor: end; } .tick { text-anchor: middle; fill: var(--soft); }
.grid { stroke: var(--faint); } .zero { stroke: var(--soft); stroke-width: 2; }
g path { stroke: currentColor; stroke-width: 2.5; } circle { fill: currentColor; }
.bars { fill: currentColor; fill-opacity: .3; stroke: currentColor; }
.a { color: var(--a); } .b { color: var(--b); } .aa { color: var(--aa); } .bb { color: var(--bb); }
.ink { color: var(--ink); }
.key span { margin-right: 1.4rem; white-space: nowrap; } .key span::before { content: "\\25CF\\00A0"; }
.soft { color: var(--soft); }
"""
COLOURS = {"ab": "a", "ba": "b", "overall": "ink", "first": "aa", "second": "bb", "more": "ink"}


def page(found: Figures, today: datetime.date | None = None) -> str:
    """The whole page."""
    contest = found.contest
    a_game = game(contest.game)
    title = f"{contest.a} against {contest.b}, {game_name(contest.game)}"
    explained = _explained(a_game.report_words, a_game.is_won_by_teams)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>A is <b>{escape(contest.a)}</b>, B is <b>{escape(contest.b)}</b>. {escape(explained)}</p>",
        *(_plots_of_teams(found) if a_game.is_won_by_teams else _plots_of_points(found)),
        "<h2>All figures</h2>",
        _table(found),
        *_thinking(found),
        *_made_by(found, today or datetime.date.today()),
    ]
    head = f'<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>{escape(title)}</title>'
    page = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>{page}</body></html>\n'


def _explained(words: ReportWords, is_won_by_teams: bool) -> str:
    if is_won_by_teams:
        return (
            f"Every deal, one round, is played in each seating with the same {words.dealt}. Intervals hold 95 %: "
            "Wilson's for rates, a paired bootstrap over deals for differences, which are in percentage points."
        )
    return (
        f"Every deal, one round, is played twice with the same {words.dealt}: A for the {words.sides[0]} side and B "
        f"for the {words.sides[1]} one, then the reverse, so that each bot has each seat once. Intervals hold 95 %, by "
        "a paired bootstrap over deals."
    )


def _words(found: Figures) -> ReportWords:
    return game(found.contest.game).report_words


def _plots_of_teams(found: Figures) -> Iterator[str]:
    words = _words(found)
    (team, _), (first, second) = words.teams, words.verbs
    yield f"<h2>How often {escape(team)} win</h2>"
    yield _key(found, seated(words))
    rates = plots.Axis(0, 1, (0, 0.2, 0.4, 0.6, 0.8, 1))
    yield plots.intervals(f"How often {team} win", _rows(found, lambda line: line.unit == "rate"), rates, ".0%")
    yield "<h2>How much better A is</h2>"
    more = f"How much more often {team} win if A {first} and B {second} than the reverse; right of 0, A is better."
    yield f"<p>{escape(more)}</p>"
    yield _key(found, better(words))
    yield _differences("How much better A is", found, "rates", "+.0%")


def _plots_of_points(found: Figures) -> Iterator[str]:
    title = f"Points a round, by {_words(found).role}"
    yield f"<h2>{escape(title)}</h2>"
    yield _key(found, {"a": "A", "b": "B"})
    rows = _rows(found, lambda line: line.unit == "points")
    axis = plots.axis_of([0.0, *(dot.high for _, dots in rows for dot in dots)])
    yield plots.intervals(title, rows, axis, "g")
    yield "<h2>How many points more A wins</h2>"
    yield _differences("How many points more A wins", found, "more", "+g")


def _differences(title: str, found: Figures, unit: str, form: str) -> str:
    rows = _rows(found, lambda line: line.unit == unit)
    axis = plots.axis_of([0.0, *(end for _, dots in rows for dot in dots for end in (dot.low, dot.high))])
    return plots.intervals(title, rows, axis, form)


def _rows(found: Figures, is_wanted: Callable[[Line], bool]) -> list[tuple[str, Sequence[plots.Dot]]]:
    """A row of a plot for each cell: its name, and the dots of the lines that are wanted."""
    words = _words(found)
    rows: list[tuple[str, Sequence[plots.Dot]]] = []
    for players, by_group in found.by_players.items():
        for group, cell in by_group.items():
            wanted = [line for line in lines(cell, words) if is_wanted(line)]
            dots = [plots.Dot(_colour(one), one.value, one.low, one.high, f"{one.who}: {one}") for one in wanted]
            rows.append((f"{players} players, {_group(cell, group, words)}", dots))
    return rows


def _colour(line: Line) -> str:
    return COLOURS.get(line.series, line.series)


def _group(cell: TeamsCell | PointsCell, group: str, words: ReportWords) -> str:
    if isinstance(cell, PointsCell):
        return "all seats" if group == ALL else group
    return "all deals" if group == ALL else of_second(words, int(group))


def of_second(words: ReportWords, count: int) -> str:
    """So many members of the second team."""
    return f"{count} {words.members[1] if count == 1 else words.teams[1]}"


def _key(found: Figures, names: dict[str, str]) -> str:
    """What the colours mean, of those that occur."""
    words = _words(found)
    cells = [cell for by_group in found.by_players.values() for cell in by_group.values()]
    series = {line.series for cell in cells for line in lines(cell, words)}
    spans = [
        f'<span class="{COLOURS.get(name, name)}">{escape(names[name])}</span>' for name in names if name in series
    ]
    return f'<p class="key">{"".join(spans)}</p>'


def _table(found: Figures) -> str:
    words = _words(found)
    if game(found.contest.game).is_won_by_teams:
        heads, figure = ["players", words.teams[1], "deals"], f"{words.teams[0]} win, 95 %"
    else:
        heads, figure = ["players", words.role, "seats"], "points a round, 95 %"
    rows = [f'<tr>{"".join(f"<th>{head}</th>" for head in heads)}<th class="who"></th><th>{figure}</th></tr>']
    for players, by_group in found.by_players.items():
        for group, cell in by_group.items():
            count = cell.seats if isinstance(cell, PointsCell) else cell.deals
            begins = f"<td>{players}</td><td>{escape(group)}</td><td>{count:,}</td>"
            for line in lines(cell, words):
                rows.append(f'<tr>{begins}<td class="who">{escape(line.who)}</td><td>{escape(str(line))}</td></tr>')
                begins = "<td></td><td></td><td></td>"
    return f"<table>{''.join(rows)}</table>"


def _thinking(found: Figures) -> Iterator[str]:
    yield "<h2>How long they think</h2>"
    yield "<p>Time of one core for a move with a choice, on the machine that played; heights are each bot's own.</p>"
    names = {letter: f"{letter.upper()} {getattr(found.contest, letter)}" for letter in found.thinking}
    spans = [f'<span class="{letter}">{escape(name)}</span>' for letter, name in names.items()]
    yield f'<p class="key">{"".join(spans)}</p>'
    yield plots.times(
        "How long they think", [(one, names[one], pace.histogram) for one, pace in found.thinking.items()]
    )
    rows = "".join(
        f'<tr><td class="who">{escape(names[one])}</td><td>{pace.moves:,}</td><td>{pace.median_ms:.3g} ms</td>'
        f"<td>{pace.p99_ms:.3g} ms</td></tr>"
        for one, pace in found.thinking.items()
    )
    yield f'<table><tr><th class="who">bot</th><th>moves</th><th>median</th><th>99 % within</th></tr>{rows}</table>'


def _made_by(found: Figures, today: datetime.date) -> Iterator[str]:
    yield "<h2>How it was made</h2>"
    yield f"<p><code>{escape(found.contest.command)}</code></p>"
    version = f"pyrite {found.version}, {found.build} engine, seed {found.contest.seed}"
    yield f'<p class="soft">{escape(version)}, written on {today.isoformat()}.</p>'
