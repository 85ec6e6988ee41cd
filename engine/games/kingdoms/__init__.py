"""Rules that Tigris & Euphrates and Contest of Kings share: leaders, kingdoms with names, and conflicts of two sides.

`conflict` and `fight` hold revolts and wars, `naming` numbers the kingdoms, `turn` counts actions, `legend` writes
both games' diagrams, `notes` adds facts to menus, and `computer` estimates the chances of an open conflict.

These two games alone may import it. It imports the engine's core and its kit.
"""
