"""The game's own colours, named after their uses."""

from collections.abc import Mapping
from typing import NamedTuple

from render.theme import Theme


class EmpireColours(NamedTuple):
    """The colours of an empire: the field of its seal, and the sign and figures on it."""

    field: str
    sign: str


EMPIRE_COLOURS: Mapping[str, EmpireColours] = {
    "sumer": EmpireColours("#F5C945", "#2A1A08"),
    "babylon": EmpireColours("#1F4E9B", "#FFFFFF"),
    "akkad": EmpireColours("#9E2512", "#FFFFFF"),
    "elam": EmpireColours("#1D5B46", "#FFFFFF"),
    "assyria": EmpireColours("#C08BFF", "#1A0F05"),
    "hittites": EmpireColours("#28252B", "#FFFFFF"),
    "mari": EmpireColours("#FFF4DC", "#2A1A08"),
    "ebla": EmpireColours("#3FE0F0", "#2A1A08"),
    "tribe": EmpireColours("#5F4A3B", "#FFF4DC"),
}
"""Colours of each empire, and of the tribes."""

GOOD_COLOURS: Mapping[str, tuple[str, str]] = {
    "stone": ("#A9B3CC", "#2B2E3A"),
    "wood": ("#8C611C", "#2A1A08"),
    "clay": ("#DB5E46", "#5E1408"),
    "food": ("#F2CD73", "#6B430A"),
    "tablet": ("#FFF4DC", "#5A3510"),
    "bone": ("#FFFFFF", "#4E4854"),
}
"""Colour of each good's face and of its outline."""

DIE_FACE_COLOURS: Mapping[str, tuple[str, str]] = {
    "white": ("#FFF4DC", "#2A1A08"),
    "silver": ("#A9B3CC", "#161014"),
    "black": ("#28252B", "#FFF4DC"),
}
"""Colour of each die's face and of the sign on it."""

LAND_COLOURS: Mapping[str, tuple[str, str]] = {
    "plains": ("#CDD19A", "#A9B26A"),
    "mountain": ("#D0B67F", "#A58A55"),
    "desert": ("#F2E2B0", "#D9B978"),
    "": ("#E2DBA6", "#BDB578"),
    "home": ("#E8D4A4", "#C9AE74"),
}
"""Colours of an area's ground and of the marks on it, by the terrain of its event."""

BOLD_LAND_COLOURS: Mapping[str, tuple[str, str]] = {
    "plains": ("#F3F3D6", "#6C7A3A"),
    "mountain": ("#E8D29C", "#7A5C2A"),
    "desert": ("#FFFBEF", "#7A5C2A"),
    "": ("#F2E2B8", "#7A5C2A"),
    "home": ("#FFFFFF", "#7A5C2A"),
}


def land_colours(theme: Theme, kind: str) -> tuple[str, str]:
    """Return the colours of an area's ground and of the marks on it: stronger ones in the high-contrast theme."""
    return (LAND_COLOURS if theme.textured else BOLD_LAND_COLOURS)[kind]


def inks(theme: Theme) -> tuple[str, ...]:
    """Return all colours of the game in addition to a theme's, for the palette of PNG files."""
    grounds = (LAND_COLOURS if theme.textured else BOLD_LAND_COLOURS).values()
    pairs = (*EMPIRE_COLOURS.values(), *GOOD_COLOURS.values(), *DIE_FACE_COLOURS.values(), *grounds)
    return tuple(ink for pair in pairs for ink in pair)
