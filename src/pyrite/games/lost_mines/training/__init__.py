"""How the foreman of The Lost Mines is trained; nothing here is needed to play."""
