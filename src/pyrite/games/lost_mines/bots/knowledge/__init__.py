"""What the bots of The Lost Mines work out from a view: distances, mines, roles, deeds and their evidence."""
