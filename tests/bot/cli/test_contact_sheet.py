"""The contact sheet's scenes."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import fields, replace

from bot.cli.contact_sheet import find_subjects, main, play_samples, scenes, seats_of, voice_for
from bot.model.position import Position
from bot.pictures import painter_of
from bot.text.voice import LANGUAGES
from engine.registry import GAMES, AnyGame
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.registry import GamePictures
from tests.support.scenes import DRAWN_GAMES, of_kind
from tests.support.sheets import players, positions, records, sheet

GAME = GAMES[0]
UNDRAWN = frozenset(("describe", "letters", "inks", "extra_names", "poster", "cover", "signs", "sign_of"))
"""What belongs to a game's pictures and is none."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The kinds of pictures that are drawn from now on."""
    kinds: set[str] = set()

    def noted(kind: str, draw: Callable[..., object]) -> Callable[..., object]:
        def drawing(*arguments: object) -> object:
            if found := draw(*arguments):
                kinds.add(kind)
            return found

        return drawing

    def noting(position: Position) -> GamePictures:
        whole = painter_of(position)
        found = {one.name: getattr(whole, one.name) for one in fields(GamePictures)}
        return replace(whole, **{kind: noted(kind, draw) for kind, draw in found.items() if kind not in UNDRAWN})

    monkeypatch.setattr("bot.pictures.painter_of", noting)
    monkeypatch.setattr("bot.cli.contact_sheet.painter_of", noting)
    return kinds


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_it_shows_every_kind_of_picture_that_a_game_has(game: AnyGame, drawn: set[str]) -> None:
    module = import_module(f"render.games.{game.name}")
    kinds = {one.name for one in fields(GamePictures) if hasattr(module, one.name)} - UNDRAWN
    for stem in records(game):
        moments, seats = positions(game, stem), players(game, stem)
        assert "rating" in scenes(find_subjects(moments, seats), voice_for("fi", game, seats, "standard"))
    assert drawn == kinds


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_it_shows_the_end_of_a_whole_game(game: AnyGame) -> None:
    shown = sheet(game, records(game)[0], "cs", "standard")
    assert {"board-0", "board-end", "look-key", "sheet", "poster", "cover", "rating"} <= shown.keys()
    assert shown["board-end"] != shown["board-3"]


def test_conflicts_are_shown_open_and_decided() -> None:
    shown = sheet(GAME, records(GAME)[0], "en", "standard")
    assert {"board-conflict", "conflict-open", "conflict-decided"} <= shown.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_in_words_what_they_do(language: str) -> None:
    shown = sheet(next(game for game in GAMES if game.name == "wayfarers"), "against-space", language, "standard")
    for name in ("card-land", "card-townsfolk", "hand-keep-3", "targets-hire-2"):
        assert all(choice.effects for choice in of_kind(shown[name], EnlargedCard)), name


def test_the_same_is_shown_in_every_theme() -> None:
    plain, strong = (sheet(GAME, records(GAME)[0], "he", theme) for theme in ("standard", "high-contrast"))
    assert plain.keys() == strong.keys()
    assert all(plain[name].items == strong[name].items for name in plain)
    assert {scene.theme for scene in strong.values()} == {"high-contrast"}


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_the_fewest_and_the_most_players_have_a_table(game: AnyGame) -> None:
    assert {min(game.seats), max(game.seats)} <= {seats_of(game, language) for language in LANGUAGES} <= {*game.seats}


def test_a_game_is_played_the_same_each_time() -> None:
    assert play_samples(GAME, 2, count=12) == play_samples(GAME, 2, count=12)


@pytest.mark.full
@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_games_are_played_to_their_end(game: AnyGame) -> None:
    assert play_samples(game, min(game.seats))[-1].decision is None


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
    assert voice_for("he", GAME, 4, "standard").rtl
    assert not voice_for("cs", GAME, 4, "standard").rtl
