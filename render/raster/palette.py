"""The tool that finds a theme's colours in lossless pictures: `python -m render.raster.palette standard PICTURE.png
…`."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple

from PIL import Image

from render.raster.png import PALETTES
from render.theme import THEMES, Theme

_COLOURS = 256


def colours_of(value: object) -> Iterator[tuple[int, int, int]]:
    """Yield every colour written in a theme."""
    if isinstance(value, str) and value.startswith("#"):
        red, green, blue = bytes.fromhex(value[1:])
        yield red, green, blue
    elif isinstance(value, tuple):
        for part in value:
            yield from colours_of(part)


def computed(theme: Theme, pictures: Iterable[Image.Image]) -> bytes:
    """Return the theme's own colours, then the best others by median cut and k-means over what the pictures hold.

    A colour weighs by the square root of how often it occurs, so that small things keep their shades."""
    own = list(dict.fromkeys(colours_of(astuple(theme))))
    seen: Counter[tuple[int, ...]] = Counter()
    for picture in pictures:
        for count, colour in picture.convert("RGB").getcolors(1 << 24) or ():
            if isinstance(colour, tuple):
                seen[colour] += count
    weighed = bytes(part for colour, times in seen.items() for part in colour * max(1, int(times**0.5)))
    sample = Image.frombytes("RGB", (len(weighed) // 3, 1), weighed)
    found = sample.quantize(_COLOURS - len(own), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    flat = [part for colour in own for part in colour] + found
    return bytes(flat[: 3 * _COLOURS]).ljust(3 * _COLOURS, b"\0")


def main(arguments: Sequence[str]) -> None:
    """Write the palette of a theme."""
    theme, *files = arguments
    data = computed(THEMES[theme], (Image.open(file) for file in files))
    lines = "\n".join(data[start : start + 48].hex() for start in range(0, len(data), 48))
    (PALETTES / f"{theme}.hex").write_text(lines + "\n", "ascii")


if __name__ == "__main__":
    main(sys.argv[1:])
