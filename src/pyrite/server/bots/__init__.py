"""Worker processes: bots, hindsight, and reading records."""
