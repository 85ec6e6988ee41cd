"""Effects of a panel's choices stand beside them, within Discord's limits, in every game and language."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.handlers.choices import following, opening
from bot.model import limits
from bot.sandbox.json_types import COMPONENTS_V2
from bot.sandbox.limits.messages import check_message
from bot.sandbox.model import Attachment
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import Controls, Press, Style
from bot.ui.effects import LINES, closer, effect_lines, signs, told_apart, with_effects
from bot.ui.layout import Picture, laid_out
from bot.ui.means import had
from bot.ui.panel import Choice, Offered, noted_choice, panel_buttons, verb_menus
from bot.ui.unavailable import lacking
from engine.game import STOP, Seat, Words
from engine.move_chain import THEN
from engine.registry import GAMES, AnyGame, find
from tests.engine.games.ur import positions as ur
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at, user_on

WAYFARERS = find("wayfarers", GAMES)
OPTIONS = {option.name: option.choices[0] for option in WAYFARERS.options}
VOICE = Voice("en", "wayfarers")
CARDS = ("W13", "W25", "W32")


def offered(*moves: Words, typed: Words = ()) -> Offered:
    return Offered(7, 3, typed, (), (tuple(Choice(move, " ".join(move)) for move in moves),))


def begun(table: LiveTable, seat: Seat, chance: Random) -> Iterator[Words]:
    """Yield for one verb the beginnings of a move."""
    words = table.game.words
    typed: Words = (chance.choice(words(table.state, seat, ())),)
    while following := [word for word in words(table.state, seat, typed) if word != STOP]:
        yield typed
        typed = (*typed, chance.choice(following))


def test_each_component_that_tells_the_choices_apart_has_a_line() -> None:
    page = offered(*(("take", card) for card in CARDS), ("skip",))
    numbered, lines = effect_lines(WAYFARERS, OPTIONS, page, VOICE)
    said = [f"{number} {VOICE.word(card)}" for number, card in enumerate(CARDS, 1)]
    assert [line.partition("**:")[0] for line in lines] == [f"-# **{one}" for one in said]
    assert len(set(lines)) == len(CARDS)
    assert [choice.text() for choice in numbered.choices] == ["1 Take W13", "2 Take W25", "3 Take W32", "Skip"]


def test_a_line_has_the_number_of_each_choice_that_names_its_component() -> None:
    moves = [*(("hire", card, "H1") for card in ("T01", "T02", "T03")), ("hire", "T02", "H2"), ("hire", "T02", "H3")]
    numbered, lines = effect_lines(WAYFARERS, OPTIONS, offered(*moves, ("skip",)), VOICE)
    assert [choice.number for choice in numbered.choices] == [1, 2, 3, 4, 5, 0]
    names = ("T01", "H1", "T02", "T03", "H2", "H3")
    told = zip(lines, names, strict=True)
    places = [line.removeprefix("-# **").split(f" {VOICE.word(name)}")[0] for line, name in told]
    assert places == ["1", "1–3", "2, 4, 5", "3", "4", "5"]


def test_a_series_is_numbered_beside_what_its_last_move_names() -> None:
    page = offered(("choose", "H3", "card", THEN, "hire", "T01", "HL"), ("choose", "H3", "provision"))
    _, lines = effect_lines(WAYFARERS, OPTIONS, page, VOICE)
    assert [line.split("**")[1] for line in lines if "H3" in line] == ["2 Guesthouse (H3)"]


def test_what_has_only_a_code_is_told_with_its_kind() -> None:
    page = offered(("journal", "n3a"), ("journal", "n3b"))
    _, lines = effect_lines(WAYFARERS, OPTIONS, page, VOICE)
    assert [line.split("**")[1] for line in lines] == [
        f"{n} {s}3 · place in the journal" for n, s in ((1, "A"), (2, "B"))
    ]
    menu = closer(WAYFARERS, OPTIONS, page, VOICE)
    assert menu is not None
    assert [option.label for option in menu.options] == [
        "A3 · place in the journal",
        "B3 · place in the journal",
    ]
    page = offered(("worker", "yellow", "L01"))
    page = replace(page, groups=((replace(page.choices[0], notes=(("component", "land-2"),)),),))
    assert effect_lines(WAYFARERS, OPTIONS, page, VOICE)[1][0].startswith("-# **1 Land row, slot 2**: ")


def test_what_a_word_only_points_at_is_told_instead_of_it() -> None:
    game, voice = find("mesopotamia", GAMES), Voice("en", "mesopotamia")
    notes = (("component", "sumer-research-2"),)
    page = Offered(7, 3, (), (), ((Choice(("discover", "research"), "research", notes=notes),),))
    _, (line,) = effect_lines(game, {option.name: option.choices[0] for option in game.options}, page, voice)
    assert line.startswith("-# **1 Research, level 2 (Sumer)**: ")


def test_a_move_is_explained_by_the_square_it_leads_to() -> None:
    """Its word names the square that it leaves."""
    state, options = ur.position((1, 12), (), thrown=3), {option.name: option.choices[0] for option in ur.GAME.options}
    view = ur.GAME.view(state, ur.LIGHT)
    named = [
        Choice(("move", word), word, notes=ur.GAME.annotations(view, ("move",), word)) for word in ("new", "A4", "B8")
    ]
    assert told_apart(ur.GAME, options, Offered(7, 3, (), (), (tuple(named),))) == ["A2", "A1"]


def test_neither_a_verb_nor_a_number_is_a_component() -> None:
    """Mesopotamia's *build* is an action as well, and its market has a place 11."""
    game, voice = find("mesopotamia", GAMES), Voice("en", "mesopotamia")
    options = {option.name: option.choices[0] for option in game.options}
    assert told_apart(game, options, offered(("build", "floor"))) == ["floor"]
    assert effect_lines(game, options, offered(("bid", "11"), ("bid", "12"), typed=("bid",)), voice)[1] == []


def test_signs_are_explained_once_where_they_stand_on_buttons() -> None:
    voice = Voice("en", "mesopotamia")
    marked = noted_choice(("move", "A1", "archer", "B1"), "B1", (("enemies", 2), ("event", "down")), voice)
    page = Offered(
        7, 3, (), (), ((marked, replace(marked, words=("move", "A1", "archer", "B2")), Choice(("x",), "x")),)
    )
    (line,) = signs(page, voice)
    assert line.count("⚔") == line.count("❓") == 1
    assert signs(offered(("done",)), voice) == []


def test_what_all_choices_name_and_what_was_said_before_has_none() -> None:
    page = offered(("hire", "T02", "H1"), ("hire", "T02", "H2"), ("skip",))
    assert told_apart(WAYFARERS, OPTIONS, page) == ["H1", "H2"]
    page = offered(("hire", "T02", "H1"), ("hire", "T02", "H2"), typed=("hire", "T02"))
    assert told_apart(WAYFARERS, OPTIONS, page) == ["H1", "H2"]


def test_what_is_only_put_away_does_nothing() -> None:
    tigris, voice = find("tigris", GAMES), Voice("en", "tigris")
    swap = Choice(("swap", "temple", "farm"), "temple farm", ("draws 2",))
    assert with_effects(tigris, {}, swap, voice) == swap
    assert with_effects(tigris, {}, Choice(("tile", "temple", "F5"), "temple F5"), voice).detail
    assert effect_lines(tigris, {}, offered(("swap", "temple"), ("swap", "farm")), voice)[1] == []


def test_too_many_components_are_told_by_the_menu_alone() -> None:
    names = list(WAYFARERS.components(OPTIONS))[: LINES + 1]
    page = offered(*(("inspire", *names[place : place + 2]) for place in range(0, len(names), 2)))
    assert effect_lines(WAYFARERS, OPTIONS, page, VOICE) == (page, [])
    menu = closer(WAYFARERS, OPTIONS, page, VOICE)
    assert menu is not None
    assert [option.value for option in menu.options] == names


def test_where_moves_begin_long_lines_are_left_to_the_menu() -> None:
    page = replace(offered(*(("take", card) for card in CARDS)), begins=True)
    assert len(effect_lines(WAYFARERS, OPTIONS, page, VOICE)[1]) == len(CARDS)
    page = replace(offered(*(("take", f"W{number:02}") for number in range(1, 20))), begins=True)
    assert effect_lines(WAYFARERS, OPTIONS, page, VOICE) == (page, [])
    assert closer(WAYFARERS, OPTIONS, page, VOICE) is not None


def test_what_is_spent_besides_the_price_is_red() -> None:
    notes = (("guild", ("trade",)), ("price", 1))
    page = Offered(7, 3, ("die", "5", "H3"), (), ((noted_choice(("die", "5", "H3", "4"), "4", notes, VOICE),),))
    (button,) = (one for one in panel_buttons(page, VOICE).children if isinstance(one, Press) and one.address.words[3:])
    assert button.style is Style.danger
    assert "−1 influence" in (button.label or "")


def test_a_proposal_does_not_hide_it() -> None:
    words = ("die", "5", "H3", "4")
    costly = noted_choice(words, "die 5 on H3", (("guild", ("trade",)), ("price", 1)), VOICE)
    page = Offered(7, 3, proposals=(costly, noted_choice(("rest",), "Rest", (), VOICE)))
    styles = [one.style for one in panel_buttons(page, VOICE).children if isinstance(one, Press)][:2]
    assert styles == [Style.danger, Style.primary]


async def told_within_limits(game: AnyGame, numbers: range, count: int) -> int:
    """Hold `count` panels of each random game, and of what is begun there, to Discord's limits, the languages by turns;
    return how many lines of components there were."""
    advice, chance, told = Advice(), Random(5), 0
    advice.patience = None
    pictures = [Picture("hand.png", "x" * 1024), Picture("war.png", "x" * 1024)]
    files = [Attachment(number, one.name, b"", "image/png") for number, one in enumerate(pictures)]
    for number in numbers:
        language = LANGUAGES[number % len(LANGUAGES)]
        random, voice = playout(game, number), Voice(language, game.name, NAMES)
        options = dict(random.header.options)
        for played in chance.sample(random.played, min(count, len(random.played))):
            table, seat = table_at(game, random.header, played.before, language=language), played.seat
            advice.forget()
            user, beginnings = user_on(seat), begun(table, seat, chance)
            panels = [await following(table, user, typed, 0, voice, advice, propose=False) for typed in beginnings]
            panels.append(await opening(table, seat, voice, advice, propose=True))
            for one in panels:
                look = closer(game, options, one, voice)
                panel, lines = effect_lines(game, options, one, voice)
                told += len(lines)
                lines += had(game.resources(game.view(table.state, seat)), panel, voice)
                lines += lacking(table.position, seat, panel, voice)
                room = limits.OPTION_TEXT if one.in_menus else limits.BUTTON_LABEL
                assert all(len(choice.text(room)) <= room for choice in one.visible_choices)
                assert all(len(choice.text()) <= limits.BUTTON_LABEL for choice in one.proposals)
                assert all(
                    len(choice.text(limits.OPTION_TEXT)) <= limits.OPTION_TEXT for some in one.menus for choice in some
                )
                controls = [*panel_buttons(panel, voice).children, *verb_menus(panel, voice), *([look] if look else [])]
                view = laid_out("\n".join(["x" * 400, *lines]), Controls(controls), pictures)
                check_message({"components": cast("Any", view).to_components()}, files, COMPONENTS_V2)
                assert sum(map(len, lines)) < limits.LAYOUT_TEXT - 400
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
