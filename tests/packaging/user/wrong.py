"""What a user may write by mistake; a type checker finds each of these lines."""

import pyrite

match = pyrite.new("saboteur", players=5)
match.view(0).dwarfs  # wrong: the other game's
match.view("0")  # wrong: a seat is a number
match.play(7)  # wrong: neither an action nor its text
match.options.box  # wrong: the other game's
pyrite.new(players=5)  # wrong: which game?
pyrite.bot("digger").act(match)  # wrong: a bot sees a view
pyrite.new("lost-mines", players=4).legal()[0].tunnel  # wrong: no such attribute
