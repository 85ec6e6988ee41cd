"""Colours: everything that a picture may be painted with, under one key that caches can use."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hue:
    """One colour in three strengths, each as `#RRGGBB`."""

    base: str
    """The face."""

    light: str
    """The lit edge."""

    dark: str
    """The shaded side."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A full set of colours, each as `#RRGGBB`; a pair is a gradient from top to bottom, or two shades side by side."""

    key: str
    """The name, which caches and settings use."""

    spheres: tuple[Hue, ...]
    """The four colours of pieces: red, blue, green, black."""

    dynasties: tuple[tuple[str, str], ...]
    """The players' marks, each with its colour."""

    kingdoms: tuple[str, ...]
    """The colours of kingdoms by number."""

    textured: bool = True
    """Whether grounds and walls have a pattern."""

    outline: float = 1.0
    """How many times as thick as usual outlines are."""

    ivory: str = "#FFF4DC"
    ground: tuple[str, str] = ("#EAD9B1", "#E6D3A5")
    flood: tuple[str, str] = ("#DDD8A6", "#CDD19A")
    water: str = "#ABD9E0"
    shore: str = "#9BCDD7"
    bank: str = "#6FA7B5"
    flow: str = "#84BFCB"
    glint: str = "#D3EFEF"
    grid: str = "#A98D56"
    lapis: Hue = Hue("#1D3159", "#263E6C", "#172748")
    bricks: tuple[str, ...] = ("#1D3159", "#1D3159", "#1B2D54", "#1F345F", "#263E6C")
    gold: Hue = Hue("#D8A443", "#F2CD73", "#8C611C")
    clay: Hue = Hue("#C9AE74", "#E4CF9C", "#7A5C2A")
    back: tuple[str, str] = ("#D0B67F", "#B99B60")
    joining: tuple[str, str] = ("#FFF3CF", "#EFC873")
    link: str = "#5A3510"
    gem: tuple[str, str, str, str] = ("#FFE391", "#F2B632", "#C4881A", "#6B430A")
    gem_halo: str = "#FFFBEA"
    sack: tuple[str, str] = ("#F0C48A", "#D59A56")
    tray: str = "#DBC08C"
    panel: str = "#14203B"
    block: str = "#1F3054"
    text: str = "#F6EBD2"
    muted: str = "#A9B3CC"
    faint: str = "#6C7AA3"
    blood: Hue = Hue("#9C1F36", "#C4324C", "#5E0F20")
    rubble: Hue = Hue("#6B5546", "#8A715E", "#2B1E16")
    ember: str = "#FFA64A"
    highlight: str = "#FF2E8A"
    casing: str = "#2A1A08"
    highlight_casing: str = "#2A0416"
    ink: str = "#161014"
    white: str = "#FFFFFF"
    shadow: str = "#1A0F04"
    night: str = "#000000"

    def dynasty(self, name: str) -> str:
        """Return the colour of a dynasty; ivory for a name that has none."""
        return dict(self.dynasties).get(name, self.ivory)

    def kingdom(self, number: int) -> str:
        """Return the colour of the kingdom with this number; they repeat after the last."""
        return self.kingdoms[number % len(self.kingdoms)]

    def repeats(self, number: int) -> bool:
        """Whether a kingdom's colour is that of an earlier one, so that its outline is double."""
        return number // len(self.kingdoms) % 2 == 1


STANDARD = Theme(
    key="standard",
    spheres=(
        Hue("#B9331F", "#DB5E46", "#74190F"),
        Hue("#1F4E9B", "#4C82CE", "#112F63"),
        Hue("#41967C", "#78C6A9", "#1D5B46"),
        Hue("#28252B", "#4E4854", "#0F0D10"),
    ),
    dynasties=(
        ("archer", "#FFD21F"),
        ("bull", "#FFFFFF"),
        ("pot", "#E2571E"),
        ("vase", "#E2571E"),
        ("lion", "#B57BFF"),
    ),
    kingdoms=("#FFD60A", "#3FE0F0", "#FFFFFF", "#C08BFF", "#FF9326", "#A8E83A", "#FFB0D8", "#5C9DFF"),
)

HIGH_CONTRAST = Theme(
    key="high-contrast",
    spheres=(
        Hue("#D42A14", "#FF8A73", "#5C0A02"),
        Hue("#0040B0", "#6FA4FF", "#001A52"),
        Hue("#32A07C", "#A6F0D4", "#063F2C"),
        Hue("#000000", "#8A8A8A", "#000000"),
    ),
    dynasties=(
        ("archer", "#FFD21F"),
        ("bull", "#FFFFFF"),
        ("pot", "#E2571E"),
        ("vase", "#E2571E"),
        ("lion", "#B57BFF"),
    ),
    kingdoms=("#FFE100", "#00E5FF", "#FFFFFF", "#B57BFF", "#FF8A00", "#7CFF2E", "#FF9CCB", "#5C9DFF"),
    textured=False,
    outline=1.5,
    ivory="#FFFFFF",
    ground=("#FFFBEF", "#FFFBEF"),
    flood=("#FFFBEF", "#F3F3D6"),
    water="#B4E4F6",
    shore="#B4E4F6",
    bank="#00618A",
    flow="#6FBCDD",
    glint="#FFFFFF",
    grid="#4A3A1E",
    lapis=Hue("#0B1020", "#1A2440", "#05070F"),
    bricks=("#0B1020",),
    gold=Hue("#FFC93C", "#FFE08A", "#C98A00"),
    clay=Hue("#C9AE74", "#F2E2B8", "#4A3310"),
    back=("#E8D29C", "#CDAF6E"),
    tray="#F2E2B8",
    panel="#000000",
    block="#10182C",
    text="#FFFFFF",
    muted="#DDE4F5",
    faint="#8C9AC0",
    rubble=Hue("#4A382C", "#6B5344", "#000000"),
    ember="#FFC266",
    highlight="#E6007A",
    casing="#000000",
    highlight_casing="#000000",
    ink="#000000",
    shadow="#000000",
)

THEMES = {theme.key: theme for theme in (STANDARD, HIGH_CONTRAST)}
