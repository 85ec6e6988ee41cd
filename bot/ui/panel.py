"""The controls of a private panel: proposals, what one may do, targets by name, and the ways on and back."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from bot.model import limits
from bot.model.position import Position
from bot.text.catalog import names_somebody
from bot.text.direction import without_marks
from bot.text.voice import Voice, initial, sign_of
from bot.ui.components import Controls, Menu, Press, Style, shelves
from bot.ui.custom_id import Address
from engine.game import STOP, Facts, Price, Seat, Verb, Words
from engine.move_chain import last_move
from engine.registry import AnyGame

ROOM = limits.ROW * (limits.ROWS - 1)
"""Buttons on one page; the last row has the ways on and back."""

MENUS = ("pick", "picka", "pickb", "pickc")
"""Acts of the menus on one page, which all do the same: their custom ids must differ."""

IN_MENUS = limits.OPTIONS * len(MENUS)
"""Choices on a page of menus."""

JOINT = "."
"""Between the words of an option; no word has it in it."""

_HINT = 50
"""Maximum number of characters of what a menu is called that stand in one line."""

TEXTS = 5000
"""Maximum number of names of moves in memory, and of what is noted about moves: most were on a panel before."""

_WIDE = 28
"""Labels of more characters do not fit five in a row; more than two rows of them are a menu."""

_NUMBER = len("99 ")
"""Characters of a line's number."""


class Choice(Struct, frozen=True):
    """What one control says.

    `words`: the beginning of a move, or a whole one. `label`: its name. `price`, `marks`, `gains`: short marks behind
    the name: what it costs, leads to and brings. `spends`: the words of what it costs; one is empty where no word says
    it. `detail`: all that is noted about it. `aside`: it spends something
    besides its own price. `sign`: what tells that another question follows. `number`: that of its line in the text
    above; 0: it has none. `ends`: it is a whole move and played as it is, though more might be said: the page offers
    the longer ones as well. `notes`: what is noted about it, for its picture.
    """

    words: Words
    label: str
    price: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    spends: frozenset[str] = frozenset()
    detail: str = ""
    aside: bool = False
    sign: str = ""
    number: int = 0
    ends: bool = False
    notes: Facts = ()

    @property
    def answer(self) -> Words:
        """Return the words that a press says: STOP behind a move that ends here."""
        return (*self.words, STOP) if self.ends else self.words

    @property
    def scores(self) -> bool:
        """Whether it brings its player something at once."""
        return bool(self.gains)

    def text(self, room: int = limits.BUTTON_LABEL) -> str:
        """Return what stands on the control, which begins with a capital letter, in at most `room` characters: gains
        are left out first, points last of them, then marks; its name and its price never are. It says the same with a
        number and without one; a dot keeps the number apart from a name that is one."""
        name = initial(self.label)
        before = f"{self.number}{'.' * name[:1].isdigit()} " * bool(self.number)
        most = room - _NUMBER - name[:1].isdigit()
        behind = f" {self.sign}" * bool(self.sign)
        marks, gains = list(self.marks), list(self.gains)
        while True:
            text = _with_marks(name, (*self.price, *marks), gains) + behind
            if len(text) <= most or not (marks or gains):
                return before + text
            if gains:
                del gains[0]
            else:
                marks.pop()


class Offered(Struct, frozen=True, dict=True):
    """All that a panel offers.

    `table`, `version`: what it is about. `typed`: the words said so far. `proposals`: whole moves. `groups`: what may
    be said next; a group begins a row where there are rows enough. `whole`: what was typed may be played as it is.
    `menus`: whole moves, each menu those of one verb. `undo`: a move may be taken back. `page`: which of the pages is
    shown. `begins`: there are so many moves that the choices are beginnings of them. `helps`: the acts of the
    buttons that help a player who does not know what to do.
    """

    table: int
    version: int
    typed: Words = ()
    proposals: tuple[Choice, ...] = ()
    groups: tuple[tuple[Choice, ...], ...] = ()
    menus: tuple[tuple[Choice, ...], ...] = ()
    whole: bool = False
    undo: bool = False
    page: int = 0
    begins: bool = False
    helps: tuple[str, ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return what may be said next, without its groups."""
        return tuple(chain.from_iterable(self.groups))

    @property
    def in_menus(self) -> bool:
        """Whether the choices of this page are menus: those after the first page, and long labels."""
        return self.page > 0 or self._wide

    @property
    def pages(self) -> int:
        """Return how many pages the choices take."""
        return 1 + max(0, -(-(len(self.choices) - self._first) // IN_MENUS))

    @property
    def visible_choices(self) -> tuple[Choice, ...]:
        """Return the choices of this page."""
        if not self.page:
            return self.choices[: self._first]
        return self.choices[self._first + (self.page - 1) * IN_MENUS :][:IN_MENUS]

    @property
    def outstanding(self) -> tuple[Choice, ...]:
        """Return those on this page that score, unless most do: then they do not stand out."""
        shown = self.visible_choices
        scoring = tuple(choice for choice in shown if choice.scores)
        return scoring if 2 * len(scoring) <= len(shown) else ()

    @property
    def _first(self) -> int:
        return IN_MENUS if self._wide else ROOM

    @cached_property
    def _wide(self) -> bool:
        """Whether the labels of the choices are so long that even the first page has menus."""
        choices = self.choices
        wide = len(choices) > 2 * limits.ROW and (bool(self.typed) or all(len(choice.words) == 1 for choice in choices))
        return wide and any(len(choice.text()) > _WIDE for choice in choices)

    def to(self, act: str, *words: str) -> Address:
        """Return the address of a control of this panel."""
        return Address(self.table, self.version, act, (*self.typed, *words))


def fits(table: int, version: int, words: Words) -> bool:
    """Whether a move fits into a custom id."""
    return len(f"d:{table}:{version}:play:{'.'.join(words)}") <= limits.CUSTOM_ID


def panel_buttons(offered: Offered, voice: Voice) -> Controls:
    """Return the controls of a panel; none where nothing may be said."""
    view = Controls()
    row = 0
    for choice in offered.proposals[: limits.ROW]:
        address = Address(offered.table, offered.version, "play", choice.words)
        view.add(Press(address, choice.text(), style_of(choice, Style.primary), row, sign=sign_of(voice, choice.words)))
    row += bool(offered.proposals)
    if offered.in_menus:
        for menu in _menus(offered, row, voice):
            view.add(menu)
            row += 1
    else:
        outstanding = set(map(id, offered.outstanding))
        for buttons in _rows(offered, limits.ROWS - row - 1):
            for choice in buttons:
                view.add(_button(offered, choice, row, voice, outstanding=id(choice) in outstanding))
            row += 1
    for button in (*_ways(offered, voice), *_helps(offered, voice)):
        view.add(_placed(button, min(row, limits.ROWS - 1)))
    return view


def _placed(button: Press, row: int) -> Press:
    button.row = row
    return button


def _button(offered: Offered, choice: Choice, row: int, voice: Voice, *, outstanding: bool) -> Press:
    address = Address(offered.table, offered.version, "pick", choice.answer)
    style = style_of(choice, Style.success if outstanding else Style.secondary)
    return Press(address, choice.text(), style, row, sign=sign_of(voice, choice.words, len(offered.typed)))


def style_of(choice: Choice, usual: Style) -> Style:
    """Return the colour of a button: red where something is spent by the way, which a proposal is not to hide."""
    return Style.danger if choice.aside else usual


def _menus(offered: Offered, row: int, voice: Voice) -> Iterator[Menu]:
    """As many menus as it takes, each called by the first and the last that it has."""
    for place, (act, part) in enumerate(
        zip(MENUS[: limits.ROWS - 1 - row], shelves(offered.visible_choices), strict=False)
    ):
        yield _menu(offered, act, part, _ends(part), voice, row + place)


def verb_menus(offered: Offered, voice: Voice) -> Iterator[Menu]:
    """Yield the menus of whole moves by verbs, which stand below all rows. Menus of one verb are called by the first
    and the last move that they have, or by their numbers where one of those is too long to be read in one line. A menu
    of what may be added to a move that has a button is not called as that button.
    """
    verbs, ends = [_verb(choices) for choices in offered.menus], list(map(_ends, offered.menus))
    numbered = {verb for verb, text in zip(verbs, ends, strict=True) if len(text) > _HINT}
    for place, (act, choices, verb) in enumerate(zip(MENUS, offered.menus, verbs, strict=False)):
        count = verbs.count(verb)
        if count == 1:
            added = any(choice.ends and last_move(choice.words) == (verb,) for choice in offered.choices)
            hint = voice.say("pick-in-menu-more" if added else "pick-in-menu", verb=verb)
        elif verb in numbered:
            hint = voice.say("pick-in-menu-part", verb=verb, number=verbs[: place + 1].count(verb), count=count)
        else:
            hint = ends[place]
        yield _menu(offered, act, choices, hint, voice)


def _verb(choices: Sequence[Choice]) -> str:
    last = {last_move(choice.words)[0] for choice in choices}
    return last.pop() if len(last) == 1 else choices[0].words[0]


def _ends(choices: Sequence[Choice]) -> str:
    return " – ".join(dict.fromkeys((choices[0].label, choices[-1].label)))


def _menu(
    offered: Offered, act: str, choices: Sequence[Choice], hint: str, voice: Voice, row: int | None = None
) -> Menu:
    begun = len(offered.typed)
    values = {JOINT.join(choice.answer[begun:]): choice for choice in choices}
    options = [(value, choice.text(limits.OPTION_TEXT)) for value, choice in values.items()]
    details = {value: choice.detail for value, choice in values.items() if choice.detail}
    signs = {value: sign_of(voice, choice.words, begun) for value, choice in values.items()}
    return Menu(offered.to(act), options, hint, row, details, signs=signs)


def _rows(offered: Offered, room: int) -> Iterator[Sequence[Choice]]:
    """Each group in rows of its own if they are not too many, else all one after the other."""
    shown = offered.visible_choices
    here = set(map(id, shown))  # to compare choices takes longer
    groups = [[choice for choice in group if id(choice) in here] for group in offered.groups]
    if sum(-(-len(group) // limits.ROW) for group in groups) <= room:
        for group in groups:
            yield from (group[start : start + limits.ROW] for start in range(0, len(group), limits.ROW))
    else:
        yield from (shown[start : start + limits.ROW] for start in range(0, len(shown), limits.ROW))


def _ways(offered: Offered, voice: Voice) -> Iterator[Press]:
    if offered.whole:
        yield Press(offered.to("play"), voice.say("button-done"), Style.success)
    if offered.pages > 1:
        following = (offered.page + 1) % offered.pages
        yield Press(offered.to("more", str(following)), voice.say("button-more"))
    if offered.typed:
        yield Press(replace(offered, typed=()).to("pick"), voice.say("button-back"))
    elif offered.undo:
        yield Press(offered.to("undo"), voice.say("button-undo"))


def _helps(offered: Offered, voice: Voice) -> Iterator[Press]:
    for act in offered.helps:
        yield Press(Address(offered.table, offered.version, act), voice.say(f"button-{act}"))


def move_name(move: Words, voice: Voice) -> str:
    """Return a short name of a move: the game's own, its pieces and places, or what its verb is called."""
    return _called(move, voice.without_names)


@lru_cache(maxsize=TEXTS)
def _called(move: Words, voice: Voice) -> str:
    if len(move) == 1:
        return voice.say(f"verb-{move[0]}")
    if brief := voice.brief(move):
        return brief
    if len(move) == 2:
        return voice.sentence(move)
    return voice.words(move[1:])


def word_called(move: Words, voice: Voice) -> str:
    """Return the last word of a move that is begun as it is called by itself, else with all before it: a number or a
    code says nothing."""
    name = voice.word(move[-1])
    return voice.sentence(last_move(move)) if name == move[-1] and not name.isalpha() else name


def noted_choice(words: Words, label: str, notes: Facts, voice: Voice) -> Choice:
    """Return a choice with what is noted about it: short marks behind its name, and all of it as its detail. A note's
    own entry may be the name: where three of four are kept, the one that goes; of a tile, how many are in hand."""
    if not notes:
        return Choice(words, label)
    telling = voice if names_somebody(fact for _, fact in notes) else voice.without_names
    label = next(iter(telling.each(("label",), notes)["label"]), label)
    return Choice(words, label, *_noted(notes, telling), notes=notes)


@lru_cache(maxsize=TEXTS)
def _noted(
    notes: Facts, voice: Voice
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], frozenset[str], str, bool]:
    """Return what notes say on a choice: its price, marks and gains, what it spends, its detail, and whether it spends
    something besides its price."""
    texts = voice.each(("gain", "tag", "note"), notes)
    paid = Price.of(notes)
    # Whom a fee goes to is a mark: what it is, the move itself says.
    price = tuple(voice.each(("tag",), paid.without_fee)["tag"])
    marks = tuple(tag for tag in texts["tag"] if tag not in price)
    spent = frozenset(("", *paid.goods)) if paid.amounts else frozenset[str]()
    return price, marks, tuple(texts["gain"]), spent, " · ".join(texts["note"]), paid.spends_aside


def _with_marks(label: str, tags: Sequence[str], gains: Sequence[str]) -> str:
    """Return a label with what a move leads to, then what it brings: "add 2 tiles → 5 · +1 🟥"; "to 1 · −1 silver", for
    a number and a price would read as a sum."""
    first = next(iter((*tags, *gains)), "")
    sum_like = without_marks(label)[-1:].isdigit() and without_marks(first).startswith("−")
    parts = (f"{label}{' ·' * sum_like}", *tags)
    return f"{' '.join(parts)}{' · ' if tags and gains else ' ' if gains else ''}{' '.join(gains)}"


def note_text(notes: Facts, voice: Voice) -> str:
    """Return all that is noted, as far as the game's catalog words it."""
    return " · ".join(voice.each(("note",), notes)["note"])


def next_question(verbs: Sequence[Verb], typed: Words, voice: Voice) -> str:
    """Return the question that the word after `typed` answers."""
    arguments = [argument.name for verb in verbs if verb.name in typed[:1] for argument in verb.arguments]
    return voice.question(typed[0], arguments[len(typed) - 1]) if typed else voice.say("pick-verb")


def first_question(game: AnyGame, state: object, seat: Seat, voice: Voice) -> str:
    """Return the question that `seat` answers first: about the first word for which there is a choice."""
    typed: Words = ()
    while len(words := game.words(state, seat, typed)) == 1 and words[0] != STOP:
        typed = (*typed, words[0])
    return next_question(game.verbs, typed if STOP not in words else typed[:-1], voice)


def question_notes(position: Position, seat: Seat, voice: Voice) -> list[str]:
    """Return the notes on a private question with a single verb: the player's own stock, the strength to beat."""
    game, state, decision = position.game, position.state, position.decision
    verbs = game.words(state, seat, ()) if decision is not None and decision.private else ()
    if len(verbs) != 1:
        return []
    text = note_text(game.annotations(game.view(state, seat), (), verbs[0]), voice)
    return [initial(text)] if text else []
