"""How The Lost Mines is drawn."""
