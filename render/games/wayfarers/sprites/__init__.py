"""Sprites of cards, tiles, dice, pieces and the journal. Only the pictures of this game import them."""
