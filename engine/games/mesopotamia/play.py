"""Mesopotamia as a `Game`: its options, questions and functions."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from engine.chance import Chance
from engine.content import Files, content_digests
from engine.game import Clause, Option, OptionCondition, Options
from engine.games.mesopotamia.aim import aim_clause, opening_clauses
from engine.games.mesopotamia.annotations import resources
from engine.games.mesopotamia.content.load import HOUSE_CONTENT, load_content
from engine.games.mesopotamia.content.tables import Content
from engine.games.mesopotamia.diagram import write_diagram
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import points, result
from engine.games.mesopotamia.explain import explain_components, locate
from engine.games.mesopotamia.questions.bid import BidQuestion
from engine.games.mesopotamia.questions.bones import (
    MobilityQuestion,
    OwnBonesQuestion,
    StrengthQuestion,
    TacticsQuestion,
)
from engine.games.mesopotamia.questions.build import BuildQuestion
from engine.games.mesopotamia.questions.duels import DuelQuestion, WinnerBoneQuestion, fight_duel
from engine.games.mesopotamia.questions.events import (
    EventQuestion,
    PayGoodsQuestion,
    TakeGoodsQuestion,
    give_final_gain,
    pass_events_on,
    pay_six_rounds,
)
from engine.games.mesopotamia.questions.explore import ExploreQuestion
from engine.games.mesopotamia.questions.gather import GatherQuestion
from engine.games.mesopotamia.questions.losses import LossQuestion, RetreatQuestion
from engine.games.mesopotamia.questions.opening import (
    CampQuestion,
    DieColourQuestion,
    HarbourQuestion,
    HomeQuestion,
    QuestsQuestion,
)
from engine.games.mesopotamia.questions.order import (
    FirstOpponentQuestion,
    OrderOfBattlesQuestion,
    PairQuestion,
    RevealQuestion,
    resolve_ship_collisions,
)
from engine.games.mesopotamia.questions.research import ResearchQuestion, TechnologyQuestion
from engine.games.mesopotamia.questions.rows import RowQuestion
from engine.games.mesopotamia.questions.settle import SettlementQuestion, destroy_walls
from engine.games.mesopotamia.questions.turn import ActionQuestion, end_round, start_round, take_bot_turn
from engine.games.mesopotamia.questions.warfare import WarfareQuestion
from engine.games.mesopotamia.setup import AUTOMATON_OPTIONS, setup
from engine.games.mesopotamia.state import (
    BotTurn,
    Collide,
    Fallen,
    Fight,
    HandOver,
    NextRound,
    Prize,
    StartRound,
    State,
    Tick,
    task_key,
)
from engine.games.mesopotamia.view import MesopotamiaView, sample_state, view
from engine.games.mesopotamia.vocabulary import EVENTS, REASONS
from engine.kit.explaining import Components
from engine.kit.rules import GameParts, Rules

_WITH_AUTOMATA = OptionCondition("mode", ("kings",), solo_choices=("table",))
"""The condition under which some of the empires are automata (2.2, 2.3)."""
_SEVERAL_PEOPLE = OptionCondition("mode", ("kings",), min_players=2)
"""The condition under which several people play against automata (22.20)."""
_ANY_AUTOMATON = OptionCondition("mode", ("kings", "ur", "ashur"), solo_choices=("table",))
"""The condition under which an empire is an automaton (22.1, 24.1, 25.1)."""
_SECOND_AUTOMATON, _THIRD_AUTOMATON = OptionCondition("automata", ("2", "3")), OptionCondition("automata", ("3",))
"""The conditions under which a second and a third empire are automata."""
_AMONG_PEOPLE = OptionCondition("mode", ("table",), min_players=2)
"""The condition under which people play against each other."""
_ROUNDS_CHOSEN = OptionCondition("mode", ("table", "kings"))
"""The condition under which the number of rounds is not limited by the mode (2.4)."""


class Mesopotamia(Rules[State, MesopotamiaView, Draft]):
    """Mesopotamia for one to six people, with one of the contents that the game was given (28.3)."""

    name = "mesopotamia"
    seats = range(1, 7)
    max_moves = 200_000
    state_type = State
    view_type = MesopotamiaView
    questions = (
        *(HomeQuestion(), DieColourQuestion(), CampQuestion(), HarbourQuestion(), QuestsQuestion()),
        *(
            ActionQuestion(),
            ExploreQuestion(),
            BuildQuestion(),
            ResearchQuestion(),
            GatherQuestion(),
            WarfareQuestion(),
        ),
        *(EventQuestion(), TakeGoodsQuestion(), PayGoodsQuestion(), TechnologyQuestion()),
        *(
            OrderOfBattlesQuestion(),
            FirstOpponentQuestion(),
            PairQuestion(),
            RevealQuestion(),
            BidQuestion(),
            SettlementQuestion(),
        ),
        *(WinnerBoneQuestion(), StrengthQuestion(), TacticsQuestion(), MobilityQuestion(), RowQuestion()),
        *(OwnBonesQuestion(), DuelQuestion(), RetreatQuestion(), LossQuestion()),
    )
    chores = MappingProxyType(
        {
            StartRound: start_round,
            Collide: resolve_ship_collisions,
            (Fight, "duels"): fight_duel,
            Fallen: destroy_walls,
            HandOver: pass_events_on,
            Tick: pay_six_rounds,
            Prize: give_final_gain,
            BotTurn: take_bot_turn,
            NextRound: end_round,
        }
    )
    other_answer_refusal = ("another-question", "6.13")
    reasons = REASONS
    events = EVENTS
    task_kind = task_key
    verb_order = (
        *("use", "reroll", "end", "move", "sail", "build", "convert", "discover", "gather", "trade", "bones", "train"),
        *("done", "option", "take", "pay"),
        *("order", "first", "pair", "reveal", "bid", "place", "row", "tire", "retreat", "lose", "duel"),
        *("conquer", "destroy", "decline", "home", "die", "camp", "harbour", "keep"),
    )

    def __init__(self, *tables: Content) -> None:
        contents = tables or (HOUSE_CONTENT,)
        replaced = ((earlier, content.digest) for content in contents for earlier in content.earlier)
        self.marks: tuple[str, ...] = tuple(contents[0].empires)
        self.options: tuple[Option, ...] = (
            Option("mode", ("table", "kings", "ur", "ashur"), solo=("ur", "ashur")),
            Option("combat", ("full", "simple")),
            Option("luck", ("dice", "none")),
            Option("rounds", ("gardens", "12", "16", "20"), _ROUNDS_CHOSEN),
            Option("sets", ("fitting", "all")),
            Option("automata", ("1", "2", "3"), _WITH_AUTOMATA),
            Option("level", ("igigi", "caesar", "anunnaki"), _WITH_AUTOMATA),
            Option("side", ("alone", "together"), _SEVERAL_PEOPLE),
            *(
                Option(name, ("random", *contents[0].empires), condition, may_reserve_mark=True)
                for name, condition in zip(
                    AUTOMATON_OPTIONS, (_ANY_AUTOMATON, _SECOND_AUTOMATON, _THIRD_AUTOMATON), strict=True
                )
            ),
            Option("head-start", ("usual", "on", "off"), _AMONG_PEOPLE),
            Option("content", tuple(content.digest for content in contents), replaced=tuple(replaced)),
        )
        self.parts = GameParts(
            partial(setup, contents[0].digest),
            Draft,
            view,
            sample_state,
            points,
            result,
            write_diagram,
        )
        super().__init__()

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        """Return the initial position, in which the first question is asked (3)."""
        draft = Draft(super().setup(marks, options, chance))
        self.advance(draft)
        return draft.step().state

    def explain_components(self, options: Options) -> Components:
        """Return the kinds and explanations of all components in the tables that `options` name, by name."""
        return explain_components(options.get("content", content_digests(self)[0]))

    def resources(self, view: MesopotamiaView) -> Mapping[str, int]:
        """Return the goods of the view's seat, or {} for a public view."""
        return resources(view)

    def locate(self, view: MesopotamiaView, name: str) -> tuple[Clause, ...]:
        """Return where the component called `name` is and who owns it, as far as the view shows it."""
        return tuple(locate(view, name))

    def opening(self, view: MesopotamiaView) -> tuple[Clause, ...]:
        """Return the points with which empires and homes begin, or () if none has any."""
        return opening_clauses(view)

    def aim(self, view: MesopotamiaView) -> Clause | None:
        """Return the goal and how near the end is in a game against automata, or None in others and at the end."""
        return aim_clause(view)


def mesopotamia_with_tables(files: Files) -> Mesopotamia:
    """Return the game with a choice between the house's tables and an owner's (28.3). Raises BadContent."""
    return Mesopotamia(HOUSE_CONTENT, load_content(files))
