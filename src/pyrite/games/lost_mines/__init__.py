"""The Lost Mines: rules, bots, drawings, texts and lessons."""
