"""For each game, how to make a twin of a match: another one that a seat cannot tell apart."""

from tests.games.lost_mines import twin as lost_mines
from tests.games.saboteur import twin as saboteur

TWINS = {"saboteur": saboteur.twin, "lost-mines": lost_mines.twin}
