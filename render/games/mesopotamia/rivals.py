"""Pictures of opponents without a person: the automata's plans, and the waves that attack Ashur."""

from collections.abc import Iterator

from engine.games.mesopotamia.content.tables import ACTIONS, LAND_UNITS, Strategy
from engine.games.mesopotamia.solo.strategy import card_priority, condition_holds, plans_by_priority
from engine.games.mesopotamia.state import ASHUR_MODE, Bot, Plan, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.mesopotamia.described import rival_lines
from render.games.mesopotamia.setting import empire, name_of
from render.games.mesopotamia.sprites.pieces import Seal, Troop
from render.games.mesopotamia.sprites.tokens import Good, Sign, Tag
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, Glow, Plate
from render.sprites.ground import Rect, Wall

PLANS, WAVES = "plans", "waves"
_WIDTH = 1076.0
_ROW, _GAP = 158.0, 10.0
_HEAD = 230.0
_PLAN, _PLAN_HEIGHT = 272.0, 134.0
_WAVE, _WAVE_HEIGHT, _ACROSS = 345.0, 132.0, 3
_ENEMY: Player = 1


def names(view: MesopotamiaView) -> tuple[str, ...]:
    """Return the name of the picture of opponents in this game, if any: the automata's plans, or the waves."""
    if view.position.bots:
        return (PLANS,)
    return (WAVES,) if view.position.config.mode == ASHUR_MODE else ()


def rivals(view: MesopotamiaView, context: PictureContext, name: str) -> Scene | None:
    """Draw the picture called `name`, one of `names`: the automata's plans, or the waves of the defence. Return None
    for another name."""
    if name not in names(view):
        return None
    return _plans(view, context) if name == PLANS else _waves(view, context)


def _scene(view: MesopotamiaView, context: PictureContext, name: str, cards: list[Rect], items: list[Item]) -> Scene:
    size = (1100, round(cards[-1][1] + cards[-1][3] + 12))
    wall = Wall(size, tuple(Frame(size[0], context.rtl).card(card) for card in cards), ())
    alt = shorten(" ".join(rival_lines(view, context)))
    return Scene(name, f"mesopotamia-{name}", size, context.theme, wall, stack(items), alt)


def _plans(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw a row for each automaton: its decks, and its plans by priority (22.3)."""
    frame = Frame(1100, context.rtl)
    items: list[Item] = []
    cards: list[Rect] = []
    for number, bot in enumerate(view.position.bots):
        y = 12 + (_ROW + _GAP) * number
        cards.append((12, y, _WIDTH, _ROW))
        items += _decks(view, context, frame, bot, y)
        plans = plans_by_priority(view.position, bot)
        width = min(_PLAN, (_WIDTH - _HEAD) / max(1, len(plans)) - 10)
        for place, plan in enumerate(plans):
            card: Rect = (12 + _HEAD + (width + 8) * place, y + 12, width, _PLAN_HEIGHT)
            items += _plan(view, context, frame, bot.player, plan, card)
    return _scene(view, context, PLANS, cards, items)


def _decks(view: MesopotamiaView, context: PictureContext, frame: Frame, bot: Bot, y: float) -> Iterator[Item]:
    """Yield the seal and the name of an automaton, and the numbers of cards in its deck and its discards."""
    yield frame.item(52, y + 46, Seal(empire(view.position, bot.player), 28))
    yield frame.start(90, y + 46, *fit_player_name(name_of(view, context, bot.player), 146, 27), HEAVY)
    for line, (key, count) in enumerate((("deck", bot.deck), ("discards", len(bot.discards)))):
        text = context.say(f"picture-{key}", count=count)
        yield frame.start(28, y + 94 + 34 * line, *fit(text, 208, MIN_SIZE, MEDIUM, MIN_SIZE), MEDIUM, MUTED)


def _plan(
    view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player, plan: Plan, card: Rect
) -> Iterator[Item]:
    """Yield a plan: its name, its priority (gold if its condition holds), and its actions, finished ones with a
    star."""
    x, y, width, height = card
    state = view.position
    strategy: Strategy = state.content.strategies[plan.card]
    met = condition_holds(state, player, strategy)
    yield frame.top_left(x, y, width, Plate(width, height))
    yield frame.start(
        x + 14,
        y + 26,
        *fit(context.word(plan.card).removesuffix(f" ({plan.card})"), width - 68, MIN_SIZE, HEAVY, 20),
        HEAVY,
    )
    value = str(card_priority(state, player, plan.card)[0])
    yield frame.middle(x + width - 34, y + 27, value, 28, HEAVY, GOLD if met else MUTED)
    for line, (action, done) in enumerate(zip(strategy.actions, plan.marked, strict=True)):
        low = y + 66 + 38 * line
        yield frame.item(x + 28, low, Sign("star", 28, "gold" if done else "faint"))
        word = context.word(ACTIONS[action.action])
        weight = BOLD if text_width(word, MIN_SIZE, BOLD) <= width - 58 else MEDIUM
        words = fit(word, width - 58, MIN_SIZE, weight, 20)
        yield frame.start(x + 50, low, *words, weight, MUTED if done else "text")


def _waves(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw the six waves that attack Ashur: their pieces and bones, and which of them have come (25.3)."""
    state = view.position
    frame = Frame(1100, context.rtl)
    waves = state.content.defence.waves
    rows = -(-len(waves) // _ACROSS)
    card: Rect = (12, 12, _WIDTH, 84 + (_WAVE_HEIGHT + 10) * rows)
    items = [
        frame.item(54, 54, Seal(empire(state, _ENEMY), 26)),
        frame.start(92, 54, *fit_player_name(name_of(view, context, _ENEMY), 420, 28), HEAVY),
    ]
    note, size = fit(context.say("picture-wave", count=state.wave, most=len(waves)), 460, MIN_SIZE, BOLD, MIN_SIZE)
    items.append(frame.end(1066, 54, note, size, BOLD, GOLD))
    for number in range(len(waves)):
        corner = (25 + (_WAVE + 8) * (number % _ACROSS), 92 + (_WAVE_HEIGHT + 10) * (number // _ACROSS))
        items += _wave(view, context, frame, number, corner)
    return _scene(view, context, WAVES, [card], items)


def _wave(
    view: MesopotamiaView, context: PictureContext, frame: Frame, number: int, corner: tuple[float, float]
) -> Iterator[Item]:
    """Yield a wave: its number, pieces and bones. The current wave has a gold rim."""
    x, y = corner
    state = view.position
    pieces, bones = state.content.defence.waves[number]
    came = number < state.wave
    yield frame.top_left(x, y, _WAVE, Plate(_WAVE, _WAVE_HEIGHT))
    if number == state.wave - 1:
        yield frame.top_left(x, y, _WAVE, Glow(_WAVE, _WAVE_HEIGHT))
    yield frame.item(x + 30, y + 30, Tag(str(number + 1), 26))
    yield frame.item(x + _WAVE - 62, y + 30, Good("bone", 30))
    yield frame.start(x + _WAVE - 38, y + 30, str(bones), 26, HEAVY, MUTED if came else "text")
    units = tuple((name, count) for name, count in zip((*LAND_UNITS, "ram"), pieces, strict=False) if count)
    yield frame.item(x + _WAVE / 2, y + 90, Troop(empire(state, _ENEMY), units, 54, _WAVE - 24))
