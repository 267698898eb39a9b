"""Both games for PettingZoo: every seat is an agent, and they act one after the other (AEC).

>>> environment = env("saboteur", players=5)
>>> environment.reset(seed=1)
>>> len(environment.agents)
5
"""

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pyrite.distribution import importing

with importing("lab"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils.env import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pyrite.lab import render
from pyrite.lab.gymnasium import Observation, observation_space
from pyrite.lab.numbered import Form, NumberedMatch, layout_of

if TYPE_CHECKING:
    from pyrite.core.text_fields import GivenOption

RenderMode: TypeAlias = Literal["human", "ansi", "rgb_array"]


class SeatsEnv(AECEnv[str, Observation, int | None]):
    """A game with one agent for each seat; the reward is the score at the end of the game."""

    metadata: ClassVar[dict[str, list[str] | str | bool]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "pyrite_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        form: Form = "compact",
        render_mode: RenderMode | None = None,
        **options: "GivenOption",
    ) -> None:
        """`options` are those of the game, `players` among them."""
        super().__init__()
        self.game, self.form, self.render_mode, self.options = game, form, render_mode, options
        self.layout = layout_of(game)
        first = NumberedMatch(game, options, seed=0)  # refuses options that cannot be played
        self.possible_agents = [f"seat_{seat}" for seat in range(first.players)]
        self._observation_spaces = {agent: observation_space(self.layout, form) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.layout.action_count) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers that an agent sees, and which actions it may play."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, str] | None = None) -> None:
        """Deal a new game; a seed decides this one and all that follow until the next seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = NumberedMatch(self.game, self.options, int(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and the actions that it may play now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observation(seat, self.form), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play for the agent that is selected; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError("None is only valid for agents whose game is over")
        self.match.play(int(action))
        if self.match.turn is None:
            scores = self.match.match.scores
            self.rewards = {agent: float(score) for agent, score in zip(self.agents, scores, strict=True)}
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        turn = self.match.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def render(self) -> "str | render.Image | None":
        """The table as a spectator sees it: text, an image, or printed."""
        view = self.match.view(None)
        if self.render_mode == "rgb_array":
            return render.as_image(view)
        if self.render_mode == "ansi":
            return render.as_text(view)
        if self.render_mode == "human":
            print(render.as_text(view))
        return None

    def close(self) -> None:
        """Nothing has to be closed."""


def env(
    game: str,
    *,
    form: Form = "compact",
    render_mode: RenderMode | None = None,
    **options: "GivenOption",
) -> "OrderEnforcingWrapper[str, Observation, int | None]":
    """An environment that complains when its methods are called out of order."""
    return OrderEnforcingWrapper(SeatsEnv(game, form=form, render_mode=render_mode, **options))
