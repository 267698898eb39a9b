"""The rules of The Lost Mines, a module to each chapter of the rulebook."""
