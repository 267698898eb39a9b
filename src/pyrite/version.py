"""The version of Pyrite; pyproject.toml and the page read it here."""

__version__ = "0.1.0"
