"""Mesopotamia in words: whole games of every mode are told, and what stands in the house tables has a name."""

import re

import pytest

from bot.text.catalog import catalog
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import move_name
from engine.chance import Chance
from engine.game import Event, SeatRef
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.reading.goods import need_words
from engine.moves import random_move

GAME = Mesopotamia()
NAMES = ("Ann", "Ben", "Cyd", "Dan")
TABLES = [(1, "kings", "full"), (2, "kings", "simple"), (1, "ur", "full"), (1, "ashur", "full"), (3, "table", "simple")]
HOUSE_WORDS = {"en": "our own content", "cs": r"vlastní\w* obsah\w*", "fi": r"oma\w* sisäl\w+", "he": "תוכן משלנו"}
LONGEST = 1_200
"""Moves after which a random game is left: by then most things have happened."""


@pytest.mark.parametrize(("seats", "mode", "combat"), TABLES)
def test_every_mode_has_a_text_in_every_language(seats: int, mode: str, combat: str) -> None:
    usual = {option.name: option.choices[0] for option in GAME.options}
    options = usual | {"mode": mode, "combat": combat, "rounds": "12", "sets": "all", "automata": "2"}
    state = GAME.setup(GAME.marks[-seats:], options, Chance(bytes([seats]) * 32))
    stream = Chance(bytes([7]) * 32).stream("moves")
    voices = [Voice(language, GAME.name, NAMES[:seats]) for language in LANGUAGES]
    for _ in range(LONGEST):
        asked = GAME.decision(state)
        if asked is None:
            break
        move = random_move(GAME, state, asked.seats[0], stream)
        step = GAME.play(state, asked.seats[0], move)
        state = step.state
        for each in voices:
            texts = [each.decision(asked), each.sentence(move), *(each.event(event) for event in step.events)]
            assert all(text and "???" not in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_house_tables_has_a_name(language: str) -> None:
    named = {
        *HOUSE_CONTENT.empires,
        *HOUSE_CONTENT.events,
        *HOUSE_CONTENT.quests,
        *HOUSE_CONTENT.gardens,
        *HOUSE_CONTENT.combat,
        *HOUSE_CONTENT.strategies,
    }
    named |= {card.name for card in HOUSE_CONTENT.cards.values()} | {
        face for faces in HOUSE_CONTENT.dice.values() for face in faces
    }
    needed = {word for quest in HOUSE_CONTENT.quests.values() for word in need_words(quest.needs, quest.tech)}
    named |= set(HOUSE_CONTENT.dice) | {word.rpartition("-")[0] for word in needed}
    words = catalog(language, GAME.name)
    assert {name for name in named if f"word-{name}" not in words} == set()


@pytest.mark.parametrize(
    ("language", "quest", "needs"),
    [
        ("en", "Q1", "needs 3 settlements and 1 stone"),
        ("en", "Q3", "needs 7 on the population track and 1 food"),
        ("en", "Q2", "needs 2 tablets, research at level 3 and growth at level 3"),
        ("cs", "Q1", "vyžaduje: 3 osady a\u00a01 kámen"),
        ("cs", "Q3", "vyžaduje: 7 na stupnici obyvatelstva a\u00a01 jídlo"),
        ("fi", "Q16", "vaatii: 5 aluetta, 1 laiva ja 1 puu"),
    ],
)
def test_what_a_quest_needs_tells_a_number_of_things_from_a_position_and_a_level(
    language: str, quest: str, needs: str
) -> None:
    known = HOUSE_CONTENT.quests[quest]
    assert Voice(language, GAME.name).say("note-needs", needs=need_words(known.needs, known.tech)) == needs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_token_with_a_number_has_a_name_before_it(language: str) -> None:
    word = Voice(language, GAME.name).word
    named = {name: word(name) for name in (*HOUSE_CONTENT.quests, *HOUSE_CONTENT.gardens, *HOUSE_CONTENT.strategies)}
    assert {name: said for name, said in named.items() if not re.fullmatch(rf".{{2,}} \({name}\)", said)} == {}
    quests = [named[name].partition(" (")[0] for name in HOUSE_CONTENT.quests]
    assert len({*quests}) == len(quests)


def test_other_gains_of_an_event_are_reported_with_their_number() -> None:
    also = ("archer", "settlement-1", "quest-2", "population-up-1", "discover-any")
    assert (
        Voice("en", GAME.name).say("note-also", also=also)
        == "and 1 archer, 1 settlement, 2 quests, population track +1 and any technology"
    )


def test_a_compound_word_is_worded_part_by_part() -> None:
    said = Voice("cs", GAME.name).word
    assert said("archer-C3") == "lučištník v C3"
    assert said("C3+ram") == "C3 + beranidlo"
    assert said("white-star") == "hvězda (bílá)"
    assert said("B3/C3") == "B3/C3"


def test_a_sentence_about_a_tribe_begins_with_a_capital_letter() -> None:
    told = Voice("en", GAME.name, ("ann",))
    facts = (("area", "C3"), ("unit", "archer"))
    assert told.event(Event("unit-trained", (("who", "hittites"), *facts))).startswith("The Hittite Empire")
    assert told.event(Event("unit-trained", (("who", SeatRef(0)), *facts))).startswith("ann")


def test_an_event_that_names_its_player_later_begins_with_a_capital_letter() -> None:
    told = Voice("en", GAME.name, ("ann",))
    assert told.event(
        Event("unit-destroyed", (("who", "tribe"), ("by", SeatRef(0)), ("unit", "rider"), ("area", "C1")))
    ).startswith("The")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_technology_and_a_die_are_no_rows_of_words(language: str) -> None:
    word = Voice(language, GAME.name, markdown=False).word
    technology, die = (without_marks(word(name)) for name in ("sumer-explore-2", "black-lu"))
    assert technology != " ".join(map(word, ("sumer", "explore", "2")))
    assert technology.startswith(word("explore"))
    assert technology.endswith(f"({word('sumer')})")
    assert die.endswith(f"({word('black')})")


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("use gather silver-ki", "gather and trade · die ki (silver)"),
        ("use explore", "explore · marker (no dice)"),
        ("move A1 rider B1 B2", "rider A1 → B1 → B2"),
        ("gather archer-C3 wood", "wood (archer on C3)"),
        ("place sp4-strength 2", "strength of spearman 4: +2"),
        ("duel sp4 ar1", "spearman 4 × archer 1"),
        ("keep Q2 Q16 Q18", "School of Scribes + By Land and River + Chronicler"),
        ("train spearman A1", "spearman A1"),
    ],
)
def test_a_button_says_a_move_in_short(move: str, label: str) -> None:
    assert move_name(tuple(move.split()), Voice("en", GAME.name)) == label


def test_an_arrow_points_where_the_reader_reads() -> None:
    said = Voice("he", GAME.name).button_text(("move", "A1", "rider", "B1"))
    assert "←" in said
    assert "→" not in said


def test_a_game_without_short_forms_says_pieces_and_places() -> None:
    assert Voice("en", "tigris").button_text(("tile", "farm", "A1")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_play_and_explain_house_content_where_they_first_speak_of_it(language: str) -> None:
    used = catalog(language, GAME.name)
    pages = [used.format(f"game-rules-{number}", {}) for number in (1, 2, 3, 4)]
    assert not re.search(HOUSE_WORDS[language], pages[0], re.IGNORECASE)
    sections = [section for page in pages for section in page.split("### ")]
    first = next(section for section in sections if re.search(HOUSE_WORDS[language], section, re.IGNORECASE))
    assert re.search(rf"\*\*{HOUSE_WORDS[language]}, ", first), first


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_that_is_ended_early_is_not_reported_as_done(language: str) -> None:
    voice = Voice(language, GAME.name, ("Ann",))
    told = voice.say("done-move", move=voice.sentence(("done",)))
    assert voice.sentence(("done",)).casefold() not in told.partition(":")[0].casefold()


@pytest.mark.parametrize(("language", "one", "two"), [("cs", "oblasti C3", "oblastech"), ("en", "A battle", "Battles")])
def test_one_battle_is_not_in_the_plural(language: str, one: str, two: str) -> None:
    voice = Voice(language, GAME.name, ("Ann",))
    assert one in voice.event(Event("battles-begin", (("areas", ("C3",)),)))
    assert two in voice.event(Event("battles-begin", (("areas", ("C3", "D4")),)))
