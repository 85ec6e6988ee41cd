"""Colours that everybody can tell apart."""

import math
from itertools import combinations

import pytest

from render.theme import STANDARD, THEMES

Vector = tuple[float, float, float]

SIGHTS: dict[str, tuple[Vector, Vector, Vector]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear light."""

TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Vector:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in bytes.fromhex(colour[1:])
    )
    return red, green, blue


def times(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(light: Vector) -> Vector:
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (max(0.0, part) / white for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(first: Vector, second: Vector) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(a1 * g, b1), math.hypot(a2 * g, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1 * g)) % 360, math.degrees(math.atan2(b2, a2 * g)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    h = h1 + turn / 2 if c1 * c2 else h1 + h2
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 + sum(
        k * math.cos(math.radians(n * h - o))
        for k, n, o in ((-0.17, 1, 30), (0.24, 2, 0), (0.32, 3, -6), (-0.2, 4, 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    bend = (
        -math.sin(math.radians(60 * math.exp(-(((h % 360 - 275) / 25) ** 2)))) * 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    )
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + bend * dc / sc * dh / sh)


def test_the_difference_is_measured_as_published() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447)) == pytest.approx(1.4441, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_spheres_differ_for_every_kind_of_sight(sight: str) -> None:
    seen = [lab(times(SIGHTS[sight], linear(hue.base))) for hue in STANDARD.spheres]
    assert min(difference(a, b) for a, b in combinations(seen, 2)) >= 20


def test_kingdoms_repeat_after_the_last_colour() -> None:
    assert STANDARD.kingdom(0) == STANDARD.kingdom(len(STANDARD.kingdoms))
    assert len(set(STANDARD.kingdoms)) == 8


def test_themes_are_found_by_their_key() -> None:
    assert all(THEMES[key].key == key for key in THEMES)
    assert STANDARD.dynasty("lion") != STANDARD.dynasty("nobody") == STANDARD.ivory
