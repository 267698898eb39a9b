"""The figures of the bots: how well they hide, suspect, talk, avoid foolish moves, and win."""
