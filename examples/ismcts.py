"""OpenSpiel's information-set Monte Carlo tree search plays a round against players who choose at random.

python examples/ismcts.py --game "pyrite_saboteur(players=3,rounds=1)" --simulations 20
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import pyrite.lab.openspiel  # noqa: F401 (registers the games)


def play(game_text: str, simulations: int, seed: int) -> list[float]:
    """Play one game in which the search decides for the first seat; everyone's score."""
    game = pyspiel.load_game(game_text)
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    scores: list[float] = state.returns()
    return scores


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pyrite_saboteur(players=3,rounds=1)")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(play(given.game, given.simulations, given.seed))


if __name__ == "__main__":
    main()
