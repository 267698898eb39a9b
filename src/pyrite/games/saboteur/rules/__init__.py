"""The rules of Saboteur, a module to each chapter of the rulebook."""
