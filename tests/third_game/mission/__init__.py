"""Mission: a small hidden-role game, added to Pyrite from its own package."""
