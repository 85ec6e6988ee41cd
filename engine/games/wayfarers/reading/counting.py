"""Counts of a player's tags, cards, tiles, influence and goods, and helping or linked cards."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache

from engine.games.wayfarers.components.effects import Item
from engine.games.wayfarers.components.tables import CARDS, CENTRE_TAGS, GUILDS, TILES, Card, Requirement
from engine.games.wayfarers.state import Laid, OpenPosition, Player
from engine.kit.memory import cache_recent


def count_term(player: Player, term: str) -> int:
    """Return the player's number for a counting term such as `tag:city` or `tiles:any`; `A|B` is the sum of both (R5.3,
    R7.3, R7.4)."""
    return _counter(term)(player)


@cache
def _counter(term: str) -> Callable[[Player], int]:
    """Return the function that counts a term, such as `tag:city`, for a player."""
    if "|" in term:
        parts = [_counter(part) for part in term.split("|")]
        return lambda player: sum([part(player) for part in parts])
    kind, _, name = term.partition(":")
    match kind:
        case "tag":
            return lambda player: count_tags(player).get(name, 0)
        case "cards":
            return _COUNTER_BY_KIND[name]
        case "tiles":
            return _count_all_tiles if name == "any" else lambda player: count_tiles(player, name)
        case "influence":
            guild = None if name == "total" else GUILDS.index(name)
            return lambda player: sum(player.guilds) if guild is None else player.guilds[guild]
        case "silver":
            return lambda player: player.silver
    return lambda player: player.provision


_COUNTER_BY_KIND: Mapping[str, Callable[[Player], int]] = {
    "land": lambda player: len(player.land),
    "water": lambda player: len(player.water),
    "space": lambda player: len(player.space),
    "townsfolk": lambda player: len(player.hosts),
    "inspiration": lambda player: len(player.tucked),
}


def _count_all_tiles(player: Player) -> int:
    return len(player.tiles)


def count_tiles(player: Player, kind: str) -> int:
    """Return the number of tiles of a kind in a player's caravan."""
    return sum([TILES[laid.tile].kind == kind for laid in player.tiles])


@cache_recent
def count_tags(player: Player) -> Mapping[str, int]:
    """Return the number of each tag on a player's cards, board, centre and special tiles (R1.9, R3.22)."""
    return _count_tags_of(player.land, player.water, player.space, player.tiles)


@lru_cache(maxsize=1 << 12)
def _count_tags_of(
    land: tuple[str, ...], water: tuple[str, ...], space: tuple[str, ...], tiles: tuple[Laid, ...]
) -> dict[str, int]:
    counts = dict.fromkeys(CENTRE_TAGS, 1)
    shown = (*(CARDS[card].tags for card in (*land, *water, *space)), *(TILES[laid.tile].tags for laid in tiles))
    for tags in shown:
        for tag in tags:
            counts[tag] = counts.get(tag, 0) + 1
    return counts


def meets_requirement(player: Player, requirement: Requirement) -> bool:
    """Whether a player has the number of a counting term that a requirement asks."""
    return count_term(player, requirement[0]) >= requirement[1]


def townsfolk_under(player: Player, host: str) -> str:
    """Return the townsfolk card that a player has under the card `host`, or ""."""
    for card, townsfolk in player.hosts:
        if card == host:
            return townsfolk
    return ""


def helping_townsfolk(situation: OpenPosition, player: Player, host: str) -> Card | None:
    """Return the townsfolk card that helps the card above it, or None. A townsfolk card gained this turn does not help
    yet (R3.5, W6)."""
    card = townsfolk_under(player, host)
    return CARDS[card] if card and card not in situation.turn.fresh else None


def shared_link_effects(player: Player, card: str) -> Iterator[Item]:
    """Yield the effects of the bars that the new water card `card` shares with its neighbour (R3.12)."""
    out = dict(CARDS[player.water[-1]].link_out)
    yield from (out[bar] for bar in CARDS[card].link_in if bar in out)
