"""What a game is: one typed object that owns everything specific to it, and the list of installed games.

A game subclasses `Game` once, in its own package, and names an instance of it in the entry point group
``pyrite.games``. Everything else (matches, records, bots, arena, server, command line) works through that object and
never names a game. docs/new-game.md shows how to add one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.phrases import Phrase
from pyrite.core.protocols import A, E, Event, O, Options, S, State, V, View
from pyrite.core.score_steps import ScoreStep
from pyrite.core.text_fields import GivenOption, OptionValue

if TYPE_CHECKING:
    import random
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from pyrite.bots.levels import Level, Remark, Suspect
    from pyrite.bots.personalities import Personality
    from pyrite.bots.suspicion import Reason
    from pyrite.core.layout import Layout
    from pyrite.core.observation import Observer
    from pyrite.core.playable import Playable
    from pyrite.draw.boxes import Groups
    from pyrite.draw.look import Look
    from pyrite.match import Match

__all__ = [
    "GAMES",
    "A",
    "AnyGame",
    "AnyState",
    "AnyView",
    "Board",
    "E",
    "Event",
    "Game",
    "InstalledGames",
    "O",
    "OptionSpec",
    "Options",
    "ReportWords",
    "RoundEvents",
    "S",
    "Spread",
    "State",
    "Training",
    "V",
    "View",
    "game",
]


class OptionSpec(msgspec.Struct, frozen=True, kw_only=True):
    """How an option can be chosen: its kind, its range and the rule that defines it."""

    kind: Literal["number", "choice", "flag", "seat", "file"]
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    rule: str | None = None


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """The step that did most for how a round ended, and what the game measures it by, before and after it."""

    step: int
    before: int
    after: int


class RoundEvents(Protocol):
    """A finished round as hindsight reads it."""

    @property
    def ending(self) -> str:
        """How it ended."""

    @property
    def roles(self) -> Sequence[str]:
        """The true roles, by seat."""


class Board(Protocol):
    """A board that can be drawn."""

    def svg(self, title: str) -> str:
        """The board as an SVG document."""

    def text(self, *, colour: bool) -> str:
        """The board for a terminal."""


class ReportWords(msgspec.Struct, frozen=True, kw_only=True):
    """What reports on bots and their figures call things in this game; texts of the command line are named after them.

    A game with teams of its own has the texts `cli-column-SECOND`, `cli-column-FIRST-win`, `cli-seated-FIRST-ab`,
    `cli-seated-FIRST-ba`, `cli-seated-SKILL`, `cli-league-FIRST-win`, `cli-league-against-SECOND` and
    `cli-league-as-MEMBER`, one with `suspects` `cli-suspects-NAME`, a game with another word for roles
    `cli-column-ROLE`.
    """

    role: str = "role"
    teams: tuple[str, str] = ("defenders", "raiders")
    members: tuple[str, str] = ("defender", "raider")  # one of each team
    verbs: tuple[str, str] = ("defends", "raids")  # what they do
    skills: tuple[str, str] = ("defending", "raiding")  # what they are good at


T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """A map over several processes."""

    def __call__(self, function: Callable[[T], R], tasks: Iterable[T], /) -> Iterator[R]:
        """The results of a function for some tasks, in their order."""


class Training(Protocol):
    """A course in which a bot learns; it is saved to a file after each step, and continues from there."""

    @property
    def command(self) -> str:
        """The command that runs it."""

    @property
    def steps_done(self) -> int:
        """How far it has come."""

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""

    def step(self, spread: Spread) -> None:
        """One step, kept when this returns."""

    def learned(self, spread: Spread) -> bytes:
        """What was learned, as the bot reads it from a file."""

    def curves(self, together: int) -> Sequence[tuple[str, Sequence[tuple[float, float]]]]:
        """Lines for a plot, NAME in the text `cli-curve-NAME`: rates over steps, each of so many steps together."""


class Game(ABC, Generic[O, S, A, V, E]):
    """A game that can be played.

    The attributes and abstract methods must be there; the other methods have a plain default, so that a small game
    stays small. Parts that take long to load (bots, drawings) are imported inside the methods that return them.
    """

    name: str  # in records, addresses and on the command line
    options: type[O]
    state: type[S]
    action: type[A]
    draw: type[BaseDraw]
    view: type[V]
    event: type[E]
    option_specs: Mapping[str, OptionSpec]  # by the name of the option, `players` among them
    roles: tuple[str, ...]  # what a seat can be
    endings: tuple[str, ...]  # how a round can end
    decisions: Mapping[str, str]  # what a prompt is called, by phase
    board_events: frozenset[str] = frozenset()  # the kinds of events that change the board, so that it is shown again
    unlisted_options: tuple[str, ...] = ()  # options that records name and nobody chooses
    game_options: tuple[str, ...] = ()  # options that matter only in a game of several rounds
    rank: int = 100  # where the game is listed; lower numbers first
    default_players: int = 5  # at a new table
    usual_players: int = 5  # for benchmarks and examples
    example_position: str = ""  # for the help of commands that show a position
    phrases: tuple[Phrase, ...] = ()
    phrase_words: Mapping[str, tuple[str, ...]] = {}

    # Playable

    @abstractmethod
    def new_state(self, options: O) -> S:
        """A game about to be dealt."""

    def playable(self, options: O) -> "Playable | None":
        """A game about to be dealt for random playouts in compiled code; None if the game does not offer them."""
        return None

    def layout(self) -> "Layout | None":
        """What the numbers of actions and observations mean for learning programs; None if the game has none."""
        return None

    def observer(self, state: S) -> "Observer | None":
        """Says what each seat may know as those numbers, for a state that is played on; None if the game has none."""
        return None

    def parse_state(self, text: str) -> S:
        """The position with this text; ValueError says what is wrong with it."""
        return self.state.parse(text)

    def parse_action(self, text: str) -> A:
        """The action with this text; ValueError if there is none."""
        return self.action.parse(text)

    def parse_draw(self, text: str) -> BaseDraw:
        """The draw with this text; ValueError if there is none."""
        return self.draw.parse(text)

    @abstractmethod
    def open_view(self, state: S, seat: int | None = None) -> V:
        """What a seat or a spectator sees, with everything on the table turned up: only for games that have ended."""

    def read_file_option(self, name: str, text: str) -> OptionValue:
        """The value of an option of kind "file" from the text of a file; ValueError says what is wrong."""
        raise ValueError(f"the option {name} of {self.name} can't be read from a file")

    @property
    def players(self) -> range:
        """How many can play."""
        spec = self.option_specs["players"]
        return range(spec.least or 2, (spec.most or 2) + 1)

    def options_from(self, given: Mapping[str, GivenOption]) -> O:
        """The options by name, as a person or a record gives them; ValueError says which one is wrong."""
        for name in given:
            if name not in self.option_specs and name not in self.unlisted_options:
                raise ValueError(f"{self.name} has no option {name!r}; its options are {', '.join(self.option_specs)}")
        if "players" not in given:
            raise ValueError("players is missing: give the number of players")
        return self.options(**given)

    def role_deck(self, players: int) -> dict[str, int]:
        """The role cards that are shuffled for so many players, by role; empty if everybody knows their number."""
        return {}

    def score_steps(self, events: Sequence[E]) -> tuple[ScoreStep, ...]:
        """How the points of a round came about, if these events end one; empty in a game without points."""
        return ()

    def at_revision(self, options: O, revision: int) -> O:
        """The same options under a revision of the rules; ValueError if this version does not know it."""
        if options.rule_revision != revision:
            raise ValueError(f"unknown revision {revision}: these rules only have {options.rule_revision}")
        return options

    # Bots

    def levels(self) -> "Mapping[str, Level[V, A]]":
        """The bots of this game by name, the weakest first."""
        return {}

    def worth_saying(
        self, view: V, suspect: "Suspect[V]", personality: "Personality", rng: "random.Random"
    ) -> "Iterator[Remark]":
        """The quick phrases a bot could say now, the most important first."""
        return iter(())

    def agrees(self, remark: "Remark", action: A) -> bool:
        """Whether a bot that is about to do this can say that without contradicting itself."""
        return True

    def sparing(self, view: V, seats: Collection[int]) -> V:
        """The view without the actions against these seats, for a bot that spares them; at least one action stays."""
        return view

    # Texts, drawings and lessons

    @property
    def folder(self) -> "Traversable":
        """The folder of the package in which the game is declared."""
        from importlib import resources  # takes long to load

        return resources.files(type(self).__module__.rpartition(".")[0])

    @property
    def locales(self) -> "Traversable":
        """The folder with one folder of Fluent files for each language."""
        return self.folder / "locales"

    @abstractmethod
    def describe_event(self, event: E, language: str) -> str | None:
        """An event as a sentence for a terminal; None if it is not worth a line."""

    def describe_reason(self, view: V, seat: int, reason: "Reason", language: str) -> str | None:
        """What a reason to suspect or trust a seat was, in a few words; None to describe its event instead."""
        return None

    @abstractmethod
    def describe_seat(self, view: V, seat: int, language: str) -> str:
        """What everyone can see of a seat, in one line for a terminal."""

    def describe_known(self, view: V, language: str) -> list[str]:
        """What else the viewer knows, apart from events, board, players and hand, a line each; may be empty."""
        return []

    def legend(self) -> tuple[str, ...]:
        """The texts that explain the board on a terminal."""
        return ()

    @abstractmethod
    def board(self, view: V) -> "Board":
        """The board as the viewer sees it, ready to be drawn."""

    def look(self) -> "Look | None":
        """How its cards and its board are drawn with `pyrite.draw`; None if the game draws them in another way."""
        return None

    def cards(self) -> "Mapping[str, str]":
        """The card faces by name, each as an SVG document, for pages that do not have the game built in."""
        look = self.look()
        return {name: look.faces.card(name) for name in look.faces.names} if look else {}

    def box(self) -> "Groups":
        """The cards of the box in groups, for the rules page."""
        return {}

    def lesson(self) -> str | None:
        """The steps of the lesson as TOML, from lesson.toml; None if there is none."""
        file = self.folder / "lesson.toml"
        return file.read_text(encoding="utf-8") if file.is_file() else None

    # Looking back, and comparing bots

    @abstractmethod
    def ending_of(self, event: E) -> str | None:
        """How the round ended, if this event ends it."""

    def points_of(self, event: E) -> int | None:
        """The points that its seat scored in a round, if this event says so."""
        return None

    def group_of(self, roles: Sequence[str]) -> str:
        """The group in which rounds with these roles are counted."""
        return "all"

    @abstractmethod
    def shown_role(self, event: E) -> str | None:
        """The role that an event turns up for its seat when a round ends; None for any other event."""

    def turning_point(self, heard: "RoundEvents", events: Sequence[tuple[int, E]], opened: V) -> TurningPoint | None:
        """The step that did most for how a round ended; `events` are the public ones, each with its step."""
        return None

    def is_second_team(self, match: "Match[O, S, A, V, E]") -> list[bool]:
        """By seat: whether it plays for the second of the two teams that bots are compared in."""
        return [seat % 2 == 1 for seat in range(match.options.players)]

    is_won_by_teams: bool = False  # bots are compared by which team wins a round, else by points
    report_words: ReportWords = ReportWords()
    suspected_roles: tuple[str, ...] = ()  # whom suspicion is about, all others suspect; empty: everyone, of any role
    suspects: Mapping[str, str] = {}  # bots that play the second team when suspicion is judged, by how they hide

    def first_team_won(self, view: V) -> bool:
        """Whether the first team won the round."""
        return False

    is_trained: bool = False  # whether a bot of this game learns by playing

    def training(self, seed: int, steps: int, rounds: int, kept: "Path") -> Training:
        """The course of so many steps of so many rounds, from where its file says; ValueError if it is of another."""
        raise ValueError(f"{self.name} has no bot to train")


AnyView: TypeAlias = View[Interned, Event]
AnyState: TypeAlias = State[Interned, AnyView, Event]
AnyGame: TypeAlias = Game[Options, AnyState, Interned, AnyView, Event]

GROUP = "pyrite.games"


class InstalledGames(Mapping[str, AnyGame]):
    """The installed games by name, in the order of `Game.rank`. A game is loaded when it is first used."""

    def __init__(self) -> None:
        self._loaded: dict[str, AnyGame] = {}

    @cached_property
    def _entries(self) -> "dict[str, EntryPoint]":
        from importlib.metadata import entry_points  # takes long to load

        return {entry.name: entry for entry in entry_points(group=GROUP)}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._loaded:
            self._loaded[name] = self._entries[name].load()
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._entries, key=lambda name: (self[name].rank, name)))

    def __len__(self) -> int:
        return len(self._entries)


GAMES = InstalledGames()


def game(name: str) -> AnyGame:
    """The game of this name; ValueError lists those there are."""
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}: choose one of {', '.join(GAMES)}")
    return GAMES[name]
