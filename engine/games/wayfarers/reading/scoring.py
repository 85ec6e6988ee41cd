"""The score of a position, section by section (R7.2 to R7.6, R8.20)."""

from collections.abc import Sequence

from msgspec import Struct

from engine.game import Seat
from engine.games.wayfarers.components.tables import (
    CARDS,
    MAJORITY_VP,
    PRIMARY_TAGS,
    RIVAL_VP,
    SET_VP,
    TAG_VP,
    TILES,
    VpFormula,
)
from engine.games.wayfarers.reading.counting import count_tags, count_term, meets_requirement
from engine.games.wayfarers.state import OpenPosition, Player, Rival, Table
from engine.kit.memory import cache_last

_NO_VP = VpFormula()

_CARDS_COMPARING_COMETS = frozenset(name for name, card in CARDS.items() if card.worth is not None and card.worth.most)
"""Space cards whose VP depend on having the most comets."""


class ScoredCard(Struct, frozen=True):
    """A space card's VP, and whether the inspiration card tucked with it doubles them (R7.4)."""

    card: str
    vp: int
    doubled: bool

    @property
    def total(self) -> int:
        """Return the VP of the card after doubling."""
        return 2 * self.vp if self.doubled else self.vp


class ScoreSheet(Struct, frozen=True):
    """The VP of a player by section. The rival has VP for its cards instead of the first three sections.

    `tags`: VP for each primary tag, in order.
    `sets`: VP for full sets of tags.
    `space`: VP of each space card.
    `tiles`: VP of the tiles.
    `guilds`: VP of the majority in each guild, in order.
    `cards`: VP of the cards of the rival.
    """

    tags: tuple[int, ...] = ()
    sets: int = 0
    space: tuple[ScoredCard, ...] = ()
    tiles: int = 0
    guilds: tuple[int, ...] = ()
    cards: int = 0

    @property
    def total(self) -> int:
        """Return the sum of all sections."""
        sky = sum([scored.total for scored in self.space])
        return sum(self.tags) + self.sets + sky + self.tiles + sum(self.guilds) + self.cards


def score_sheet(situation: OpenPosition, seat: Seat) -> ScoreSheet:
    """Return the VP of a seat now; all of them are public (R7)."""
    player = situation.players[seat]
    leads_comets = not _CARDS_COMPARING_COMETS.isdisjoint(player.space) and has_most_comets(situation, seat)
    tags = count_tags(player)
    tag_counts = [tags.get(tag, 0) for tag in PRIMARY_TAGS]
    return ScoreSheet(
        tags=tuple([tag_vp(count) for count in tag_counts]),
        sets=SET_VP * min(tag_counts),
        space=tuple([_score_card(player, card, leads_comets) for card in player.space]),
        tiles=sum([TILES[laid.tile].vp for laid in player.tiles]),
        guilds=_majority_vp(situation, seat),
    )


@cache_last
def _total_cache(_table: Table) -> dict[Seat, int]:
    """Return the cache of each seat's total VP in a position."""
    return {}


def total_vp(table: Table, seat: Seat) -> int:
    """Return all VP that a seat would score now. The result is cached because it is needed several times in each
    position."""
    totals = _total_cache(table)
    if seat not in totals:
        totals[seat] = score_sheet(table, seat).total
    return totals[seat]


def tag_vp(count: int) -> int:
    """Return the VP for this number of tags of a primary kind (R7.2)."""
    return TAG_VP[min(count, len(TAG_VP) - 1)]


def _majority_vp(situation: OpenPosition, index: int) -> tuple[int, ...]:
    """Return a seat's VP for the majority in each guild (R4.12). `index`: the seat, or the number of seats for the
    rival."""
    rows = _influence_by_seat(situation)
    return tuple([MAJORITY_VP if _has_majority(counts, counts[index]) else 0 for counts in zip(*rows, strict=True)])


def _influence_by_seat(situation: OpenPosition) -> Sequence[tuple[int, ...]]:
    """Return the influence on the guilds of each seat, then of the rival if there is one."""
    rivals = () if situation.rival is None else (situation.rival.guilds,)
    return (*(player.guilds for player in situation.players), *rivals)


def _has_majority(counts: Sequence[int], own: int) -> bool:
    return own > 0 and own == max(counts) and counts.count(own) == 1


def has_most_comets(situation: OpenPosition, seat: Seat) -> bool:
    """Whether a seat shows strictly more comets than each opponent (R7.3, W16)."""
    count, rival = count_tags(situation.players[seat]).get("comet", 0), situation.rival.comets if situation.rival else 0
    if count <= rival:
        return False
    opposing = [count_tags(player).get("comet", 0) for place, player in enumerate(situation.players) if place != seat]
    return count > max(opposing, default=0)


def _score_card(player: Player, card: str, leads_comets: bool) -> ScoredCard:
    doubled = False
    for space, inspiration in player.tucked:
        if space == card and all(meets_requirement(player, goal) for goal in CARDS[inspiration].goal):
            doubled = True
    return ScoredCard(card, space_card_vp(player, CARDS[card].worth or _NO_VP, leads_comets), doubled)


def space_card_vp(player: Player, worth: VpFormula, leads_comets: bool) -> int:
    """Return the VP of a space card without its inspiration card (R7.3)."""
    if worth.sets:
        return worth.each * min([count_term(player, term) for term in worth.sets])
    if worth.most:
        return worth.then if leads_comets else worth.otherwise
    if worth.has:
        return worth.then if count_tags(player).get(worth.has, 0) else worth.otherwise
    return worth.base + worth.each * (count_term(player, worth.per) // worth.every if worth.per else 0)


def rival_score_sheet(situation: OpenPosition, rival: Rival) -> ScoreSheet:
    """Return the VP of the rival by section, as it would score now (R8.20)."""
    return ScoreSheet(
        tiles=sum(TILES[tile].vp for tile in rival.tiles),
        guilds=_majority_vp(situation, len(situation.players)),
        cards=sum(RIVAL_VP[CARDS[card].kind] for card in rival.cards),
    )


def score_with_tie_breakers(situation: OpenPosition, seat: Seat) -> tuple[int, ...]:
    """Return a seat's VP and its tie-breakers: influence on science, trade, exploration (R7.7)."""
    return (score_sheet(situation, seat).total, *situation.players[seat].guilds)


def rival_score(situation: OpenPosition, rival: Rival) -> tuple[int, ...]:
    """Return the rival's VP and its tie-breakers, as `score_with_tie_breakers` does for a seat."""
    return (rival_score_sheet(situation, rival).total, *rival.guilds)
