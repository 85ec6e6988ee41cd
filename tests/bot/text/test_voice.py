"""Voices: whose language, whose names, and what happens where a catalog is silent."""

from pathlib import Path

import pytest

from bot.commands.typed_options import suggestions
from bot.text import voice as module
from bot.text.catalog import Catalog, FaultyEntry, catalog
from bot.text.voice import LANGUAGES, MissingEntry, Voice, language_for, load_catalogs
from engine.chance import Chance
from engine.game import BadWords, Decision, Event, IllegalMove, NotYourTurn, SeatRef
from engine.moves import random_move
from engine.registry import GAMES, AnyGame, find_game

NAMES = ("Ann", "Ben", "C*d", "Dan")

LOST = Event("tiles-removed", (("tile", "market"), ("count", 2), ("cells", ("C4", "D5"))))
BID = Decision("bid", (0, 1), (("lot", "gold"), ("worth", 3)))


@pytest.mark.parametrize(
    ("locale", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("cs", "cs"), ("fi", "fi"), ("he", "he"), ("zh-CN", "en"), ("sv-SE", "en")],
)
def test_discords_locale_gives_the_language(locale: str, language: str) -> None:
    assert language_for(locale) == language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 markets leave the board: C4 and D5."),
        ("cs", "Z desky mizí 2 tržiště: C4 a\u00a0D5."),
        ("fi", "Laudalta poistuu 2 kauppapaikkaa: C4 ja D5."),
    ],
)
def test_each_reader_hears_of_the_same_event_in_their_language(language: str, text: str) -> None:
    assert Voice(language, "tigris", NAMES).event(LOST) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "Ben získává 1 červený bod za kartičku."),
        (2, "Ben získává 2 červené body za kartičku."),
        (5, "Ben získává 5 červených bodů za kartičku."),
    ],
)
def test_czech_counts_in_three_ways(count: int, text: str) -> None:
    event = Event("points", (("who", SeatRef(1)), ("count", count), ("colour", "red"), ("source", "tile")))
    assert Voice("cs", "tigris", NAMES).event(event) == text


@pytest.mark.parametrize(
    ("language", "focus"), [("en", "journal"), ("cs", "zápisník"), ("fi", "matkakirja"), ("he", "יומן")]
)
def test_a_choice_for_an_option_is_worded_apart_from_the_effect_of_that_name(language: str, focus: str) -> None:
    voice = Voice(language, "wayfarers", NAMES)
    assert voice.choice("opponent", "journal") == focus
    assert voice.choice("opponent", "space") == voice.word("space")
    assert focus in voice.event(Event("rival-rests", (("board", "journal"),))).split(": ")[1]


@pytest.mark.parametrize(("language", "focus"), [("en", "journal"), ("cs", "zápisník"), ("fi", "matkakirja")])
def test_a_suggested_choice_for_an_option_is_worded_apart_too(language: str, focus: str) -> None:
    found = {text: label for label, text in suggestions("opponent", (find_game("wayfarers"),), Voice(language))}
    assert found["opponent=journal"].endswith(focus)


def test_names_are_harmless_in_messages_and_plain_in_pictures() -> None:
    event = Event("turn-ended", (("who", SeatRef(2)),))
    assert Voice("en", "tigris", NAMES).event(event) == r"C\*d ends the turn."
    assert Voice("en", "tigris", NAMES, markdown=False).event(event) == "C*d ends the turn."


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Voice("en", "tigris").event(Event("turn-ended", (("who", SeatRef(2)),))) == "3 ends the turn."


def test_hebrew_keeps_names_apart_from_the_text_around_them() -> None:
    said = Voice("he", "tigris", NAMES).event(Event("turn-ended", (("who", SeatRef(0)),)))
    assert "\u2068Ann\u2069" in said
    assert "\u2068" not in Voice("en", "tigris", NAMES).event(Event("turn-ended", (("who", SeatRef(0)),)))


def test_copied_texts_have_no_invisible_marks() -> None:
    assert "`/tigris`" in Voice("he").refusal(BadWords("other-game", ("game", "tigris")))


def test_only_hebrew_is_written_from_right_to_left() -> None:
    assert [language for language in LANGUAGES if Voice(language).rtl] == ["he"]


def test_a_refusal_cites_its_rule() -> None:
    refused = IllegalMove("leader-stays", ("leader", "king"), ("cell", "D5"), rule="R5.3")
    told = Voice("en", "tigris").refusal(refused)
    assert told == "Your king stands on D5 already. Choose another cell."


def test_a_refusal_without_a_rule_is_all_it_says() -> None:
    told = Voice("en", "tigris", NAMES).refusal(NotYourTurn((1,)))
    assert told == "It's not your turn. The table is waiting for Ben."


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("tile temple C4", "položit chrám na C4"),
        ("tile farm", "položit farmu"),
        ("swap farm farm market", "vyměnit 2 farmy a\u00a0tržiště"),
        ("support 0", "nepřidat nic"),
        ("support 3", "přidat 3 kartičky"),
        ("support 5", "přidat 5 kartiček"),
        ("end", "ukončit tah"),
    ],
)
def test_a_move_reads_as_a_sentence(move: str, text: str) -> None:
    assert Voice("cs", "tigris").sentence(tuple(move.split())) == text


def test_a_game_without_a_catalog_shows_its_own_words() -> None:
    bare = Voice("en", "auction", NAMES)
    assert bare.say("game-name") == "auction"
    assert bare.say("verb-bid") == "bid"
    assert bare.say("verb-bid-description") == "bid"
    assert bare.word("gold") == "gold"
    assert bare.sentence(("bid", "3")) == "bid 3"
    assert bare.event(Event("bid-opened", (("who", SeatRef(2)), ("count", 3)))) == r"Bid opened · who C\*d · count 3"
    assert bare.decision(BID) == "bid · lot gold · worth 3 · waiting Ann and Ben"
    assert bare.refusal(IllegalMove("worthless-lot", ("lot", "pot"), rule="A2")) == "worthless lot · lot pot"
    assert not bare.has("game-rules-1")


def test_a_game_without_a_catalog_still_speaks_the_common_words() -> None:
    assert Voice("fi", "auction").say("button-move") == Voice("fi").say("button-move")
    assert (
        Voice("cs", "auction").refusal(BadWords("unknown-verb", ("verbs", ("bid", "pass")))).endswith("bid nebo pass.")
    )


@pytest.mark.parametrize(
    ("game", "key"), [("tigris", "event-unheard-of"), (None, "unheard-of"), ("auction", "button-x")]
)
def test_a_missing_entry_is_loud_in_tests_and_shows_its_key(game: str | None, key: str) -> None:
    with pytest.warns(MissingEntry, match=key):
        assert Voice("fi", game).say(key) == key


def test_a_missing_fact_is_loud_in_tests_and_shows_its_name() -> None:
    with pytest.warns(FaultyEntry, match="button-page"):
        assert "number" in Voice("en").say("button-page")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of catalogs of the test's own."""
    monkeypatch.setattr(module, "catalog", lambda language, game: Catalog(language, game, tmp_path))
    return tmp_path


def write(shelf: Path, place: str, text: str) -> None:
    folder = shelf / place
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(text, "utf-8")


def test_the_game_words_it_first_then_all_games_then_english(shelf: Path) -> None:
    write(shelf, "common/en", "one = common\ntwo = common\nthree = common\n")
    write(shelf, "common/fi", "one = yhteinen\ntwo = yhteinen\n")
    write(shelf, "chess/fi", "one = shakki\n")
    told = Voice("fi", "chess")
    assert [told.say(key) for key in ("one", "two", "three")] == ["shakki", "yhteinen", "common"]
    assert told.has("three")
    assert not told.has("four")


def test_a_game_that_names_a_shared_folder_uses_its_texts(shelf: Path) -> None:
    write(shelf, "common/en", "one = common\ntwo = common\nthree = common\n")
    write(shelf, "duels/en", "one = duels\ntwo = duels\n")
    for game, shares in (("chess", "duels\n"), ("go", "")):
        write(shelf, f"{game}/en", f"one = {game}\n")
        (shelf / game / "shares.txt").write_text(shares, "utf-8")
    assert [Voice("en", "chess").say(key) for key in ("one", "two", "three")] == ["chess", "duels", "common"]
    assert [Voice("en", "go").say(key) for key in ("one", "two")] == ["go", "common"]


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_of_random_games_can_be_formatted(game: AnyGame) -> None:
    """Each different thing once, in every language; every day `test_sweep` tells shorter games."""
    voices = [Voice(language, game.name, NAMES) for language in LANGUAGES]
    told: set[object] = set()
    for number, choices in enumerate(({}, {option.name: option.choices[-1] for option in game.options})):
        state = game.setup(game.marks[:3], choices, Chance(bytes([number]) * 32))
        stream = Chance(bytes(32)).stream("moves")
        while (decision := game.decision(state)) is not None:
            move = random_move(game, state, decision.seats[0], stream)
            step = game.play(state, decision.seats[0], move)
            fresh = [one for one in (decision, move, *step.events) if one not in told]
            told.update(fresh)
            assert all(_said(voice, one) for voice in voices for one in fresh)
            state = step.state
    assert {type(one) for one in told} == {Decision, tuple, Event}


def _said(voice: Voice, told: object) -> str:
    match told:
        case Decision():
            return voice.decision(told)
        case Event():
            return voice.event(told)
        case tuple():
            return voice.sentence(told)
    raise TypeError(told)


def test_after_warming_nothing_is_read() -> None:
    catalog.cache_clear()
    load_catalogs(["tigris"])
    read = catalog.cache_info().misses
    for language in LANGUAGES:
        assert Voice(language, "tigris").say("game-name")
        assert Voice(language).say("button-move")
    assert catalog.cache_info().misses == read


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Die 5 on Toolmaker ", "Die 5 as 3 on Home Harbour ", "Blue worker on Great Shoal "]),
        ("cs", ["Kostka 5 na místo ", "Kostka 5 jako 3: ", "Modrý pomocník: "]),
        ("fi", ["Noppa 5 paikkaan ", "Noppa 5 lukuna 3: ", "Sininen → "]),
        ("he", ["קובייה 5 על ", "קובייה 5 ← 3: ", "עוזר כחול על "]),
    ],
)
def test_a_whole_move_has_a_short_name_where_the_game_gives_one(language: str, labels: list[str]) -> None:
    told = Voice(language, "wayfarers")
    moves = (("die", "5", "H4", "5"), ("die", "5", "HW", "3", "ship"), ("worker", "blue", "W26"))
    marks = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))
    said = [told.button_text(move).translate(marks).casefold() for move in moves]
    assert all(one.startswith(begun.casefold()) for one, begun in zip(said, labels, strict=True))
    assert Voice(language, "tigris").button_text(("tile", "farm", "C3")) == ""
