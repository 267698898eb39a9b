"""How the foreman was trained, and how strong it is."""
