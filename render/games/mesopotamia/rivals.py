"""Pictures of opponents that are not people: the automata's plans, and the waves that attack Ashur."""

from collections.abc import Iterator

from engine.games.mesopotamia.content.tables import ACTIONS, LAND_UNITS, Strategy
from engine.games.mesopotamia.solo.strategy import card_priority, condition_holds, plans_by_priority
from engine.games.mesopotamia.state import ASHUR_MODE, Bot, Plan, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.described import rival_lines
from render.games.mesopotamia.setting import ENEMY_OF_ASHUR, empire_of, name_of
from render.games.mesopotamia.sprites.pieces import ArmyPlate, EmpireSeal
from render.games.mesopotamia.sprites.tokens import GoodToken, LightTag, WordSign
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, DecidingRim, Plate
from render.sprites.ground import Rect, Wall

PLANS_NAME, WAVES_NAME = "plans", "waves"
_ROW_WIDTH = 1076.0
_ROW_HEIGHT, _ROW_GAP = 158.0, 10.0
_HEAD_WIDTH = 230.0
_MAX_PLAN_WIDTH, _PLAN_HEIGHT = 272.0, 134.0
_WAVE_WIDTH, _WAVE_HEIGHT, _WAVES_IN_ROW = 345.0, 132.0, 3


def rivals_names(view: MesopotamiaView) -> tuple[str, ...]:
    """Return the name of the picture of opponents in this game: of the automata's plans or the waves; () without
    opponents."""
    if view.position.bots:
        return (PLANS_NAME,)
    return (WAVES_NAME,) if view.position.config.mode == ASHUR_MODE else ()


def draw_rivals(view: MesopotamiaView, context: PictureContext, name: str) -> Scene | None:
    """Draw the automata's plans or the waves, as `name` selects, or return None if this game has no picture of that
    name."""
    if name not in rivals_names(view):
        return None
    return _draw_plans(view, context) if name == PLANS_NAME else _draw_waves(view, context)


def _compose_scene(
    view: MesopotamiaView, context: PictureContext, name: str, cards: list[Rect], items: list[Item]
) -> Scene:
    size = (1100, round(cards[-1][1] + cards[-1][3] + 12))
    wall = Wall(size, tuple(Frame(size[0], context.rtl).place_card(card) for card in cards), ())
    alt = shorten_alt(" ".join(rival_lines(view, context)))
    return Scene(name, f"mesopotamia-{name}", size, context.theme, wall, sort_by_layer(items), alt)


def _draw_plans(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a row for each automaton: its name, its decks, and its plans by priority (22.3)."""
    frame = Frame(1100, context.rtl)
    items: list[Item] = []
    cards: list[Rect] = []
    for index, bot in enumerate(view.position.bots):
        y = 12 + (_ROW_HEIGHT + _ROW_GAP) * index
        cards.append((12, y, _ROW_WIDTH, _ROW_HEIGHT))
        items += _deck_items(view, context, frame, bot, y)
        plans = plans_by_priority(view.position, bot)
        width = min(_MAX_PLAN_WIDTH, (_ROW_WIDTH - _HEAD_WIDTH) / max(1, len(plans)) - 10)
        for place, plan in enumerate(plans):
            card: Rect = (12 + _HEAD_WIDTH + (width + 8) * place, y + 12, width, _PLAN_HEIGHT)
            items += _plan_items(view, context, frame, bot.player, plan, card)
    return _compose_scene(view, context, PLANS_NAME, cards, items)


def _deck_items(view: MesopotamiaView, context: PictureContext, frame: Frame, bot: Bot, y: float) -> Iterator[Item]:
    """Yield an automaton's seal and name, and the numbers of cards in its deck and discards, in a row from y down."""
    yield frame.place_sprite(52, y + 46, EmpireSeal(empire_of(view.position, bot.player), 28))
    yield frame.write_from(90, y + 46, *fit_player_name(name_of(view, context, bot.player), 146, 27), HEAVY)
    for line, (key, count) in enumerate((("deck", bot.deck), ("discards", len(bot.discards)))):
        text = context.say(f"picture-{key}", count=count)
        yield frame.write_from(28, y + 94 + 34 * line, *fit_text(text, 208, MIN_SIZE, MEDIUM, MIN_SIZE), MEDIUM, MUTED)


def _plan_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player, plan: Plan, card: Rect
) -> Iterator[Item]:
    """Yield a plan in the rectangle `card`: its name, its priority (gold if its condition holds), and its actions,
    finished ones with a star."""
    x, y, width, height = card
    state = view.position
    strategy: Strategy = state.content.strategies[plan.card]
    met = condition_holds(state, player, strategy)
    yield frame.place_rectangle(x, y, width, Plate(width, height))
    yield frame.write_from(
        x + 14,
        y + 26,
        *fit_text(context.word(plan.card).removesuffix(f" ({plan.card})"), width - 68, MIN_SIZE, HEAVY, 20),
        HEAVY,
    )
    value = str(card_priority(state, player, plan.card)[0])
    yield frame.write_around(x + width - 34, y + 27, value, 28, HEAVY, GOLD if met else MUTED)
    for line, (action, is_done) in enumerate(zip(strategy.actions, plan.marked, strict=True)):
        line_y = y + 66 + 38 * line
        yield frame.place_sprite(x + 28, line_y, WordSign("star", 28, "gold" if is_done else "faint"))
        word = context.word(ACTIONS[action.action])
        weight = BOLD if text_width(word, MIN_SIZE, BOLD) <= width - 58 else MEDIUM
        words = fit_text(word, width - 58, MIN_SIZE, weight, 20)
        yield frame.write_from(x + 50, line_y, *words, weight, MUTED if is_done else "text")


def _draw_waves(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw the waves that attack Ashur with their pieces and bones; those that have come are pale (25.3)."""
    state = view.position
    frame = Frame(1100, context.rtl)
    waves = state.content.defence.waves
    rows = -(-len(waves) // _WAVES_IN_ROW)
    card: Rect = (12, 12, _ROW_WIDTH, 84 + (_WAVE_HEIGHT + 10) * rows)
    items = [
        frame.place_sprite(54, 54, EmpireSeal(empire_of(state, ENEMY_OF_ASHUR), 26)),
        frame.write_from(92, 54, *fit_player_name(name_of(view, context, ENEMY_OF_ASHUR), 420, 28), HEAVY),
    ]
    note, size = fit_text(context.say("picture-wave", count=state.wave, most=len(waves)), 460, MIN_SIZE, BOLD, MIN_SIZE)
    items.append(frame.write_to(1066, 54, note, size, BOLD, GOLD))
    for index in range(len(waves)):
        corner = (25 + (_WAVE_WIDTH + 8) * (index % _WAVES_IN_ROW), 92 + (_WAVE_HEIGHT + 10) * (index // _WAVES_IN_ROW))
        items += _wave_items(view, context, frame, index, corner)
    return _compose_scene(view, context, WAVES_NAME, [card], items)


def _wave_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, wave: int, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield a wave with its top-left corner at `corner`: its number, pieces and bones, with a gold rim if it is the
    current one."""
    x, y = corner
    state = view.position
    pieces, bones = state.content.defence.waves[wave]
    came = wave < state.wave
    yield frame.place_rectangle(x, y, _WAVE_WIDTH, Plate(_WAVE_WIDTH, _WAVE_HEIGHT))
    if wave == state.wave - 1:
        yield frame.place_rectangle(x, y, _WAVE_WIDTH, DecidingRim(_WAVE_WIDTH, _WAVE_HEIGHT))
    yield frame.place_sprite(x + 30, y + 30, LightTag(str(wave + 1)))
    yield frame.place_sprite(x + _WAVE_WIDTH - 62, y + 30, GoodToken("bone", 30))
    yield frame.write_from(x + _WAVE_WIDTH - 38, y + 30, str(bones), 26, HEAVY, MUTED if came else "text")
    units = tuple((name, count) for name, count in zip((*LAND_UNITS, "ram"), pieces, strict=False) if count)
    yield frame.place_sprite(
        x + _WAVE_WIDTH / 2, y + 90, ArmyPlate(empire_of(state, ENEMY_OF_ASHUR), units, 54, _WAVE_WIDTH - 24)
    )
