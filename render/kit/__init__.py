"""What games with four colours, leaders and dynasties are drawn with: signs, pieces, cards of a conflict, score sheets.

Games import it, as the rules of such games import `engine.kit`; nothing else in `render` does. It knows of no game: what
it is to show comes in as arguments. The order of the four colours is that of `Theme.spheres`: red, blue, green, black.
"""
