"""Pictures that Tigris & Euphrates and Contest of Kings share: signs, pieces, cards, the side panel, the score sheet.

These two games alone import it. What it is to show comes in as arguments. The order of the four colours is that of
`Theme.spheres`: red, blue, green, black.
"""
