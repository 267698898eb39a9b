"""Tables in play: locks, clocks, presence, bots' turns, and viewers."""
