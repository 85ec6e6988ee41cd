"""Bids that are sealed and opened (16.6)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import BONE, ROWS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.battle.bids import SIDES
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.state import TRIBE, Battle, Bid


def store_bid(draft: Draft, battle: Battle, attacks: bool, bid: Bid) -> None:
    """Store a bid; it stays secret until both are in (16.6)."""
    place = 0 if attacks else 1
    ready, bids = list(battle.ready), list(draft.state.hidden.bids)
    ready[place], bids[place] = True, bid
    hidden = replace(draft.state.hidden, bids=(bids[0], bids[1]))
    draft.state = replace(draft.state, battle=replace(battle, ready=(ready[0], ready[1])), hidden=hidden)


def open_bids(draft: Draft, battle: Battle) -> Battle:
    """Turn both bids up and take their bones (16.6)."""
    one, other = draft.state.hidden.bids
    bids = (one or (0, 0, 0), other or (0, 0, 0))
    battle = replace(battle, bids=bids)
    draft.state = replace(draft.state, battle=battle, hidden=replace(draft.state.hidden, bids=(None, None)))
    draft.inform_everybody()
    for place, attacks in enumerate(SIDES):
        player = battle.side(attacks)
        rows = dict(zip(ROWS, bids[place], strict=True))
        bid = tuple(map(str, bids[place]))
        draft.journal.report("bid-opened", who=draft.player_fact(player), bid=bid, count=sum(bids[place]), **rows)
        if player != TRIBE:
            draft.gain(player, counts_of(BONE, sum(bids[place]) - battle.ships[place]), -1)
    return battle
