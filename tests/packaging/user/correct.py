"""What a user writes: every type here is what an editor shows."""

import random
from typing import assert_type

import pyrite
from pyrite.games.lost_mines.rules.view import View as ForestView
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View

match = pyrite.new("saboteur", players=5, seed=7, edition="classic")
assert_type(match.state, State)
assert_type(match.legal(), list[Action])
assert_type(match.view(0), View)
assert_type(match.view(0).hand, tuple[str, ...])
assert_type(match.options.bonus_nuggets, bool)
assert_type(list(match.events(None)), list[Event])
assert_type(match.scores, list[int])
match.play(random.choice(match.legal()))
match.play("pass:NES")

bot = pyrite.bot("detective", seed=1)
assert_type(bot.act(match.view(0)), Action)
chances: dict[str, float] = bot.suspicion(match.view(2))[0].chances

forest = pyrite.new("lost-mines", players=6)
assert_type(forest.view(None), ForestView)
assert_type(forest.view(None).options.until_alone, bool)

some = pyrite.new(input("Which game? "), players=4)
assert_type(some.turn, int | None)
print(some.view(0).to_json(), pyrite.load(some.record()).winners)
