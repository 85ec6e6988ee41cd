"""The game's own colours, named after their uses. The high-contrast theme has stronger ones for kinds of cards."""

from collections.abc import Mapping

from render.sprites.cards import INK, WHITE
from render.theme import Hue, Theme

KIND_COLOURS: Mapping[str, Hue] = {
    "land": Hue("#A55C22", "#E3AC66", "#6B3A12"),
    "water": Hue("#1F5FA0", "#5FA3DA", "#123A66"),
    "space": Hue("#33306B", "#6F6BC0", "#191740"),
    "townsfolk": Hue("#3E7D57", "#7FBF95", "#1E4A31"),
    "inspiration": Hue("#86356B", "#C777A9", "#4F1A3D"),
    "basic": Hue("#3E7D57", "#7FBF95", "#1E4A31"),
    "special": Hue("#B0842B", "#F0CB72", "#66480F"),
}
"""Colours of each kind of card and tile."""

BOLD_KIND_COLOURS: Mapping[str, Hue] = {
    "land": Hue("#8F4300", "#FFB866", "#4A2200"),
    "water": Hue("#0050B0", "#7FC0FF", "#002A5E"),
    "space": Hue("#221E66", "#8E88FF", "#0B0930"),
    "townsfolk": Hue("#005C33", "#7FE0AA", "#00331C"),
    "inspiration": Hue("#7A0F58", "#FF8FD2", "#430530"),
    "basic": Hue("#005C33", "#7FE0AA", "#00331C"),
    "special": Hue("#D9A000", "#FFD560", "#402C00"),
}

WORKER_COLOURS: Mapping[str, Hue] = {
    "green": Hue("#3FA04F", "#8EDC8F", "#14481F"),
    "yellow": Hue("#F2C230", "#FFEBA0", "#5A3510"),
    "blue": Hue("#2F7FD6", "#94C8FF", "#123A6B"),
}

GUILD_COLOURS: Mapping[str, Hue] = {
    "science": Hue("#2B282E", "#6A6472", "#0C0A0E"),
    "trade": Hue("#EDB92E", "#FFE79A", "#76580A"),
    "exploration": Hue("#2C74C4", "#8CC3F7", "#113763"),
    "any": Hue("#F5ECD8", "#FFFFFF", "#6B5B3C"),
}

NAMED_COLOURS: Mapping[str, str] = {
    "ink": "#231A14",
    "paper": "#FBF1DA",
    "shade": "#E5D2A8",
    "white": "#FFFFFF",
    "coin": "#CBD5E0",
    "coin-dark": "#66788A",
    "bread": "#D9913F",
    "bread-dark": "#7C4714",
    "gold": "#E5B144",
    "gold-dark": "#80570F",
    "red": "#C23B2A",
    "clay": "#C98F55",
    "wall": "#EBCF9C",
    "wall-dark": "#B98A4E",
    "dome": "#2F9C95",
    "sea": "#3A8FC4",
    "sea-dark": "#1D5C90",
    "foam": "#D8F0F7",
    "sky": "#CFE8EC",
    "dusk": "#F6D9A0",
    "night": "#1B1A45",
    "night-low": "#3B3A80",
    "star": "#FFE9A8",
    "hill": "#9FB36A",
    "hill-dark": "#6C8748",
    "skin": "#A86A42",
    "wood": "#8A5A2F",
    "sail": "#FFF6E2",
    "moon": "#E9E6F5",
}
"""Colours of objects, by the names that sprites use."""


def kind_colours(theme: Theme, name: str) -> Hue:
    """Return the colours of a kind of card or tile: the stronger ones in the high-contrast theme."""
    return (KIND_COLOURS if theme.textured else BOLD_KIND_COLOURS)[name]


def named_colour(name: str) -> str:
    """Return the colour of an object, given its name in `NAMED_COLOURS`."""
    return NAMED_COLOURS[name]


def inks(theme: Theme) -> tuple[str, ...]:
    """Return all colours of the game in addition to a theme's, for the palette of PNG files."""
    hues = (
        *(KIND_COLOURS if theme.textured else BOLD_KIND_COLOURS).values(),
        *WORKER_COLOURS.values(),
        *GUILD_COLOURS.values(),
    )
    return (*NAMED_COLOURS.values(), *(ink for hue in hues for ink in (hue.base, hue.light, hue.dark)))


def text_colour_name(name: str) -> str:
    """Return the name of the text colour on the head of a kind's cards: dark on gold, otherwise light."""
    return INK if name == "special" else WHITE
