"""What the bots of Saboteur work out from a view: distances, goals, roles, deeds and their evidence."""
