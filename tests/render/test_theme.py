"""Colours that everybody can tell apart."""

from itertools import combinations, product

import pytest
from coloraide import Color

from render.theme import HIGH_CONTRAST, STANDARD, THEMES, Theme

APART = 20.0
RIMMED = 15.0
"""Marks have a white rim and a dark casing around their colour."""
SIGHTS = [(kind, model) for kind in ("protan", "deutan", "tritan") for model in ("brettel", "machado")]


def seen(colour: str, sight: tuple[str, str]) -> Color:
    """A colour as somebody sees it who lacks one kind of cones."""
    return Color(colour).filter(sight[0], method=sight[1], out_space="srgb").clip()


def difference(first: Color, second: Color) -> float:
    """CIEDE2000."""
    return float(first.delta_e(second, method="2000"))


@pytest.mark.parametrize("sight", SIGHTS, ids="-".join)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_spheres_differ_from_each_other_for_every_kind_of_sight(theme: Theme, sight: tuple[str, str]) -> None:
    faces = [seen(hue.base, sight) for hue in theme.spheres]
    assert min(difference(a, b) for a, b in combinations(faces, 2)) >= APART


@pytest.mark.parametrize("sight", SIGHTS, ids="-".join)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_spheres_differ_from_what_they_lie_on(theme: Theme, sight: tuple[str, str]) -> None:
    faces = [seen(hue.base, sight) for hue in theme.spheres]
    below = [seen(colour, sight) for colour in (*theme.ground, *theme.flood, theme.water)]
    assert min(difference(a, b) for a, b in product(faces, below)) >= APART


@pytest.mark.parametrize("sight", SIGHTS, ids="-".join)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_marks_of_actions_differ_from_what_they_lie_on(theme: Theme, sight: tuple[str, str]) -> None:
    mark = seen(theme.highlight, sight)
    assert min(difference(mark, seen(colour, sight)) for colour in (*theme.ground, theme.water)) >= RIMMED


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_rings_of_dynasties_differ_from_each_other_for_every_kind_of_sight(theme: Theme) -> None:
    rings = [theme.dynasty_colour(name) for name in ("archer", "bull", "lion", "pot")]
    assert theme.dynasty_colour("vase") == theme.dynasty_colour("pot")
    for a, b in combinations(rings, 2):
        assert difference(Color(a), Color(b)) >= APART
        assert all(difference(seen(a, sight), seen(b, sight)) >= APART for sight in SIGHTS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_stand_out_from_cards(theme: Theme) -> None:
    least = 7 if theme is HIGH_CONTRAST else 4.5
    for ink, below in product((theme.text, theme.muted), (theme.panel, theme.block)):
        assert Color(ink).contrast(below) >= least
    assert Color(theme.casing).contrast(theme.tray) >= least


def test_high_contrast_is_more_than_standard() -> None:
    assert Color(HIGH_CONTRAST.muted).contrast(HIGH_CONTRAST.block) > Color(STANDARD.muted).contrast(STANDARD.block)
    assert HIGH_CONTRAST.outline > STANDARD.outline
    assert STANDARD.textured
    assert not HIGH_CONTRAST.textured


def test_kingdoms_repeat_after_the_last_colour() -> None:
    assert STANDARD.kingdom_colour(0) == STANDARD.kingdom_colour(len(STANDARD.kingdoms))
    assert all(len(set(theme.kingdoms)) == 8 for theme in THEMES.values())


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_no_two_kingdoms_look_alike(theme: Theme) -> None:
    pairs = combinations(theme.kingdoms, 2)
    assert min(difference(Color(a), Color(b)) for a, b in pairs) >= APART
    assert [theme.is_repeated(number) for number in (0, 7, 8, 15, 16)] == [False, False, True, True, False]


def test_themes_are_found_by_their_key() -> None:
    assert list(THEMES) == ["standard", "high-contrast"]
    assert all(THEMES[key].key == key for key in THEMES)
    assert STANDARD.dynasty_colour("lion") != STANDARD.dynasty_colour("nobody") == STANDARD.ivory
