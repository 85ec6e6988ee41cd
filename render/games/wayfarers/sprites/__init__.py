"""Cards, tiles, dice, pieces and the journal, each painted once. Only this game's scenes import them."""
