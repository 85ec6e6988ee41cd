"""`/game new` asks for the game, then for its options alone, in one private message."""

import pytest
from msgspec.structs import replace

from bot.messages.board import lobby_text
from bot.messages.lobby import available_choices, option_label
from bot.model.options import ineffective_options
from bot.model.ratings import StoredResult
from bot.sandbox.people.answers import InitialResponse
from bot.text.voice import LANGUAGES, Voice
from bot.ui.new_table import read_digits
from tests.support.games.auction import Auction
from tests.support.house import House
from tests.support.require import require


async def test_a_table_is_prepared_in_one_private_panel(house: House) -> None:
    asked = await house.slash("Ann", "game new")
    assert asked.ephemeral
    assert asked.message is not None
    shown = await (await house.person("Ann").select(asked.message, None, "auction")).wait_until_finished()
    assert shown.message is not None
    assert shown.message.id == asked.message.id
    for menu in shown.message.menus:
        assert sum(bool(option.get("default")) for option in menu["options"]) == 1
    first = shown.message.menus[0]
    await house.restart()
    other = [option["value"] for option in first["options"] if not option.get("default")][-1]
    shown = await (await house.person("Ann").select(shown.message, first["custom_id"], other)).wait_until_finished()
    shown = await house.press("Ann", shown, "More")
    await house.press("Ann", shown, "Open the table")
    table = await house.table()
    game = table.game
    assert game.name == "auction"
    assert dict(table.row.settings.options)[next(iter(available_choices(game)))] == other


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_of_a_new_table_is_not_asked_to_join(house: House, language: str) -> None:
    await house.slash("Ann", "settings language", language=language)
    answer = await house.slash("Ann", "game new", game="tigris")
    assert (await house.table()).roster.users == (house.person("Ann").id,)
    voice = Voice(language)
    assert answer.content == voice.say("done-new")
    assert f"**{voice.say('button-start')}**" in answer.content
    assert "you have a seat" in Voice("en").say("done-new")


@pytest.mark.parametrize("game", ["tigris", "kings", "auction"])
async def test_every_option_of_a_game_stands_on_some_page(house: House, game: str) -> None:
    asked = await house.slash("Ann", "game new")
    shown = await (await house.person("Ann").select(require(asked.message), None, game)).wait_until_finished()
    wanted = available_choices(next(one for one in house.games if one.name == game))
    seen: list[str] = []
    while len(seen) < len(wanted):
        seen += [menu["custom_id"].split(".")[-1] for menu in require(shown.message).menus]
        shown = await house.press("Ann", shown, "More")
    assert seen == list(wanted)


async def options_on_all_pages(house: House, shown: InitialResponse) -> set[str]:
    """Turn the pages of Ann's panel until the first one comes again."""
    seen: set[str] = set()
    while True:
        here = {menu["custom_id"].split(".")[-1] for menu in require(shown.message).menus}
        if here <= seen:
            return seen
        seen |= here
        shown = await house.press("Ann", shown, "More")


@pytest.mark.parametrize(("mode", "matter"), [("kings", True), ("table", True), ("ur", False), ("ashur", False)])
async def test_only_options_that_matter_for_what_is_chosen_are_asked(house: House, mode: str, matter: bool) -> None:
    shown = await chosen(house, "mesopotamia", options=f"mode={mode}")
    assert ({"automata", "level"} <= await options_on_all_pages(house, shown)) is matter


@pytest.mark.parametrize(("mode", "offered"), [("kings", True), ("ashur", False)])
async def test_R2_4_a_last_round_is_not_asked_for_where_the_game_has_a_clock_of_its_own(
    house: House, mode: str, offered: bool
) -> None:
    shown = await chosen(house, "mesopotamia", options=f"mode={mode}")
    assert ("rounds" in await options_on_all_pages(house, shown)) is offered


@pytest.mark.parametrize(("mode", "offered"), [("kings", True), ("table", False), ("ur", False)])
async def test_R22_20_sides_are_asked_for_beside_automata(house: House, mode: str, offered: bool) -> None:
    shown = await chosen(house, "mesopotamia", options=f"mode={mode}")
    assert ("side" in await options_on_all_pages(house, shown)) is offered


@pytest.mark.parametrize(("stays", "side"), [(True, "together"), (False, "alone")])
async def test_R22_20_two_people_play_together_and_a_single_one_alone(house: House, stays: bool, side: str) -> None:
    await house.slash("Ann", "game new", game="mesopotamia", options="mode=kings side=together")
    assert "Sides: all people together" in house.board().text
    await house.click("Ben", "Join")
    if not stays:
        await house.click("Ben", "Leave")
    await house.click("Ann", "Start")
    assert f"side={side}" in (await house.table()).record.text()


async def test_typed_options_without_effect_open_no_table_and_say_why(house: House) -> None:
    refused = await house.slash("Ann", "game new", game="mesopotamia", options="mode=ur rounds=12")
    assert refused.ephemeral
    assert "“rounds=12” has no effect with mode=ur. Leave it out." in refused.content
    assert not await house.app.store.tables.unfinished_tables()
    await house.slash("Ann", "game new", game="mesopotamia", options="mode=ur")
    assert "Last round" not in house.board().text


async def test_a_lobby_lists_only_options_that_matter(house: House) -> None:
    await house.slash("Ann", "game new", game="mesopotamia")
    assert "Ann (no side chosen yet)" in house.board().text
    assert "Automata: 1 · Difficulty" in house.board().text
    await house.click("Ben", "Join")
    assert "Mode: everyone against everyone" in house.board().text
    assert "Automata" not in house.board().text
    assert "Difficulty" not in house.board().text


async def test_two_are_not_shown_what_is_for_one_alone(house: House) -> None:
    await house.slash("Ann", "game new", game="mesopotamia", options="mode=ur")
    assert "Mode: Siege of Ur (solo)" in house.board().text
    await house.click("Ben", "Join")
    assert "(solo)" not in house.board().text
    assert "Mode: everyone against everyone" in house.board().text
    shown = await house.click("Ann", "Options")
    mode = next(menu for menu in require(shown.message).menus if menu["custom_id"].endswith(":mode"))
    assert [option["value"] for option in mode["options"]] == ["table", "kings"]
    await house.click("Ben", "Leave")
    assert "Mode: Siege of Ur (solo)" in house.board().text
    await house.click("Ben", "Join")
    await house.click("Ann", "Start")
    assert "mode=table" in (await house.table()).record.text()


async def test_a_choice_without_effect_is_kept_for_when_it_has_one(house: House) -> None:
    shown = await chosen(house, "mesopotamia", options="mode=ur automata=3")
    assert shown.message is not None
    mode = next(menu for menu in shown.message.menus if menu["custom_id"].endswith(".mode"))
    shown = await (await house.person("Ann").select(shown.message, mode["custom_id"], "kings")).wait_until_finished()
    await house.press("Ann", shown, "Open the table")
    assert dict((await house.table()).row.settings.options)["automata"] == "3"


@pytest.mark.parametrize("digits", ["", "z", "zzzzzzzzzzzzzzzzzzzz", "0", "-"])
def test_choices_that_no_panel_wrote_are_not_read(digits: str) -> None:
    assert read_digits(available_choices(Auction()), digits) is None


async def chosen(house: House, game: str, **typed: str) -> InitialResponse:
    """Ann types options without a game, and then chooses the game in the panel."""
    asked = await house.slash("Ann", "game new", **typed)
    return await (await house.person("Ann").select(require(asked.message), None, game)).wait_until_finished()


async def test_options_typed_without_a_game_are_kept_when_the_game_is_chosen(house: House) -> None:
    shown = await chosen(house, "tigris", language="cs", reminders="48h", options="open-scores=yes")
    assert "doesn't have this option" not in shown.content
    await house.press("Ann", shown, "Open the table")
    settings = (await house.table()).row.settings
    assert (settings.language, settings.reminders) == ("cs", 48)
    assert dict(settings.options)["open-scores"] == "yes"


async def test_typed_options_that_the_chosen_game_does_not_have_are_named(house: House) -> None:
    shown = await chosen(house, "auction", theme="high-contrast", options="open-scores=yes")
    assert "doesn't have this option" in shown.content
    assert "Open scores" in shown.content
    await house.press("Ann", shown, "Open the table")
    assert (await house.table()).row.settings.theme == "high-contrast"


async def test_pressing_open_twice_opens_one_table(house: House) -> None:
    await house.slash("Ann", "admin setup", threads="on")
    shown = await chosen(house, "tigris")
    for _ in range(2):
        await house.click("Ann", "Open the table", shown.message)
    assert len([one for one in house.sandbox.state.channels.values() if one.is_thread]) == 1


async def test_the_options_of_a_lobby_are_changed_in_private_and_shown_to_all(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    shown = await house.click("Ben", "Options")
    assert shown.ephemeral
    assert "Open scores" in shown.content
    assert shown.message is not None
    menu = next(menu for menu in shown.message.menus if menu["custom_id"].endswith(":open-scores"))
    shown = await (await house.person("Ben").select(shown.message, menu["custom_id"], "yes")).wait_until_finished()
    await house.settle()
    assert "Open scores: yes" in house.board().text
    menu = next(menu for menu in require(shown.message).menus if menu["custom_id"].endswith(":open-scores"))
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["yes"]
    await house.click("Ann", "Start")
    assert "open-scores=yes" in (await house.table()).record.text()


async def test_every_option_of_a_lobby_is_explained_on_some_page(house: House) -> None:
    await house.slash("Ann", "game new", game="mesopotamia", options="mode=kings")
    seen: set[str] = set()
    shown = await house.click("Ann", "Options")
    for _ in range(9):
        here = [menu["custom_id"].rpartition(":")[2] for menu in require(shown.message).menus]
        assert len(shown.content.splitlines()) == 1 + len(here)
        seen |= set(here)
        shown = await house.press("Ann", shown, "More")
    game = (await house.table()).game
    chosen = dict((await house.table()).row.settings.options)
    assert seen == available_choices(game).keys() - ineffective_options(game, chosen, game.seats)


async def test_a_lobby_from_before_a_game_had_an_option_shows_it_as_usual(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    table = await house.table()
    table.row = replace(table.row, settings=replace(table.row.settings, options=()))
    shown = await house.click("Ann", "Options")
    menu = next(menu for menu in require(shown.message).menus if menu["custom_id"].endswith(":open-scores"))
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["no"]


async def test_strangers_change_nothing_in_a_lobby(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    refused = await house.click("Ben", "Options")
    assert refused.ephemeral
    assert "not playing" in refused.content


async def test_options_of_a_game_that_has_begun_stay_as_they_are(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    shown = await house.click("Ben", "Options")
    await house.click("Ann", "Start")
    assert shown.message is not None
    menu = next(menu for menu in shown.message.menus if menu["custom_id"].endswith(":open-scores"))
    refused = await (await house.person("Ben").select(shown.message, menu["custom_id"], "yes")).wait_until_finished()
    assert "started already" in refused.content
    assert dict((await house.table()).row.settings.options)["open-scores"] == "no"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("mapp=advanced", "I don't know the option “mapp=advanced”"),
        ("map", "“map” can't be chosen. map can be: standard · advanced"),
        ("open-scores=maybe", "open-scores can be: no · yes"),
    ],
)
async def test_typed_options_that_mean_nothing_open_no_table(house: House, typed: str, said: str) -> None:
    refused = await house.slash("Ann", "game new", game="tigris", options=typed)
    assert said in refused.content
    assert not await house.app.store.tables.unfinished_tables()


async def test_typed_options_are_suggested_one_after_the_other_in_the_readers_words(house: House) -> None:
    ann = house.person("Ann")
    found = await ann.autocomplete(house.channel, "game new", "options", "scores", game="tigris")
    assert [one.value for one in found] == ["open-scores=no", "open-scores=yes"]
    found = await ann.autocomplete(house.channel, "game new", "options", "open-scores=yes adv", game="tigris")
    assert [one.value for one in found] == ["open-scores=yes map=advanced"]
    await house.slash("Ann", "settings language", language="fi")
    found = await ann.autocomplete(house.channel, "game new", "options", "vaativa", game="tigris")
    assert [one.value for one in found] == ["map=advanced"]


async def test_anybody_may_ask_what_the_options_of_a_lobby_change(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    told = await house.click("Guest", "What do the options mean?")
    assert told.ephemeral
    assert "ptions" in told.content
    assert "**Map**: " in told.content
    assert " – *standard*" in told.content


async def finished(house: House, name: str, game: str) -> None:
    """Somebody has a result of a game."""
    await house.slash(name, "game new", game=game)
    table = await house.table()
    await house.app.store.results.store_results(table.id, 9, [StoredResult(house.person(name).id, game, 1)])
    await house.slash(name, "game cancel")


async def level_of(house: House, name: str, **given: str) -> str:
    """How well the computers play at a table of Ur that somebody opens."""
    await house.slash(name, "game new", game="ur", **given)
    table = await house.table()
    await house.slash(name, "game cancel")
    return table.row.settings.computers


async def test_newcomers_are_offered_computers_that_play_like_beginners(house: House) -> None:
    assert await level_of(house, "Ben") == "beginner"
    assert await level_of(house, "Ben", computers="normal") == "normal"
    await finished(house, "Ben", "tigris")
    assert await level_of(house, "Ben") == "beginner"
    await finished(house, "Ben", "ur")
    assert await level_of(house, "Ben") == "normal"
    assert await level_of(house, "Cyd") == "beginner"


async def test_a_servers_settings_override_the_defaults_for_beginners(house: House) -> None:
    await house.slash("Ann", "admin setup", computers="easy")
    assert await level_of(house, "Ben") == "easy"


async def test_nothing_is_offered_for_being_new_to_people_of_whom_no_results_are_stored(house: House) -> None:
    await house.slash("Ben", "settings stats", stats="off")
    assert await level_of(house, "Ben") == "normal"


async def test_the_panel_of_options_begins_with_that_level_and_the_lobby_names_it_once_a_computer_sits_there(
    house: House,
) -> None:
    asked = await house.slash("Ann", "game new")
    shown = await (await house.person("Ann").select(require(asked.message), None, "ur")).wait_until_finished()
    await house.press("Ann", shown, "Open the table")
    table = await house.table()
    assert table.row.settings.computers == "beginner"
    label = option_label(Voice("en"), "computers", "beginner", ())
    assert label not in lobby_text(table.row, table.game)
    await house.click("Ann", "Add a computer player")
    assert label in lobby_text(table.row, table.game)
