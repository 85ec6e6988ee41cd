"""The names of the themes in which pictures are drawn."""

from render import theme

THEMES = tuple(theme.THEMES)
USUAL = theme.STANDARD.key
