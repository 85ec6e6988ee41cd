"""Scenes become PNGs: items get numbers, bands of rows get keys, and rows that were made before are not made anew.

The way of a picture: scene -> `item_index` (what lies where) -> `strip_cache` (bands that are known) -> `compose`
(pixels of the others, from `backdrops` and `sprite_cache`) -> `png` (palette) -> `png_strips` (compressed rows, put
together).
"""
