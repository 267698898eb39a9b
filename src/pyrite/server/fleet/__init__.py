"""Many workers on one database: news between them, which are alive, and which runs the bots of a table."""
