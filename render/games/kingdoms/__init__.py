"""Shared pictures of Tigris & Euphrates and Contest of Kings: signs, pieces, cards, the side panel, the score sheet.

Only these two games import it. All content is passed in as arguments. The order of the four colours is that of
`Theme.spheres`: red, blue, green, black.
"""
