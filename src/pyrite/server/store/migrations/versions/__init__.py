"""One module to each migration, in order."""
