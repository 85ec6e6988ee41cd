"""The questions of conflicts: the order of a joining card's wars, and the cards that each side adds (9, 10)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef
from engine.games.kingdoms import fight
from engine.games.kingdoms.conflict import decide_conflict, open_conflict, support_questions
from engine.games.kings.conflicts import start_war
from engine.games.kings.draft import Draft, close_gaps
from engine.games.kings.pieces import HAND_SIZE, LEADER_WORDS, Colour
from engine.games.kings.places import LINKS
from engine.games.kings.questions import Situation
from engine.games.kings.reading.regions import Kingdom, Leader, colours_at_war, kingdom_at, lost_cards
from engine.games.kings.state import REVOLT, WAR, Conflict, Fight, Point, State, Wars
from engine.games.kings.view import KingsView
from engine.games.kings.vocabulary import LEADER
from engine.kit.question import illegal_move


class ChooseWar(fight.ChooseWar[State, KingsView, Draft, Wars, Colour]):
    """Choose which of the joining card's wars is fought next, by its leaders (10.2)."""

    takes = (LEADER,)
    choice_rule = "10.2"

    def wars(self, situation: Situation | Draft) -> Sequence[Colour]:
        return colours_at_war(situation.table)

    def start_war(self, draft: Draft, war: Colour) -> None:
        start_war(draft, war)


class WarQuestion(fight.WarQuestion[State, KingsView, Draft, Wars]):
    """Ask which conflict is decided next."""

    task = Wars
    choice = ChooseWar()
    answers = (choice,)
    events = ("card-turned",)

    def end_wars(self, draft: Draft) -> None:
        """Turn the joining card up so that it counts from now on. Report it if there was a conflict (10.7)."""
        draft.agenda.pop()
        gap = draft.table.face_down
        if gap is None:
            return
        draft.table = replace(draft.table, face_down=None)
        card = draft.table.links[gap]
        if draft.conflict is not None and card is not None:
            draft.journal.report("card-turned", card=card.word, place=LINKS[gap].name)


class Support(fight.Support[State, KingsView, Draft, Fight]):
    """Support from the hand for the side whose turn it is. After the second side, the conflict is decided (9.4,
    10.4)."""

    reasons = ("too-few-cards",)
    events = ("support-added",)

    def add_support(self, draft: Draft, seat: Seat, count: int, total: int) -> None:
        fought = open_conflict(draft.conflict).support_colour
        draft.spend_pieces(seat, fought, count)
        draft.discard_pieces(fought, count)
        draft.journal.report("support-added", who=SeatRef(seat), count=count, card=fought.card.word, total=total)

    def decide_conflict(self, draft: Draft) -> None:
        conflict = open_conflict(draft.conflict)
        winner, loser = decide_conflict(draft.journal, conflict)
        draft.conflict = replace(conflict, winner=winner.seat)
        kingdom = kingdom_at(draft.table, loser.place)
        draft.remove_leader(loser.seat, conflict.colour)
        _reward_winner(draft, winner.seat, conflict, winner.added + loser.added)
        if conflict.kind == WAR:
            _take_lost_cards(draft, winner.seat, Leader(loser.seat, conflict.colour, loser.place), kingdom)

    def refusal(self, state: State, seat: Seat, task: Fight, arguments: tuple[int]) -> IllegalMove:
        conflict = open_conflict(state.conflict)
        rule = "9.2" if conflict.kind == REVOLT else "10.4"
        in_hand = state.hands[seat][conflict.support_colour]
        return illegal_move("too-few-cards", rule, card=conflict.support_colour.card.word, held=in_hand)


def _reward_winner(draft: Draft, winner: Seat, conflict: Conflict, played: int) -> None:
    """Give the winner one of the played cards. If none was played, ask for one from the hand (9.6, 10.5)."""
    if not played:
        draft.agenda.push(Point(winner, conflict.support_colour, conflict.kind))
        return
    card = conflict.support_colour.card
    draft.discard_pieces(conflict.support_colour, -1)
    draft.put_on_pile(winner, card)
    draft.journal.report("card-banked", who=SeatRef(winner), card=card.word)


def _take_lost_cards(draft: Draft, winner: Seat, loser: Leader, kingdom: Kingdom) -> None:
    """Give the winner the cards that the loser of a war loses (10.6)."""
    table, card = draft.table, loser.colour.card
    lost_places = lost_cards(table, kingdom, loser)
    if not lost_places:
        return
    draft.table = close_gaps(table, lost_places)
    draft.put_on_pile(winner, card, len(lost_places))
    names = tuple(place.name for place in lost_places)
    draft.journal.report("cards-taken", who=SeatRef(winner), count=len(lost_places), card=card.word, places=names)
    for place in lost_places:
        if place.is_link:
            draft.journal.report("link-lost", card=card.word, place=place.name)
    draft.discard_beside_empty()


class SupportQuestion(fight.SupportQuestion[State, KingsView, Draft, Fight]):
    """Ask for the number of cards to add."""

    task = Fight
    support = Support()
    answers = (support,)
    standing = support_questions(LEADER_WORDS, HAND_SIZE)
