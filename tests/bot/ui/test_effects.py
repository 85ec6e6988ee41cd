"""Effects of a panel's choices stand beside them, within Discord's limits, in every game and language."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page, question_at
from bot.model import limits
from bot.sandbox.json_types import COMPONENTS_V2
from bot.sandbox.limits.messages import check_message
from bot.sandbox.model import Attachment
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import PressButton
from bot.ui.effects import component_menu, distinguishing_components, sign_lines, with_effects
from bot.ui.layout import Picture, layout_of
from bot.ui.means import goods_lines
from bot.ui.page import Page, Source, page_controls
from bot.ui.panel import Choice, noted_choice
from bot.ui.unavailable import lacking_lines
from engine.game import STOP, Seat, Words
from engine.move_chain import THEN
from engine.registry import GAMES, AnyGame, find_game
from tests.engine.games.ur import positions as ur
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at

WAYFARERS = find_game("wayfarers", GAMES)
OPTIONS = {option.name: option.choices[0] for option in WAYFARERS.options}
VOICE = Voice("en", "wayfarers")
CARDS = ("W13", "W25", "W32")


def offered(*moves: Words, prefix: Words = ()) -> Page:
    return Page(Source(7, 3), prefix, answers=tuple(Choice(move, " ".join(move)) for move in moves))


def begun(table: LiveTable, seat: Seat, chance: Random) -> Iterator[Words]:
    """Yield for one verb the beginnings of a move."""
    words = table.game.words
    prefix: Words = (chance.choice(words(table.state, seat, ())),)
    while following := [word for word in words(table.state, seat, prefix) if word != STOP]:
        yield prefix
        prefix = (*prefix, chance.choice(following))


def test_a_series_names_what_its_last_move_names() -> None:
    page = offered(("choose", "H3", "card", THEN, "hire", "T01", "HL"), ("skip",))
    assert distinguishing_components(WAYFARERS, OPTIONS, page) == ["T01", "HL"]


def test_a_component_with_only_a_code_is_named_with_its_kind() -> None:
    page = offered(("keep", "J01"), ("keep", "J02"))
    menu = component_menu(WAYFARERS, OPTIONS, page, VOICE)
    assert menu is not None
    assert [option.label for option in menu.options] == ["J01 · journal tile", "J02 · journal tile"]


def test_a_pronoun_is_replaced_by_its_noun() -> None:
    game = find_game("mesopotamia", GAMES)
    notes = (("component", "sumer-research-2"),)
    page = Page(Source(7, 3), answers=(Choice(("discover", "research"), "research", notes=notes),))
    options = {option.name: option.choices[0] for option in game.options}
    assert distinguishing_components(game, options, page) == ["sumer-research-2"]


def test_a_move_is_explained_by_the_square_it_leads_to() -> None:
    """Its word names the square that it leaves."""
    state, options = ur.position((1, 12), (), thrown=3), {option.name: option.choices[0] for option in ur.GAME.options}
    view = ur.GAME.view(state, ur.LIGHT)
    named = [
        Choice(("move", word), word, notes=ur.GAME.annotations(view, ("move",), word)) for word in ("new", "A4", "B8")
    ]
    assert distinguishing_components(ur.GAME, options, Page(Source(7, 3), answers=tuple(named))) == ["A2", "A1"]


def test_neither_a_verb_nor_a_number_is_a_component() -> None:
    """Mesopotamia's *build* is an action as well, and its market has a place 11."""
    game = find_game("mesopotamia", GAMES)
    options = {option.name: option.choices[0] for option in game.options}
    assert distinguishing_components(game, options, offered(("build", "floor"))) == ["floor"]
    assert distinguishing_components(game, options, offered(("bid", "11"), ("bid", "12"), prefix=("bid",))) == []


def test_signs_are_explained_once_where_they_stand_on_buttons() -> None:
    voice = Voice("en", "mesopotamia")
    marked = noted_choice(("move", "A1", "archer", "B1"), "B1", (("enemies", 2), ("event", "down")), voice)
    again = replace(marked, words=("move", "A1", "archer", "B2"))
    page = Page(Source(7, 3), answers=(marked, again, Choice(("x",), "x")))
    line = " · ".join(sign_lines(page, voice))
    assert line.count("⚔") == line.count("❓") == 1
    assert sign_lines(offered(("done",)), voice) == []


def test_what_all_choices_name_and_what_was_said_before_has_none() -> None:
    page = offered(("hire", "T02", "H1"), ("hire", "T02", "H2"), ("skip",))
    assert distinguishing_components(WAYFARERS, OPTIONS, page) == ["H1", "H2"]
    page = offered(("hire", "T02", "H1"), ("hire", "T02", "H2"), prefix=("hire", "T02"))
    assert distinguishing_components(WAYFARERS, OPTIONS, page) == ["H1", "H2"]


def test_what_is_only_put_away_does_nothing() -> None:
    tigris, voice = find_game("tigris", GAMES), Voice("en", "tigris")
    swap = Choice(("swap", "temple", "farm"), "temple farm", ("draws 2",))
    assert with_effects(tigris, {}, swap, voice) == swap
    assert with_effects(tigris, {}, Choice(("tile", "temple", "F5"), "temple F5"), voice).detail
    assert distinguishing_components(tigris, {}, offered(("swap", "temple"), ("swap", "farm"))) == []


async def told_within_limits(game: AnyGame, numbers: range, count: int) -> int:
    """Hold `count` panels of each random game, and of what is begun there, to Discord's limits, the languages by turns;
    return how many menus of components there were."""
    advice, chance, told = Advice(), Random(5), 0
    advice.patience_seconds = None
    pictures = [Picture("hand.png", "x" * 1024), Picture("war.png", "x" * 1024)]
    files = [Attachment(number, one.name, b"", "image/png") for number, one in enumerate(pictures)]
    for number in numbers:
        language = LANGUAGES[number % len(LANGUAGES)]
        random, voice = playout(game, number), Voice(language, game.name, NAMES)
        options = dict(random.header.options)
        for played in chance.sample(random.played, min(count, len(random.played))):
            table, seat = table_at(game, random.header, played.before, language=language), played.seat
            advice.clear_cache()
            asked, beginnings = question_at(table, seat, propose=False), begun(table, seat, chance)
            panels = [await next_page(asked, prefix, 0, voice, advice) for prefix in beginnings]
            panels.append(await first_page(question_at(table, seat, propose=True), voice, advice))
            for one in panels:
                look = component_menu(game, options, one, voice)
                told += look is not None
                note = goods_lines(game.resources(game.view(table.state, seat)), one, voice)
                note += lacking_lines(table.position, seat, one, voice)
                page = replace(one, menus=(look,) if look is not None else ())
                for place in range(page.page_count):
                    controls = page_controls(replace(page, number=place), voice)
                    view = layout_of("x" * 400, controls, pictures, note)
                    check_message({"components": cast("Any", view).to_components()}, files, COMPONENTS_V2)
                    labels = [one.label for one in controls.children if isinstance(one, PressButton)]
                    assert all(len(label) <= limits.BUTTON_LABEL_LENGTH for label in labels)
                    assert sum(map(len, note)) < limits.LAYOUT_TEXT_LENGTH - 400
    return told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_every_panel_is_within_the_limits_of_discord(game: AnyGame) -> None:
    explained = any(game.components(dict(playout(game, 0).header.options)))
    assert bool(await told_within_limits(game, range(len(LANGUAGES)), 6)) == explained


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, 200, 25))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_every_panel_of_two_hundred_games_is_within_the_limits_of_discord(game: AnyGame, first: int) -> None:
    assert await told_within_limits(game, range(first, first + 25), 6)
