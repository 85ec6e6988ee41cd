"""Steps in the journal, and a further one for influence on science (R4.11, R5)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.changes.gains import open_batch
from engine.games.wayfarers.components.effects import JOURNAL_STEP
from engine.games.wayfarers.components.tables import EDGES_BY_START, JOURNAL_NODES
from engine.games.wayfarers.draft import Draft, position_after_payment
from engine.games.wayfarers.questions import Answer, InTurn, OptionalQuestion, VerbWithoutWords, match_word
from engine.games.wayfarers.questions import Situation as Asked
from engine.games.wayfarers.questions.effects import EffectAnswer, annotate_effects, effect_words
from engine.games.wayfarers.reading.counting import meets_requirement
from engine.games.wayfarers.reading.dice import can_use_guild
from engine.games.wayfarers.reading.journal import (
    is_occupied,
    node_effects,
    open_edges,
    requirement_progress,
    requirements,
)
from engine.games.wayfarers.reading.prices import count_good
from engine.games.wayfarers.state import NO_ROUND, Batch, Onward, OpenPosition, State, Table
from engine.games.wayfarers.updates import with_worker
from engine.games.wayfarers.vocabulary import NODE
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move


def take_step_to(draft: Draft, node: str) -> None:
    """Move along an open edge: pay for it, take the green worker, and begin the node's batch (R5.4 to R5.7, R7.1)."""
    edge = next(edge for edge in EDGES_BY_START[draft.player.node] if edge.end == node)
    seat = draft.turn.seat
    _, cost = requirements(draft, edge)
    draft.player = replace(position_after_payment(draft, seat, cost).players[seat], node=node)
    draft.journal.report("journaled", who=SeatRef(seat), node=node)
    green = JOURNAL_NODES[node].green
    if green in draft.greens:
        draft.greens = tuple(colour for colour in draft.greens if colour != green)
        draft.player = with_worker(draft.player, "green", 1)
        draft.journal.report("workers-gained", who=SeatRef(seat), workers=("green",))
    if JOURNAL_NODES[node].last and draft.turns_left == NO_ROUND:
        draft.turns_left = len(draft.players) + (draft.rival is not None)
        draft.journal.report("last-round", who=SeatRef(seat))
    draft.agenda.push(Onward())
    open_batch(draft, "node", node, node_effects(draft.nodes, node))


class TakeJournalStep(EffectAnswer):
    """Move the player's marker along an open edge of the journal (R5)."""

    name, effects = "journal", (JOURNAL_STEP,)
    takes = (NODE,)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the node at the end of each open edge from the player's node."""
        nodes = tuple(edge.end for edge in open_edges(situation, seat))
        yield from ((node,) for node in match_word(nodes, words, 0))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.remove_effect(draft, task, arguments)
        take_step_to(draft, arguments[0])

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        return _explain_closed(state.table, seat, arguments[0])

    def known_words(self, state: State, seat: Seat, task: Batch) -> Words:
        return tuple(edge.end for edge in EDGES_BY_START[state.table.players[seat].node])

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        _annotate_step(annotations, table, seat, words)


def further_nodes(situation: OpenPosition, seat: Seat) -> tuple[str, ...]:
    """Return the nodes that a further step may reach once its influence is paid (R4.11)."""
    if not can_use_guild(situation, seat, "science"):
        return ()
    return tuple(edge.end for edge in open_edges(position_after_payment(situation, seat, (("science", 1),)), seat))


class StepOnward(Answer[Onward]):
    """Take a further step in the journal (R4.11)."""

    name = "onward"
    takes = (NODE,)

    def moves(self, state: State, seat: Seat, task: Onward, words: Words) -> Iterator[Words]:
        yield from ((node,) for node in match_word(further_nodes(state.table, seat), words, 0))

    def play(self, draft: Draft, seat: Seat, task: Onward, arguments: Words) -> None:
        draft.agenda.pop()
        draft.use_guild("science")
        take_step_to(draft, arguments[0])

    def refusal(self, state: State, seat: Seat, task: Onward, arguments: Words) -> IllegalMove:
        return _explain_closed(state.table, seat, arguments[0], extra=1)

    def known_words(self, state: State, seat: Seat, task: Onward) -> Words:
        return tuple(edge.end for edge in EDGES_BY_START[state.table.players[seat].node])

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        if words:
            annotations.note("guild", ("science",))
            annotations.note("price", 1)
        _annotate_step(annotations, table, seat, words)


class SkipEffects(VerbWithoutWords[Batch | Onward]):
    """The verb `skip`, which ends a batch of effects or forgoes a further journal step."""

    name = "skip"

    def play(self, draft: Draft, seat: Seat, task: Batch | Onward, arguments: Words) -> None:
        draft.agenda.pop()

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        """Note the last effect that is skipped."""
        for task in table.agenda[:1]:
            if isinstance(task, Batch) and len(task.items) == 1:
                annotations.note("left", effect_words(task.items))


class OnwardQuestion(InTurn[Onward], OptionalQuestion[Onward]):
    """Ask whether to take a further step for influence on science."""

    task = Onward
    kind = "onward"
    answers = (StepOnward(), SkipEffects())

    def facts(self, situation: Asked, task: Onward) -> Facts:
        return (("node", situation.table.players[situation.table.turn.seat].node),)

    def has_offer(self, draft: Draft, task: Onward) -> bool:
        return bool(further_nodes(draft, draft.turn.seat))


def _explain_closed(table: Table, seat: Seat, node: str, extra: int = 0) -> IllegalMove:
    """Return why a step to a node is not open. `extra`: the influence on science that is paid before it (R4.11)."""
    player = table.players[seat]
    edges = EDGES_BY_START[player.node]
    edge = next((edge for edge in edges if edge.end == node), None)
    if edge is None:
        return illegal_move("no-way-there", "R5.1", node=node, nodes=tuple(edge.end for edge in edges))
    if is_occupied(table, node):
        return illegal_move("node-occupied", "R5.5", node=node)
    term, cost = requirements(table, edge)
    if term is not None and not meets_requirement(player, term):
        amount, need = requirement_progress(player, term)
        return illegal_move("requirement-open", "R5.2", node=node, term=_term_word(term[0]), have=amount, need=need)
    for guild, count in cost:
        amount = count_good(player, guild) - extra * (guild == "science")
        if amount < count:
            return illegal_move("influence-short", "R5.2", guild=guild, need=count, have=amount, short=count - amount)
    return illegal_move("no-such-effect", "R5.1", kind="journal")


def _term_word(name: str) -> str:
    """Return a counting term as a plain word: `tag-city`, `cards-townsfolk`, `tag-sun-or-moon`."""
    parts = [part.replace(":", "-").replace("_", "-") for part in name.split("|")]
    return "-or-".join([parts[0], *(part.removeprefix("tag-") for part in parts[1:])])


def _annotate_step(annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
    """Note the price of a step, the effects of its node, its journal tile, and its worker."""
    edge = next((edge for edge in EDGES_BY_START[table.players[seat].node] if words == (edge.end,)), None)
    if edge is None:
        return
    _, cost = requirements(table, edge)
    annotations.note("cost", tuple(f"influence-{guild}" for guild, count in cost for _ in range(count)))
    annotate_effects(annotations, node_effects(table.nodes, edge.end))
    if tile := dict(table.nodes).get(edge.end):
        annotations.note_component(tile)
    annotations.note("worker", int(JOURNAL_NODES[edge.end].green in table.greens))
    annotations.note("last", int(JOURNAL_NODES[edge.end].last))
