# Types for the compiler; actions.py is the code.
from pyrite.games.saboteur.rules cimport codes
