"""Saboteur: rules, bots, drawings, texts and lessons."""
