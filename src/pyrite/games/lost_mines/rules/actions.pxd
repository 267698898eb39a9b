# Types for the compiler; actions.py is the code.
from pyrite.games.lost_mines.rules cimport codes
