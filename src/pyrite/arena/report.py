"""A contest as a page of HTML that needs nothing else, in the reader's language: figures, plots, and the command."""

import datetime
from collections.abc import Callable, Iterator, Sequence
from html import escape

from pyrite.arena import plots
from pyrite.arena.contest import Contest
from pyrite.arena.figures import ContestFigures, FigureLine, PointsCell, TeamsCell, lines
from pyrite.arena.league import League
from pyrite.game import game
from pyrite.texts import ENGLISH, Argument, decimal, game_name, game_text

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


class Words:
    """The words of a report about one game, in one language."""

    def __init__(self, name: str, language: str) -> None:
        """Of a game by its name."""
        self.language = language
        self.game = game(name)
        self.words = self.game.report_words

    def say(self, name: str, /, **args: Argument) -> str:
        """A text."""
        return game_text(self.game.name, name, self.language, **args)

    def head(self, name: str, /, **args: Argument) -> str:
        """A text as a heading."""
        said = self.say(name, **args)
        return said[:1].upper() + said[1:]

    def interval(self, ends: tuple[float, float, float], digits: int, sign: str = "", unit: str = "") -> str:
        """A figure with its interval; the unit is nothing or `-percent`."""
        numbers = (decimal(end, self.language, digits, sign) for end in ends)
        return self.say(f"cli-interval{unit}", **dict(zip(("value", "low", "high"), numbers, strict=True)))

    def count(self, count: int) -> str:
        """A whole number."""
        return decimal(count, self.language, 0)

    def time(self, milliseconds: float) -> str:
        """A time with its unit."""
        time = decimal(milliseconds, self.language, 0 if milliseconds >= 100 else None)
        return self.say("cli-milliseconds", time=time)

    def group(self, group: str) -> str:
        """The size of the second team, a role, or all of them."""
        return group if group.isdigit() else self.say(f"cli-group-{group}")


class ContestWords(Words):
    """The words of the report on a contest."""

    def __init__(self, found: ContestFigures, language: str) -> None:
        """Of these figures."""
        super().__init__(found.contest.game, language)
        self.found = found

    def who(self, series: str) -> str:
        """What a figure is about: a seating, a bot, or a difference."""
        if series in ("ab", "ba"):
            return self.say(f"cli-seated-{self.words.teams[0]}-{series}")
        skills = dict(zip(("first", "second"), self.words.skills, strict=True))
        return self.say(f"cli-seated-{skills.get(series, series)}")

    def figure(self, line: FigureLine) -> str:
        """A figure with its interval; shares in percent, differences with their sign."""
        scale, digits = (100, 1) if line.unit in ("rate", "rates") else (1, 2)
        sign = "+" if line.unit in ("rates", "more") else ""
        ends = (scale * line.value, scale * line.low, scale * line.high)
        return self.interval(ends, digits, sign, "-percent" if line.unit == "rate" else "")

    def row(self, players: int, group: str) -> str:
        """The name of a cell."""
        who = f"{self.say(f'cli-column-{self.words.teams[1]}')}: {group}" if group.isdigit() else self.group(group)
        return f"{self.say('cli-players', count=players)}, {who}"


def page(found: ContestFigures, today: datetime.date | None = None, language: str = ENGLISH) -> str:
    """The whole page."""
    report = ContestWords(found, language)
    contest = found.contest
    facts = {"a": contest.a, "b": contest.b, "game": game_name(contest.game, language)}
    title = report.say("cli-report-title", **facts)
    explained = report.say(
        "cli-report-explained-teams" if report.game.is_won_by_teams else "cli-report-explained-points"
    )
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(report.say('cli-report-who', a=contest.a, b=contest.b))} {escape(explained)}</p>",
        *(_plots_of_teams(report) if report.game.is_won_by_teams else _plots_of_points(report)),
        f"<h2>{escape(report.say('cli-report-all-figures'))}</h2>",
        _table(report),
        *_thinking(report),
        *made_by(report, contest, found.version, found.build, today or datetime.date.today()),
    ]
    return document(title, body, language)


def document(title: str, body: Sequence[str], language: str, style: str = STYLE) -> str:
    """A page with its title and style."""
    head = f'<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>{escape(title)}</title>'
    start = f'<!DOCTYPE html>\n<html lang="{language}"><head>{head}<style>{style}</style></head>'
    page = "\n".join(body)
    return f"{start}\n<body>{page}</body></html>\n"


def _plots_of_teams(report: ContestWords) -> Iterator[str]:
    title = report.head(f"cli-column-{report.words.teams[0]}-win")
    yield f"<h2>{escape(title)}</h2>"
    yield _key(report, ("ab", "ba", "aa", "bb"))
    rates = plots.Axis(0, 1, (0, 0.2, 0.4, 0.6, 0.8, 1))
    yield plots.intervals(title, _rows(report, lambda line: line.unit == "rate"), rates, ".0%")
    better = report.say("cli-report-better")
    yield f"<h2>{escape(better)}</h2>"
    yield f"<p>{escape(report.say('cli-report-better-text'))}</p>"
    yield _key(report, ("overall", "first", "second"))
    yield _differences(better, report, "rates", "+.0%")


def _plots_of_points(report: ContestWords) -> Iterator[str]:
    title = report.head("cli-column-points")
    yield f"<h2>{escape(title)}</h2>"
    yield _key(report, ("a", "b"))
    rows = _rows(report, lambda line: line.unit == "points")
    axis = plots.axis_of([0.0, *(dot.high for _, dots in rows for dot in dots)])
    yield plots.intervals(title, rows, axis, "g")
    more = report.say("cli-report-more")
    yield f"<h2>{escape(more)}</h2>"
    yield _differences(more, report, "more", "+g")


def _differences(title: str, report: ContestWords, unit: str, form: str) -> str:
    rows = _rows(report, lambda line: line.unit == unit)
    axis = plots.axis_of([0.0, *(end for _, dots in rows for dot in dots for end in (dot.low, dot.high))])
    return plots.intervals(title, rows, axis, form)


def _cells(report: ContestWords) -> Iterator[tuple[int, str, TeamsCell | PointsCell, list[FigureLine]]]:
    """Each cell with its number of players, its group and its figures."""
    for players, by_group in report.found.by_players.items():
        for group, cell in by_group.items():
            yield players, group, cell, lines(cell, report.words)


def _rows(report: ContestWords, is_wanted: Callable[[FigureLine], bool]) -> list[tuple[str, Sequence[plots.Dot]]]:
    """A row of a plot for each cell: its name, and the dots of the lines that are wanted."""
    rows: list[tuple[str, Sequence[plots.Dot]]] = []
    for players, group, _, all_lines in _cells(report):
        dots = [_dot(report, one) for one in all_lines if is_wanted(one)]
        rows.append((report.row(players, group), dots))
    return rows


def _dot(report: ContestWords, line: FigureLine) -> plots.Dot:
    said = f"{report.who(line.series)}: {report.figure(line)}"
    return plots.Dot(COLOURS.get(line.series, line.series), line.value, line.low, line.high, said)


def _key(report: ContestWords, names: Sequence[str]) -> str:
    """What the colours mean, of those that occur."""
    series = {line.series for _, _, _, all_lines in _cells(report) for line in all_lines}
    spans = [
        f'<span class="{COLOURS.get(name, name)}">{escape(report.who(name))}</span>' for name in names if name in series
    ]
    return f'<p class="key">{"".join(spans)}</p>'


def _table(report: ContestWords) -> str:
    words = report.words
    is_of_teams = report.game.is_won_by_teams
    group, count = (words.teams[1], "deals") if is_of_teams else (words.role, "seats")
    figure = report.say(f"cli-column-{words.teams[0]}-win" if is_of_teams else "cli-column-points")
    heads = [escape(report.say(f"cli-column-{name}")) for name in ("players", group, count)]
    top = "".join(f"<th>{head}</th>" for head in heads)
    rows = [f'<tr>{top}<th class="who"></th><th>{escape(figure)}</th></tr>']
    for players, group, cell, all_lines in _cells(report):
        many = cell.seats if isinstance(cell, PointsCell) else cell.deals
        begins = f"<td>{players}</td><td>{escape(report.group(group))}</td><td>{escape(report.count(many))}</td>"
        for line in all_lines:
            who, said = escape(report.who(line.series)), escape(report.figure(line))
            rows.append(f'<tr>{begins}<td class="who">{who}</td><td>{said}</td></tr>')
            begins = "<td></td><td></td><td></td>"
    return f"<table>{''.join(rows)}</table>"


def _thinking(report: ContestWords) -> Iterator[str]:
    found = report.found
    title = report.say("cli-report-thinking")
    yield f"<h2>{escape(title)}</h2>"
    yield f"<p>{escape(report.say('cli-report-thinking-text'))} {escape(report.say('cli-report-heights'))}</p>"
    names = {letter: f"{letter.upper()} {getattr(found.contest, letter)}" for letter in found.thinking}
    spans = [f'<span class="{letter}">{escape(name)}</span>' for letter, name in names.items()]
    yield f'<p class="key">{"".join(spans)}</p>'
    spread = [(one, names[one], pace.histogram) for one, pace in found.thinking.items()]
    yield plots.times(title, spread, report.time)
    rows = "".join(
        f'<tr><td class="who">{escape(names[one])}</td><td>{escape(report.count(pace.moves))}</td>'
        f"<td>{escape(report.time(pace.median_ms))}</td><td>{escape(report.time(pace.p99_ms))}</td></tr>"
        for one, pace in found.thinking.items()
    )
    columns = ("cli-report-moves", "cli-report-median", "cli-report-within")
    heads = "".join(f"<th>{escape(report.say(name))}</th>" for name in columns)
    yield f'<table><tr><th class="who">{escape(report.say("cli-column-bot"))}</th>{heads}</tr>{rows}</table>'


def made_by(words: Words, plan: Contest | League, version: str, build: str, today: datetime.date) -> Iterator[str]:
    """How a report was made: the command, the program and the day."""
    yield f"<h2>{escape(words.say('cli-report-made'))}</h2>"
    yield f"<p><code>{escape(plan.command)}</code></p>"
    facts = {"version": version, "build": build, "seed": str(plan.seed), "date": today.isoformat()}
    yield f'<p class="soft">{escape(words.say("cli-report-written", **facts))}</p>'
