"""Sprites of cards, tiles, dice, pieces and the journal. Only this game's scenes import them."""
