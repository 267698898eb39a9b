"""A table as a pure value: its log, the fold over it, and what each command may do."""
