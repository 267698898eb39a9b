"""What any game is built from: grid, positions, moves, events, views and text fields. It imports no game."""
