"""A private question on a panel: its labels, custom ids, notes, picture and alt text reach nobody but whom it asks."""

import dataclasses
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec import structs

from bot.handlers import panel as panel_handlers
from bot.handlers.panel import PanelContent, build_panel
from bot.handlers.services import Services
from bot.sandbox.people.answers import InitialResponse
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from engine import codec
from engine.chance import SEED_BYTES, Chance
from engine.game import STOP, Seat
from engine.moves import random_move
from engine.record import Entry
from engine.registry import AnyGame, find_game
from engine.replay import Fold, play_entry
from engine.table import Log
from tests.malice.recorder import Seen, screen, seen
from tests.support.house import EVERY_GAME, House, address_of

PLAYERS = ("Ann", "Ben")
LONGEST = 400
"""Moves after which a question must have been asked."""

QUESTIONS = (
    ("kings", "support"),
    ("kings", "point"),
    ("kings", "treasure"),
    ("wayfarers", "keep"),
    ("tigris", "support"),
)


def asked(table: LiveTable, kind: str, seed: int = 0) -> Iterator[tuple[Fold[object], object]]:
    """Positions of random games in which a private question of this kind is asked, each with another that looks the
    same to everybody but whom it asks."""
    game, fold = table.game, table.log.fold
    for number in range(seed, seed + 20):
        luck = Chance(number.to_bytes(SEED_BYTES, "big"))
        played, stream = fold, luck.stream("before")
        for place in range(1, LONGEST):
            decision = game.decision(played.state)
            if decision is None:
                break
            seat = decision.seats[0]
            if decision.private and decision.kind == kind and place > 1:
                yield from ((played, there) for there in _unlike(game, played.state, seat, luck))
            played = play_entry(game, played, Entry(place, seat, random_move(game, played.state, seat, stream)))


def _unlike(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Iterator[object]:
    """The position as somebody else may imagine it, where whom it asks sees something else: what may be said, or what
    is noted of it."""
    there = game.sample_state(game.view(state, 1 - seat), luck)
    if game.view(there, seat) != game.view(state, seat):
        yield there


def put(table: LiveTable, fold: Fold[object], state: object) -> None:
    """Let the table go on from one of two positions."""
    entries = tuple(move.entry for move in fold.moves)
    recent = (*fold.recent_states[:-1], state)
    table.started = Log(table.log.header, dataclasses.replace(fold, recent_states=recent), entries)


async def looked(database: Path, game: str, kind: str, world: int) -> tuple[dict[str, list[Seen]], list[Seen]]:
    """What everybody else sees, and what the one who is asked sees, while they open the panel and begin every answer
    there."""
    house = House(database, (find_game(game, EVERY_GAME),))
    house.seeds = bytes
    async with house:
        await house.app.services.preloader.wait_until_idle()
        table = await house.begin(game, *PLAYERS)
        fold, there = next(asked(table, kind))
        put(table, fold, (fold.state, there)[world])
        house.app.services.tables.notify_listeners(table)
        await house.settle()
        name = await house.to_move()
        own = await _tried(house, name)
        return {other: screen(house, other) for other in (*PLAYERS, "Guest") if other != name}, own


async def _tried(house: House, name: str) -> list[Seen]:
    """The panel of somebody, and what each of its buttons that plays nothing leads to."""
    answer = await house.click(name, "Move")
    found = [_seen(house, name, answer)]
    hand = await _own(house, name)
    found.append(_seen(house, name, hand))
    assert hand.message is not None
    table = await house.table()
    game, state, seat = table.game, table.state, table.roster.names.index(name)
    for one in hand.message.buttons:
        words = address_of(one["custom_id"]).words
        if ":pick:" in one["custom_id"] and [word for word in game.words(state, seat, words) if word != STOP]:
            begun = await house.click(name, one["custom_id"], house.person(name).now(hand.message))
            found.append(_seen(house, name, begun))
            hand = await _own(house, name)
            assert hand.message is not None
    return found


async def _own(house: House, name: str) -> InitialResponse:
    """Somebody asks for what is theirs."""
    table = await house.table()
    return await house.click(name, Voice("en", table.game.name).say("button-hand"))


def _seen(house: House, name: str, answer: InitialResponse) -> Seen:
    assert answer.message is not None
    assert answer.message.ephemeral
    return seen(house.person(name).now(answer.message))


@pytest.mark.parametrize(("game", "kind"), QUESTIONS)
async def test_a_private_question_is_seen_by_whom_it_asks_alone(game: str, kind: str, tmp_path: Path) -> None:
    (others, own), (instead, unlike) = [await looked(tmp_path / str(n), game, kind, n) for n in range(2)]
    assert own != unlike, "both worlds ask the same, so that nothing is tested"
    assert others == instead


async def edited(house: House, game: str, kind: str) -> tuple[str, list[dict[str, list[Seen]]]]:
    """Who is asked, and what everybody sees in each of two worlds when the question comes while all have a panel
    open."""
    table = await house.begin(game, *PLAYERS)
    for name in PLAYERS:
        for message in house.person(name).sees(house.channel):
            house.person(name).dismiss(message)
        await _own(house, name)
    fold, there = next(asked(table, kind))
    shown = []
    for state in (fold.state, there):
        put(table, fold, state)
        house.app.services.advice.clear_cache()
        panels = house.app.services.panels
        for panel in await panels.panels_of(table.id):
            panels.note_renewal(panel, structs.replace(panel, version=-1))
        house.app.services.tables.notify_listeners(table)
        await house.settle()
        shown.append({name: screen(house, name) for name in (*PLAYERS, "Guest")})
    return await house.to_move(), shown


@pytest.mark.parametrize(("game", "kind"), QUESTIONS)
async def test_an_open_panel_that_is_edited_in_the_background_stays_its_readers(
    house: House, game: str, kind: str
) -> None:
    name, shown = await edited(house, game, kind)
    assert shown[0].pop(name) != shown[1].pop(name), "both worlds ask the same, so that nothing is tested"
    assert shown[0] == shown[1]
    (panel,) = [one for one in house.person(name).sees(house.channel) if one.ephemeral]
    assert {address_of(one["custom_id"]).version for one in panel.buttons} == {(await house.table()).log.version}


async def test_a_leak_on_a_panel_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def telling(
        services: Services, table: LiveTable, user: int, voice: Voice, heading: Sequence[str], number: int = 0
    ) -> PanelContent:
        decision = table.game.decision(table.state)
        view = table.game.view(table.state, decision.seats[0] if decision is not None else None)
        return await build_panel(services, table, user, voice, [*heading, codec.digest(view)], number)

    monkeypatch.setattr(panel_handlers, "build_panel", telling)
    name, shown = await edited(house, "kings", "support")
    assert shown[0].pop(name) != shown[1].pop(name)
    assert shown[0] != shown[1]
