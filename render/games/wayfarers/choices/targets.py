"""Pictures of targets: possible choices are highlighted, with prices; others of their kind are dimmed."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.components.tables import GUILDS, JOURNAL_NODES, ROW_BY_KIND, TILES
from engine.games.wayfarers.reading.caravan import CELLS, reach_of_value
from engine.games.wayfarers.reading.dice import missing_assets, open_slots
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.state import Act, Table
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.journal import journal_items, node_half_size, node_middle
from render.games.wayfarers.board.market import MARKET_ROWS as MARKET
from render.games.wayfarers.board.market import board_scene, row_items
from render.games.wayfarers.board.market import slot_corner as market_slot
from render.games.wayfarers.board.sky import SKY_ROWS as SKY
from render.games.wayfarers.board.sky import pile_corner, pile_items, sky_scene
from render.games.wayfarers.choices.dice import DIE_VALUES, dice_scene, is_die, places_for_die
from render.games.wayfarers.choices.enlarged import CARDS_IN_ROW, MAX_IN_PAIRS, cost_of, enlarge
from render.games.wayfarers.choices.steps import steps_scene
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, Layer
from render.games.wayfarers.sprites.cards.offers import OFFER_WIDTH, mark_position, offer_height, offer_sprites
from render.games.wayfarers.sprites.marks import FeePlate, MissingAssets, PriceCoin, SelectableRim, ShadeOverPlace
from render.games.wayfarers.sprites.places.piles import PILE_HEIGHT, PILE_WIDTH, price_middle
from render.games.wayfarers.tableau import caravan_scene, cards_scene
from render.games.wayfarers.tableau.caravan import CELL_SIZE, cell_corner
from render.games.wayfarers.tableau.shelves import Area, card_places, slot_rects
from render.games.wayfarers.tableau.tallies import guild_rect
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.ground import Wall

_MAX_ENLARGED = 6
"""Maximum number of choices that are drawn enlarged instead of highlighted."""


def targets(view: WayfarersView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the choices in `words`, or return None if none of them can be drawn.

    They are drawn enlarged if they are dice or a few cards, tiles or places for dice. Otherwise their places are
    highlighted in the picture of the board that has most of them, or else in that of the view's own seat.
    """
    alt = shorten_alt(context.say("picture-alt-targets", places=", ".join(map(context.word, words))))
    seat = view.seat if view.seat is not None and view.seat < len(view.table.players) else None
    large = {*TILES, *view.drawn, *(own_areas(view, seat) if seat is not None else ())}
    offered = [word for word in words if word in large or find_in_rows(view.table, word) is not None]
    if 0 < len(words) == len(offered) <= _MAX_ENLARGED:
        return _draw_enlarged(view, context, words, alt)
    pictures = {"market": card_areas(view, MARKET), "journal": _node_areas(), "sky": _sky_areas(view)}
    chosen = {name: [word for word in words if word in areas] for name, areas in pictures.items()}
    name = max(chosen, key=lambda picture: len(chosen[picture]))
    if chosen[name]:
        marks = [*_mark_items(pictures[name], chosen[name]), *_price_items(view, context, pictures[name], chosen[name])]
        if name == "market":
            return board_scene(
                "targets", "targets", view, context, (), [*row_items(view, context, MARKET), *marks], alt
            )
        if name == "journal":
            items = [*journal_items(view, context, view.seat), *marks]
            return steps_scene(view, context, seat, chosen[name], items, alt)
        items = [*row_items(view, context, SKY), *pile_items(view, context), *marks]
        return sky_scene("targets", "targets", context, items, alt)
    return _draw_seat_targets(view, context, seat, words, alt) if seat is not None else None


def _draw_seat_targets(
    view: WayfarersView, context: PictureContext, seat: int, words: Sequence[str], alt: str
) -> Scene | None:
    """Draw a seat's dice enlarged, or its cards or caravan with the places or guilds in `words` highlighted. Return
    None if `words` names none of these."""
    dice = [word for word in words if word]
    if len(dice) > 1 and DIE_VALUES.intersection(dice) and all(is_die(view.table, seat, word) for word in dice):
        return dice_scene(view, context, seat, dice, alt)
    own = own_areas(view, seat)
    lit = [word for word in words if word in own]
    if lit:
        return cards_scene(
            "targets", view, context, seat, [*_mark_items(own, lit), *_missing_asset_items(view, seat, own, lit)], alt
        )
    cells = {cell: Area(*cell_corner(cell), CELL_SIZE, CELL_SIZE) for cell in CELLS}
    lit = [word for word in words if word in cells]
    marks = [*_mark_items(cells, lit), *(_guild_item(context, word) for word in words if word in GUILDS)]
    return caravan_scene("targets", view, context, seat, marks, alt) if marks else None


def _guild_item(context: PictureContext, word: str) -> Item:
    x, y, width, height = Frame(SIZE[0], context.rtl).place_card(guild_rect(word))
    return Item(Layer.TARGET, x, y, SelectableRim(width, height))


def card_areas(view: WayfarersView, rows: Sequence[str]) -> dict[str, Area]:
    """Return the rectangle of each face-up card in `rows`, by the card's id."""
    return {
        face_up.card: Area(*market_slot(rows, kind, slot), OFFER_WIDTH, offer_height(kind))
        for kind in rows
        for slot, face_up in enumerate(view.table.rows[ROW_BY_KIND[kind]])
        if face_up is not None
    }


def _node_areas() -> dict[str, Area]:
    node_areas = {}
    for node in JOURNAL_NODES:
        (x, y), (width, height) = node_middle(node), node_half_size(node)
        node_areas[node] = Area(x - width, y - height, 2 * width, 2 * height)
    return node_areas


def _sky_areas(view: WayfarersView) -> dict[str, Area]:
    piles = {tile: Area(*pile_corner(tile), PILE_WIDTH, PILE_HEIGHT) for tile in TILES}
    return card_areas(view, SKY) | piles


def own_areas(view: WayfarersView, seat: int) -> dict[str, Area]:
    """Return the rectangles of a seat's cards and places for dice, by their ids."""
    return slot_rects() | card_places(view.table.players[seat])


def _dimmed_group(name: str) -> str:
    """Return the group of a place. While a place is highlighted, others of its group are dimmed more than the rest."""
    if name in JOURNAL_NODES:
        return "node"
    if name in TILES:
        return TILES[name].kind
    return "cell" if name in CELLS else "place"


def _mark_items(areas: dict[str, Area], lit: Sequence[str]) -> Iterator[Item]:
    groups = {_dimmed_group(name) for name in lit}
    for name, place in areas.items():
        if name in lit:
            rim = SelectableRim(place.width, place.height, name if name in CELLS else "")
            yield Item(Layer.TARGET, place.x, place.y, rim)
        elif groups and _dimmed_group(name) != "node":
            yield Item(
                Layer.VEIL,
                place.x,
                place.y,
                ShadeOverPlace(place.width, place.height, _dimmed_group(name) not in groups),
            )


def _missing_asset_items(view: WayfarersView, seat: int, areas: dict[str, Area], lit: Sequence[str]) -> Iterator[Item]:
    """Yield, on each free place for a die that is not highlighted, the assets that it lacks. `lit`: the highlighted
    places. Only dice that may go to exactly these places count."""
    table = view.table
    if not table.agenda or not isinstance(table.agenda[0], Act):
        return
    dice = [die for die in sorted(set(table.players[seat].dice)) if places_for_die(table, seat, die) == {*lit}]
    for slot in open_slots(table, seat):
        every = [_fewest_missing_assets(table, seat, slot, die) for die in dice]
        assets = tuple(asset for asset in (every[0] if every else ()) if all(asset in missing for missing in every))
        if slot not in lit and slot in areas and assets:
            x, y, width, height = areas[slot]
            yield Item(Layer.TAG, x + width / 2, y + height / 2, MissingAssets(assets))


def _fewest_missing_assets(table: Table, seat: int, slot: str, die: int) -> tuple[str, ...]:
    """Return the assets that a die lacks for a place, with its face that lacks fewest. An asset that is missing twice
    is listed twice."""
    player = table.players[seat]
    faces = reach_of_value(player.tiles, die)
    fewest = min(
        (missing_assets(table, player, slot, face) for face in sorted(faces)), key=lambda found: sum(found.values())
    )
    return tuple(asset for asset, count in fewest.items() for _ in range(count))


def _price_items(
    view: WayfarersView, context: PictureContext, areas: dict[str, Area], lit: Sequence[str]
) -> Iterator[Item]:
    """Yield the current cost of each highlighted card and pile: silver on the printed price or the pile's dots; a fee
    with its owner's sign next to the id, or on the illustration if the id is there. Costs never cover effects."""
    for name in lit:
        x, y, _, _ = areas[name]
        cost, position = cost_of(view, name), find_in_rows(view.table, name)
        if position is None:
            if cost.silver:
                dx, dy = price_middle(name)
                yield Item(Layer.TAG, x + dx, y + dy, PriceCoin(cost.silver, 14.5))
            continue
        offer, *foot = offer_sprites(name, card_name(context, name), position[1])
        if cost.silver is not None:
            yield Item(Layer.TAG, x + offer.coin_x, y + offer.head_height / 2, PriceCoin(cost.silver))
        if cost.fee_owner:
            dx, dy = mark_position(name) if foot else (offer.view_width / 2, offer.head_height + 21)
            yield Item(Layer.TAG, x + dx, y + dy, FeePlate(cost.fee_owner))


def _draw_enlarged(view: WayfarersView, context: PictureContext, names: Sequence[str], alt: str) -> Scene:
    """Draw components enlarged, in order, each with its price and its effects as text."""
    columns = min(2 if len(names) <= MAX_IN_PAIRS else CARDS_IN_ROW, len(names))
    enlarged = enlarge(view, context, [(name, context.explain(name)) for name in names], columns)
    wall = Wall(enlarged.size, (), ())
    return Scene("choices", "wayfarers-choices", enlarged.size, context.theme, wall, sort_by_layer(enlarged.cards), alt)
