"""Cards, tiles, dice, pieces and the journal, each painted once."""
