"""Saboteur as one object: its rules, options, phrases, bots, texts, drawings and lessons."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from pyrite.core.phrases import EVERYWHERE, Phrase
from pyrite.game import Game, OptionSpec, ReportWords, RoundEvents, TurningPoint
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.events import ENDING_NAMES, GOAL_NAMES, ROLE_NAMES, TOOL_NAMES, Event
from pyrite.games.saboteur.rules.open_view import opened
from pyrite.games.saboteur.rules.options import MOST_ROUNDS, Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Edition, Ending, Verb

if TYPE_CHECKING:
    import random
    from pathlib import Path

    from pyrite.bots.levels import Level, Remark, Suspect
    from pyrite.bots.personalities import Personality
    from pyrite.bots.suspicion import Reason
    from pyrite.core.layout import Layout
    from pyrite.core.observation import Observer
    from pyrite.draw.boxes import Groups
    from pyrite.draw.look import Look
    from pyrite.draw.tables import DrawnTable
    from pyrite.games.saboteur.training.course import DetectiveCourse
    from pyrite.match import Match


class Saboteur(Game[Options, State, Action, View, Event]):
    """Miners dig for gold; hidden saboteurs stop them."""

    name = "saboteur"
    options = Options
    state = State
    action = Action
    draw = Draw
    view = View
    event = Event
    option_specs: Mapping[str, OptionSpec] = {
        "players": OptionSpec(kind="number", least=3, most=10, rule="S1.1"),
        "edition": OptionSpec(kind="choice", choices=(Edition.REVISED.value, Edition.CLASSIC.value)),
        "rounds": OptionSpec(kind="number", least=1, most=MOST_ROUNDS, rule="S1.1"),
        "sabotaged_unpaid": OptionSpec(kind="flag", rule="S7.6"),
        "bonus_nuggets": OptionSpec(kind="flag", rule="S9"),
        "all_saboteurs": OptionSpec(kind="flag", rule="S10.1"),
        "maps": OptionSpec(kind="number", least=0, most=cards.MAPS, rule="S10.2"),
        "first": OptionSpec(kind="seat", rule="S1.6"),
    }
    rank = 1
    example_position = "saboteur players=3 hands=NS/-/- table=EW@1,0;NES@2,0"
    roles = ROLE_NAMES
    endings = tuple(ENDING_NAMES[ending] for ending in Ending if ending.value)
    decisions: Mapping[str, str] = {
        "bonus": "place_bonus",
        "turn": "lay_or_play",
        "stop": "stop_or_stay",
        "pick": "pick_nugget",
    }
    board_events = frozenset({"bonus_laid", "laid", "rockfall", "revealed"})
    phrases = (  # talk may lie (S11.4)
        *EVERYWHERE,
        Phrase("goal_is_gold", ("goal",)),
        Phrase("goal_is_stone", ("goal",)),
        Phrase("mend_my", ("tool",)),
        Phrase("break_tools_of", ("seat",)),
        Phrase("i_am_miner"),
        Phrase("no_good_cards"),
    )
    phrase_words: Mapping[str, tuple[str, ...]] = {"goal": GOAL_NAMES, "tool": TOOL_NAMES}

    def new_state(self, options: Options) -> State:
        """A game about to be dealt."""
        return State.new(options)

    def playable(self, options: Options) -> State:
        """A game about to be dealt, for random playouts."""
        return State.new(options)

    def layout(self) -> "Layout":
        """The numbers of actions and observations."""
        from pyrite.games.saboteur.rules.encoding import LAYOUT

        return LAYOUT

    def observer(self, state: State) -> "Observer":
        """What each seat may know, as numbers."""
        from pyrite.core.observation import Observer

        return Observer(state)

    def open_view(self, state: State, seat: int | None = None) -> View:
        """All roles and goals turned up."""
        return opened(state, seat)

    def role_deck(self, players: int) -> dict[str, int]:
        """The role cards that are shuffled (S1.2)."""
        return cards.role_deck(players)

    def levels(self) -> "Mapping[str, Level[View, Action]]":
        """The bots, the weakest first."""
        from pyrite.games.saboteur.bots import LEVELS

        return LEVELS

    def sparing(self, view: View, seats: Collection[int]) -> View:
        """Nobody breaks their tools."""
        legal = tuple(action for action in view.legal if action.verb is not Verb.BREAK or action.seat not in seats)
        return msgspec.structs.replace(view, legal=legal).with_events(view.events) if legal else view

    def worth_saying(
        self, view: View, suspect: "Suspect[View]", personality: "Personality", rng: "random.Random"
    ) -> "Iterator[Remark]":
        """Claims about goals and players."""
        from pyrite.games.saboteur.bots.knowledge import remarks

        return remarks.worth_saying(view, suspect, personality, rng)

    def agrees(self, remark: "Remark", action: Action) -> bool:
        """Nobody praises a player and breaks their tools, or accuses a player and repairs them."""
        from pyrite.games.saboteur.bots.knowledge import remarks

        return remarks.agrees(remark, action)

    def describe_event(self, event: Event, language: str) -> str | None:
        """An event as a sentence."""
        from pyrite.games.saboteur.texts import describe_event

        return describe_event(event, language)

    def describe_reason(self, view: View, seat: int, reason: "Reason", language: str) -> str:
        """What a deed did to the tunnels or to somebody's tools."""
        from pyrite.games.saboteur.reasons import describe_reason

        return describe_reason(view, seat, reason, language)

    def describe_seat(self, view: View, seat: int, language: str) -> str:
        """Role, cards, nuggets and broken tools of a seat."""
        from pyrite.games.saboteur.texts import describe_seat

        return describe_seat(view, seat, language)

    def describe_known(self, view: View, language: str) -> list[str]:
        """What else the viewer knows, apart from events, board, players and hand."""
        from pyrite.games.saboteur.texts import describe_known

        return describe_known(view, language)

    def legend(self) -> tuple[str, ...]:
        """What the signs of the mine mean."""
        return ("cli-legend-mine",)

    def board(self, view: View) -> "DrawnTable":
        """The tunnels and goals."""
        from pyrite.games.saboteur.drawing.board import board

        return board(view)

    def look(self) -> "Look":
        """How cards and board are drawn."""
        from pyrite.games.saboteur.drawing.look import LOOK

        return LOOK

    def box(self) -> "Groups":
        """Tunnels, dead ends, actions, goals, roles and nuggets."""
        from pyrite.games.saboteur.drawing.box import groups

        return groups()

    def ending_of(self, event: Event) -> str | None:
        """How the round ended."""
        return event.ending

    def group_of(self, roles: Sequence[str]) -> str:
        """Rounds are counted by the number of saboteurs that were dealt."""
        return str(sum(role == "saboteur" for role in roles))

    def shown_role(self, event: Event) -> str | None:
        """The role card that is turned up."""
        return event.role if event.kind == "role_shown" else None

    def turning_point(
        self, heard: RoundEvents, events: Sequence[tuple[int, Event]], opened: View
    ) -> TurningPoint | None:
        """The move that brought the tunnels closest to the gold, or took them furthest away."""
        from pyrite.games.saboteur.bots.knowledge.turning_point import turning_point

        return turning_point(heard, events, opened)

    def is_second_team(self, match: "Match[Options, State, Action, View, Event]") -> list[bool]:
        """Saboteurs play against miners."""
        return [match.view(seat).role == "saboteur" for seat in range(match.options.players)]

    is_won_by_teams = True
    report_words = ReportWords(
        teams=("miners", "saboteurs"),
        members=("miner", "saboteur"),
        verbs=("digs", "sabotages"),
        skills=("digging", "sabotaging"),
    )
    suspected_roles = ("saboteur",)
    suspects: Mapping[str, str] = {"blatant": "digger:loud", "idle": "digger:sly", "sly": "detective:sly"}

    def first_team_won(self, view: View) -> bool:
        """Whether the miners won."""
        return view.ending == "miners"

    is_trained = True

    def training(self, seed: int, steps: int, rounds: int, kept: "Path") -> "DetectiveCourse":
        """The detective learns what moves are worth."""
        from pyrite.games.saboteur.training.course import CoursePlan, DetectiveCourse  # numpy takes long to load

        return DetectiveCourse(CoursePlan(seed, steps, rounds), kept)


GAME = Saboteur()
