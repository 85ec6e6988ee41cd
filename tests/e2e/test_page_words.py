"""A person who knows nothing but the words of the panel plays a whole game on the page: what they say comes true."""

import logging
import re
from random import Random

import pytest
from playwright.async_api import Locator, expect

from bot.sandbox.limits.components import every_component
from engine.game import Seat
from render.service import PictureService
from tests.bot.handlers.test_words_alone import GAIN, KEEN, PRICE, Found, compare, purse
from tests.e2e.page_player import Player
from tests.support.browser import in_browser
from tests.support.unpainted import no_picture

_log = logging.getLogger(__name__)
pytestmark = [*in_browser, pytest.mark.full]

WAYS = re.compile(r"^(Undo|Back|More|Done|I know this game|Why these\?|Move)$")
"""Controls that say nothing of a move."""
CLOSER = "Look closer …"
ASKS = "▸"
BONES = "How many bones"
"""A question whose numbers are themselves what is at stake."""
TURNS = 1000
"""Presses after which a game is given up: it would never end."""


CONTROLS = """nodes => nodes.map(node => [
    node.innerText,
    node.dataset.id,
    node.hasAttribute("aria-haspopup"),
    [...node.parentElement.querySelectorAll("[role=option] > span")].map(option => option.textContent),
])"""
"""Reads all controls at once, since the panel may change while they are read: label, id, whether it is a menu, and its
options."""

IDS = "nodes => nodes.map(node => node.dataset.id)"


class Reader:
    """Somebody who reads labels, takes what they promise, and expects it."""

    def __init__(self, player: Player, seat: Seat, chance: Random) -> None:
        self.player, self.seat, self.chance = player, seat, chance
        self.found = Found()
        self.presses = 0
        self.begun = ""

    @property
    def panel(self) -> Locator:
        return self.player.newest

    async def look(self) -> str:
        """All words of the panel."""
        return await self.panel.inner_text()

    async def labels(self) -> list[tuple[str, str, int]]:
        """What may be chosen: a label, the control that has it, and at which place of a menu."""
        controls: list[tuple[str, str, int]] = []
        for name, key, menu, labels in await self.panel.locator("[data-id]").evaluate_all(CONTROLS):
            if not menu:
                controls.append((name, key, -1))
            elif name != CLOSER:
                controls += [(label, key, place) for place, label in enumerate(labels)]
        return controls

    async def offered(self) -> tuple[list[tuple[str, str, int]], list[tuple[str, str, int]]]:
        """What may be pressed to go on with a move, and to end it."""
        offered = await self.labels()
        moves = [one for one in offered if not WAYS.match(one[0])]
        return moves, [one for one in offered if one[0] == "Done"]

    async def come(self) -> None:
        """Return when the page has all that was sent: a panel follows its table and gets proposals a moment later."""
        await self.player.house.settle()
        while await self.panel.locator("[data-id]").evaluate_all(IDS) != self.sent():
            await self.player.page.wait_for_timeout(20)

    def sent(self) -> list[str]:
        """The controls of the panel as Discord has them."""
        house = self.player.house
        newest = [seen for seen in house.person("Ann").sees(house.channel) if seen.ephemeral][-1]
        return [one["custom_id"] for one in every_component(newest.components) if one.get("custom_id")]

    async def choose(self) -> str:
        """Press one of the controls; return its label."""
        await self.come()
        moves, done = await self.offered()
        telling = [one for one in moves if ASKS in one[0] or PRICE.search(one[0]) or GAIN.search(one[0])]
        pool = telling if telling and self.chance.random() < KEEN else [*moves, *done]
        label, key, place = self.chance.choice(pool)
        control = self.panel.locator(f'[data-id="{key}"]')
        await control.click()
        if place >= 0:
            await control.locator("xpath=..").locator("[role=option]").nth(place).click()
        self.presses += 1
        _log.info("%s presses, %s: %s", self.presses, self.found.moves, label)
        return label

    async def play(self) -> None:
        """Choose once, and compare what came of it with what its label said."""
        house, before = self.player.house, await self.look()
        table = await house.table()
        version, state = table.log.version, table.state
        label = await self.choose()
        if label == "Done":  # which ends what the label before it said
            label = self.begun
        await house.settle()
        while await self.look() == before:
            await self.player.page.wait_for_timeout(20)
        table = await house.table()
        held = purse(table.game, state, self.seat)
        moved = False
        for entry in table.log.entries[version:]:
            decision = table.game.decision(state)
            if entry.seat != self.seat or decision is None or entry.words == decision.automatic_move:
                break
            state, moved = table.game.play(state, self.seat, entry.words).state, True
        if moved and BONES not in before and table.game.decision(state) is not None:
            compare(label, held, purse(table.game, state, self.seat), self.found)
        self.begun = "" if moved else label


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", ["Wayfarers", "Mesopotamia"])
async def test_a_whole_game_by_the_words_of_the_panel(
    player: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    await player.command("/game new", name)
    await expect(player.log.get_by_text("who wants to play?")).to_be_visible()
    await player.button("Add a computer player").click()
    await expect(player.log.get_by_text("Computer 1")).to_be_visible()
    await player.button("Start").click()
    await expect(player.board.locator(".mention.me")).to_have_text("@Ann")
    before = await player.newest.get_attribute("data-message") if await player.answers.count() else ""
    await player.board.get_by_role("button", name="Move", exact=True).click()
    await expect(player.newest).not_to_have_attribute("data-message", before or "")
    table = await player.house.table()
    seat = table.roster.seat_of(player.house.person("Ann").id)
    assert seat is not None
    reader = Reader(player, seat, Random(1))
    while table.decision is not None and reader.presses < TURNS:
        decision = table.decision
        if seat in decision.seats:
            await reader.play()
        else:
            await player.house.settle()
        table = await player.house.table()
    figures = (reader.presses, reader.found.moves, reader.found.priced, reader.found.gaining)
    _log.info("%s: presses, moves, moves with a price, with a gain: %s", name, figures)
    assert table.decision is None
    assert reader.found.wrong == []
    assert min(reader.found.priced, reader.found.gaining)
