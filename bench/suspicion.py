"""How good a bot's suspicion is, against every style of saboteur, at the end of a round and along the way.

    python bench/suspicion.py --rounds 300 --seed 1 [--by detective] [--miners detective] [--players 5] [--json]

Before the last turn of a round, and before every tenth, each miner says how likely each other seat is a saboteur. AUC:
how often a saboteur is suspected more than a miner. Calibration error: how far stated chances are from how often they
came true, in ten bins weighed by their size.
"""

import argparse
import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec

import pyrite
from pyrite.arena.beliefs import Accuracy, Belief, judge
from pyrite.core.require import require
from pyrite.games.saboteur.bots.digger import grudges_of
from pyrite.games.saboteur.bots.knowledge import nuggets, styles
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances

EVERY = 10
BOTS = ("digger", "detective", "detective:sly", "detective:loud")


class OfStyle:
    """A saboteur of a style, as a bot."""

    def __init__(self, style: str, seed: str) -> None:
        self.style = style
        self.random = random.Random(seed)

    def act(self, view: Any) -> Any:
        if view.phase != "turn":
            return nuggets.choose(view)
        outlook = Outlook(view, saboteur_chances(view, grudges_of(view).log_odds))
        return styles.choose(self.style, outlook, self.random)


def player(name: str, seed: str) -> Any:
    return OfStyle(name, seed) if name in styles.NAMES else pyrite.bot(name, seed=seed)


def play(miners: str, saboteurs: str, players: int, seed: str, judge: Any, end: Belief, along: Belief) -> bool:
    """Plays a round and counts what was stated; whether the miners won it."""
    match = pyrite.new("saboteur", players=players, rounds=1, seed=seed)
    roles = [require(match.view(seat).role) for seat in range(players)]
    bots = [player(miners if role == "miner" else saboteurs, f"{seed}/{seat}") for seat, role in enumerate(roles)]
    views: list[Any] = []
    turns = 0
    while match.turn is not None and match.view(match.turn).phase == "turn":
        views = [match.view(seat) for seat in range(players)]
        if turns and turns % EVERY == 0:
            state(judge, views, roles, along)
        match.play(bots[match.turn].act(views[match.turn]))
        turns += 1
    state(judge, views, roles, end)
    return any(event.kind == "revealed" and event.treasure == "gold" for event in match.events(None))


def state(judge: Any, views: Sequence[Any], roles: Sequence[str], belief: Belief) -> None:
    for view in views:
        if roles[view.seat] == "miner":
            for one in judge.suspicion(view):
                belief.add(one.chances["saboteur"], roles[one.seat] == "saboteur")


def tell(name: str, end: Accuracy, along: Accuracy, won: float) -> None:
    parts = [
        f"{when}: AUC {one.auc:.3f}, calibration {one.calibration_error:.3f}, log-loss {one.log_loss:.3f}"
        for when, one in (("end", end), ("along", along))
    ]
    print(f"{name:15} {parts[0]}   {parts[1]}   miners won {won:.0%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--by", default="detective", help="whose suspicion is measured")
    parser.add_argument("--miners", default="detective")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=300, help="of each style")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, dict[str, Accuracy]] = {}
    all_end, all_along, all_won = Belief(), Belief(), 0.0
    names = (*styles.NAMES, *BOTS)
    for name in names:
        end, along, won = Belief(), Belief(), 0
        for number in range(given.rounds):
            seed = f"{given.seed}/{number}"
            won += play(given.miners, name, given.players, seed, pyrite.bot(given.by, seed=1), end, along)
        found[name] = {"end": judge(end) or NOTHING, "along": judge(along) or NOTHING}
        all_end.merge(end)
        all_along.merge(along)
        all_won += won / given.rounds / len(names)
        if not given.json:
            tell(name, **found[name], won=won / given.rounds)
    found["all"] = {"end": judge(all_end) or NOTHING, "along": judge(all_along) or NOTHING}
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        tell("all", **found["all"], won=all_won)


NOTHING = Accuracy(0, None, 0.0, 0.0)

if __name__ == "__main__":
    main()
