"""The game's own colours, by their meaning."""

from collections.abc import Mapping
from typing import NamedTuple

from render.theme import Theme


class Livery(NamedTuple):
    """The colours of an empire: its field and its figures."""

    field: str
    sign: str


EMPIRES: Mapping[str, Livery] = {
    "sumer": Livery("#F5C945", "#2A1A08"),
    "babylon": Livery("#1F4E9B", "#FFFFFF"),
    "akkad": Livery("#9E2512", "#FFFFFF"),
    "elam": Livery("#1D5B46", "#FFFFFF"),
    "assyria": Livery("#C08BFF", "#1A0F05"),
    "hittites": Livery("#28252B", "#FFFFFF"),
    "mari": Livery("#FFF4DC", "#2A1A08"),
    "ebla": Livery("#3FE0F0", "#2A1A08"),
    "tribe": Livery("#5F4A3B", "#FFF4DC"),
}
"""Colours of each empire, and of the tribes."""

GOODS: Mapping[str, tuple[str, str]] = {
    "stone": ("#A9B3CC", "#2B2E3A"),
    "wood": ("#8C611C", "#2A1A08"),
    "clay": ("#DB5E46", "#5E1408"),
    "food": ("#F2CD73", "#6B430A"),
    "tablet": ("#FFF4DC", "#5A3510"),
    "bone": ("#FFFFFF", "#4E4854"),
}
"""Face and outline colour of each good."""

DICE: Mapping[str, tuple[str, str]] = {
    "white": ("#FFF4DC", "#2A1A08"),
    "silver": ("#A9B3CC", "#161014"),
    "black": ("#28252B", "#FFF4DC"),
}
"""Face and sign colour of each die."""

PLAIN_LAND: Mapping[str, tuple[str, str]] = {
    "plains": ("#CDD19A", "#A9B26A"),
    "mountain": ("#D0B67F", "#A58A55"),
    "desert": ("#F2E2B0", "#D9B978"),
    "": ("#E2DBA6", "#BDB578"),
    "home": ("#E8D4A4", "#C9AE74"),
}
"""Colours of an area's ground and of the marks on it, by the shape of its event place."""

BOLD_LAND: Mapping[str, tuple[str, str]] = {
    "plains": ("#F3F3D6", "#6C7A3A"),
    "mountain": ("#E8D29C", "#7A5C2A"),
    "desert": ("#FFFBEF", "#7A5C2A"),
    "": ("#F2E2B8", "#7A5C2A"),
    "home": ("#FFFFFF", "#7A5C2A"),
}


def land(theme: Theme, kind: str) -> tuple[str, str]:
    """Return the colours of an area's ground and of the marks on it."""
    return (PLAIN_LAND if theme.textured else BOLD_LAND)[kind]


def inks(theme: Theme) -> tuple[str, ...]:
    """Return all colours of the game under a theme."""
    grounds = (PLAIN_LAND if theme.textured else BOLD_LAND).values()
    pairs = (*EMPIRES.values(), *GOODS.values(), *DICE.values(), *grounds)
    return tuple(ink for pair in pairs for ink in pair)
