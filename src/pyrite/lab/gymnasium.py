"""Both games for Gymnasium: one seat against bots.

>>> import gymnasium, pyrite.lab
>>> environment = gymnasium.make("pyrite/Saboteur-v0", players=5, opponents="novice")
>>> observation, info = environment.reset(seed=1)

An action that is not legal changes nothing, has the reward -1 and is named in the info; the mask says what is legal.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pyrite.bots import Bot, bot, check_plays
from pyrite.game import GAMES
from pyrite.game import game as game_of
from pyrite.lab import render
from pyrite.lab.batch import Batch
from pyrite.lab.numbered import LEAST, MOST, Form, Mask, NumberedMatch, Numbers, dense, layout_of, observation_size

if TYPE_CHECKING:
    from pyrite.core.layout import Layout
    from pyrite.core.text_fields import GivenOption

Observation: TypeAlias = dict[Literal["observation", "action_mask"], Numbers | Mask]
Info: TypeAlias = dict[str, int | bool | npt.NDArray[np.object_] | npt.NDArray[np.bool_]]
Metadata: TypeAlias = dict[str, list[str] | int | AutoresetMode]

ILLEGAL = -1.0  # the reward of an action that is not legal
MOST_DEALS = 10_000  # until a seat has a role


def register() -> None:
    """Tell Gymnasium about every installed game with numbered actions."""
    for name, a_game in GAMES.items():
        identity = f"pyrite/{name.title().replace('-', '')}-v0"
        if a_game.layout() is not None and identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="pyrite.lab.gymnasium:SeatEnv",
                vector_entry_point="pyrite.lab.gymnasium:SeatVectorEnv",
                kwargs={"game": name},
            )


def observation_space(layout: "Layout", form: Form) -> spaces.Dict:
    """The numbers that a seat sees, and which actions it may play."""
    kind = np.int32 if form == "compact" else np.float32
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (observation_size(layout, form),), kind),
            "action_mask": spaces.Box(0, 1, (layout.action_count,), np.int8),
        }
    )


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game in which one seat is asked and bots play the others; the reward is the score at the end."""

    metadata: ClassVar[Metadata] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 5,
        opponents: str | Sequence[str] = "detective",
        role: str | None = None,
        seat: int | None = None,
        form: Form = "compact",
        render_mode: str | None = None,
        **options: "GivenOption",
    ) -> None:
        """Without a role any is dealt, without a seat it is drawn for each game; `opponents` is one bot or several."""
        self.layout = layout_of(game)
        self.opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        for name in self.opponents:
            bot(name)
            check_plays(name, game)
        if role is not None and role not in game_of(game).roles:
            raise ValueError(f"unknown role {role!r} of {game}: choose one of {', '.join(game_of(game).roles)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        self.game, self.role, self.given_seat, self.form, self.render_mode = game, role, seat, form, render_mode
        self.options: dict[str, GivenOption] = {"players": players, **options}
        self.match = NumberedMatch(game, self.options, seed=0)
        self.seat = seat or 0
        self.observation_space = observation_space(self.layout, form)
        self.action_space = spaces.Discrete(self.layout.action_count)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal a new game, and play until the seat has to decide."""
        super().reset(seed=seed)
        players = self.match.players
        self.seat = int(self.np_random.integers(players)) if self.given_seat is None else self.given_seat
        self.match = self._dealt()
        seeds = [int(number) for number in self.np_random.integers(2**62, size=players)]
        self._bots: list[Bot] = [
            bot(self.opponents[seat % len(self.opponents)], seed=number) for seat, number in enumerate(seeds)
        ]
        self._let_others_play()
        return self._observation(), {"seat": self.seat}

    def _dealt(self) -> NumberedMatch:
        """A game in which the seat has the role that was asked for; ValueError if it is never dealt."""
        for _ in range(MOST_DEALS):
            match = NumberedMatch(self.game, self.options, int(self.np_random.integers(2**62)))
            if self.role is None or match.view(self.seat).role == self.role:
                return match
        raise ValueError(f"{MOST_DEALS} deals had no role {self.role}")

    def _let_others_play(self) -> None:
        while self.match.turn is not None and self.match.turn != self.seat:
            self.match.play_action(self._bots[self.match.turn].act(self.match.view(self.match.turn)))

    def _observation(self) -> Observation:
        return {
            "observation": self.match.observation(self.seat, self.form),
            "action_mask": self.match.mask(self.seat),
        }

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action by its number, and let the bots play until the seat has to decide again."""
        if self.match.turn is None:
            raise ValueError("the game is over: call reset for the next one")
        if int(action) not in self.match.legal():
            return self._observation(), ILLEGAL, False, False, {"seat": self.seat, "illegal": True}
        self.match.play(int(action))
        self._let_others_play()
        ended = self.match.turn is None
        reward = float(self.match.match.scores[self.seat]) if ended else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, ended, False, {"seat": self.seat}

    def render(self) -> "str | render.Image | None":
        """The table as the seat sees it: text, an image, or printed."""
        view = self.match.view(self.seat)
        if self.render_mode == "rgb_array":
            return render.as_image(view)
        if self.render_mode == "ansi":
            return render.as_text(view)
        if self.render_mode == "human":
            print(render.as_text(view))
        return None


class SeatVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], Observation]):
    """Many games at the same time, in each of which the same seat is asked; the others play at random in compiled code.

    It is a `Batch`: a game that ends starts again in the same step, with its last observation in `final_obs`.
    """

    metadata: ClassVar[Metadata] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        players: int = 5,
        opponents: Literal["random"] = "random",
        seat: int = 0,
        threads: int = 1,
        form: Form = "compact",
        render_mode: None = None,
        **options: "GivenOption",
    ) -> None:
        """Only opponents that are compiled can play here; for others use `vectorization_mode="sync"`."""
        if opponents != "random":
            raise ValueError(f'a batch has no opponents {opponents!r}: use vectorization_mode="sync"')
        self.layout = layout_of(game)
        self.num_envs, self.form, self.render_mode = num_envs, form, render_mode
        self._arguments = (game, num_envs, players, threads)
        self._options, self._seat = options, seat
        self.single_observation_space = observation_space(self.layout, form)
        self.single_action_space = spaces.Discrete(self.layout.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Deal all games; only one seed is used, for all of them."""
        first = seed[0] if isinstance(seed, list) else seed
        game, size, players, threads = self._arguments
        self.batch = Batch(game, size, players, threads, first, learner=self._seat, form="compact", **self._options)
        return self._observation(), {}

    def _observation(self) -> Observation:
        mask = np.zeros((self.num_envs, self.layout.action_count), np.int8)
        for index in range(self.num_envs):
            mask[index, self.batch.legal[index, : self.batch.counts[index]]] = 1
        return {"observation": self._formed(self.batch.observations), "action_mask": mask}

    def _formed(self, compact: npt.NDArray[np.int32]) -> Numbers:
        if self.form == "compact":
            return compact.copy()
        return np.stack([dense(row, self.layout) for row in compact])

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Play an action in every game; one that is not legal leaves its game as it is and has the reward -1."""
        legal = np.array([action in self.batch.legal[index] for index, action in enumerate(actions)])
        self.batch.step(np.where(legal, actions, -1))
        ended = self.batch.ended.astype(bool)
        rewards = np.where(legal, self.batch.rewards[:, self._seat], ILLEGAL).astype(np.float64)
        info: Info = {}
        if ended.any():
            info = {"final_obs": self._finals(ended), "_final_obs": ended}
        return self._observation(), rewards, ended, np.zeros_like(ended), info

    def _finals(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
        """What the seat saw when its game ended, for the games that did."""
        finals = np.full(self.num_envs, None, object)
        formed = self._formed(self.batch.finals)
        for index in np.flatnonzero(ended).tolist():
            finals[index] = {
                "observation": formed[index],
                "action_mask": np.zeros(self.layout.action_count, np.int8),
            }
        return finals
