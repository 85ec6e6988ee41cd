"""The first page of a panel: the moves with which a seat may begin."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from bot.advice.moves import asking_after, ending_here, notes_of, try_advice
from bot.model import limits
from bot.ui.components import shelves
from bot.ui.panel import MENUS, ROOM, fits
from engine.chance import ANY
from engine.game import STOP, Facts, Price, Seat, Words
from engine.move_chain import MoveChains, last_move
from engine.registry import AnyGame

EXPANDED = 6
"""Maximum number of words after a verb for which the panel has a button for each of them instead of one for the
verb."""

ALONE = 10
"""Maximum number of buttons for the whole moves of one verb, or for its words where no other verb has any."""

EXTRAS = 2
"""Maximum number of buttons for the longer forms of a move that is whole with its verb alone; more are a menu."""

BUNDLES = 15
"""Maximum number of buttons that make several moves of one verb; where there are more, each move has its own."""

SIFTED = 120
"""Maximum number of whole moves of a verb that are looked at for a menu."""


class PanelChoices(Struct, frozen=True):
    """What a seat may begin with.

    `groups`: whole moves where they are `few`, else their beginnings.
    `begun`: the beginnings of two words that are no whole moves.
    `asking`: those after which something is asked.
    `notes`: what is noted about each.
    `menus`: the whole moves of verbs that have few.
    `final`: the verbs that are moves by themselves and cannot be taken back.
    `ending`: whole moves that might go on, where what they might go on with is listed as well.
    `rest`: the verbs of which most moves are in the groups or menus, and which lead to the others.
    `bundled`: the verb of which several moves are one choice, by itself where they are chosen one by one; () for none.
    """

    groups: Sequence[list[Words]]
    few: bool
    begun: frozenset[Words]
    asking: frozenset[Words]
    notes: Mapping[Words, Facts]
    menus: Sequence[list[Words]] = ()
    final: frozenset[Words] = frozenset()
    ending: frozenset[Words] = frozenset()
    bundled: Words = ()
    rest: frozenset[Words] = frozenset()


def panel_choices(game: AnyGame, state: object, seat: Seat, number: int, version: int) -> PanelChoices:
    """Return what `seat` may begin with at version `version` of table `number`."""
    chains = MoveChains(game, state, seat)
    moves = [move for move in islice(chains.moves(), ROOM + 1) if fits(number, version, move)]
    bundles = [move for move in chains.repeatable_moves(BUNDLES) if fits(number, version, move)]
    if bundles and len(moves) <= ROOM:
        moves = [*dict.fromkeys(move[:1] if move[0] == bundles[0][0] else move for move in moves)]
        notes, asking = notes_of(chains, moves), asking_after(chains, game.decision(state), moves)
        return PanelChoices([bundles, moves], True, frozenset(), asking, notes, bundled=bundles[0][:1])
    few = len(moves) <= ROOM
    groups, menus, rest = ([moves], [], frozenset[Words]()) if few else _laid_out(game, state, seat, chains)
    listed = [move for group in groups for move in group]
    begun = frozenset(move for move in listed if len(last_move(move)) == 2 and STOP not in chains.words(move))
    starts = [] if few else list(chains.first_choices())
    asking = frozenset[Words]() if few else asking_after(chains, game.decision(state), [*listed, *starts])
    in_menus = [move for menu in menus for move in menu]
    notes = notes_of(chains, [*listed, *starts, *in_menus])
    final, ending = _final(game, state, seat, listed), ending_here(chains, [*listed, *in_menus])
    return PanelChoices(groups, few, begun, asking, notes, menus, final, ending, rest=rest)


def _final(game: AnyGame, state: object, seat: Seat, moves: Iterable[Words]) -> frozenset[Words]:
    """Return those of `moves` that are one word and show somebody what was hidden, so that they stand. It is tried in a
    position that looks like that of `seat`."""

    def work() -> frozenset[Words]:
        whole = [move for move in moves if len(move) == 1 and STOP in game.words(state, seat, move)]
        imagined = game.sample_state(game.view(state, seat), ANY) if whole else None
        return frozenset(move for move in whole if game.play(imagined, seat, move).informed_seats)

    return try_advice(work, frozenset())


def _laid_out(
    game: AnyGame, state: object, seat: Seat, chains: MoveChains[Any, Any]
) -> tuple[list[list[Words]], list[list[Words]], frozenset[Words]]:
    """Return the groups and menus of a first page, and the verbs of which only some moves are there: verbs that have
    few whole moves give way to buttons, else to a menu, as far as there is room. What is spent besides a price stays
    behind the verb, and a verb that is a whole move by itself keeps its button."""
    groups, decision = list(_beginnings(game, chains)), game.decision(state)
    if decision is None or decision.private:
        return groups, [], frozenset()
    page = _Page(groups)
    for verb in groups[-1]:
        moves = list(islice(chains.moves(verb), SIFTED))
        if len(moves) < SIFTED:
            page.unfold(verb, moves, chains)
    return [*filter(None, page.groups), page.left], page.menus, frozenset(page.rest)


class _Page:
    """A first page that is laid out: its groups and menus, the verbs that are left, and of these the ones of which some
    moves are there. `room`: for how many buttons more."""

    def __init__(self, groups: Sequence[list[Words]]) -> None:
        *self.groups, single = groups
        self.left = list(single)
        self.menus: list[list[Words]] = []
        self.rest: set[Words] = set()
        self.room = ROOM - limits.ROW - sum(map(len, groups))

    def unfold(self, verb: Words, moves: Sequence[Words], chains: MoveChains[Any, Any]) -> None:
        """Show the `moves` of a verb in its place where there is room: as buttons, else in a menu."""
        plain = [move for move in moves if not Price.of(chains.annotations(move)).spends_aside]
        helped = _helped(moves, plain, chains)
        shown, longer = len(plain) + len(helped), [move for move in plain if move != verb]
        menus, whole = shelves(longer), shown == len(moves)
        if shown < 2:
            return
        extras = len(longer) > EXTRAS and verb in plain
        if len(plain) <= ALONE and not extras and shown <= self.room + whole:
            self._give_way(verb, [*plain, *helped], whole)
        elif len(plain) > 1 and len(self.menus) + len(menus) <= len(MENUS):
            self.menus += map(list, menus)
            if verb in plain:
                self._show(helped[: self.room])
            else:
                self._give_way(verb, helped[: self.room], whole)

    def _give_way(self, verb: Words, buttons: list[Words], whole: bool) -> None:
        """Show buttons in place of a verb; where they are not the `whole` of its moves, it leads to the others."""
        self._show(buttons)
        if whole:
            self.left.remove(verb)
            self.room += 1
        else:
            self.rest.add(verb)

    def _show(self, buttons: list[Words]) -> None:
        self.groups.append(buttons)
        self.room -= len(buttons)


def _helped(moves: Sequence[Words], plain: Sequence[Words], chains: MoveChains[Any, Any]) -> list[Words]:
    """Return those of `moves` that spend something besides a price, but bring about what no plain one can: one with
    the power of a guild for each beginning of three words, and all with a fee."""
    possible, found = {move[:3] for move in plain}, dict[Words, Words]()
    for move in sorted(set(moves).difference(plain), key=lambda move: (len(move), moves.index(move))):
        if move[:3] not in possible:
            found.setdefault(move if Price.of(chains.annotations(move)).has_fee else move[:3], move)
    return list(found.values())


def _beginnings(game: AnyGame, chains: MoveChains[Any, Any]) -> Iterator[list[Words]]:
    """Each verb by itself, or its few whole moves, or with the few words that may follow it; those by themselves come
    last, together. A verb beside which nothing has words to choose is not asked for. A verb may stand behind moves that
    lead to it."""
    single: list[Words] = []
    longest = {verb.name: len(verb.arguments) for verb in game.verbs}
    nexts = {start: [word for word in chains.words(start) if word != STOP] for start in chains.first_choices()}
    only = sum(map(bool, nexts.values())) == 1
    for start, words in nexts.items():
        moves = list(islice(chains.moves(start), EXPANDED + 1))
        if 1 < len(moves) <= EXPANDED and start not in moves:
            yield moves
        elif words and ((only and len(words) <= ALONE) or _brief(words, longest[last_move(start)[0]])):
            yield [(*start, word) for word in words]
        else:
            single.append(start)
    yield single


def _brief(nexts: Sequence[str], longest: int) -> bool:
    return len(nexts) <= EXPANDED and longest <= 2
