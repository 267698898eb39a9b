# Types for the compiler; actions.py is the code.
from pyrite.lost_mines cimport codes
