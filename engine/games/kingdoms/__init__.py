"""Rules that Tigris & Euphrates and Contest of Kings share: leaders, kingdoms with names, and conflicts of two sides.

`conflict` has the two sides of a conflict and its decision, `fight` its questions, `naming` the numbers of kingdoms,
`turn` the question of a turn's actions, `legend` the lines below both games' diagrams, `annotations` the facts next to
the words of a menu, and `computer` the chances in an open conflict.

These two games alone may import it. It imports the engine's core and its kit.
"""
