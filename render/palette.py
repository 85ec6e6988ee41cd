"""Compute the palette of a theme from lossless pictures: `python -m render.palette standard PICTURE.png …`."""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import astuple
from PIL import Image

from engine.registry import GAMES
from render.registry import load_pictures
from render.theme import THEMES, Theme

_PALETTE_FOLDER = Path(__file__).parent / "raster" / "palettes"
"""The folder with a file for each theme, which has the colours in hexadecimal digits."""

_COLOUR_COUNT = 256
"""Number of colours of a palette."""

_MAX_ALIKE_DISTANCE = 40
"""Maximum sum of the squared differences of red, green and blue up to which two colours look alike."""

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""


def colours_of(value: object) -> Iterator[Colour]:
    """Yield every colour in a tuple of a theme's values, or in a part of it."""
    if isinstance(value, str) and value.startswith("#"):
        red, green, blue = bytes.fromhex(value[1:])
        yield red, green, blue
    elif isinstance(value, tuple):
        for part in value:
            yield from colours_of(part)


def named_colours(theme: Theme) -> list[Colour]:
    """Return the colours of a theme, and those of games that do not look like any before them."""
    colours = list(dict.fromkeys(colours_of(astuple(theme))))
    for ink in game_colours(theme):
        if min(_squared_distance(ink, kept_ink) for kept_ink in colours) > _MAX_ALIKE_DISTANCE:
            colours.append(ink)
    return colours


def game_colours(theme: Theme) -> list[Colour]:
    """Return the colours that games use in addition to a theme's."""
    inks = tuple(ink for game in GAMES for ink in load_pictures(game.name).inks(theme))
    return list(dict.fromkeys(colours_of(inks)))


def _squared_distance(first: Colour, second: Colour) -> int:
    return sum((channel - other_channel) ** 2 for channel, other_channel in zip(first, second, strict=True))


def compute_palette(theme: Theme, lossless: Iterable[Image.Image]) -> bytes:
    """Return a palette: the named colours of a theme and of games, and the others that suit the pictures best, by
    median cut and k-means.

    A colour's weight is the square root of its number of pixels, so that small things keep their shades.
    """
    own = named_colours(theme)
    counts: Counter[tuple[int, ...]] = Counter()
    for picture in lossless:
        for count, colour in picture.convert("RGB").getcolors(1 << 24) or ():
            if isinstance(colour, tuple):
                counts[colour] += count
    weighed = bytes(part for colour, times in counts.items() for part in colour * max(1, int(times**0.5)))
    sample = Image.frombytes("RGB", (len(weighed) // 3, 1), weighed)
    medians = sample.quantize(_COLOUR_COUNT - len(own), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    flat = [part for colour in own for part in colour] + medians
    return bytes(flat[: 3 * _COLOUR_COUNT]).ljust(3 * _COLOUR_COUNT, b"\0")


def exchange_colours(data: bytes, theme: Theme, lossless: Iterable[Image.Image]) -> bytes:
    """Return a palette in which missing colours of the theme and of games replace those least used by the pictures, so
    that most pixels stay the same. `data`: the palette, three bytes for each colour."""
    colours = [(data[index], data[index + 1], data[index + 2]) for index in range(0, len(data), 3)]
    own = [*colours_of(astuple(theme)), *game_colours(theme)]
    missing = [
        colour
        for colour in named_colours(theme)
        if min(_squared_distance(colour, kept_colour) for kept_colour in colours) > _MAX_ALIKE_DISTANCE
    ]
    holding = {min(range(len(colours)), key=lambda place: _squared_distance(colour, colours[place])) for colour in own}
    palette, used = Image.new("P", (1, 1)), Counter[int]()
    palette.putpalette(data)
    for picture in lossless:
        drawn = picture.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
        used.update(dict(enumerate(drawn.histogram())))
    spare = sorted({*range(len(colours))} - holding, key=lambda place: used[place])
    for place, colour in zip(spare, missing, strict=False):
        colours[place] = colour
    return bytes(part for colour in colours for part in colour)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the palette of a theme. `arguments`: those of the command line, or None for the process's own."""
    parser = argparse.ArgumentParser(prog="python -m render.palette", description="Compute the palette of a theme.")
    parser.add_argument("theme", choices=THEMES)
    parser.add_argument(
        "--keep",
        action="store_true",
        help="replace only the least used colours of the palette, by those of the theme and of games that it lacks",
    )
    parser.add_argument("pictures", nargs="+", type=Path, metavar="PICTURE", help="a lossless picture")
    chosen = parser.parse_args(arguments)
    target, theme = _PALETTE_FOLDER / f"{chosen.theme}.hex", THEMES[chosen.theme]
    lossless = (Image.open(file) for file in chosen.pictures)
    if chosen.keep:
        data = exchange_colours(bytes.fromhex(target.read_text("ascii")), theme, lossless)
    else:
        data = compute_palette(theme, lossless)
    lines = "\n".join(data[start : start + 48].hex() for start in range(0, len(data), 48))
    target.write_text(lines + "\n", "ascii")


if __name__ == "__main__":
    main()
