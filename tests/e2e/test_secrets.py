"""Hidden information at the boundary: what others see does not depend on it."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import SEED_BYTES, Chance
from engine.game import Seat
from engine.moves import every_move, random_move
from engine.replay import Fold
from tests.malice.recorder import Seen, asked, seen
from tests.support.house import House
from tests.support.require import require
from tests.support.samples import by_turns

WORTHY = 2
"""A seed with which the first lot of an auction is worth a bid."""


async def advance(house: House, moves: int) -> None:
    """Some moves by chance, straight at the table."""
    table, stream = await house.table(), Chance(bytes(SEED_BYTES)).stream("play")
    for _ in range(moves):
        decision = await house.decision()
        user = require(table.roster.user_of(decision.seats[0]))
        words = random_move(table.game, table.state, decision.seats[0], stream)
        await house.app.services.tables.play(table, user, words, None, stream.below(10**9))
    await house.settle()


async def reshuffle(house: House, seat: Seat | None, number: int) -> None:
    """Put in the place of what is hidden from `seat` something else that looks the same to it."""
    table = await house.table()
    view = table.game.view(table.state, seat)
    imagined = table.game.sample_state(view, Chance(bytes([number]) * SEED_BYTES))
    recent = table.log.fold.recent_states
    fold = replace(table.log.fold, recent_states=(*recent[:-1], imagined)) if recent else Fold(imagined)
    table.started = replace(table.log, fold=fold)


@pytest.mark.parametrize(("game", "moves"), by_turns(("tigris", "auction"), (0, 5)))
async def test_a_guest_sees_the_same_whatever_hands_hold(house: House, game: str, moves: int) -> None:
    await house.begin(game, "Ann", "Ben")
    await advance(house, moves)
    before = await asked(house, "Guest")
    hidden = (await house.table()).log.fold.state
    await reshuffle(house, None, 1)
    assert (await house.table()).log.fold.state != hidden
    assert await asked(house, "Guest") == before


async def others_see(database: Path, *bids: str) -> list[Seen]:
    """What Ben and a guest see in one and the same auction after Ann has bid, and changed her bid."""
    house = House(database)
    house.seeds = lambda count: bytes([WORTHY]) * count
    async with house:
        await house.begin("auction", "Ann", "Ben", "Cyd")
        assert (await house.decision()).private
        for bid in bids:
            await house.type("Ann", ("bid", bid))
        assert (await house.table()).log.version == len(bids)
        return [seen(one) for name in ("Ben", "Guest") for one in house.person(name).sees()]


@pytest.mark.parametrize("bids", [("3",), ("3", "1")], ids=["other", "changed"])
async def test_nobody_sees_a_sealed_bid_or_that_it_was_changed_before_all_have_bid(
    tmp_path: Path, bids: tuple[str, ...]
) -> None:
    assert await others_see(tmp_path / "once", "2") == await others_see(tmp_path / "instead", *bids)


async def test_the_log_tells_each_what_they_may_know(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    table, (seat, *_) = await house.table(), (await house.decision()).seats
    await house.type(mover, next(every_move(table.game, table.state, seat, ("swap",))))
    await house.slash(mover, "tigris end")
    own = (await house.slash(mover, "game log")).content
    others = (await house.slash("Guest", "game log")).content
    assert len(own.splitlines()) == len(others.splitlines()) + 1


async def own(house: House, name: str) -> list[Seen]:
    """All that a panel, its pages and what is suggested tell a player."""
    opened = await house.click(name, "Move")
    shown = [seen(require(opened.message))]
    step = await house.step(name, opened, ("leader", "king"))
    shown.append(seen(require(step.message)))
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


async def test_a_hand_and_a_panel_in_use_put_nothing_before_others(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    others = [person for name, person in house.sandbox.people.items() if name != mover]
    before = [[seen(one) for one in person.sees()] for person in others]
    await house.click(mover, "My hand")
    opened = await house.click(mover, "Move")
    await house.step(mover, opened, ("leader", "king"))
    await house.person(mover).autocomplete(house.channel, "move", "move", "t")
    await house.slash(mover, "move", move="no such move")
    assert [[seen(one) for one in person.sees()] for person in others] == before
