"""Pictures that Tigris & Euphrates and Contest of Kings share: signs, pieces, the side panel, conflicts, the score
sheet.

Only these two games import them. All content is passed in as arguments. The order of the four colours is that of
`Theme.spheres`: red, blue, green, black.
"""
