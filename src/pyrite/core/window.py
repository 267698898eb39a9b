"""The size of observations: the window around which they are built, and how many decisions they remember."""

WIDTH = 17
HEIGHT = 13
LINES = 32  # decisions
LINE = 5  # numbers for each: kind of event from 1, seat from 1, and what the event says
