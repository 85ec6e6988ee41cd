"""Branches: one a person, forgotten in order, and true in what their player knows."""

import pytest

from bot.model.errors import NoTryout, NotSeated
from bot.tables.tryouts import MAX_TRYOUTS, Tryouts
from engine.game import Refused
from engine.moves import every_move
from engine.registry import find_game
from tests.support.core import ANN, BEN, CYD, Core, core

__all__ = ["core"]


async def test_a_tryout_keeps_what_its_player_knows(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    branch = Tryouts(bytes).begin(table, BEN)
    seat = table.roster.seat_of_user(BEN)
    assert table.game.view(branch.position.state, seat) == table.game.view(table.state, seat)


async def test_a_person_without_a_seat_has_no_branch(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    with pytest.raises(NotSeated):
        Tryouts(bytes).begin(table, CYD)


async def test_a_branch_belongs_to_its_person_and_table(core: Core) -> None:
    live, branches = await core.begin(ANN, BEN), Tryouts(bytes)
    branches.begin(live, ANN)
    for user, table in ((BEN, live.id), (ANN, live.id + 1)):
        with pytest.raises(NoTryout):
            branches.find(user, table)


async def test_every_look_has_its_number(core: Core) -> None:
    live, branches = await core.begin(ANN, BEN), Tryouts(bytes)
    looks = [branches.begin(live, ANN), branches.play(ANN, live.id, ("pass",)), branches.undo(ANN, live.id)]
    assert len({branch.position.version for branch in looks}) == 3
    assert looks[0].position.fold == looks[2].position.fold


async def test_moves_without_a_choice_are_tried_at_once_and_undone_with_the_choice_before(core: Core) -> None:
    live, tryouts = await core.begin(ANN, BEN, game=find_game("ur")), Tryouts(bytes)
    begun = tryouts.begin(live, ANN)
    seen = [begun]
    for _ in range(12):
        decision = seen[-1].position.decision
        assert decision is not None
        assert not decision.prompt
        seat = decision.seats[0]
        words = next(every_move(live.game, seen[-1].position.state, seat))
        seen.append(tryouts.play(ANN, live.id, words))
    assert any(now.position.fold.moves[-1].entry.words == ("throw",) for now in seen[1:])
    for earlier in reversed(seen[:-1]):
        assert tryouts.undo(ANN, live.id).position.state == earlier.position.state


async def test_only_offered_moves_are_tried(core: Core) -> None:
    live, branches = await core.begin(ANN, BEN), Tryouts(bytes)
    branch = branches.begin(live, ANN)
    with pytest.raises(Refused):
        branches.play(ANN, live.id, ("bid", "99"))
    assert branches.find(ANN, live.id) == branch


async def test_the_branch_that_was_used_longest_ago_is_forgotten_first(core: Core) -> None:
    live, branches = await core.begin(ANN, BEN), Tryouts(bytes)
    branch = branches.begin(live, ANN)
    for user in range(MAX_TRYOUTS):
        branches._remember(user + 100, branch)
    with pytest.raises(NoTryout):
        branches.find(ANN, live.id)
