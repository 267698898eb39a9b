"""Who asks, whether they may, and how often: identities, tokens, addresses, bans and rate limits."""
