"""Colours: everything with which a picture may be painted, under a key for caches."""

from msgspec import Struct


class Hue(Struct, frozen=True):
    """One colour in three strengths, each as `#RRGGBB`.

    `base`: for its face. `light`: for its lit edge. `dark`: for its shaded side.
    """

    base: str
    light: str
    dark: str


class Theme(Struct, frozen=True):
    """A full set of colours, each as `#RRGGBB`. A pair of colours is a gradient from top to bottom, or two neighbouring
    shades.

    `key`: the name that caches and settings use.
    `spheres`: the four colours of pieces: red, blue, green, black.
    `dynasties`: the name of each dynasty, with its colour.
    `kingdoms`: the colours of kingdoms, by number; they repeat.
    `textured`: whether grounds and walls have a pattern.
    `outline`: the width of outlines, relative to the usual one.
    `ivory`: signs and letters on pieces, and the badges of leaders.
    `ground`: land or sand: its colour, and that of every second cell or column.
    `flood`: the land along water: farther from it, and close to it.
    `water`: water.
    `shore`: water along its bank.
    `bank`: the line between land and water.
    `flow`: the ripples at the sides of a river.
    `glint`: the ripples in the middle of a river, and on ships.
    `grid`: the lines between cells, and the outlines of places for cards.
    `lapis`: coordinates on the frame, and the background of players' emblems.
    `bricks`: the bricks of the wall around a board; the first colour is that of the wall itself.
    `gold`: frames, rims and everything that should stand out.
    `clay`: the edges and signs of pieces that lie face down, and signs on the land.
    `back`: the backs of pieces.
    `joining`: the face of the piece that joins two kingdoms.
    `link`: the left one of the two rings on that piece; the right one is `blood`.
    `gem`: a treasure: its upper, left and right facets, and its edge.
    `gem_halo`: the ring around a treasure.
    `sack`: the sign of the bag.
    `tray`: the background of cards that lie on a board.
    `panel`: the background of cards next to a board and in other pictures.
    `block`: a lighter part of a panel.
    `text`: text on a panel.
    `muted`: less important text, and the numbers on charts.
    `faint`: the lines of charts, and pieces that are not available.
    `blood`: the sign of a conflict, and the right one of the two rings on a joining piece.
    `rubble`: a catastrophe.
    `ember`: the glow of the sign on a catastrophe.
    `highlight`: what is new or can be chosen.
    `casing`: the dark line around the outlines of kingdoms and around signs.
    `highlight_casing`: the dark line around highlights.
    `ink`: letters on light pieces, the dark lines of leaders, and the shade over kingdoms that are not concerned.
    `white`: the line between a highlight and its dark line.
    `shadow`: the shadows of pieces.
    `night`: the shadows of cards and frames, which are darker.
    """

    key: str
    spheres: tuple[Hue, ...]
    dynasties: tuple[tuple[str, str], ...]
    kingdoms: tuple[str, ...]
    textured: bool = True
    outline: float = 1.0
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

    def dynasty_colour(self, name: str) -> str:
        """Return the colour of a dynasty, or ivory for an unknown name."""
        return dict(self.dynasties).get(name, self.ivory)

    def kingdom_colour(self, number: int) -> str:
        """Return the colour of a kingdom, given its number. Colours repeat after the last one."""
        return self.kingdoms[number % len(self.kingdoms)]

    def is_repeated(self, number: int) -> bool:
        """Whether a kingdom has the colour of one with a lower number, so that its outline is drawn double."""
        return number // len(self.kingdoms) % 2 == 1


_DYNASTIES = (("archer", "#FFD21F"), ("bull", "#FFFFFF"), ("pot", "#E2571E"), ("vase", "#E2571E"), ("lion", "#B57BFF"))
"""The colours of dynasties, by name."""

STANDARD = Theme(
    key="standard",
    spheres=(
        Hue("#B9331F", "#DB5E46", "#74190F"),
        Hue("#1F4E9B", "#4C82CE", "#112F63"),
        Hue("#41967C", "#78C6A9", "#1D5B46"),
        Hue("#28252B", "#4E4854", "#0F0D10"),
    ),
    dynasties=(
        *_DYNASTIES,
        ("crimson", "#F0556B"),
        ("saffron", "#F7B531"),
        ("azure", "#5DB9F5"),
        ("violet", "#B98CF2"),
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
        *_DYNASTIES,
        ("crimson", "#FF5C74"),
        ("saffron", "#FFC22E"),
        ("azure", "#66C7FF"),
        ("violet", "#C79CFF"),
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
"""All themes, by key."""
