"""How the detective learns Saboteur: it counts what players do, then plays itself and others, step by step."""
