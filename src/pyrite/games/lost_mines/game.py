"""The Lost Mines as one object: its rules, options, phrases, bots, texts, drawings and lessons."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from pyrite.core.phrases import EVERYWHERE, Phrase
from pyrite.core.score_steps import ScoreStep
from pyrite.game import Game, OptionSpec, ReportWords, RoundEvents, TurningPoint
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.actions import Action, Draw
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES, ENDING_NAMES, TOOL_NAMES, Event
from pyrite.games.lost_mines.rules.open_view import opened
from pyrite.games.lost_mines.rules.options import MOST_ROUNDS, Options, role_deck
from pyrite.games.lost_mines.rules.score_steps import score_steps
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Ending

if TYPE_CHECKING:
    import random

    from pyrite.bots.levels import Level, Remark, Suspect
    from pyrite.bots.personalities import Personality
    from pyrite.bots.suspicion import Reason
    from pyrite.core.layout import Layout
    from pyrite.core.observation import Observer
    from pyrite.draw.boxes import Groups
    from pyrite.draw.look import Look
    from pyrite.draw.tables import DrawnTable
    from pyrite.match import Match

MINE_NUMBERS = tuple(str(number + 1) for number in range(len(boxes.MINES)))


class LostMines(Game[Options, State, Action, View, Event]):
    """Two clans look for mines in a forest; each has a traitor and a selfish dwarf."""

    name = "lost-mines"
    options = Options
    state = State
    action = Action
    draw = Draw
    view = View
    event = Event
    option_specs: Mapping[str, OptionSpec] = {
        "players": OptionSpec(kind="number", least=3, most=9, rule="L1.1"),
        "rounds": OptionSpec(kind="number", least=1, most=MOST_ROUNDS, rule="L1.1"),
        "until_alone": OptionSpec(kind="flag", rule="L1.1"),
        "first": OptionSpec(kind="seat", rule="L2.5"),
        "box": OptionSpec(kind="file", rule="L1"),
    }
    rank = 2
    roles = CHARACTER_NAMES
    endings = tuple(ENDING_NAMES[ending] for ending in Ending if ending.value)
    decisions: Mapping[str, str] = {
        "turn": "card_or_vote",
        "vote": "vote",
        "walk": "walk",
        "turn_mine": "turn_mine",
        "take": "take_treasure",
    }
    board_events = frozenset({"laid", "revealed", "bridged", "trap_set", "troll_set", "storm", "turned"})
    usual_players = 6
    unlisted_options = ("revision",)
    game_options = ("until_alone",)
    phrases = (  # nobody may say what they looked at (L5.2), so no phrase does
        *EVERYWHERE,
        Phrase("need", ("bridge",)),
        Phrase("bridge_this_way"),
        Phrase("wait_for_me"),
        Phrase("shall_we_end"),
        Phrase("i_go_to", ("mine",)),
        Phrase("build_to", ("mine",)),
        Phrase("where_to", ("seat",)),
        Phrase("blocks_us", ("seat",)),
        Phrase("i_am_loyal"),
    )
    phrase_words: Mapping[str, tuple[str, ...]] = {"bridge": TOOL_NAMES, "mine": MINE_NUMBERS}

    def new_state(self, options: Options) -> State:
        """A game about to be dealt."""
        return State.new(options)

    def playable(self, options: Options) -> State:
        """A game about to be dealt, for random playouts."""
        return State.new(options)

    def layout(self) -> "Layout":
        """The numbers of actions and observations."""
        from pyrite.games.lost_mines.rules.encoding import LAYOUT

        return LAYOUT

    def observer(self, state: State) -> "Observer":
        """What each seat may know, as numbers."""
        from pyrite.core.observation import Observer

        return Observer(state)

    def open_view(self, state: State, seat: int | None = None) -> View:
        """All characters, mines and treasures turned up."""
        return opened(state, seat)

    def role_deck(self, players: int) -> dict[str, int]:
        """The dwarf cards of each clan (L1.2)."""
        return role_deck(players)

    def score_steps(self, events: Sequence[Event]) -> tuple[ScoreStep, ...]:
        """The steps of the scoring (L7.3 to L7.6)."""
        return score_steps(events)

    def at_revision(self, options: Options, revision: int) -> Options:
        """The same options under a revision of the rules."""
        return msgspec.structs.replace(options, revision=revision)

    def read_file_option(self, name: str, text: str) -> str:
        """A box from the text of its file, as one word."""
        return boxes.read(text).to_text()

    def levels(self) -> "Mapping[str, Level[View, Action]]":
        """The bots, the weakest first."""
        from pyrite.games.lost_mines.bots import LEVELS

        return LEVELS

    def worth_saying(
        self, view: View, suspect: "Suspect[View]", personality: "Personality", rng: "random.Random"
    ) -> "Iterator[Remark]":
        """What everyone sees and the own hand may be talked about, never what was looked at (L5.2)."""
        from pyrite.games.lost_mines.bots.knowledge import remarks

        return remarks.worth_saying(view, suspect, personality, rng)

    def agrees(self, remark: "Remark", action: Action) -> bool:
        """Who calls a vote to end the round wants nothing built."""
        from pyrite.games.lost_mines.bots.knowledge import remarks

        return remarks.agrees(remark, action)

    def describe_reason(self, view: View, seat: int, reason: "Reason", language: str) -> str | None:
        """Whom a card or a walk helped or hindered, in a few words."""
        from pyrite.games.lost_mines.reasons import describe_reason

        return describe_reason(view, reason, language)

    def describe_event(self, event: Event, language: str) -> str | None:
        """An event as a sentence."""
        from pyrite.games.lost_mines.texts import describe_event

        return describe_event(event, language)

    def describe_seat(self, view: View, seat: int, language: str) -> str:
        """Clan, character, cards, points and treasures of a seat."""
        from pyrite.games.lost_mines.texts import describe_seat

        return describe_seat(view, seat, language)

    def describe_known(self, view: View, language: str) -> list[str]:
        """What the viewer knows beside events, board, players and hand."""
        from pyrite.games.lost_mines.texts import describe_known

        return describe_known(view, language)

    def legend(self) -> tuple[str, ...]:
        """What the signs of the forest mean."""
        return ("cli-legend-forest", "cli-legend-mines")

    def board(self, view: View) -> "DrawnTable":
        """The forest with its dwarfs and tokens."""
        from pyrite.games.lost_mines.drawing.board import board

        return board(view)

    def look(self) -> "Look":
        """How cards and board are drawn."""
        from pyrite.games.lost_mines.drawing.look import LOOK

        return LOOK

    def box(self) -> "Groups":
        """Paths, actions, treasures, mines, dwarfs and tokens."""
        from pyrite.games.lost_mines.drawing.box import groups

        return groups()

    def ending_of(self, event: Event) -> str | None:
        """How the round ended."""
        return event.ending

    def points_of(self, event: Event) -> int | None:
        """The points of a seat, once the round is scored."""
        return event.count if event.kind == "scored" else None

    def shown_role(self, event: Event) -> str | None:
        """The dwarf card that is turned up."""
        return event.character if event.kind == "character_shown" else None

    def turning_point(
        self, heard: RoundEvents, events: Sequence[tuple[int, Event]], opened: View
    ) -> TurningPoint | None:
        """The step in which the most valuable treasure was taken, and its points."""
        values = {event.which: event.value or 0 for _, event in events if event.kind == "treasure_shown"}
        taken = [(values[event.which], step) for step, event in events if event.kind == "took"]
        value, step = max(taken, default=(0, 0))
        return TurningPoint(step=step, before=0, after=value) if taken else None

    report_words = ReportWords(role="character")

    def is_second_team(self, match: "Match[Options, State, Action, View, Event]") -> list[bool]:
        """The yellow side: everyone who scores with yellow (L7.4), and yellow's selfish dwarf."""
        clans = [dwarf.clan for dwarf in match.view(None).dwarfs]
        return [(clan == "yellow") != (match.view(seat).role == "saboteur") for seat, clan in enumerate(clans)]


GAME = LostMines()
