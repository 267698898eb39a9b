"""Running a server: start and stop, metrics and logs, addresses."""
