"""The looks that pictures come in, by name."""

from render import theme

THEMES = tuple(theme.THEMES)
USUAL = theme.STANDARD.key
