"""The palettes of PNG files hold the colours that themes and games have of their own."""

from pathlib import Path

import pytest
from coloraide import Color
from PIL import Image

from render import palette
from render.palette import colours_of, exchange_colours, game_colours, named_colours
from render.raster.png import palette_bytes, reduce_colours
from render.theme import THEMES

ALIKE = 5.0
"""CIEDE2000: hardly anybody sees the difference in a picture."""


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_holds_the_colours_of_its_theme_and_of_every_game(theme: str) -> None:
    data, own = palette_bytes(theme), named_colours(THEMES[theme])
    kept = [*zip(data[::3], data[1::3], data[2::3], strict=True)]
    assert max(min(squared(colour, other) for other in kept) for colour in own) <= 40
    assert any(ink in own for ink in game_colours(THEMES[theme]))
    assert len(set(own)) == len(own) < 200


def squared(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    return sum((one - other) ** 2 for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("theme", THEMES)
def test_a_colour_of_a_game_comes_out_as_it_is_meant(theme: str) -> None:
    for ink in game_colours(THEMES[theme]):
        seen = reduce_colours(Image.new("RGB", (4, 4), ink), theme).convert("RGB").getpixel((1, 1))
        assert isinstance(seen, tuple)
        wanted, found = Color("#" + bytes(ink).hex()), Color("#" + bytes(seen).hex())
        assert wanted.delta_e(found, method="2000") <= ALIKE, (ink, seen)


def test_lacking_colours_take_the_place_of_those_that_are_used_least() -> None:
    theme = THEMES["standard"]
    whole = palette_bytes(theme.key)
    wanted = game_colours(theme)[0]
    poor = bytes(
        part
        for at in range(256)
        for part in ((7, 7, at) if tuple(whole[3 * at : 3 * at + 3]) == wanted else whole[3 * at : 3 * at + 3])
    )
    mended = exchange_colours(poor, theme, [Image.new("RGB", (2, 2), (250, 240, 218))])
    assert min(squared(wanted, tuple(mended[at : at + 3])) for at in range(0, 768, 3)) <= 40
    assert sum(poor[at : at + 3] != mended[at : at + 3] for at in range(0, 768, 3)) <= 3


def test_a_game_that_has_no_colours_of_its_own_adds_none() -> None:
    assert [*colours_of(())] == []


def test_the_command_writes_the_palette_of_a_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = tmp_path / "picture.png"
    Image.new("RGB", (2, 2), (250, 240, 218)).save(picture)
    file = tmp_path / "standard.hex"
    file.write_text(palette_bytes("standard").hex(), "ascii")
    monkeypatch.setattr(palette, "_PALETTE_FOLDER", tmp_path)
    palette.main(["standard", "--keep", str(picture)])
    assert bytes.fromhex(file.read_text("ascii")) == palette_bytes("standard")
    palette.main(["standard", str(picture)])
    assert bytes.fromhex(file.read_text("ascii")) != palette_bytes("standard")
