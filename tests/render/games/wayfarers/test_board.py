"""The board's three pictures as scenes: what lies where."""

import math
from collections.abc import Iterable
from itertools import combinations

import pytest

from bot.pictures import context_of
from bot.text.direction import RLM
from bot.text.voice import LANGUAGES, Voice
from engine.chance import Chance
from engine.game import Event, SeatRef
from engine.games.wayfarers.components.tables import (
    CARDS,
    EDGES_BY_START,
    INSPIRATION,
    JOURNAL_NODES,
    LAND,
    SPACE,
    TILE_NAMES,
)
from engine.games.wayfarers.view import WayfarersView
from render.drawing.canvas import Box, Ink
from render.drawing.shapes import Point, Shape, stretch_shape
from render.drawing.text import HALF_CAPITAL_HEIGHT, HEAVY, text_width
from render.games.wayfarers import board, describe, extra_picture, further_boards, question, tableau
from render.games.wayfarers.board.journal import node_half_size, node_middle, way_layouts
from render.games.wayfarers.board.market import MARKET_ROWS, slot_corner
from render.games.wayfarers.board.sky import SKY_ROWS as SKY
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE
from render.games.wayfarers.sprites.cards.offers import (
    OFFER_WIDTH,
    TAB_WIDTH,
    Offer,
    OfferFoot,
    mark_position,
    offer_sprites,
)
from render.games.wayfarers.sprites.inks import kind_colours
from render.games.wayfarers.sprites.marks import FeePlate
from render.games.wayfarers.sprites.pieces import Die, InfluenceToken, PlayersBadge, Worker
from render.games.wayfarers.sprites.places.journal import (
    NODE_HEIGHT,
    NODE_WIDTH,
    JournalNode,
    OriginTag,
    StepRequirements,
)
from render.games.wayfarers.sprites.places.piles import TilePile
from render.games.wayfarers.sprites.tokens import Token
from render.scene import Scene
from render.sprites.cards import DecidingRim
from render.sprites.marks import Brackets, NewsRim
from render.theme import STANDARD
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, play, with_player, with_table
from tests.render.games.test_legible import Measuring, held, measured
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.scenes import items_of, of_kind, texts

RIM = 4
"""How far what a way asks for is rimmed."""


def drawn(view: WayfarersView, *events: Event, rtl: bool = False) -> dict[str, Scene]:
    """The board's pictures by their names."""
    scenes = (board(view, look(rtl=rtl), events), *further_boards(view, look(rtl=rtl), events))
    return {scene.name.removeprefix("wayfarers-"): scene for scene in scenes}


def test_every_open_card_lies_in_its_slot_of_one_of_two_pictures() -> None:
    scenes = drawn(public(begin()))
    at = {
        (name, item.sprite.card): (item.x, item.y)
        for name in ("market", "sky")
        for item in items_of(scenes[name], Offer)
        if isinstance(item.sprite, Offer)
    }
    assert at["market", "L05"] == slot_corner(MARKET_ROWS, LAND, 0)
    assert at["market", "W11"] == slot_corner(MARKET_ROWS, "water", 3)
    assert at["sky", "I02"] == slot_corner(SKY, INSPIRATION, 0)
    assert len(at) == 20
    assert {CARDS[card].kind for name, card in at if name == "sky"} == {SPACE, INSPIRATION}


def test_a_card_is_called_by_its_name_and_has_its_slot() -> None:
    scene = board(public(begin()), look(), ())
    assert {offer.card: offer.name for offer in of_kind(scene, Offer)}["L05"] == "L05"
    slots = {spot.card: spot.slot for spot in of_kind(scene, OfferFoot)}
    assert (slots["L05"], slots["W11"]) == (0, 3)


def test_a_card_is_the_same_in_every_slot_but_for_its_lower_edge() -> None:
    """It is painted once, however often it moves on."""
    (offer, *spots), (moved, *others) = (offer_sprites("W11", "W11", slot) for slot in (0, 3))
    assert offer == moved
    assert spots != others
    assert [spot.box.top for spot in spots] == [offer.box.bottom]


def test_influence_and_workers_lie_on_their_card() -> None:
    scene = board(public(begin(land="L05/saffron/green,yellow L26 L01 L19")), look(), ())
    x, y = slot_corner(MARKET_ROWS, LAND, 0)
    assert [token.mark for token in of_kind(scene, InfluenceToken)] == ["saffron"]
    on_cards = [item for item in items_of(scene, Worker) if x < item.x < x + 80 and y < item.y < y + 120]
    assert [item.sprite for item in on_cards] == [Worker("green", 38), Worker("yellow", 38)]


@pytest.mark.parametrize("sections", ["aaa", "aba", "bbb"])
def test_the_journal_asks_for_what_the_sides_in_play_do(sections: str) -> None:
    scene = drawn(public(begin(sections=sections)))["journal"]
    assert {scrap.name for scrap in of_kind(scene, JournalNode)} == set(JOURNAL_NODES)
    asked = [edge.sides["ab".index(sections[edge.section])] for edges in EDGES_BY_START.values() for edge in edges]
    asks = of_kind(scene, StepRequirements)
    assert sum(bool(cost) for _, cost in asked) == sum(ask.is_paid for ask in asks)
    assert len(asks) == sum(have is not None or bool(cost) for have, cost in asked)


def test_a_way_that_crosses_the_fold_begins_with_the_name_of_its_node() -> None:
    origins = of_kind(drawn(public(begin()))["journal"], OriginTag)
    assert sorted(origin.name for origin in origins) == ["n5a", "n5a", "n5b", "n5b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_of_the_journal_is_called_in_words_what_stands_on_it(language: str) -> None:
    voice = Voice(language, "wayfarers", ("Ann", "Ben"), markdown=False)
    view = public(with_player(begin(), 0, node="n4b"))
    _, journal, _ = (board(view, context_of(voice), ()), *further_boards(view, context_of(voice), ()))
    names = [scrap.name for scrap in of_kind(journal, JournalNode)]
    words = [voice.word(node).removeprefix(RLM) for node in JOURNAL_NODES]
    assert words == [f"{name} ({node.column})" for name, node in zip(names, JOURNAL_NODES.values(), strict=True)]
    assert len({*names}) == len(names)
    told = voice.event(Event("journaled", (("who", SeatRef(0)), ("node", "n4b"))))
    assert all(voice.word("n4b").removeprefix(RLM) in text for text in (told, journal.alt))
    assert "n4b" not in told + journal.alt


def test_what_ways_ask_for_and_nodes_do_not_meet() -> None:
    places = [node_middle(node) for node in JOURNAL_NODES]
    for (one, (ax, ay)), (two, (bx, by)) in combinations(zip(JOURNAL_NODES, places, strict=True), 2):
        (aw, ah), (bw, bh) = node_half_size(one), node_half_size(two)
        assert abs(ax - bx) >= aw + bw or abs(ay - by) >= ah + bh
    for first, second in combinations(way_layouts().values(), 2):
        assert abs(first.middle[0] - second.middle[0]) > 60 or abs(first.middle[1] - second.middle[1]) > 40


def test_somebody_who_decides_is_told_what_their_ways_still_lack_and_open_ones_are_pink() -> None:
    state = with_player(begin(), 0, node="n1a", land="L05 L19")
    scene = drawn(public(state))["journal"]
    assert sorted((ask.progress, ask.is_open) for ask in of_kind(scene, StepRequirements) if ask.progress) == [
        ("1/1", True),
        ("2/2", True),
    ]
    assert sorted(scrap.name for scrap in of_kind(scene, JournalNode) if scrap.is_open) == ["n2a", "n2b"]
    lacking = with_player(begin(), 0, node="n1a")
    asks = [ask for ask in of_kind(drawn(public(lacking))["journal"], StepRequirements) if ask.progress]
    assert not all(ask.is_open for ask in asks)


def test_what_is_behind_everybody_fades() -> None:
    state = begin()
    for seat in range(len(state.table.players)):
        state = with_player(state, seat, node="n4b")
    past = {scrap.name for scrap in of_kind(drawn(public(state))["journal"], JournalNode) if scrap.is_past}
    assert past == {name for name, node in JOURNAL_NODES.items() if node.column < 4}


def test_what_a_way_still_lacks_is_told_of_the_one_who_stands_there_alone() -> None:
    state = with_player(with_player(begin(), 0, node="n1a"), 1, node="n1b")
    asks = [ask for ask in of_kind(drawn(public(state))["journal"], StepRequirements) if ask.progress]
    assert len(asks) == len(EDGES_BY_START["n1a"]) + len(EDGES_BY_START["n1b"])
    assert {ask.is_met for ask in asks if not ask.is_paid} == {False}
    enough = with_player(state, 1, land="L05 L19", node="n1a")
    others = [
        ask
        for ask in of_kind(drawn(public(with_player(enough, 0, node="n0")))["journal"], StepRequirements)
        if ask.progress
    ]
    assert {(ask.progress, ask.is_met, ask.is_open) for ask in others} >= {("1/1", True, False), ("2/2", True, False)}
    together = [
        ask
        for ask in of_kind(drawn(public(with_player(state, 1, node="n1a")))["journal"], StepRequirements)
        if ask.progress
    ]
    assert len(together) == len(EDGES_BY_START["n1a"])


def test_markers_on_one_node_stand_beside_each_other_and_leave_its_name_in_sight() -> None:
    scene = drawn(public(begin(4)))["journal"]
    x, y = node_middle("n0")
    badges = [item for item in items_of(scene, PlayersBadge) if abs(item.x - x) < 80 and abs(item.y - y) < 60]
    assert len({badge.x for badge in badges}) == 4
    assert len({badge.y for badge in badges}) == 1
    assert all(badge.y + badge.sprite.box.bottom < y for badge in badges)


def test_a_pile_tells_how_many_tiles_are_left() -> None:
    state = begin()
    empty = with_table(state, piles=(0, *state.table.piles[1:]))
    piles = of_kind(drawn(public(empty))["sky"], TilePile)
    assert [pile.tile for pile in piles] == list(TILE_NAMES)
    assert [pile.name for pile in piles] == list(TILE_NAMES)
    assert [pile.tiles_left for pile in piles] == list(empty.table.piles)


def test_the_first_picture_alone_has_the_players_and_whose_turn_it_is() -> None:
    for name, scene in drawn(public(with_player(begin(), 0, dice="1 4 6"))).items():
        first = name == "market"
        assert {die.value for die in of_kind(scene, Die) if die.mark == "crimson"} == ({1, 4, 6} if first else set())
        assert len(of_kind(scene, DecidingRim)) == first
        assert any(text.startswith("picture-to-move") for text in texts(scene)) == first


def test_the_last_round_is_counted() -> None:
    assert "2" in texts(board(public(with_table(begin(), turns_left=2)), look(), ()))[:40]
    assert of_kind(board(public(begin()), look(), ()), NewsRim) == []


def test_what_has_happened_is_bracketed_where_it_lies() -> None:
    events = (
        Event("worker-placed", (("who", SeatRef(1)), ("card", "W30"))),
        Event("journaled", (("who", SeatRef(1)), ("node", "n1b"))),
        Event("tile-gained", (("who", SeatRef(1)), ("tile", "UL1"))),
        Event("cards-turned-up", (("kind", "land"), ("cards", ("L05",)))),
        Event("card-gained", (("who", SeatRef(1)), ("card", "L33"))),
    )
    scenes = drawn(public(begin()), *events)
    assert {name: len(of_kind(scene, Brackets)) for name, scene in scenes.items()} == {
        "market": 2,
        "journal": 1,
        "sky": 1,
    }
    assert "picture-news-card-gained L33" in texts(scenes["market"])
    assert not any(of_kind(scene, Brackets) for scene in drawn(public(begin())).values())


@pytest.mark.parametrize("over", [False, True])
def test_a_single_player_sees_no_brackets_from_before_their_last_turn(over: bool) -> None:
    turn_ended = Event("turn-ended", (("who", SeatRef(0)),))
    earlier, later = (Event("worker-placed", (("who", SeatRef(0)), ("card", card))) for card in ("W30", "W16"))
    view = public(with_table(begin(1), ended=over))
    scene = board(view, look(), (earlier, turn_ended, later))
    (x, y), below = slot_corner(MARKET_ROWS, "water", 1), scene.size[1] - SIZE[1]
    assert [(item.x, item.y) for item in items_of(scene, Brackets)] == [(x, y + below)]


def test_moves_of_others_since_the_own_turn_are_bracketed() -> None:
    events = (
        Event("worker-placed", (("who", SeatRef(1)), ("card", "W30"))),
        Event("turn-ended", (("who", SeatRef(1)),)),
    )
    assert len(items_of(board(public(begin()), look(), events), Brackets)) == 1


def test_everything_lies_within_the_picture_for_either_direction() -> None:
    for rtl in (False, True):
        for state in played(4)[::101]:
            for scene in drawn(public(state), rtl=rtl).values():
                assert all(-2 <= item.x <= SIZE[0] and -2 <= item.y <= SIZE[1] for item in scene.items)


def test_rows_keep_their_order_for_who_reads_from_the_right() -> None:
    left, right = (drawn(public(begin()), rtl=rtl) for rtl in (False, True))
    for name in ("market", "sky"):
        assert items_of(left[name], Offer) == items_of(right[name], Offer)
    assert [item.x for item in items_of(left["market"], DecidingRim)] != [
        item.x for item in items_of(right["market"], DecidingRim)
    ]


def test_only_what_changed_is_another_picture() -> None:
    state = begin()
    before = drawn(public(state))
    after = drawn(public(with_table(state, piles=(0, *state.table.piles[1:]))))
    assert [name for name, scene in before.items() if scene != after[name]] == ["sky"]


def test_what_players_have_and_last_did_is_another_first_picture_alone() -> None:
    """Pictures are compared with their alternative texts: what differs there is uploaded as well."""
    state = begin()
    before = drawn(public(state))
    rested = Event("rested", (("who", SeatRef(1)),))
    after = drawn(public(with_player(state, 1, dice="1 4 6", silver=9)), rested)
    assert [name for name, scene in before.items() if scene != after[name]] == ["market"]


def test_public_pictures_are_the_same_whatever_is_hidden() -> None:
    for state in played(4)[::29]:
        view = public(state)
        other = public(GAME.sample_state(view, Chance(bytes([7]) * 32)))
        assert drawn(other) == drawn(view)
        assert describe(other, look()) == describe(view, look())
        assert question(other, look()) == question(view, look())
        for seat in range(4):
            assert tableau(other, look(), seat) == tableau(view, look(), seat)


def test_a_position_after_some_moves_is_drawn_anew() -> None:
    state = with_player(begin(), 0, dice="1 4 6")
    before = board(public(state), look(), ())
    after = play(state, "crimson die 1 HL 1", "crimson pay", "crimson take L26")
    assert board(public(after.state), look(), after.events[:0]) != before
    assert GAME.decision(after.state) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pile_has_a_name_in_small_or_thin_letters(language: str) -> None:
    context = context_of(Voice(language, "wayfarers"))
    for tile in TILE_NAMES:
        held(measured(TilePile(tile, card_name(context, tile), 2), SIZE[0])[0])


def test_what_a_way_asks_for_leaves_the_name_of_a_last_node() -> None:
    state = begin()
    near = [edge.start for edges in EDGES_BY_START.values() for edge in edges if JOURNAL_NODES[edge.end].last]
    for node in dict.fromkeys(near):
        scene = drawn(public(with_player(state, 0, node=node)))["journal"]
        left = node_middle("n10a")[0] - node_half_size("n10a")[0]
        asked = [item for item in items_of(scene, StepRequirements) if left - 100 < item.x and item.y > SIZE[1] / 2]
        assert len(asked) == len(near)
        assert any(isinstance(item.sprite, StepRequirements) and item.sprite.progress for item in asked)
        assert all(item.x + item.sprite.box.right <= left + 8 for item in asked)


@pytest.mark.parametrize("sections", ["aaa", "bbb"])
@pytest.mark.parametrize("node", [node for node, edges in EDGES_BY_START.items() if edges])
def test_what_a_way_asks_for_touches_no_node_wherever_somebody_stands(node: str, sections: str) -> None:
    scene = drawn(public(with_player(begin(sections=sections), 0, node=node)))["journal"]
    covered = [
        (scrap.sprite.name, ask.sprite)
        for ask in items_of(scene, StepRequirements)
        for scrap in items_of(scene, JournalNode)
        if isinstance(ask.sprite, StepRequirements)
        and isinstance(scrap.sprite, JournalNode)
        and not scrap.sprite.is_last
        if abs(ask.x - scrap.x) + 2 < ask.sprite.box.right - RIM + NODE_WIDTH / 2
        if abs(ask.y - scrap.y) + 2 < ask.sprite.box.bottom - RIM + NODE_HEIGHT / 2
    ]
    assert covered == []


class Reach(Measuring):
    """A canvas that notes how far what is filled in some colours reaches to both sides."""

    inks: tuple[str, ...]
    reach: list[float]

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        if ink in self.inks:
            self.reach += [x for part in shape for x, _ in part.points]

    def draw_layers(self, layers: Iterable[tuple[Shape, Ink]], place: Box) -> None:
        for shape, ink in layers:
            zoom = (place.right - place.left) / 100
            self.fill(stretch_shape(shape, place.left, place.top, zoom, zoom), ink)


def test_what_a_worker_brings_ends_at_the_edge_unless_a_tab_is_there() -> None:
    ends: dict[bool, set[float]] = {True: set(), False: set()}
    for card in CARDS.values():
        if card.kind in ("land", "water"):
            canvas = Reach(OfferFoot(card.id, 0, 40).box, 1, 1)
            canvas.reach, canvas.glyphs, canvas.signs, canvas.inks = (
                [],
                [],
                [],
                (kind_colours(STANDARD, card.kind).light,),
            )
            OfferFoot(card.id, 0, 40).paint(canvas, STANDARD)
            ends[any(bar > 2 for bar, _ in card.link_out)].add(round(max(canvas.reach)))
    assert ends == {True: {round(OFFER_WIDTH - 7 - TAB_WIDTH + 2)}, False: {round(OFFER_WIDTH - 7)}}


def test_a_fee_covers_neither_the_id_nor_more_than_the_pawn_before_what_a_worker_brings() -> None:
    for card in CARDS.values():
        if card.kind in ("townsfolk", "land", "water", "inspiration"):
            middle, half = mark_position(card.id)[0], FeePlate("saffron").box.right
            assert middle - half > 12 + text_width(card.id, 27, HEAVY)
            assert middle + half < 160


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_is_too_small_beside_its_price(language: str) -> None:
    context = context_of(Voice(language, "wayfarers", ("Ann",), markdown=False))
    for card in CARDS.values():
        held(measured(Offer(card.id, card_name(context, card.id), card.cost), SIZE[0])[0])


class Digits(Measuring):
    """A canvas that notes the corners of what is written, and what is filled last before it."""

    filled: list[Shape]
    corners: list[tuple[str, Shape, list[Point]]]

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        self.filled.append(shape)

    def write(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, most: float = math.inf
    ) -> None:
        half, height = min(text_width(string, size, weight), most) / 2, HALF_CAPITAL_HEIGHT * size
        around = [(x + side * half, y + up * height) for side in (-1, 1) for up in (-1, 1)]
        self.corners.append((string, self.filled[2], around))


@pytest.mark.parametrize("state", ["", "0/2", "10/7"])
@pytest.mark.parametrize("count", [1, 2, 7])
def test_digits_on_a_tag_of_the_journal_stay_off_its_rim(state: str, count: int) -> None:
    sprite = StepRequirements((Token("city", 1 if state else count),), progress=state)
    canvas = Digits(sprite.box, 1, 1)
    canvas.filled, canvas.corners, canvas.signs = [], [], []
    sprite.paint(canvas, STANDARD)
    assert bool(canvas.corners) == bool(state or count > 1)
    for string, (paper, *_), corners in canvas.corners:
        edge = [math.dist(corner, point) for corner in corners for point in paper.points]
        assert min(edge) >= 3, string


SMALLEST, THIRD = 9.15, 1 / 3
"""The height of small print's capitals on a phone, in pixels, and how much of a picture's words may be small print."""


@pytest.mark.parametrize(("name", "median"), [("market", 10.5), ("journal", 10.1), ("sky", 9.7), ("rival", 10.5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_important_text_is_larger_than_small_print(name: str, median: float, language: str) -> None:
    context = context_of(Voice(language, "wayfarers", ("Ann",), markdown=False))
    view = public(begin(1))
    scenes = (board(view, context, ()), *further_boards(view, context, ()), extra_picture(view, context, "rival"))
    (scene,) = (scene for scene in scenes if scene is not None and scene.name == f"wayfarers-{name}")
    sprites = [part for item in scene.items for part in ([*item.sprite.child_items] or [item])]
    sizes = sorted(size for part in sprites for _, size in measured(part.sprite, SIZE[0])[0] if size)
    assert sizes[len(sizes) // 2] >= median - 0.02
    assert sum(size <= SMALLEST for size in sizes) <= THIRD * len(sizes)
