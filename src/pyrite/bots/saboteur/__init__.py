"""How bots play Saboteur."""
