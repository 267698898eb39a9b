"""The rules of Saboteur, one module for each chapter of the rulebook."""
