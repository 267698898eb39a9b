"""A league as a page of HTML that needs nothing else, in every language: standings, teams, suspicion, times."""

import datetime
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from pyrite.arena import plots
from pyrite.arena.report import STYLE, Words, document, made_by
from pyrite.arena.standings import (
    ALL,
    ANCHOR,
    BotRating,
    PointsComparison,
    Standings,
    SuspicionFigures,
    Team,
    TeamComparison,
)
from pyrite.arena.statistics import Mean, Share
from pyrite.texts import ENGLISH, Argument, decimal, game_name, languages, text

GRID_STYLE = """td.rate { min-width: 5.5rem; } td small { color: var(--soft); display: block; }
nav a { margin-right: 1rem; color: inherit; }
article:not(:target), body:not(:has(article:target)) nav ~ article ~ article { display: none; }
body:not(:has(article:target)) nav + article { display: block; }
"""
# Without it, or in a language that there is not, readers see the first article, and choose another one above it.
SCRIPT = """
const ours = [...document.querySelectorAll("article")].map((one) => one.id);
const wanted = navigator.languages.map((one) => one.slice(0, 2)).find((one) => ours.includes(one));
if (!location.hash && wanted) location.replace(`#${wanted}`);
const name = () => {
  const { lang, dataset } = document.querySelector("article:target") ?? document.querySelector("article");
  document.documentElement.lang = lang;
  document.title = dataset.title;
};
addEventListener("hashchange", name);
name();
"""


class GameWords(Words):
    """The words of what a league says about one game."""

    def title(self, name: str, /, **args: Argument) -> str:
        """A heading that begins with the name of the game."""
        return self.say(name, game=game_name(self.game.name, self.language), **args)

    def players(self, players: int) -> str:
        """A number of players in a table."""
        return self.say("cli-group-all") if players == ALL else str(players)

    def difference(self, mean: Mean | None, digits: int, scale: int = 1) -> str:
        """How much more something is, with its interval; nothing if it is not known."""
        if mean is None:
            return ""
        value, low, high = (round(scale * end, digits) + 0.0 for end in _ends(mean))  # 0.0: no minus before a zero
        return self.interval((value, low, high), digits, "+")

    def rate(self, won: Share) -> str:
        """A share in percent, and its interval in small letters."""
        value, low, high = (decimal(100 * end, self.language, 0) for end in (won.rate, won.low, won.high))
        return f"{self.say('cli-percent', value=value)}|{self.say('cli-range', low=low, high=high)}"


def page(found: Standings, today: datetime.date | None = None, language: str = ENGLISH) -> str:
    """The whole page in all languages, since it is published: readers see it in theirs, or in the given one."""
    in_order = [language, *(one for one in languages() if one != language)]
    links = [f'<a href="#{one}" lang="{one}">{escape(text("language-name", one))}</a>' for one in in_order]
    articles = [_article(found, today or datetime.date.today(), one) for one in in_order]
    body = [f"<nav>{''.join(links)}</nav>", *(article for _, article in articles), f"<script>{SCRIPT}</script>"]
    return document(articles[0][0], body, language, STYLE + GRID_STYLE)


def _article(found: Standings, today: datetime.date, language: str) -> tuple[str, str]:
    """The title, and everything, in one language."""
    games = [GameWords(name, language) for name in found.league.bots]
    words = games[0]
    title = words.say("cli-league-title", name=found.league.name, seed=str(found.league.seed))
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_explained(games))}</p>",
        *(line for one in games for line in _of_game(found, one)),
        *_suspicion(words, found.seen),
        *_times(words, found),
        *made_by(words, found.league, found.version, found.build, today),
    ]
    lines = "\n".join(body)
    return title, f'<article id="{language}" lang="{language}" data-title="{escape(title)}">\n{lines}</article>'


def _explained(games: Sequence[GameWords]) -> str:
    return " ".join(
        [
            games[0].say("cli-league-report-everyone"),
            *(one.title(f"cli-league-report-{'teams' if one.game.is_won_by_teams else 'points'}") for one in games),
            games[0].say("cli-league-report-intervals"),
        ]
    )


def _of_game(found: Standings, words: GameWords) -> Iterator[str]:
    name = words.game.name
    yield from _ratings(words, [one for one in found.rated if one.game == name])
    yield from _teams(words, [one for one in found.teams if one.game == name])
    yield from _differences(words, [one for one in found.against if one.game == name])
    yield from _sides(words, [one for one in found.sided if one.game == name])


def _ratings(words: GameWords, rated: Sequence[BotRating]) -> Iterator[str]:
    if not rated:
        return
    title = words.title("cli-league-report-ratings")
    first, second = (words.say(f"cli-league-as-{member}") for member in words.words.members)
    yield f"<h2>{escape(title)}</h2>"
    yield f"<p>{escape(words.say('cli-league-report-ratings-text', bot=_anchor(rated)))}</p>"
    yield f'<p class="key"><span class="aa">{escape(first)}</span><span class="bb">{escape(second)}</span></p>'
    rows = [(one.bot, [_dot(words, "aa", one.rating.first), _dot(words, "bb", one.rating.second)]) for one in rated]
    yield _intervals(title, rows, "+.0f")
    heads = (words.say("cli-column-bot"), words.say("cli-column-seats"), first, second)
    yield _table(heads, [_rating_row(words, one) for one in rated])


def _rating_row(words: GameWords, one: BotRating) -> tuple[str, ...]:
    worth = (words.difference(mean, 0) for mean in (one.rating.first, one.rating.second))
    return one.bot, words.count(one.rating.seats), *worth


def _anchor(rated: Sequence[BotRating]) -> str:
    names = [one.bot for one in rated]
    return ANCHOR if ANCHOR in names else names[0]


def _dot(words: GameWords, colour: str, mean: Mean, digits: int = 0) -> plots.Dot:
    return plots.Dot(colour, *_ends(mean), words.difference(mean, digits))


def _ends(mean: Mean) -> tuple[float, float, float]:
    return mean.mean, mean.low, mean.high


def _intervals(title: str, rows: list[tuple[str, list[plots.Dot]]], form: str) -> str:
    axis = plots.axis_of([0.0, *(end for _, dots in rows for dot in dots for end in (dot.low, dot.high))])
    return plots.intervals(title, rows, axis, form)


def _teams(words: GameWords, teams: Sequence[Team]) -> Iterator[str]:
    won, second = words.say(f"cli-league-{words.words.teams[0]}-win"), words.say(f"cli-column-{words.words.teams[1]}")
    for players in dict.fromkeys(one.players for one in teams):
        level = "h2" if players == ALL else "h3"
        many = words.say("cli-league-report-all-players") if players == ALL else words.say("cli-players", count=players)
        yield f"<{level}>{escape(words.title('cli-league-report-won', won=won, players=many))}</{level}>"
        of_these = [one for one in teams if one.players == players]
        yield _grid(words, [one for one in of_these if one.dealt is None])
        split = list(dict.fromkeys(one.dealt for one in of_these if one.dealt is not None))
        if split:
            yield f"<details><summary>{escape(words.say('cli-league-report-by-deal'))}</summary>"
            for dealt in split:
                yield f"<p>{escape(second)}: {dealt}</p>"
                yield _grid(words, [one for one in of_these if one.dealt == dealt])
            yield "</details>"


def _grid(words: GameWords, teams: Sequence[Team]) -> str:
    """The first team by the second."""
    bots = list(dict.fromkeys(one.first for one in teams))
    cells = {(one.first, one.second): words.rate(one.won) for one in teams}
    rows = [(first, *(cells[first, other] for other in bots)) for first in bots]
    head = words.say(f"cli-seated-{words.words.teams[0]}-ab")
    return _table((head, *bots), rows, words.say("cli-league-report-cell", deals=words.count(teams[0].deals)))


def _differences(words: GameWords, against: Sequence[TeamComparison]) -> Iterator[str]:
    if not against:
        return
    yield f"<h2>{escape(words.title('cli-league-report-better'))}</h2>"
    yield f"<p>{escape(words.say('cli-league-report-better-text'))}</p>"
    skills = (words.say(f"cli-seated-{skill}") for skill in words.words.skills)
    rows = [
        (
            f"{one.a}, {one.b}",
            words.players(one.players),
            words.difference(one.first, 1, 100),
            words.difference(one.second, 1, 100),
        )
        for one in sorted(against, key=lambda one: (one.b, one.a))
    ]
    yield _table(("A, B", words.say("cli-column-players"), *skills), rows)


def _sides(words: GameWords, sided: Sequence[PointsComparison]) -> Iterator[str]:
    if not sided:
        return
    yield f"<h2>{escape(words.title('cli-league-report-same-seats'))}</h2>"
    rows = [
        (f"{one.a}, {one.b}", [_dot(words, "ink", one.difference, 2)])
        for one in sided
        if one.difference and one.players == ALL
    ]
    if rows:
        yield _intervals(words.say("cli-report-more"), rows, "+g")
    heads = [words.say(f"cli-{name}") for name in ("column-players", "seated-a", "seated-b", "seated-more")]
    yield _table(("A, B", *heads), [_sided_row(words, one) for one in sorted(sided, key=lambda one: (one.b, one.a))])


def _sided_row(words: GameWords, one: PointsComparison) -> tuple[str, ...]:
    points = [decimal(mean.mean, words.language, 2) if mean else "" for mean in (one.a_points, one.b_points)]
    return f"{one.a}, {one.b}", words.players(one.players), *points, words.difference(one.difference, 2)


def _suspicion(words: GameWords, seen: Iterable[SuspicionFigures]) -> Iterator[str]:
    rows = [_suspicion_row(GameWords(one.game, words.language), one) for one in seen]
    if not rows:
        return
    yield f"<h2>{escape(words.say('cli-league-report-suspicion'))}</h2>"
    yield f"<p>{escape(words.say('cli-league-report-suspicion-text'))}</p>"
    heads = [words.say(f"cli-league-report-{name}") for name in ("about", "chances", "auc", "log-loss", "calibration")]
    yield _table(("", *heads), rows)


def _suspicion_row(words: GameWords, one: SuspicionFigures) -> tuple[str, ...]:
    judged = one.judged
    figures = [
        "" if figure is None else decimal(figure, words.language, 3)
        for figure in (judged.auc, judged.log_loss, judged.calibration_error)
    ]
    return _bot(words, one.bot), _about(words, one.about), words.count(judged.given), *figures


def _bot(words: GameWords, bot: str) -> str:
    return f"{game_name(words.game.name, words.language)}: {bot}"


def _about(words: GameWords, about: str) -> str:
    """Whom suspicion was about: a role, or the second team by how it hid."""
    is_second_team = words.game.is_won_by_teams and about == words.words.members[1]
    if not is_second_team and about not in words.game.suspects:
        return words.group(about)
    how = words.say("cli-group-all" if is_second_team else f"cli-suspects-{about}")
    return f"{words.say(f'cli-column-{words.words.teams[1]}')}: {how}"


def _times(words: GameWords, found: Standings) -> Iterator[str]:
    yield f"<h2>{escape(words.say('cli-report-thinking'))}</h2>"
    yield f"<p>{escape(words.say('cli-report-thinking-text'))}</p>"
    rows = []
    for key, pace in found.thinking.items():
        name, _, bot = key.partition(" ")
        times = (words.time(pace.median_ms), words.time(pace.p99_ms))
        rows.append((_bot(GameWords(name, words.language), bot), words.count(pace.moves), *times))
    heads = [words.say(f"cli-report-{name}") for name in ("moves", "median", "within")]
    yield _table(("", *heads), rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> str:
    """A table whose first column is names; text after a | in a cell is small."""
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
