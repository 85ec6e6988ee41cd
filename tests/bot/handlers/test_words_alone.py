"""A player who knows the words of a panel and nothing else: what its buttons say that a move costs and brings is so."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page, question_at
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from engine.game import Seat, Words
from engine.move_chain import split_moves
from engine.registry import AnyGame, find_game
from tests.engine.playouts import playout
from tests.engine.test_words_are_actions import amount
from tests.support.live_tables import table_at

PRICE = re.compile(r"−([^−+·▸(]*)")
GAIN = re.compile(r"\+([^−+·▸(]*)")
GUILD = re.compile(r"(?<!\d )influence on (science|trade|exploration)")
INFLUENCE = re.compile(r"(\d+) influence(?! on)")
MOVED = re.compile(r"(?:Influence: |^\d )(\w+) → (science|trade|exploration)\b")
GLYPHS = {"🪙": "silver", "🍞": "provisions"} | {
    glyph: f"influence on {guild}" for glyph, guild in {"⚛️": "science", "⚖️": "trade", "🧭": "exploration"}.items()
}
KEEN = 0.75
"""How often the player takes what says a price, a gain or that more is asked, where anything does."""

GUILDS = ("science", "trade", "exploration")


@dataclass(slots=True)
class Found:
    """What the player saw: how many moves, how many of them with a price and with goods to be got; what was not so."""

    moves: int = 0
    priced: int = 0
    gaining: int = 0
    wrong: list[str] = field(default_factory=list)


def expected(label: str, part: re.Pattern[str]) -> Counter[str]:
    """What a label says that is paid or got. Influence of a guild that is not named may be that of any."""
    found = Counter[str]()
    for glyph, name in GLYPHS.items():
        label = label.replace(glyph, name)
    for text in part.findall(label):
        found += amount(text)
        found.update(GUILD.findall(text))
        if match := INFLUENCE.match(text):
            found.update(dict.fromkeys(GUILDS, int(match[1])))
    if match := MOVED.search(label):
        found[match[1 if part is PRICE else 2].lower()] += 1
    return found


def purse(game: AnyGame, state: object, seat: Seat) -> Counter[str]:
    """What a seat has, by the names of the words."""
    return Counter({good.rpartition("-")[2]: count for good, count in game.resources(game.view(state, seat)).items()})


async def said(table: LiveTable, seat: Seat, chance: Random, advice: Advice) -> tuple[Words, str]:
    """Press what the panel offers until a move is whole; return it, and the label that was pressed last."""
    voice, label = Voice("en", table.game.name), ""
    page = await first_page(question_at(table, seat, propose=False), voice, advice)
    while True:
        controls = page.choices
        if page.whole and (not controls or chance.random() < 0.5):
            return page.prefix, label
        telling = [one for one in controls if one.sign or PRICE.search(one.text()) or GAIN.search(one.text())]
        choice = chance.choice(telling if telling and chance.random() < KEEN else controls)
        label = choice.text()
        if choice.ends:
            return choice.words, label
        page = await next_page(question_at(table, seat, propose=False), choice.words, 0, voice, advice)


def compare(label: str, before: Mapping[str, int], after: Mapping[str, int], found: Found) -> None:
    """Compare what somebody has with what a label promised."""
    price, gain = expected(label, PRICE), expected(label, GAIN)
    found.moves += 1
    found.priced += bool(price)
    found.gaining += bool(gain)
    for good in before:
        change = after[good] - before[good]
        if change < gain[good] - price[good]:
            found.wrong.append(f"{label}: {good} {change}, not {gain[good] - price[good]}")


async def played(name: str, number: int) -> Found:
    """Play a game to its end by the words of its panels."""
    game, chance, advice, found = find_game(name), Random(number), Advice(), Found()
    advice.patience_seconds = None
    random = playout(game, number)
    state = random.start
    while (decision := game.decision(state)) is not None:
        seat, table = decision.seats[0], table_at(game, random.header, state)
        advice.clear_cache()
        words, label = await said(table, seat, chance, advice)
        before = purse(game, state, seat)
        for move in split_moves(words):
            state = game.play(state, seat, move).state
        if game.decision(state) is not None:
            compare(label, before, purse(game, state, seat), found)
    return found


@pytest.mark.parametrize("name", ["wayfarers", "mesopotamia"])
async def test_prices_and_gains_are_as_the_buttons_say(name: str) -> None:
    found = await played(name, 1)
    assert found.wrong == []
    assert min(found.moves, found.priced)


@pytest.mark.full
@pytest.mark.parametrize("number", range(2, 12))
@pytest.mark.parametrize("name", ["wayfarers", "mesopotamia"])
async def test_a_whole_game_is_as_the_buttons_say(name: str, number: int) -> None:
    found = await played(name, number)
    assert found.wrong == []
    assert min(found.moves, found.priced)
