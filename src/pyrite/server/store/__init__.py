"""Where logs, answers, secrets and records are saved: SQLite or PostgreSQL."""
