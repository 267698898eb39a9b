"""The games, one package each; they are found through the entry point group pyrite.games."""
