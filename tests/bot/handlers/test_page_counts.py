"""A panel is seen at a glance: few controls, numbers that the picture has too, no red, and every move within reach."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page, question_at
from bot.handlers.pages import panel_sketches, question_text
from bot.handlers.panel import renew_panel
from bot.model.limits import BUTTON_LABEL_LENGTH
from bot.model.person import Panel
from bot.model.table import DEFAULT_THEME
from bot.tables.live_table import LiveTable
from bot.text.signs import NO_SIGNS, Emoji, Signs
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import Menu, PressButton, Style
from bot.ui.layout import divide_into_rows
from bot.ui.page import Page, page_controls
from bot.ui.panel import brief_name
from engine.chance import Chance, commitment
from engine.game import Seat
from engine.move_chain import MoveChains, last_move
from engine.moves import every_move
from engine.record import Header
from engine.registry import GAMES, AnyGame, find_game
from render.registry import load_pictures
from render.service import PictureService
from render.sprites.numbers import NumberPlate
from tests.bot.handlers.presses import presses
from tests.engine.playouts import playout
from tests.support.core import Core, core
from tests.support.live_tables import NAMES, table_at, user_on
from tests.support.require import require
from tests.support.signs import every_sign
from tests.support.unpainted import no_picture

__all__ = ["core"]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
places = pytest.mark.parametrize("count", [8, pytest.param(200, marks=pytest.mark.full)])
"""So many positions of random games are looked at."""

AT_MOST = 10
"""Controls where a move begins."""

WITHIN = 5
"""Presses within which every move is reached, none of them a proposal."""


def positions(game: AnyGame, count: int) -> Iterator[tuple[LiveTable, Seat]]:
    """Yield positions of random games, in the languages by turns, with who is to move."""
    each = min(count, 40)
    for number in range(count // each):
        random = playout(game, number)
        for place, played in enumerate(Random(number).sample(random.played, min(each, len(random.played)))):
            language = LANGUAGES[place % len(LANGUAGES)]
            yield table_at(game, random.header, played.before, language=language), played.seat


def waiting() -> Advice:
    advice = Advice()
    advice.patience_seconds = None
    return advice


async def pages(table: LiveTable, seat: Seat, voice: Voice, advice: Advice) -> list[Page]:
    """The first page, that of what is rare, and those that follow each kind of moves."""
    asked = question_at(table, seat, propose=True)
    first = await first_page(asked, voice, advice)
    after = [await next_page(asked, kind.words, 0, voice, advice) for kind in first.kinds]
    return [first, replace(first, number=1), *(page for page in after if page.choices)]


@places
@every_game
async def test_a_first_page_has_few_controls_and_no_menu_and_nothing_is_red(game: AnyGame, count: int) -> None:
    advice, many = waiting(), 0
    for table, seat in positions(game, count):
        advice.clear_cache()
        first, more, *after = await pages(table, seat, Voice(table.language, game.name, NAMES), advice)
        controls = page_controls(first, Voice(table.language, game.name, NAMES)).children
        assert len(controls) <= AT_MOST
        assert len(divide_into_rows(controls)) <= 3
        assert not [one for one in controls if isinstance(one, Menu)]
        many += bool(first.kinds)
        for page in (first, more, *after):
            told = page_controls(page, Voice(table.language, game.name, NAMES)).children
            assert not [one for one in told if isinstance(one, PressButton) and one.style is Style.danger]
            assert len(divide_into_rows(told)) <= (5 if page.regions else 4)
    assert many or game.name not in WITH_KINDS


@places
@every_game
async def test_numbers_on_buttons_are_those_in_the_picture(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: AnyGame, count: int
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    advice, marked = waiting(), 0
    for table, seat in positions(game, count):
        advice.clear_cache()
        voice = Voice(table.language, game.name, NAMES)
        page = await first_page(question_at(table, seat, propose=True), voice, advice)
        said = [choice.number for choice in page.marked_choices if choice.number]
        assert said == [*range(1, len(said) + 1)]
        sketches = panel_sketches(core.services, table, user_on(seat), page, voice)
        drawn = [item.sprite for sketch in sketches for item in sketch.scene.items]
        marks = [sprite.number for sprite in drawn if isinstance(sprite, NumberPlate)]
        assert set(marks) <= set(said)
        if game.name == "tigris":
            assert len(set(marks)) == len(marks)
        marked += len(marks)
        panel = await renew_panel(core.services, table, Panel(user_on(seat), table.id, 1, "", 0.0, 0, (), since=0))
        told = cast("Any", panel.view).to_components()
        texts = [one["content"] for one in told if one["type"] == 10]
        buttons = [one for row in told if row["type"] == 1 for one in row["components"]]
        assert len(told) + len(buttons) + sum(one["type"] == 12 for one in told) <= 22
        assert sum(len(line) for text in texts for line in text.splitlines()) <= 400
    assert marked or game.name not in MARKED


@pytest.mark.parametrize("name", ["tigris", "kings", "wayfarers"])
async def test_proposals_are_distinct_with_and_without_signs(name: str) -> None:
    game, advice, proposed = find_game(name), waiting(), 0
    one_sign = Signs(lambda *_: "same")
    one_sign.update({(name, "same", DEFAULT_THEME): Emoji("same", 1)})
    for table, seat in positions(game, 16):
        for signs in (NO_SIGNS, one_sign):
            advice.clear_cache()
            voice = Voice(table.language, name, NAMES, signs=signs)
            page = await first_page(question_at(table, seat, propose=True), voice, advice)
            told = [replace(choice, number=0).text() for choice in page.proposals]
            assert len(set(told)) == len(told), told
            proposed += len(told)
    assert proposed


@every_game
async def test_buttons_without_signs_name_what_their_signs_would_show(game: AnyGame) -> None:
    advice, pictures, named = waiting(), load_pictures(game.name), 0
    for table, seat in positions(game, 16):
        advice.clear_cache()
        voice = Voice(table.language, game.name, NAMES)
        page = await first_page(question_at(table, seat, propose=True), voice, advice)
        for choice in (*page.proposals, *page.answers):
            shown = pictures.sign(last_move(choice.words), 0)
            if shown in last_move(choice.words)[1:]:
                name = voice.word(shown).split()[0].casefold()
                assert name in choice.on_button().casefold() or choice.gains, "a gain has a sign of its own"
                named += 1
        assert all(len(choice.on_button()) <= BUTTON_LABEL_LENGTH for choice in page.choices_with_controls)
        labels = [replace(choice, number=0).on_button() for choice in (*page.proposals, *page.answers)]
        assert len(set(labels)) == len(labels)
    assert named or game.name not in SIGNED


async def test_buttons_with_signs_stay_short() -> None:
    game, advice, short = find_game("tigris"), waiting(), 0
    signs = every_sign(game)
    for table, seat in positions(game, 16):
        advice.clear_cache()
        voice = Voice("en", game.name, NAMES, signs=signs)
        page = await first_page(question_at(table, seat, propose=True), voice, advice)
        short += sum(choice.label == choice.words[-1] for choice in page.proposals)
    assert short


async def test_a_proposal_has_a_longer_name_only_beside_one_of_the_same_brief_name() -> None:
    game, advice, longer = find_game("tigris"), waiting(), 0
    voice = Voice("en", game.name, NAMES, signs=every_sign(game))
    for number in range(12):
        random = playout(game, number)
        for played in random.played[:4]:
            advice.clear_cache()
            question = question_at(table_at(game, random.header, played.before), played.seat, propose=True)
            proposals = (await first_page(question, voice, advice)).proposals
            names = [brief_name(choice.words, voice) for choice in proposals]
            for choice, name in zip(proposals, names, strict=True):
                if choice.label != name != "":
                    assert names.count(name) > 1, (choice.label, names)
                    longer += 1
    assert longer


async def test_moves_from_a_single_place_go_by_their_verb() -> None:
    """Its name, such as A1, would not say what is done there."""
    game, seed = find_game("mesopotamia"), bytes(32)
    options = {option.name: option.choices[0] for option in game.options} | {"mode": "ashur"}
    header = Header(game.name, game.rules, tuple(options.items()), ("ebla",), commitment(seed), seed)
    state = game.setup(header.marks, options, Chance(seed))
    while require(game.decision(state)).kind != "explore":
        moves = list(every_move(game, state, 0))
        state = game.play(state, 0, ("use", "explore") if ("use", "explore") in moves else moves[0]).state
    page = await first_page(
        question_at(table_at(game, header, state), 0, propose=True), Voice("en", game.name, NAMES), waiting()
    )
    assert [kind.label for kind in page.kinds] == ["Move a unit", "Sail", "Done"]


WITH_KINDS = ("tigris", "kings", "wayfarers")
"""Games in which a first page of these positions offers kinds of moves."""

SIGNED = ("tigris", "kings", "wayfarers", "mesopotamia")
"""Games in which signs show words of moves in these positions."""

MARKED = ("tigris", "kings", "ur")
"""Games whose pictures show the numbers of buttons in these positions."""


@pytest.mark.parametrize(("count", "most"), [(3, 40), pytest.param(20, 10_000, marks=pytest.mark.full)])
@every_game
async def test_every_move_is_within_reach(game: AnyGame, count: int, most: int) -> None:
    advice, reached = waiting(), 0
    for table, seat in positions(game, count):
        advice.clear_cache()
        moves = [*MoveChains(game, table.state, seat).moves()]
        for move in Random(len(moves)).sample(moves, min(most, len(moves))):
            assert await presses(table, seat, move, advice, propose=True) <= WITHIN, move
            reached += 1
    assert reached


@pytest.mark.parametrize("name", ["tigris", "kings"])
async def test_every_bid_says_how_the_conflict_ends_or_what_the_other_needs(name: str) -> None:
    game, advice, found = find_game(name), waiting(), 0
    voice = Voice("en", name, NAMES)
    for number in range(2):
        random = playout(game, number)
        for played in [one for one in random.played if one.move[0] == "support"][:8]:
            table = table_at(game, random.header, played.before)
            advice.clear_cache()
            page = await first_page(question_at(table, played.seat, propose=True), voice, advice)
            labels = [choice.text() for choice in page.answers]
            defends = dict(require(game.decision(table.state)).facts)["side"] == "defender"
            question = question_text(table.position, played.seat, voice)
            assert ("you win ties" in question, "you lose ties" in question) == (defends, not defends)
            assert all("you win" in one or "you lose" in one or " needs " in one for one in labels), labels
            winning = [choice for choice in page.answers if "you win" in choice.text()]
            assert [choice for choice in page.answers if choice.wins] == winning[:1]
            other = game.sample_state(game.view(table.state, played.seat), Chance(bytes([number]) * 32))
            advice.clear_cache()
            again = await first_page(
                question_at(table_at(game, random.header, other), played.seat, propose=True), voice, advice
            )
            assert [choice.text() for choice in again.answers] == labels
            found += 1
    assert found
