"""Mission, a small hidden-role game.

M1 Three to six play; one of them is the traitor, the others are loyal.
M2 Everybody has a card "help" and a card "harm". In turn, from seat 0, everybody plays one of them, face up.
M3 If more "help" than "harm" was played, the mission succeeds and each loyal player gets a point; else the traitor
   gets two. Then the roles are shown.
"""

import random
from collections.abc import Mapping

from pyrite.bots.levels import Level, choose_any, without_personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.interned import BaseDraw
from pyrite.core.ranges import check_range
from pyrite.game import OptionSpec
from pyrite.match import Match
from pyrite.plain_game import CardAction, PlainEvent, PlainGame, PlainOptions, PlainState, PlainView

ROLES = ("loyal", "traitor")
SIGNS = {"help": ("+", "#2e7d32"), "harm": ("-", "#c62828"), "loyal": ("L", "#1565c0"), "traitor": ("T", "#6a1b9a")}
SIGNS |= {"back": ("", "#5d4037"), "role-back": ("?", "#37474f")}


class Options(PlainOptions, frozen=True, kw_only=True):
    """Only the number of players can be chosen."""

    def __post_init__(self) -> None:
        check_range("players", self.players, 3, 6, "M1")


class Action(CardAction):
    """``play:help`` or ``play:harm``."""


class Draw(BaseDraw):
    """The role that the next seat is dealt: ``role:loyal`` or ``role:traitor``."""


Action.declare("play", ["help", "harm"])
Draw.declare({"role": dict(enumerate(ROLES))})


def role_deck(players: int) -> dict[str, int]:
    return {"loyal": players - 1, "traitor": 1}  # M1


class View(PlainView[Action, "State"], frozen=True, kw_only=True):
    """What a seat may know: its own role, and every card that was played."""

    def sample(self, rng: random.Random) -> "State":
        """A position that the viewer cannot tell from the true one: the roles that it does not know are dealt again."""
        players = self.options.players
        unknown = [role for role, count in role_deck(players).items() for _ in range(count - self.roles.count(role))]
        rng.shuffle(unknown)
        roles = [role or unknown.pop() for role in self.roles][: players - self.pile]
        return State(
            Options(players=players), [f"role:{role}" for role in roles] + [f"play:{card}" for card in self.table]
        )


class State(PlainState[Options, Action, View]):
    """Roles are dealt, then cards are played."""

    game, options_type, action_type, draw_type, view_type = "mission", Options, Action, Draw, View
    draw_rule, action_rule = "M1", "M2"

    @property
    def roles(self) -> list[str]:
        return [draw.name for draw in self.draws]

    @property
    def table(self) -> list[str]:
        return [action.card for action in self.actions]

    def hand(self, seat: int) -> list[str]:
        return [card for card in ("help", "harm") if card not in self.table[seat : seat + 1]]

    def chance(self) -> list[tuple[BaseDraw, int]]:
        left = [count - self.roles.count(role) for role, count in role_deck(self.options.players).items()]
        return [(Draw.of("role", number), count) for number, count in enumerate(left) if count]

    @property
    def turn(self) -> int | None:
        return None if self.chance() or self.is_over else len(self.actions)

    def legal(self) -> list[Action]:
        return [] if self.turn is None else [Action.parse("play:help"), Action.parse("play:harm")]

    def event_of(self, step: CardAction | BaseDraw, seat: int | None) -> PlainEvent:
        if isinstance(step, CardAction):
            return PlainEvent(kind="played", seat=seat, card=step.card)
        dealt = len(self.draws) - 1
        return PlainEvent(kind="role_dealt", audience=dealt, seat=dealt, role=step.name)

    @property
    def ending(self) -> str:
        if len(self.actions) < self.options.players:
            return "none"
        return "success" if self.table.count("help") > self.table.count("harm") else "failure"

    @property
    def scores(self) -> list[int]:
        points = {"success": {"loyal": 1}, "failure": {"traitor": 2}}.get(self.ending, {})  # M3
        return [points.get(role, 0) for role in self.roles] or [0] * self.options.players


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """The card that helps the bot's own team; more time would not help."""
    return Action.parse("play:harm" if view.role == "traitor" else "play:help")


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """A player who played "harm" is three times as likely to be the traitor."""
    known = "traitor" in view.roles
    weights = [float(role == "traitor") if known or role else 1.0 for role in view.roles]
    for seat, card in enumerate(view.table):
        weights[seat] *= 3 if card == "harm" else 1
    chances = [weight / sum(weights) for weight in weights]
    others = [seat for seat in range(view.options.players) if seat != view.seat]
    return tuple([Suspicion(seat, {"loyal": 1 - chances[seat], "traitor": chances[seat]}) for seat in others])


class Mission(PlainGame[Options, State, Action, View]):
    """Loyal players help the mission; a hidden traitor harms it."""

    name = "mission"
    options, state, action, draw, view = Options, State, Action, Draw, View
    option_specs: Mapping[str, OptionSpec] = {"players": OptionSpec(kind="number", least=3, most=6, rule="M1")}
    roles = ROLES
    endings = ("success", "failure")
    board_events = frozenset({"played"})
    is_won_by_teams = True

    def open_view(self, state: State, seat: int | None = None) -> View:
        return state.open_view(seat)

    def role_deck(self, players: int) -> dict[str, int]:
        return role_deck(players)

    def levels(self) -> Mapping[str, Level[View, Action]]:
        partisan = Level(without_personality(choose), suspicion)
        return {"random": Level(choose_any, suspicion, talks=False), "partisan": partisan}

    def cards(self) -> Mapping[str, str]:
        return {
            card: f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><title>{card}</title>'
            f'<rect x="2" y="2" width="96" height="136" rx="8" fill="{colour}"/>'
            f'<text x="50" y="90" font-size="60" text-anchor="middle" fill="#fff">{sign}</text></svg>'
            for card, (sign, colour) in SIGNS.items()
        }

    def is_second_team(self, match: Match[Options, State, Action, View, PlainEvent]) -> list[bool]:
        return [role == "traitor" for role in match.state.roles]

    def first_team_won(self, view: View) -> bool:
        return view.ending == "success"


GAME = Mission()
