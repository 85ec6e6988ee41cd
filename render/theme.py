"""Colours: everything that a picture may be painted with, under one key that caches can use."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hue:
    """One colour in three strengths: its face, its lit edge and its shaded side."""

    base: str
    light: str
    dark: str


@dataclass(frozen=True, slots=True)
class Theme:
    """A full set of colours. Spheres stand in the order red, blue, green, black."""

    key: str
    spheres: tuple[Hue, ...]
    dynasties: tuple[tuple[str, str], ...]
    kingdoms: tuple[str, ...]
    ivory: str = "#FFF4DC"
    ground: tuple[str, str] = ("#EAD9B1", "#E2CD9D")
    flood: tuple[str, str] = ("#DDD8A6", "#CDD19A")
    water: str = "#A5D3DA"
    bank: str = "#6FA7B5"
    flow: str = "#84BFCB"
    glint: str = "#D3EFEF"
    grid: str = "#A98D56"
    lapis: Hue = Hue("#1D3159", "#263E6C", "#172748")
    gold: Hue = Hue("#D8A443", "#F2CD73", "#8C611C")
    clay: Hue = Hue("#C9AE74", "#E4CF9C", "#7A5C2A")
    tray: str = "#DBC08C"
    panel: str = "#14203B"
    block: str = "#1F3054"
    text: str = "#F6EBD2"
    muted: str = "#A9B3CC"
    faint: str = "#4F5F86"
    blood: Hue = Hue("#9C1F36", "#C4324C", "#5E0F20")
    rubble: Hue = Hue("#6B5546", "#8A715E", "#2B1E16")
    ember: str = "#FFA64A"
    highlight: str = "#FF2E8A"
    casing: str = "#2A1A08"
    highlight_casing: str = "#2A0416"
    ink: str = "#161014"

    def dynasty(self, name: str) -> str:
        """The colour of a dynasty; ivory for a name that has none."""
        return dict(self.dynasties).get(name, self.ivory)

    def kingdom(self, number: int) -> str:
        """The colour of the kingdom with this number; they repeat after the last."""
        return self.kingdoms[number % len(self.kingdoms)]


STANDARD = Theme(
    key="standard",
    spheres=(
        Hue("#B9331F", "#DB5E46", "#74190F"),
        Hue("#1F4E9B", "#4C82CE", "#112F63"),
        Hue("#43977A", "#78C6A9", "#1D5B46"),
        Hue("#28252B", "#4E4854", "#0F0D10"),
    ),
    dynasties=(("archer", "#F5C945"), ("bull", "#F3EFE4"), ("pot", "#F2894A"), ("lion", "#C7A2F2")),
    kingdoms=("#FFD60A", "#3FE0F0", "#FFFFFF", "#C08BFF", "#FF9326", "#A8E83A", "#FFB0D8", "#D9B48A"),
)

THEMES = {theme.key: theme for theme in (STANDARD,)}
