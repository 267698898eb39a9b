"""The rules of The Lost Mines, one module for each chapter of the rulebook."""
