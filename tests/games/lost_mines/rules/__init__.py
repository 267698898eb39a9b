"""Tests of every rule of The Lost Mines, by number."""
