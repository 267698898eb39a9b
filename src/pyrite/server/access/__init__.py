"""Access control: identities, tokens, addresses, bans and rate limits."""
