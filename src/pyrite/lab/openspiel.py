"""Both games for OpenSpiel: `import pyrite.lab.openspiel` registers them as pyrite_NAME.

>>> import pyspiel
>>> game = pyspiel.load_game("pyrite_saboteur(players=3,rounds=1)")
>>> game.new_initial_state().is_chance_node()
True

Chance acts in small draws. An observation is what the view says; an information state adds everything the seat has seen
happen, in order, so that it never forgets. Its tensor is that of the observation, which remembers 32 decisions.
"""

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Self, TypeAlias

import msgspec

from pyrite.distribution import importing

with importing("lab"):
    import numpy as np
    import pyspiel

from pyrite.core.require import require
from pyrite.game import GAMES, AnyGame, AnyState
from pyrite.lab.numbered import layout_of

if TYPE_CHECKING:
    from pyrite.core.interned import BaseDraw, Interned
    from pyrite.core.observation import Observer
    from pyrite.core.text_fields import GivenOption

Parameter: TypeAlias = int | str | bool

MOST_UTILITY = 1000.0  # no game pays more in 99 rounds
DECISIONS = 1500  # no round of a game has more
OUTCOMES = 64  # of chance; a game has fewer kinds of cards, seats and roles


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"pyrite_{name.replace('-', '_')}"


def parameters(a_game: AnyGame) -> dict[str, Parameter]:
    """The options that can be given, with their defaults; a seat or a file cannot."""
    plain = a_game.options_from({"players": a_game.usual_players})
    kinds = ("number", "choice", "flag")
    return {name: getattr(plain, name) for name, spec in a_game.option_specs.items() if spec.kind in kinds}


def game_type(a_game: AnyGame) -> "pyspiel.GameType":
    """What OpenSpiel knows about a game before it is played."""
    return pyspiel.GameType(
        short_name=short_name(a_game.name),
        long_name=f"Pyrite: {a_game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=a_game.players.stop - 1,
        min_num_players=a_game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(a_game),
    )


class OpenSpielGame(pyspiel.Game):
    """One of our games with its options."""

    def __init__(self, a_game: AnyGame, given: Mapping[str, Parameter] | None = None) -> None:
        self.game = a_game
        self.layout = layout_of(a_game.name)
        chosen: dict[str, GivenOption] = {**parameters(a_game), **(given or {})}
        self.options = a_game.options_from(chosen)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.layout.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options.players,
            min_utility=-MOST_UTILITY,
            max_utility=MOST_UTILITY,
            utility_sum=None,
            max_game_length=DECISIONS * self.options.rounds,
        )
        super().__init__(game_type(a_game), information, dict(given or {}))

    def new_initial_state(self) -> "OpenSpielState":
        """A game about to be dealt."""
        return OpenSpielState(self)

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: Mapping[str, Parameter] | None = None
    ) -> "SeatObserver":
        """Observes states for one player."""
        if params:
            raise ValueError(f"observers have no parameters, but {params} were given")
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.layout.compact_size, perfect_recall)


class PlayedState:
    """A state, how it is observed, and what every seat has seen; OpenSpiel copies it with its state."""

    def __init__(
        self, game: AnyGame, state: AnyState, observer: "Observer", seen: list[list[str]], public: list[str]
    ) -> None:
        self.game = game
        self.state = state
        self.observer = observer
        self.seen = seen  # by seat
        self.public = public  # what everyone has seen

    def __deepcopy__(self, memo: dict[int, "PlayedState"]) -> "PlayedState":
        """A table that can be played on independently."""
        return self.with_state(self.state.copy(), [list(lines) for lines in self.seen])

    def with_state(self, state: AnyState, seen: list[list[str]]) -> "PlayedState":
        """A table with another state after the same public decisions."""
        observer = self.observer.copy_for(require(self.game.observer(state)).position)
        return PlayedState(self.game, state, observer, seen, list(self.public))

    def note(self) -> None:
        """Let every seat see what has just happened."""
        for event in self.state.last_events():
            line = msgspec.json.encode(event).decode()
            if event.audience is None:
                self.public.append(line)
            for seat, lines in enumerate(self.seen):
                if event.is_for(seat):
                    lines.append(line)


class OpenSpielState(pyspiel.State):
    """A position of one of our games."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        state = game.game.new_state(game.options)
        seen: list[list[str]] = [[] for _ in range(game.options.players)]
        self.table = PlayedState(game.game, state, require(game.game.observer(state)), seen, [])
        self.table.note()

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        turn = self.table.state.turn
        if turn is not None:
            return turn
        over: int = pyspiel.PlayerId.TERMINAL
        chance: int = pyspiel.PlayerId.CHANCE
        return over if self.table.state.is_over else chance

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.observer.legal()) if player == self.table.state.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        tickets = self.table.state.tickets()
        return [(draw.outcome, weight / tickets) for draw, weight in self.table.state.chance()]

    def _apply_action(self, action: int) -> None:
        if self.table.state.turn is None:
            self.table.state.draw(self._draw(action))
            self.table.note()
            return
        self.table.state.play(self._action(action))
        self.table.observer.decided()
        self.table.note()

    def _draw(self, outcome: int) -> "BaseDraw":
        return next(draw for draw, _ in self.table.state.chance() if draw.outcome == outcome)

    def _action(self, number: int) -> "Interned":
        return self.table.state.legal()[self.table.observer.legal().index(number)]

    def _action_to_string(self, player: int, action: int) -> str:
        return (self._draw(action) if player < 0 else self._action(action)).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state.is_over

    def returns(self) -> list[float]:
        """Everyone's score at the end."""
        scores = self.table.state.scores
        return [float(score) for score in scores] if self.is_terminal() else [0.0] * len(scores)

    def __str__(self) -> str:
        """The position as text, which knows everything."""
        return str(self.table.state)

    def observation_text(self, player: int) -> str:
        """The view of a seat as JSON."""
        return self.table.state.view(player).to_json().decode()

    def information_text(self, player: int) -> str:
        """Everything a seat has seen happen, and its view."""
        return "\n".join([*self.table.seen[player], self.observation_text(player)])

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> Self:
        """A state that a seat cannot tell from this one, drawn from all of them; the history stays that of this state.

        The other seats remember only what everyone saw, and their views are those of the new state.
        """
        view = self.table.state.view(player_id)
        sampled: AnyState = view.sample(random.Random(rng()))
        seen = [list(self.table.public) for _ in range(view.options.players)]
        seen[player_id] = list(self.table.seen[player_id])
        twin: Self = self.clone()
        twin.table = self.table.with_state(sampled, seen)
        return twin


class SeatObserver:
    """What one player sees of a state, as a tensor and as text."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = perfect_recall

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor with the compact observation of a seat."""
        self.tensor[:] = state.table.observer.observation(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The information state or the observation as text."""
        return state.information_text(player) if self.perfect_recall else state.observation_text(player)


def _class_of(a_game: AnyGame) -> type[OpenSpielGame]:
    """The class that OpenSpiel calls with the parameters of a game."""

    class ChosenGame(OpenSpielGame):
        def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
            super().__init__(a_game, given)

    return ChosenGame


for _game in GAMES.values():
    if _game.layout() is not None and short_name(_game.name) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_game), _class_of(_game))
