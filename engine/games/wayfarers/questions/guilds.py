"""Influence: on a guild, on a card, and from one guild to another (R4.1 to R4.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.changes.gains import place_influence
from engine.games.wayfarers.components.effects import ANY_KIND, INFLUENCE, MARK_CARD, MOVE_INFLUENCE
from engine.games.wayfarers.components.tables import GUILDS, KINDS
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import match_word
from engine.games.wayfarers.questions.effects import EffectAnswer
from engine.games.wayfarers.questions.paying import explain_shortage, owner_fact
from engine.games.wayfarers.reading.gaining import influence_sources, row_and_slot
from engine.games.wayfarers.reading.prices import cards_in_row, find_in_rows
from engine.games.wayfarers.state import NOBODY, Batch, OpenPosition, State, Table
from engine.games.wayfarers.updates import with_guild
from engine.games.wayfarers.vocabulary import CARD, GUILD, INFLUENCE_SOURCE
from engine.kit.question import illegal_move


def _words_with_source(situation: OpenPosition, seat: Seat, place: str, words: Words) -> Iterator[Words]:
    """Yield the place alone if influence comes from the supply, otherwise the place with each other source (R4.2)."""
    if situation.players[seat].stock:
        yield (place,)
        return
    yield from ((place, source) for source in match_word(influence_sources(situation, seat, place), words, 1))


def _take_influence(draft: Draft, source: Words) -> None:
    """Take influence from a guild or a card into the supply, to place it elsewhere (W13)."""
    for place in source:
        if place in GUILDS:
            draft.player = with_guild(draft.player, place, -1, 1)
        else:
            kind, slot = row_and_slot(draft, place)
            draft.set_row_card(kind, slot, replace(draft.row_card(kind, slot), owner=NOBODY))
            draft.player = replace(draft.player, stock=draft.player.stock + 1)
        draft.journal.report("influence-fetched", who=SeatRef(draft.turn.seat), place=place)


def _explain_source(table: Table, seat: Seat) -> IllegalMove:
    """Return the refusal that lists the sources of influence, or that the supply is not empty."""
    if table.players[seat].stock:
        return illegal_move("supply-not-empty", "R4.2")
    guilds = tuple(guild for guild, count in zip(GUILDS, table.players[seat].guilds, strict=True) if count)
    return illegal_move("supply-empty", "R4.2", guilds=guilds)


class PlaceInfluence(EffectAnswer):
    """Place one influence on a guild, from the supply or from elsewhere if that is empty (R4.2)."""

    name, effects = "influence", (INFLUENCE,)
    takes = (GUILD,)
    takes_optionally = (INFLUENCE_SOURCE,)
    reasons = ("no-such-effect",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield each guild on which influence may be placed, with its source if the supply is empty."""
        about = {item.about for item in self.matching_effects(batch)}
        guilds = GUILDS if ANY_KIND in about else tuple(guild for guild in GUILDS if guild in about)
        for guild in match_word(guilds, words, 0):
            yield from _words_with_source(situation, seat, guild, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        guild = arguments[0]
        self.remove_effect(draft, task, arguments, about=guild)
        _take_influence(draft, arguments[1:])
        place_influence(draft, guild, 1)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        guilds = tuple(item.about for item in self.matching_effects(task))
        if ANY_KIND not in guilds and arguments[0] not in guilds:
            return illegal_move("no-such-effect", "R3.1", kind="influence")
        return _explain_source(state.table, seat)


class MarkCard(EffectAnswer):
    """Place influence on a face-up card (R4.1)."""

    name, effects = "mark", (MARK_CARD,)
    takes = (CARD,)
    takes_optionally = (INFLUENCE_SOURCE,)
    reasons = ("already-marked", "no-such-effect", "not-in-row")
    events = ("card-marked",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the moves that mark a face-up card without influence."""
        for kind in KINDS:
            for _, lying in cards_in_row(situation, kind):
                if lying.owner == NOBODY and lying.card in match_word((lying.card,), words, 0):
                    yield from _words_with_source(situation, seat, lying.card, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.remove_effect(draft, task, arguments)
        _take_influence(draft, arguments[1:])
        kind, slot = row_and_slot(draft, arguments[0])
        draft.set_row_card(kind, slot, replace(draft.row_card(kind, slot), owner=seat))
        draft.player = replace(draft.player, stock=draft.player.stock - 1)
        draft.journal.report("card-marked", who=SeatRef(seat), card=arguments[0])

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        place = find_in_rows(state.table, arguments[0])
        if not self.matching_effects(task):
            return illegal_move("no-such-effect", "R3.1", kind="mark")
        if place is None:
            return illegal_move("not-in-row", "R4.1", card=arguments[0], cards=())
        if place[2].owner != NOBODY:
            return illegal_move("already-marked", "R4.1", card=arguments[0], **owner_fact(place[2]))
        return _explain_source(state.table, seat)


class MoveInfluence(EffectAnswer):
    """Move one influence of the player from one guild to another (R4.3)."""

    name, effects = "move", (MOVE_INFLUENCE,)
    takes = (GUILD, GUILD.with_name("to"))
    reasons = ("no-such-effect", "same-guild")
    events = ("influence-moved",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield pairs of guilds, from the first to the second."""
        sources = tuple(guild for guild, count in zip(GUILDS, situation.players[seat].guilds, strict=True) if count)
        for start in match_word(sources, words, 0):
            goals = tuple(guild for guild in GUILDS if guild != start)
            yield from ((start, end) for end in match_word(goals, words, 1))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.remove_effect(draft, task, arguments)
        start, end = arguments
        draft.player = with_guild(with_guild(draft.player, start, -1), end, 1)
        draft.journal.report("influence-moved", who=SeatRef(seat), start=start, end=end)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        if not self.matching_effects(task):
            return illegal_move("no-such-effect", "R3.1", kind="move")
        if arguments[0] == arguments[1]:
            return illegal_move("same-guild", "R4.3")
        return explain_shortage(state.table, seat, ((arguments[0], 1),), rule="R4.3")
