"""A panel's first offers, at random positions of the games."""

from collections.abc import AsyncIterator, Iterator
from random import Random

import pytest

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page, question_at, question_lines, whole_moves
from bot.handlers.pages import question_line
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.page import MAX_ANSWERS, Page
from engine.game import STOP, Fact, Price, Seat, Words
from engine.move_chain import THEN
from engine.registry import find_game
from tests.engine.games.wayfarers.positions import blocked
from tests.engine.playouts import playout
from tests.support.house import EVERY_GAME
from tests.support.live_tables import table_at

TIGRIS = find_game("tigris", EVERY_GAME)
VOICE, WAYFARER = Voice("en", "tigris"), Voice("en", "wayfarers")


@pytest.fixture
def advice() -> Advice:
    made = Advice()
    made.patience_seconds = None
    return made


def positions(game: int, stride: int) -> Iterator[tuple[LiveTable, Seat]]:
    """Yield every so many positions of a random game, with who is to move."""
    random = playout(TIGRIS, game)
    for played in random.played[::stride]:
        yield table_at(TIGRIS, random.header, played.before), played.seat


def pieces(table: LiveTable, seat: Seat) -> Iterator[Words]:
    """Yield the pieces for which more cells are offered than a page has."""
    words = table.game.words
    for verb in words(table.state, seat, ()):
        for piece in words(table.state, seat, (verb,)):
            if piece != STOP and len(words(table.state, seat, (verb, piece))) > MAX_ANSWERS:
                yield verb, piece


def begun(table: LiveTable, seat: Seat, chance: Random) -> Iterator[Words]:
    """Yield for each verb the beginnings of one move."""
    words = table.game.words
    for verb in words(table.state, seat, ()):
        prefix: Words = (verb,)
        while following := [word for word in words(table.state, seat, prefix) if word != STOP]:
            yield prefix
            prefix = (*prefix, chance.choice(following))


async def test_a_list_of_moves_says_each_as_a_whole(advice: Advice) -> None:
    """A swap is "all but 1 settlement" on a button, which a list that is read aloud does not say."""
    table, seat = next(positions(5, 1))
    told = await question_lines(table, seat, VOICE, advice)
    moves = whole_moves(table, seat)
    assert [move for move, line in zip(moves, told[1:], strict=False) if VOICE.sentence(move) not in line] == []


@pytest.mark.parametrize("stride", [28, pytest.param(7, marks=pytest.mark.full)])
@pytest.mark.parametrize(("name", "least"), [("wayfarers", 1), ("mesopotamia", 0), ("kings", 0), ("ur", 0)])
async def test_a_word_with_a_cost_is_never_chosen_for_a_player(
    name: str, least: int, advice: Advice, stride: int
) -> None:
    """`least`: so many words at least were the only ones possible and had a price of their own."""
    game, chance, prices = find_game(name, EVERY_GAME), Random(3), 0
    for number in range(2):
        random = playout(game, number)
        for played in random.played[number::stride]:
            table, seat = table_at(game, random.header, played.before), played.seat
            view = game.view(table.state, seat)
            for prefix in begun(table, seat, chance):
                advice.clear_cache()
                panel = await next_page(question_at(table, seat, propose=False), prefix, 0, Voice("en", name), advice)
                told = [
                    set(game.annotations(view, panel.prefix[:place], word)) for place, word in enumerate(panel.prefix)
                ]
                taken = range(len(prefix), len(panel.prefix))
                assert all(_priced(told[place]) <= set[object]().union(*told[:place]) for place in taken), panel.prefix
                alone = [choice for choice in panel.choices if len(panel.choices) == 1 and not panel.whole]
                prices += sum(
                    bool(_priced(set(game.annotations(view, panel.prefix, one.words[len(panel.prefix)]))))
                    for one in alone
                )
    assert prices >= least


def _priced(facts: set[tuple[str, Fact]]) -> set[tuple[str, Fact]]:
    return set(Price.of(tuple(facts)).amounts)


@pytest.mark.parametrize("game", [0, *(pytest.param(number, marks=pytest.mark.full) for number in (1, 2))])
async def test_cells_that_score_stand_on_the_first_page(game: int, advice: Advice) -> None:
    menus = 0
    for table, seat in positions(game, stride=24):
        advice.clear_cache()
        for piece in pieces(table, seat):
            first = await next_page(question_at(table, seat, propose=True), piece, 0, VOICE, advice)
            if any(choice.scores for choice in first.choices):
                menus += 1
                assert any(choice.scores for choice in first.choices_with_controls), (
                    piece,
                    [one.label for one in first.choices_with_controls],
                )
    assert menus


async def test_the_place_that_a_leader_leaves_is_not_repeated_with_each_cell(advice: Advice) -> None:
    left = 0
    for table, seat in positions(1, 9):
        leaders = table.game.words(table.state, seat, ("leader",)) if table.game.words(table.state, seat, ()) else ()
        advice.clear_cache()
        for leader in leaders:
            notes = dict(table.game.annotations(table.game.view(table.state, seat), ("leader",), leader))
            offered = await next_page(question_at(table, seat, propose=False), ("leader", leader), 0, VOICE, advice)
            assert not [one for one in offered.choices_with_controls if f"({notes.get('from')})" in one.text()]
            left += "from" in notes
    assert left


async def test_effects_of_earlier_words_are_not_repeated(advice: Advice) -> None:
    """Which of two cards is kept brings something; which of the others goes to the bottom brings nothing more."""
    game, told = find_game("wayfarers", EVERY_GAME), 0
    random = playout(game, 0)
    for played in random.played:
        table, seat = table_at(game, random.header, played.before), played.seat
        for card in game.words(table.state, seat, ("keep",)) if "keep" in game.words(table.state, seat, ()) else ():
            if len(game.words(table.state, seat, ("keep", card))) > 1:
                advice.clear_cache()
                first = await next_page(question_at(table, seat, propose=False), ("keep",), 0, WAYFARER, advice)
                then = await next_page(question_at(table, seat, propose=False), ("keep", card), 0, WAYFARER, advice)
                told += any(choice.gains for choice in first.choices)
                assert not [choice.text() for choice in then.choices if choice.gains]
    assert told


async def panels_of_prices(advice: Advice) -> AsyncIterator[tuple[LiveTable, Seat, Page]]:
    """Yield the panels of a game of Wayfarers on which something may be paid, with the table and who pays."""
    game = find_game("wayfarers", EVERY_GAME)
    random = playout(game, 0)
    for played in random.played:
        table, seat = table_at(game, random.header, played.before), played.seat
        if "pay" in game.words(table.state, seat, ()):
            advice.clear_cache()
            yield (
                table,
                seat,
                await first_page(question_at(table, seat, propose=False), Voice("en", "wayfarers"), advice),
            )


async def test_a_paid_choice_is_one_press_with_its_price(advice: Advice) -> None:
    found = 0
    async for table, seat, panel in panels_of_prices(advice):
        price = dict(table.game.annotations(table.game.view(table.state, seat), ("pay",), STOP))["net"]
        assert isinstance(price, int)
        paid = [choice for choice in panel.choices if choice.words[:2] == ("pay", THEN)]
        assert paid
        told = {choice.words[2]: choice.price for choice in paid}
        drawn = {"draw": (f"−{price + 1} 🍞", "(final)")} if "draw" in told else {}
        assert told == {**dict.fromkeys(told, told[paid[0].words[2]]), **drawn}
        assert paid[0].price[0].startswith(f"−{price}")
        assert all(choice.spends for choice in paid)
        found += 1
    assert found


@pytest.mark.parametrize(
    ("name", "prefix", "begins"),
    [("wayfarers", ("die",), ("H",)), ("mesopotamia", ("trade",), ("⇄ ", "trade at place "))],
)
async def test_what_is_left_to_say_reads_as_a_sentence(
    name: str, prefix: Words, begins: tuple[str, ...], advice: Advice
) -> None:
    game, found = find_game(name, EVERY_GAME), 0
    random = playout(game, 0)
    for played in random.played:
        table, seat = table_at(game, random.header, played.before), played.seat
        if found < 3 and prefix[0] in game.words(table.state, seat, ()):
            advice.clear_cache()
            page = await next_page(question_at(table, seat, propose=False), prefix, 0, Voice("en", name), advice)
            labels = [choice.label for choice in page.choices]
            assert not any(label.isdecimal() for label in labels)
            found += any(label.startswith(begins) for label in labels)
    assert found


async def test_whole_moves_of_different_length_are_called_alike(advice: Advice) -> None:
    game = find_game("wayfarers", EVERY_GAME)
    random = playout(game, 0)
    for played in random.played[::4]:
        table, seat = table_at(game, random.header, played.before), played.seat
        if game.words(table.state, seat, ("rest",))[1:]:
            advice.clear_cache()
            page = await next_page(
                question_at(table, seat, propose=False), ("rest",), 0, Voice("en", "wayfarers"), advice
            )
            assert {choice.label.split(" ")[0] for choice in page.choices} == {"Rest"}
            return
    raise AssertionError("nobody could rest")


async def test_people_whose_journal_is_blocked_are_offered_the_end(advice: Advice) -> None:
    game = find_game("wayfarers", EVERY_GAME)
    table = table_at(game, playout(game, 0).header, blocked())
    page = await first_page(question := question_at(table, 0, propose=False), WAYFARER, advice)
    assert "Start the last round" in [choice.label for choice in page.choices]
    assert "Nobody can take another step in the journal." in question_line(question, page, WAYFARER)


async def test_a_free_part_behind_a_price_is_not_called_free(advice: Advice) -> None:
    found = 0
    async for _, _, panel in panels_of_prices(advice):
        draws = [choice for choice in panel.choices if choice.words[-1] == "draw"]
        assert not [choice.text() for choice in draws if "free" in choice.text()]
        found += bool(draws)
    assert found
