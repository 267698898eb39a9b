"""A league as a page of HTML that needs nothing else: standings, teams, suspicion, times, and the command."""

import datetime
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from pyrite.arena import plots
from pyrite.arena.report import STYLE, of_second
from pyrite.arena.standings import ALL, ANCHOR, BotRating, PointsComparison, Standings, Team, TeamComparison
from pyrite.arena.statistics import Mean, Share
from pyrite.game import ReportWords, game
from pyrite.texts import game_name

GRID_STYLE = "td.rate { min-width: 5.5rem; } td small { color: var(--soft); display: block; }"


def _explained(names: Iterable[str]) -> str:
    return " ".join(
        [
            "Every bot meets every other.",
            *map(_explained_game, names),
            "Intervals hold 95 %: Wilson's for rates, a paired bootstrap over deals for differences and points.",
        ]
    )


def _explained_game(name: str) -> str:
    if not game(name).is_won_by_teams:
        return f"In {game_name(name)} each of two bots plays each side of each deal."
    first, second = game(name).report_words.teams
    return (
        f"In {game_name(name)} all {first} are played by one bot and all {second} by another, each pair on the same "
        "deals; then all bots sit mixed at one table."
    )


def page(found: Standings, today: datetime.date | None = None) -> str:
    """The whole page."""
    title = f"The league of bots, {found.league.name}"
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_explained(found.league.bots))}</p>",
        *(line for name in found.league.bots for line in _of_game(found, name)),
        *_suspicion(found),
        *_times(found),
        *_made_by(found, today or datetime.date.today()),
    ]
    head = f'<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>{escape(title)}</title>'
    style = f"<style>{STYLE}{GRID_STYLE}</style>"
    text = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}{style}</head>\n<body>{text}</body></html>\n'


def _of_game(found: Standings, name: str) -> Iterator[str]:
    title, words = game_name(name), game(name).report_words
    yield from _ratings(title, words, [one for one in found.rated if one.game == name])
    yield from _teams(title, words, [one for one in found.teams if one.game == name])
    yield from _differences(title, words, [one for one in found.against if one.game == name])
    yield from _sides(title, [one for one in found.sided if one.game == name])


def _ratings(title: str, words: ReportWords, rated: Sequence[BotRating]) -> Iterator[str]:
    if not rated:
        return
    first, second = (f"as a {member}" for member in words.members)
    yield f"<h2>{escape(title)}: ratings from mixed tables</h2>"
    yield (
        f"<p>What a bot is worth {first} and {second}, apart: in points of which 400 are odds of ten to one for "
        f"its side. {escape(_anchor(rated))} is the mark, at 0.</p>"
    )
    yield f'<p class="key"><span class="aa">{first}</span><span class="bb">{second}</span></p>'
    rows = [(one.bot, [_dot("aa", one.rating.first), _dot("bb", one.rating.second)]) for one in rated]
    yield _intervals("Ratings", rows, "+.0f")
    yield _table(
        ("bot", "seats", first, second),
        [(one.bot, f"{one.rating.seats:,}", _points(one.rating.first), _points(one.rating.second)) for one in rated],
    )


def _anchor(rated: Sequence[BotRating]) -> str:
    names = [one.bot for one in rated]
    return ANCHOR if ANCHOR in names else names[0]


def _dot(colour: str, mean: Mean) -> plots.Dot:
    return plots.Dot(colour, mean.mean, mean.low, mean.high, _points(mean))


def _ends(mean: Mean) -> tuple[float, float, float]:
    return mean.mean, mean.low, mean.high


def _points(mean: Mean) -> str:
    return f"{mean.mean:+.0f} ({mean.low:+.0f} to {mean.high:+.0f})"


def _intervals(title: str, rows: list[tuple[str, list[plots.Dot]]], form: str) -> str:
    axis = plots.axis_of([0.0, *(end for _, dots in rows for dot in dots for end in (dot.low, dot.high))])
    return plots.intervals(title, rows, axis, form)


def _teams(title: str, words: ReportWords, teams: Sequence[Team]) -> Iterator[str]:
    first, second = words.teams
    for players in dict.fromkeys(one.players for one in teams):
        level = "h2" if players == ALL else "h3"
        yield f"<{level}>{escape(title)}: how often {first} win, {_of(players)}</{level}>"
        of_these = [one for one in teams if one.players == players]
        yield _grid(words, [one for one in of_these if one.dealt is None])
        split = list(dict.fromkeys(one.dealt for one in of_these if one.dealt is not None))
        if split:
            yield f"<details><summary>by the number of {second} that were truly dealt</summary>"
            for dealt in split:
                yield f"<p>{of_second(words, dealt)}</p>"
                yield _grid(words, [one for one in of_these if one.dealt == dealt])
            yield "</details>"


def _grid(words: ReportWords, teams: Sequence[Team]) -> str:
    """The first team by the second."""
    bots = list(dict.fromkeys(one.first for one in teams))
    cells = {(one.first, one.second): _rate(one.won) for one in teams}
    rows = [(first, *(cells[first, other] for other in bots)) for first in bots]
    head = f"{words.teams[0]}, against {words.teams[1]}:"
    return _table((head, *bots), rows, f"{teams[0].deals:,} deals a cell")


def _of(players: int) -> str:
    return "every number of players together" if players == ALL else f"{players} players"


def _rate(won: Share) -> str:
    return f"{won.rate:.0%}|{won.low:.0%} to {won.high:.0%}"


def _differences(title: str, words: ReportWords, against: Sequence[TeamComparison]) -> Iterator[str]:
    if not against:
        return
    yield f"<h2>{escape(title)}: who is better, on the same deals</h2>"
    yield "<p>In percentage points of rounds, against all bots of the league in turn.</p>"
    heads = ("", "players", *(f"{verb} better by" for verb in words.verbs))
    yield _table(heads, [_against_row(one) for one in sorted(against, key=lambda one: (one.b, one.a))])


def _against_row(one: TeamComparison) -> tuple[str, ...]:
    players = "all" if one.players == ALL else str(one.players)
    return f"{one.a} than {one.b}", players, _more(one.first, 100, 1), _more(one.second, 100, 1)


def _more(mean: Mean | None, scale: int, digits: int) -> str:
    if mean is None:
        return ""
    value, low, high = (f"{round(scale * number, digits) + 0.0:+.{digits}f}" for number in _ends(mean))
    return f"{value} ({low} to {high})"


def _sides(title: str, sided: Sequence[PointsComparison]) -> Iterator[str]:
    if not sided:
        return
    yield f"<h2>{escape(title)}: points a round in the same seats</h2>"
    rows = [
        (f"{one.a}, not {one.b}", [plots.Dot("ink", *_ends(one.difference), _more(one.difference, 1, 2))])
        for one in sided
        if one.difference and one.players == ALL
    ]
    if rows:
        yield _intervals("Points more", rows, "+g")
    heads = ("", "players", "first", "second", "more by")
    yield _table(heads, [_sided_row(one) for one in sorted(sided, key=lambda one: (one.b, one.a))])


def _sided_row(one: PointsComparison) -> tuple[str, ...]:
    players = "all" if one.players == ALL else str(one.players)
    points = [f"{mean.mean:.2f}" if mean else "" for mean in (one.a_points, one.b_points)]
    return f"{one.a}, {one.b}", players, *points, _more(one.difference, 1, 2)


def _suspicion(found: Standings) -> Iterator[str]:
    if not found.seen:
        return
    yield "<h2>Suspicion at the end of a round</h2>"
    yield (
        "<p>AUC: how often somebody of the role gets a higher chance than somebody of another; log-loss: what the "
        "chances leave unknown, lower is better; calibration error: how far they are from how often they come true.</p>"
    )
    rows = []
    for one in found.seen:
        auc = "" if one.judged.auc is None else f"{one.judged.auc:.3f}"
        figures = (f"{one.judged.given:,}", auc, f"{one.judged.log_loss:.3f}", f"{one.judged.calibration_error:.3f}")
        rows.append((f"{game_name(one.game)}: {one.bot}", _about(one.game, one.about), *figures))
    yield _table(("", "about", "chances given", "AUC", "log-loss", "calibration error"), rows)


def _about(name: str, about: str) -> str:
    if not game(name).is_won_by_teams:
        return about
    words = game(name).report_words
    return f"{'all' if about == words.members[1] else about} {words.teams[1]}"


def _times(found: Standings) -> Iterator[str]:
    yield "<h2>How long they think</h2>"
    yield "<p>Time of one core for a move with a choice, on the machine that played.</p>"
    rows = []
    for key, pace in found.thinking.items():
        name, _, bot = key.partition(" ")
        rows.append(
            (f"{game_name(name)}: {bot}", f"{pace.moves:,}", f"{pace.median_ms:.3g} ms", f"{pace.p99_ms:.3g} ms")
        )
    yield _table(("", "moves", "median", "99 % within"), rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> str:
    """A table whose first column is names; what is behind a | in a cell is small."""
    top = "".join(f"<th{' class=who' if not place else ''}>{escape(head)}</th>" for place, head in enumerate(heads))
    lines = []
    for row in rows:
        first, *others = row
        cells = "".join(f'<td class="rate">{_cell(one)}</td>' for one in others)
        lines.append(f'<tr><td class="who">{escape(first)}</td>{cells}</tr>')
    below = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<table><tr>{top}</tr>{''.join(lines)}</table>{below}"


def _cell(text: str) -> str:
    value, bar, small = text.partition("|")
    return escape(value) + (f"<small>{escape(small)}</small>" if bar else "")


def _made_by(found: Standings, today: datetime.date) -> Iterator[str]:
    yield "<h2>How it was made</h2>"
    yield f"<p><code>{escape(found.league.command)}</code></p>"
    version = f"pyrite {found.version}, {found.build} engine, seed {found.league.seed}"
    yield f'<p class="soft">{escape(version)}, written on {today.isoformat()}.</p>'
