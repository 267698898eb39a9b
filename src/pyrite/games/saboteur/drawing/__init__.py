"""How Saboteur is drawn."""
