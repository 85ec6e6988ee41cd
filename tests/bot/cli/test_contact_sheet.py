"""The contact sheet's scenes."""

from pathlib import Path

import pytest

from bot.cli.contact_sheet import look_for, main, played, scenes, subjects
from engine.registry import GAMES
from render.scene import Scene

GAME = GAMES[0]


@pytest.fixture(scope="module")
def shown() -> dict[str, dict[str, Scene]]:
    told = subjects(GAME, played(GAME, 2))
    return {theme: scenes(told, look_for("he", GAME, 2, theme)) for theme in ("standard", "high-contrast")}


@pytest.mark.full
def test_it_shows_every_kind_of_picture(shown: dict[str, dict[str, Scene]]) -> None:
    kinds = {scene.kind for scene in shown["standard"].values()}
    assert kinds == {"board", "hand", "conflict", "targets", "tableau", "sheet"}
    assert {"board-end", "conflict-open", "conflict-decided"} <= set(shown["standard"])


@pytest.mark.full
def test_it_shows_the_same_in_every_theme(shown: dict[str, dict[str, Scene]]) -> None:
    plain, strong = shown["standard"], shown["high-contrast"]
    assert plain.keys() == strong.keys()
    assert all(plain[name].items == strong[name].items for name in plain)
    assert {scene.theme for scene in strong.values()} == {"high-contrast"}


def test_a_game_is_played_the_same_each_time() -> None:
    assert played(GAME, 2, most=12) == played(GAME, 2, most=12)


@pytest.mark.full
def test_it_says_how_many_pictures_it_wrote_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path / "new"), "--game", "ur", "--language", "he", "--theme", "standard"])
    written = [*(tmp_path / "new").iterdir()]
    assert {file.name.split("-he")[0] for file in written} == {
        "ur-standard",
        "chat-dark-ur-standard",
        "chat-light-ur-standard",
    }
    assert capsys.readouterr().out == f"{len(written)} files in {tmp_path / 'new'}\n"


@pytest.mark.parametrize("wrong", [[], ["--lossless"], ["folder", "--game", "chess"]])
def test_it_writes_nothing_where_it_is_asked_wrongly(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(wrong)
    assert "usage: python -m bot.cli.contact_sheet" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []


def test_readers_differ() -> None:
    assert look_for("he", GAME, 4, "standard").rtl
    assert not look_for("cs", GAME, 4, "standard").rtl
