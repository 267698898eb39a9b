# Types for the compiler; actions.py is the code.
from pyrite.saboteur cimport codes
