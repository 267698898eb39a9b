"""Games between bots, and what they say."""
