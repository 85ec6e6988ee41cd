"""What a player has of something: tags, cards, tiles, influence, goods, links to a further card."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.kit.memory import of_few
from engine.wayfarers.components.effects import Item
from engine.wayfarers.components.tables import CARDS, CENTRE_TAGS, GUILDS, TILES, Card, Requirement
from engine.wayfarers.state import Laid, Player, Scene


def counted(player: Player, term: str) -> int:
    """Return how much of a counting term a player has (R5.3, R7.3, R7.4); `A|B` is both together."""
    if "|" in term:
        return sum(counted(player, part) for part in term.split("|"))
    kind, _, name = term.partition(":")
    match kind:
        case "tag":
            return tags(player).get(name, 0)
        case "cards":
            return _cards(player, name)
        case "tiles":
            return len(player.tiles) if name == "any" else tiles_of(player, name)
        case "influence":
            return sum(player.guilds) if name == "total" else player.guilds[GUILDS.index(name)]
        case "silver":
            return player.silver
    return player.provision


def _cards(player: Player, kind: str) -> int:
    match kind:
        case "land":
            return len(player.land)
        case "water":
            return len(player.water)
        case "space":
            return len(player.space)
        case "townsfolk":
            return len(player.hosts)
    return len(player.tucked)


def tiles_of(player: Player, kind: str) -> int:
    """Return how many tiles of a kind lie in a player's caravan."""
    return sum(TILES[laid.tile].kind == kind for laid in player.tiles)


@of_few
def tags(player: Player) -> Mapping[str, int]:
    """Return how often a player shows each tag: cards, printed ones, the centre and special tiles (R1.9, R3.22)."""
    return _tags(player.land, player.water, player.space, player.tiles)


@lru_cache(maxsize=1 << 12)
def _tags(
    land: tuple[str, ...], water: tuple[str, ...], space: tuple[str, ...], tiles: tuple[Laid, ...]
) -> dict[str, int]:
    found = dict.fromkeys(CENTRE_TAGS, 1)
    shown = (*(CARDS[card].tags for card in (*land, *water, *space)), *(TILES[laid.tile].tags for laid in tiles))
    for some in shown:
        for tag in some:
            found[tag] = found.get(tag, 0) + 1
    return found


def meets(player: Player, requirement: Requirement) -> bool:
    """Whether a player has as much as is asked for."""
    return counted(player, requirement[0]) >= requirement[1]


def townsfolk_under(player: Player, host: str) -> str:
    """Return the townsfolk card under a card, or ""."""
    for card, townsfolk in player.hosts:
        if card == host:
            return townsfolk
    return ""


def helper(scene: Scene, player: Player, host: str) -> Card | None:
    """Return the townsfolk card under a card that helps it: not one that was gained this turn (R3.5, W6)."""
    card = townsfolk_under(player, host)
    return CARDS[card] if card and card not in scene.turn.fresh else None


def links(before: Player, card: str) -> Iterator[Item]:
    """Yield what the bars bring that two neighbouring water cards share (R3.12)."""
    out = dict(CARDS[before.water[-1]].link_out)
    yield from (out[bar] for bar in CARDS[card].link_in if bar in out)
