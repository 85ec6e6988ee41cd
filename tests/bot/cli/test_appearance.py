"""The avatar and the banner: drawn at the sizes that Discord wants, and set on the profile."""

import base64
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.appearance import apply_appearance, write_appearance
from bot.config.settings import ConfigError
from bot.sandbox.connect import point_discord_here
from bot.sandbox.errors import ApiError
from bot.sandbox.limits.emojis import PICTURE_BYTES, check_picture
from bot.sandbox.sandbox import Sandbox
from engine.registry import GAMES
from render.layouts.appearance import AVATAR_SIZE, BANNER_SIZE


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Both files, which take a second or two to draw."""
    return write_appearance(tmp_path_factory.mktemp("appearance") / "new")


def test_both_pictures_have_their_size_and_few_bytes(drawn: tuple[Path, Path]) -> None:
    for path, size in zip(drawn, (AVATAR_SIZE, BANNER_SIZE), strict=True):
        with Image.open(path) as picture:
            assert (picture.format, picture.size) == ("PNG", size)
        assert path.stat().st_size < 500_000


def test_the_banner_shows_a_different_view_of_each_game_and_nothing_is_left_black(drawn: tuple[Path, Path]) -> None:
    with Image.open(drawn[1]) as banner:
        wide, high = banner.size
        each = wide // len(GAMES)
        parts = [banner.crop((each * n + 80, 0, each * n + each - 20, high)).resize((8, 8)) for n in range(len(GAMES))]
        assert len({part.tobytes() for part in parts}) == len(GAMES)
        assert (0, 0, 0) not in {colour for _, colour in banner.getcolors(wide * high) or ()}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox that discord.py is turned to."""
    sandbox = Sandbox()
    await sandbox.start()
    with point_discord_here(sandbox.url):
        yield sandbox
    await sandbox.stop()


async def test_both_are_set_on_the_profile(sandbox: Sandbox, drawn: tuple[Path, Path]) -> None:
    avatar, banner = (path.read_bytes() for path in drawn)
    await apply_appearance(sandbox.token, avatar, banner)
    profile = sandbox.state.bot
    hashes = [hashlib.md5(data, usedforsecurity=False).hexdigest() for data in (avatar, banner)]
    assert [profile.avatar, profile.banner] == hashes
    with pytest.raises(ConfigError):
        await apply_appearance("wrong", avatar, banner)
    assert [profile.avatar, profile.banner] == hashes


async def test_a_banner_of_another_kind_is_refused_and_changes_nothing(
    sandbox: Sandbox, drawn: tuple[Path, Path]
) -> None:
    with pytest.raises(discord.HTTPException, match="Invalid image data") as caught:
        await apply_appearance(sandbox.token, drawn[0].read_bytes(), b"RIFF\0\0\0\0WEBPVP8 ")
    assert caught.value.code == 50035
    assert sandbox.state.bot.avatar is None


def test_a_picture_that_is_too_large_is_refused() -> None:
    data = b"\x89PNG\r\n\x1a\n" + bytes(PICTURE_BYTES)
    with pytest.raises(ApiError):
        check_picture(f"data:image/png;base64,{base64.b64encode(data).decode()}", "banner")
    assert check_picture(f"data:image/png;base64,{base64.b64encode(data[:99]).decode()}", "banner") == data[:99]


def test_the_command_writes_both_and_needs_a_token_only_to_apply_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], drawn: tuple[Path, Path]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr("bot.cli.appearance.write_appearance", lambda _folder: drawn)
    assert main(["appearance", str(tmp_path)]) == 0
    assert str(drawn[1]) in capsys.readouterr().out
    assert main(["appearance", str(tmp_path), "--apply"]) == 78
    assert "DISCORD_TOKEN" in capsys.readouterr().err
