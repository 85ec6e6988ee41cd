"""Pictures shared by games with four colours, leaders and dynasties: signs, pieces, cards, panels.

Only games import it. It knows of no game: what it is to show comes in as arguments. The order of the four colours is
that of `Theme.spheres`: red, blue, green, black.
"""
