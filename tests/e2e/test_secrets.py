"""Hidden information at the boundary: what others see does not depend on it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from engine.chance import SEED_BYTES, Chance
from engine.game import Seat, Words
from engine.moves import every_move, random_move
from engine.replay import Fold
from tests.support.house import House
from tests.support.samples import by_turns

WORTHY = 2
"""A seed with which the first lot of an auction is worth a bid."""

VARYING = re.compile(
    r"\b\d{15,}\b|d:\d+:\d+|m:\d+:\d+|-\d+-\d+\.png|\d{4}-\d\d-\d\dT[\d:.+]+|http://127[^\"]+|\"nonce\": \"\w+\""
)
"""Identities, times and versions, which differ between any two messages."""


def seen(message: SeenMessage | None) -> tuple[str, tuple[bytes, ...]]:
    """All that a curious client could find in a message, pictures included."""
    assert message is not None
    return VARYING.sub("…", message.everything), tuple(file.data for file in message.attachments)


async def public(house: House) -> list[tuple[str, tuple[bytes, ...]]]:
    """What a guest sees: the newest board, and what the commands answer."""
    guest = house.person("Guest")
    answers: list[InitialResponse] = [
        await house.slash("Guest", f"game {command}") for command in ("board", "log", "hand")
    ]
    shown = [seen(house.board()), *(seen(answer.message) for answer in answers)]
    for answer in answers:
        if answer.message is not None:
            guest.dismiss(answer.message)
    return shown


async def advance(house: House, moves: int) -> None:
    """Some moves by chance, straight at the table."""
    table, stream = await house.table(), Chance(bytes(SEED_BYTES)).stream("play")
    for _ in range(moves):
        decision = await house.decision()
        user = table.roster.user_of(decision.seats[0])
        assert user is not None
        words = random_move(table.game, table.state, decision.seats[0], stream)
        await house.app.services.tables.play(table, user, words, None, stream.below(10**9))
    await house.settle()


async def reshuffle(house: House, seat: Seat | None, number: int) -> None:
    """Put in the place of what is hidden from `seat` something else that looks the same to it."""
    table = await house.table()
    view = table.game.view(table.state, seat)
    imagined = table.game.sample_state(view, Chance(bytes([number]) * SEED_BYTES))
    recent = table.log.fold.recent_states
    fold = Fold(imagined, table.log.fold.moves, (*recent[:-1], imagined) if recent else ())
    table.started = replace(table.log, fold=fold)


@pytest.mark.parametrize(("game", "moves"), by_turns(("tigris", "auction"), (0, 5)))
async def test_what_a_guest_sees_does_not_change_when_hands_do(house: House, game: str, moves: int) -> None:
    await house.begin(game, "Ann", "Ben")
    await advance(house, moves)
    before = await public(house)
    hidden = (await house.table()).log.fold.state
    await reshuffle(house, None, 1)
    assert (await house.table()).log.fold.state != hidden
    assert await public(house) == before


async def test_a_public_move_is_told_the_same_whatever_the_others_hold(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    told: list[SeenMessage] = []
    for number in range(2):
        table, (seat, *_) = await house.table(), (await house.decision()).seats
        await reshuffle(house, seat, number)
        words: Words = next(every_move(table.game, table.state, seat, ("leader", "king")))
        await house.type(mover, words)
        told.append(house.board())
        await house.slash(mover, "game undo")
    first, second = told
    assert first.text in second.text
    assert [file.data for file in first.attachments] == [file.data for file in second.attachments]


async def others_see(database: Path, *bids: str) -> list[tuple[str, tuple[bytes, ...]]]:
    """What Ben and a guest see in one and the same auction after Ann has bid, and changed her bid."""
    house = House(database)
    house.seeds = lambda count: bytes([WORTHY]) * count
    await house.open()
    await house.begin("auction", "Ann", "Ben", "Cyd")
    assert (await house.decision()).private
    for bid in bids:
        await house.type("Ann", ("bid", bid))
    assert (await house.table()).log.version == len(bids)
    shown = [seen(one) for name in ("Ben", "Guest") for one in house.person(name).sees()]
    await house.shut()
    return shown


async def test_a_sealed_bid_is_seen_by_nobody_until_all_have_bid(tmp_path: Path) -> None:
    two, three = [await others_see(tmp_path / bid, bid) for bid in ("2", "3")]
    assert two == three


async def test_a_bid_that_is_changed_is_seen_by_nobody_and_not_even_that_it_was(tmp_path: Path) -> None:
    once, again = [await others_see(tmp_path / "-".join(bids), *bids) for bids in (("2",), ("3", "1"))]
    assert once == again


async def test_words_from_a_hand_stand_in_no_public_custom_id(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    words = {button["custom_id"].split(":")[4] for one in house.person("Guest").sees() for button in one.buttons}
    assert words <= {"", "end", "decline"}


async def test_private_answers_and_messages_reach_nobody_else(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    before = {name: len(person.sees()) for name, person in house.sandbox.people.items() if name != mover}
    await house.click(mover, "My hand")
    opened = await house.click(mover, "Move")
    await house.step(mover, opened, ("leader", "king", "A1"))
    assert {name: len(house.person(name).sees()) for name in before} == before


async def test_the_log_tells_each_what_they_may_know(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    table, (seat, *_) = await house.table(), (await house.decision()).seats
    await house.type(mover, next(every_move(table.game, table.state, seat, ("swap",))))
    await house.slash(mover, "tigris end")
    own = (await house.slash(mover, "game log")).content
    others = (await house.slash("Guest", "game log")).content
    assert len(own.splitlines()) == len(others.splitlines()) + 1


async def own(house: House, name: str) -> list[tuple[str, tuple[bytes, ...]]]:
    """All that a panel, its pages and what is suggested tell a player."""
    opened = await house.click(name, "Move")
    shown = [seen(opened.message)]
    step = await house.step(name, opened, ("leader", "king"))
    shown.append(seen(step.message))
    found = await house.person(name).autocomplete(house.channel, "move", "move", "")
    found += await house.person(name).autocomplete(house.channel, "move", "move", "t")
    return [*shown, ("\n".join(f"{one.name} {one.value}" for one in found), ())]


@pytest.mark.parametrize("moves", [0, 8])
async def test_proposals_notes_labels_and_suggestions_do_not_depend_on_what_is_hidden(house: House, moves: int) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await advance(house, moves)
    table = await house.table()
    while "leader" not in table.game.words(table.state, (await house.decision()).seats[0], ()):
        await advance(house, 1)
    mover, seat = await house.to_move(), (await house.decision()).seats[0]
    before = await own(house, mover)
    hidden = (await house.table()).state
    await reshuffle(house, seat, 1)
    house.app.services.advice.clear_cache()
    assert (await house.table()).state != hidden
    assert await own(house, mover) == before


async def test_a_panel_in_use_puts_nothing_of_a_hand_before_others(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    others = [person for name, person in house.sandbox.people.items() if name != mover]
    before = [[seen(one) for one in person.sees()] for person in others]
    opened = await house.click(mover, "Move")
    await house.step(mover, opened, ("leader", "king"))
    await house.person(mover).autocomplete(house.channel, "move", "move", "t")
    await house.slash(mover, "move", move="no such move")
    assert [[seen(one) for one in person.sees()] for person in others] == before
