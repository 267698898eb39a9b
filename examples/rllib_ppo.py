"""RLlib's PPO on the PettingZoo environment: all seats share one policy, which knows the legal actions.

    pip install "pyrite[lab]" "ray[rllib]" torch
    python examples/rllib_ppo.py --players 3 --iterations 5

RLlib wraps the environment itself (`PettingZooEnv`). Its networks must mask illegal actions, so the
module below reads `observation` and `action_mask`, like RLlib's own example of masked actions.
"""

import argparse
import json
import time
from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import nn

from pyrite.lab.pettingzoo import env

Tensors = dict[str, Any]  # of tensors, and of dicts of tensors, by name

HIDDEN = 128
SCALE = 16.0  # observations are counts and coordinates


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """Two layers, with the logits of illegal actions far below the others."""

    def setup(self) -> None:
        """Make the layers."""
        inputs = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy = nn.Linear(HIDDEN, int(self.action_space.n))
        self.value = nn.Linear(HIDDEN, 1)

    def _hidden(self, batch: Tensors) -> torch.Tensor:
        return self.body(batch[Columns.OBS]["observation"].float() / SCALE)

    def _forward(self, batch: Tensors, **_: object) -> Tensors:
        hidden = self._hidden(batch)
        mask = batch[Columns.OBS]["action_mask"].float()
        return {Columns.ACTION_DIST_INPUTS: self.policy(hidden) + (mask - 1) * 1e9, Columns.EMBEDDINGS: hidden}

    def compute_values(self, batch: Tensors, embeddings: torch.Tensor | None = None) -> torch.Tensor:
        """The value of each observation."""
        return self.value(self._hidden(batch) if embeddings is None else embeddings).squeeze(-1)


def config(players: int, seed: int) -> PPOConfig:
    """One policy for all seats, trained in this process."""
    register_env("pyrite", lambda _: PettingZooEnv(env("saboteur", players=players, rounds=1, form="dense")))
    return (
        PPOConfig()
        .environment("pyrite", disable_env_checking=True)  # the check plays actions that are not legal
        .env_runners(num_env_runners=0, rollout_fragment_length="auto")
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule))
        .training(train_batch_size_per_learner=2000, minibatch_size=250, num_epochs=3, lr=5e-4, entropy_coeff=0.01)
        .debugging(seed=seed)
    )


def main() -> None:
    """Train, and print what each iteration brought."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    algorithm = config(given.players, given.seed).build_algo()
    for number in range(given.iterations):
        began = time.perf_counter()
        played = algorithm.train()["env_runners"]
        figures = {
            "iteration": number + 1,
            "steps": int(played["num_env_steps_sampled_lifetime"]),
            "return": round(float(played["episode_return_mean"]), 3),
            "length": round(float(played["episode_len_mean"]), 1),
            "seconds": round(time.perf_counter() - began, 1),
        }
        print(json.dumps(figures), flush=True)
    algorithm.stop()


if __name__ == "__main__":
    main()
