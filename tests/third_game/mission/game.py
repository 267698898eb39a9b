"""Mission as one object, which the entry point names."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mission.rules import ROLES, Action, Chance, Event, Options, State, View
from pyrite.core.phrases import EVERYWHERE
from pyrite.event_text import seat_name
from pyrite.game import Game, OptionSpec
from pyrite.texts import game_text

if TYPE_CHECKING:
    from mission.drawing import Row
    from pyrite.bots.levels import Level
    from pyrite.match import Match


class Mission(Game[Options, State, Action, View, Event]):
    """Loyal players help the mission; a hidden traitor harms it."""

    name = "mission"
    options = Options
    state = State
    action = Action
    draw = Chance
    view = View
    event = Event
    option_specs: Mapping[str, OptionSpec] = {"players": OptionSpec(kind="number", least=3, most=6, rule="M1")}
    roles = ROLES
    endings = ("success", "failure")
    decisions: Mapping[str, str] = {"turn": "play_card"}
    board_events = frozenset({"played"})
    phrases = EVERYWHERE

    def new_state(self, options: Options) -> State:
        """A game about to be dealt."""
        return State(options)

    def open_view(self, state: State, seat: int | None = None) -> View:
        """Every role turned up."""
        return state.open_view(seat)

    def role_deck(self, players: int) -> dict[str, int]:
        """One traitor; the others are loyal (M1)."""
        return {"loyal": players - 1, "traitor": 1}

    def levels(self) -> "Mapping[str, Level[View, Action]]":
        """One bot that plays anything, one that plays for its team."""
        from mission.bots import LEVELS

        return LEVELS

    def describe_event(self, event: Event, language: str) -> str | None:
        """One sentence for each kind of event that is shown."""
        facts = {name: getattr(event, name) for name in ("card", "role", "ending", "points")}
        args = {name: value for name, value in facts.items() if value is not None}
        if event.card is not None:
            args["cardname"] = game_text(self.name, f"card-{event.card}", language)
        who = seat_name(event.seat, language)
        return game_text(self.name, f"event-{event.kind.replace('_', '-')}", language, who=who, **args)

    def describe_seat(self, view: View, seat: int, language: str) -> str:
        """The number of cards in the hand, and the role once it is shown."""
        role = view.roles[seat]
        shown = "?" if role is None else game_text(self.name, f"role-{role}", language)
        return f"{shown}  {game_text(self.name, 'cards-in-hand', language, count=view.hand_sizes[seat])}"

    def board(self, view: View) -> "Row":
        """The cards played."""
        from mission.drawing import Row

        return Row(view.table)

    def cards(self) -> Mapping[str, str]:
        """The faces and backs."""
        from mission.drawing import cards

        return cards()

    def ending_of(self, event: Event) -> str | None:
        """How the game ended."""
        return event.ending

    def points_of(self, event: Event) -> int | None:
        """The points of a seat."""
        return event.points

    def shown_role(self, event: Event) -> str | None:
        """The role that is shown at the end."""
        return event.role if event.kind == "role_shown" else None

    def is_second_team(self, match: "Match[Options, State, Action, View, Event]") -> list[bool]:
        """The traitor plays against the others."""
        return [match.view(seat).role == "traitor" for seat in range(match.options.players)]

    is_won_by_teams = True

    def first_team_won(self, view: View) -> bool:
        """Whether the mission succeeded."""
        return view.ending == "success"


GAME = Mission()
