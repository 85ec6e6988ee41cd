"""A page of the private panel as data, and its controls: proposals, kinds of moves, answers, pieces, and buttons that
lead to other pages. It is the same for a table, a lesson and a tryout."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import groupby, pairwise
from operator import add, itemgetter

from msgspec import Struct
from msgspec.structs import replace

from bot.model import limits
from bot.text.voice import Voice, sign_of
from bot.ui.components import Control, Controls, Menu, PressButton, Style, split_into_menus
from bot.ui.custom_id import Address
from bot.ui.panel import Choice
from bot.ui.phone import CONTENT_WIDTH, WIDER_CONTENT_WIDTH, lines_of_beginnings, width_of
from engine.game import STOP, Words

MAX_ANSWERS = 9
"""Maximum number of answer buttons on a page."""

MAX_CONTROLS = 10
"""Maximum number of controls on a first page, including *More*."""

MENU_ACTS = ("pick", "picka", "pickb", "pickc", "pickd", "picke")
"""The acts of the menus on one page. They all do the same, but custom ids must differ."""

MAX_CHOICES_IN_MENUS = limits.OPTIONS_IN_MENU * len(MENU_ACTS)
"""Maximum number of choices on a page of menus."""

WORD_SEPARATOR = "."
"""The text between the words of an option. No word contains it."""

_MAX_CACHED_DIVISIONS = 2000
"""Maximum number of cached divisions of controls into rows."""

_MAX_ROWS_OF_FIRST_PAGE = 3
"""Maximum number of rows at the beginning of a move."""

_MAX_ROWS = 4
"""Maximum number of rows after a kind of moves was chosen. One more row holds the regions of a board."""

_MAX_PLACES_IN_REGION = limits.BUTTONS_IN_ROW * limits.BUTTONS_IN_ROW - 1
"""Maximum number of places on the page of a region, which also has *Back*."""

_PLACE_PATTERN = re.compile(r"(\D*)(\d*)")
"""Matches a place as its column and its row."""


class Source(Struct, frozen=True):
    """The target of a page's presses: a table, a tryout or a lesson.

    `table`, `version`: the table, and its version, that the page is about.
    `act_prefix`: the beginning of the names of its acts.
    `lead`: words that precede those of the move in addresses.
    """

    table: int
    version: int
    act_prefix: str = ""
    lead: Words = ()

    def address_of(self, act: str, words: Words = ()) -> Address:
        """Return the address of a control of this page: the words follow `lead`."""
        return Address(self.table, self.version, f"{self.act_prefix}{act}", (*self.lead, *words))

    def fits(self, words: Words) -> bool:
        """Whether a move is short enough for the custom ids of the controls that choose or play it."""
        longest = f"d:{self.table}:{self.version}:{self.act_prefix}play:{'.'.join((*self.lead, *words, STOP))}"
        return len(longest) <= limits.CUSTOM_ID_LENGTH


class PageButton(Struct, frozen=True):
    """A button that is not a choice.

    `label`: the catalog entry of its text. `address`: the address that a press goes to. `style`: its colour.
    """

    label: str
    address: Address
    style: Style = Style.secondary


class Page(Struct, frozen=True, dict=True):
    """Everything that a page shows and offers.

    `source`: the target of its presses.
    `prefix`: the words chosen so far.
    `proposals`: whole moves, the most promising first.
    `kinds`: the verbs with which a move may begin; verbs that are complete moves come last.
    `tabs`: the pieces, one of which is chosen.
    `answers`: answers with buttons.
    `others`: answers without buttons.
    `beside`: further buttons at the beginning of a move.
    `more_buttons`: the buttons of the page *More*.
    `menus`: its menus.
    `whole`: whether the words so far are already a whole move.
    `number`: the number of the page, counted from 0. At the beginning of a move, page 1 is *More*; if there are many
        places, the further pages are regions of the board.
    """

    source: Source
    prefix: Words = ()
    proposals: tuple[Choice, ...] = ()
    kinds: tuple[Choice, ...] = ()
    tabs: tuple[Choice, ...] = ()
    answers: tuple[Choice, ...] = ()
    others: tuple[Choice, ...] = ()
    beside: tuple[PageButton, ...] = ()
    more_buttons: tuple[PageButton, ...] = ()
    menus: tuple[Menu, ...] = ()
    whole: bool = False
    number: int = 0

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return the possible choices, except proposals."""
        return (*self.kinds, *self.answers, *self.others)

    @property
    def choices_with_controls(self) -> tuple[Choice, ...]:
        """Return the choices that have their own control on the page."""
        if self.number:
            return self.further_answers if self.prefix else self.rare_kinds
        return (*self.proposals, *self.answers, *self.first_page_kinds)

    @property
    def marked_choices(self) -> tuple[Choice, ...]:
        """Return the choices that the picture of the page marks: all places of a chosen piece, or those of a region."""
        if self.number and self.regions:
            return self.further_answers
        return (*self.answers, *self.others) if self.prefix else (*self.proposals, *self.answers)

    @property
    def first_page_kinds(self) -> tuple[Choice, ...]:
        """Return the kinds of moves on the first page. The last one ends the turn."""
        room = MAX_CONTROLS - 1 - len(self.proposals) - len(self.beside)
        return self.kinds if len(self.kinds) <= room else (*self.kinds[: room - 1], self.kinds[-1])

    @property
    def rare_kinds(self) -> tuple[Choice, ...]:
        """Return the kinds of moves on the page *More*."""
        shown = set(map(id, self.first_page_kinds))
        return tuple(kind for kind in self.kinds if id(kind) not in shown)

    @property
    def further_answers(self) -> tuple[Choice, ...]:
        """Return those answers without a button on the first page that are on this page: the places of a region, or the
        answers in its menus."""
        place = max(0, self.number - 1)
        return (
            self.regions[place] if self.regions else self.others[place * MAX_CHOICES_IN_MENUS :][:MAX_CHOICES_IN_MENUS]
        )

    @cached_property
    def regions(self) -> tuple[tuple[Choice, ...], ...]:
        """Return the places of a piece that have no button, in parts that each get a page. Return () if menus hold
        these places."""
        max_places = limits.BUTTONS_IN_ROW * _MAX_PLACES_IN_REGION
        return (
            _divide_into_regions(self.others)
            if self.tabs and not self._has_room_for_menus and len(self.others) <= max_places
            else ()
        )

    @property
    def page_count(self) -> int:
        """Return the number of pages."""
        if not self.prefix:
            return 2
        return (
            1 if self._has_room_for_menus else 1 + (len(self.regions) or -(-len(self.others) // MAX_CHOICES_IN_MENUS))
        )

    @cached_property
    def _has_room_for_menus(self) -> bool:
        """Whether the first page has room for menus with all the answers that have no button."""
        rows = bool(self.tabs) + -(-(len(self.answers) + 1 + self.whole) // limits.BUTTONS_IN_ROW)
        return len(self.others) <= limits.OPTIONS_IN_MENU * min(len(MENU_ACTS), _MAX_ROWS - rows)


def page_controls(page: Page, voice: Voice) -> Controls:
    """Return the controls of a page, in rows that fit on a phone."""
    plain_voice = replace(voice, markdown=False)
    rows: Sequence[Sequence[Control]]
    if not page.prefix:
        rows = _more_rows(page, plain_voice) if page.number else _first_rows(page, plain_voice)
    elif page.number and page.regions:
        back_button = PressButton(page.source.address_of("pick", page.prefix), plain_voice.say("button-back"))
        rows = [
            *_in_rows([*(_answer_button(page, choice, plain_voice) for choice in page.further_answers), back_button])
        ]
    elif page.number:
        rows = [[menu] for menu in _answer_menus(page, plain_voice)] + [list(_navigation_buttons(page, plain_voice))]
    else:
        rows = _next_rows(page, plain_voice)
    return Controls([_put_in_row(control, place) for place, row in enumerate(rows) for control in row])


def page_buttons_alone(buttons: Sequence[PageButton], voice: Voice) -> Controls:
    """Return the buttons of a message that offers no choices."""
    return Controls([_button_of(button, voice) for button in buttons])


def _first_rows(page: Page, voice: Voice) -> Sequence[Sequence[Control]]:
    proposals: list[Control] = [_play_button(page, choice, voice, Style.primary) for choice in page.proposals]
    answers = [_answer_button(page, choice, voice) for choice in page.answers]
    kinds = [_answer_button(page, kind, voice) for kind in page.first_page_kinds]
    beside: list[Control] = [_button_of(button, voice) for button in page.beside]
    more_buttons: list[Control] = []
    if page.rare_kinds or page.more_buttons or page.menus:
        more_buttons.append(PressButton(page.source.address_of("more", ("1",)), voice.say("button-more")))
    other_controls = [*answers, *kinds, *beside, *more_buttons]
    proposal_rows = _in_rows(proposals)
    separate_rows = [*proposal_rows, *_in_rows(other_controls, _MAX_ROWS_OF_FIRST_PAGE - len(proposal_rows))]
    if not proposals or _lines_of_rows(separate_rows) == _count_phone_lines(
        [*map(width_of, (*proposals, *other_controls))]
    ):
        return separate_rows
    return min(separate_rows, _in_rows([*proposals, *other_controls], _MAX_ROWS_OF_FIRST_PAGE), key=_lines_of_rows)


def _lines_of_rows(rows: Sequence[Sequence[Control]]) -> int:
    return sum(_count_phone_lines([*map(width_of, row)]) for row in rows)


def _more_rows(page: Page, voice: Voice) -> Sequence[Sequence[Control]]:
    rare = [_answer_button(page, kind, voice) for kind in page.rare_kinds]
    acts = [_button_of(button, voice) for button in page.more_buttons]
    back = PressButton(page.source.address_of("pick"), voice.say("button-back"))
    menus: list[Sequence[Control]] = [[menu] for menu in page.menus]
    return [*_in_rows([*rare, *acts, back]), *menus]


def _button_of(way: PageButton, voice: Voice) -> PressButton:
    return PressButton(way.address, voice.say(way.label), way.style)


def _next_rows(page: Page, voice: Voice) -> Sequence[Sequence[Control]]:
    tabs: list[Control] = [_piece_button(page, tab, voice) for tab in page.tabs]
    answers = [_answer_button(page, choice, voice) for choice in page.answers]
    menus: list[Sequence[Control]] = [[menu] for menu in _answer_menus(page, voice)] if page.page_count == 1 else []
    regions = [_region_button(page, region_number) for region_number in range(1, len(page.regions) + 1)]
    above, below = _in_rows(tabs), [*menus, *_in_rows(regions)]
    room = _MAX_ROWS + bool(regions) - len(above) - len(below)
    return [*above, *_in_rows([*answers, *_navigation_buttons(page, voice)], room), *below]


def _region_button(page: Page, region_number: int) -> Control:
    """Return the button of a region. It shows its first and last column, or, if a column is divided between regions,
    its first and last place."""
    columns = [list(dict.fromkeys(_column_of(choice) for choice in region)) for region in page.regions]
    is_divided = any(left[-1] == right[0] for left, right in pairwise(columns))
    region = page.regions[region_number - 1]
    ends = (
        (region[0].label, region[-1].label)
        if is_divided
        else (columns[region_number - 1][0], columns[region_number - 1][-1])
    )
    return PressButton(
        page.source.address_of("more", (*page.prefix, str(region_number))), "–".join(dict.fromkeys(ends))
    )


def _navigation_buttons(page: Page, voice: Voice) -> Iterator[Control]:
    if page.whole:
        yield PressButton(page.source.address_of("play", page.prefix), voice.say("button-done"), Style.success)
    if page.page_count > 1 and not page.regions:
        next_number = (page.number + 1) % page.page_count
        key = "button-first-page" if not next_number else "button-others"
        yield PressButton(page.source.address_of("more", (*page.prefix, str(next_number))), voice.say(key))
    yield PressButton(page.source.address_of("pick"), voice.say("button-back"))


def _in_rows(controls: Sequence[Control], max_rows: int = 0) -> Sequence[Sequence[Control]]:
    """Return controls divided into rows that take the fewest lines on a phone, which moves the rest of a long row to
    another line. If it makes no difference, there are as few rows as possible, of nearly equal length. `max_rows`: the
    maximum number of rows if fewer could hold all controls."""
    ends = _row_ends(tuple(map(width_of, controls)), max_rows)
    return [controls[start:end] for start, end in pairwise((0, *ends))]


@lru_cache(maxsize=_MAX_CACHED_DIVISIONS)
def _row_ends(widths: tuple[float, ...], max_rows: int) -> tuple[int, ...]:
    """Return the index after the last control of each row, for controls of these widths."""
    size, min_lines = len(widths), _count_phone_lines(widths)
    lines = [_lines_of_beginnings(widths[start : start + limits.BUTTONS_IN_ROW]) for start in range(size)]
    min_rows = -(-size // limits.BUTTONS_IN_ROW)
    candidates = list[tuple[int, tuple[int, ...]]]()
    for count in range(min_rows, max(min_rows, min(max_rows, size)) + 1):
        for ends in _divisions(size, count):
            line_count = sum(lines[start][end - start - 1] for start, end in pairwise((0, *ends)))
            if line_count == min_lines:
                return ends
            candidates.append((line_count, ends))
    _, ends = min(candidates, key=itemgetter(0))
    return ends


@cache
def _divisions(size: int, count: int) -> Sequence[tuple[int, ...]]:
    """Return the ends of the rows of each division of `size` controls into `count` rows, beginning with rows of nearly
    equal lengths, and of these with longer first rows."""
    if not count:
        return ((),) if not size else ()
    divisions = [
        (length, *(length + end for end in further_ends))
        for length in range(1, min(limits.BUTTONS_IN_ROW, size) + 1)
        for further_ends in _divisions(size - length, count - 1)
    ]
    return sorted(
        divisions, key=lambda ends: (sum((b - a) ** 2 for a, b in pairwise((0, *ends))), [-end for end in ends])
    )


def _lines_of_beginnings(widths: Sequence[float]) -> Sequence[int]:
    """Return the number of lines that the first control of a row takes, then the first two, and so on: on a phone and
    on a wider phone, added up, so that a division that only just saves a line on one of them is worth little."""
    return [*map(add, lines_of_beginnings(widths, CONTENT_WIDTH), lines_of_beginnings(widths, WIDER_CONTENT_WIDTH))]


def _count_phone_lines(widths: Sequence[float]) -> int:
    """Return the number of lines that a row takes on both phones."""
    return max(_lines_of_beginnings(widths), default=0)


def _divide_into_regions(places: Sequence[Choice]) -> tuple[tuple[Choice, ...], ...]:
    """Return places divided by columns into as few parts as possible that each fit on a page. The parts are of nearly
    equal size, and there are at least as many as a row has buttons. If a column is too long for a page, the parts are
    equal."""
    columns = [tuple(column) for _, column in groupby(sorted(places, key=_place_order), _column_of)]
    for count in range(limits.BUTTONS_IN_ROW, 2 * limits.BUTTONS_IN_ROW + 1):
        for max_places in range(-(-len(places) // count), _MAX_PLACES_IN_REGION + 1):
            if len(parts := _group_columns(columns, max_places)) <= count and max(map(len, parts)) <= max_places:
                return tuple(parts)
    region_size, choices = -(-len(places) // limits.BUTTONS_IN_ROW), [choice for column in columns for choice in column]
    return tuple(tuple(choices[start : start + region_size]) for start in range(0, len(choices), region_size))


def _group_columns(columns: Sequence[tuple[Choice, ...]], max_places: int) -> list[tuple[Choice, ...]]:
    """Return columns grouped into parts of at most `max_places` places; only a single column may have more. The names
    of the columns in a part have the same length, as they do for places of the same kind."""
    parts: list[tuple[Choice, ...]] = []
    for column in columns:
        alike = bool(parts) and len(_column_of(parts[-1][0])) == len(_column_of(column[0]))
        if alike and len(parts[-1]) + len(column) <= max_places:
            parts[-1] += column
        else:
            parts.append(column)
    return parts


def _place_order(choice: Choice) -> tuple[int, str, int]:
    column = _column_of(choice)
    row = choice.words[-1].removeprefix(column)
    return len(column), column, int(row or 0)


def _column_of(choice: Choice) -> str:
    """Return the column of a place such as C4: the letters before its number."""
    place = choice.words[-1]
    parts = _PLACE_PATTERN.fullmatch(place)
    return parts[1] if parts is not None else place


def _put_in_row(control: Control, row: int) -> Control:
    if isinstance(control, PressButton | Menu):
        control.row = row
    return control


def _play_button(page: Page, choice: Choice, voice: Voice, style: Style) -> PressButton:
    return PressButton(
        page.source.address_of("play", choice.words), choice.on_button(), style, sign=sign_of(voice, choice.words)
    )


def _answer_button(page: Page, choice: Choice, voice: Voice) -> Control:
    style = Style.success if choice.wins else Style.secondary
    sign = sign_of(voice, choice.words, len(page.prefix)) or (sign_of(voice, choice.like) if choice.like else None)
    return PressButton(page.source.address_of("pick", choice.answer), choice.on_button(), style, sign=sign)


def _piece_button(page: Page, tab: Choice, voice: Voice) -> PressButton:
    """Return the button of a piece. It is blue if the piece's places are shown."""
    style = Style.primary if tab.words == page.prefix[: len(tab.words)] else Style.secondary
    sign = sign_of(voice, tab.words, len(tab.words) - 1)
    return PressButton(page.source.address_of("pick", tab.words), tab.text(), style, sign=sign)


def _answer_menus(page: Page, voice: Voice) -> Iterator[Control]:
    """Yield as many menus as the answers without a button need. Each is labelled with its first and last answer."""
    prefix_length = len(page.prefix)
    for act, part in zip(MENU_ACTS, split_into_menus(page.further_answers), strict=False):
        values = {WORD_SEPARATOR.join(choice.answer[prefix_length:]): choice for choice in part}
        options = [(value, choice.text(limits.OPTION_TEXT_LENGTH)) for value, choice in values.items()]
        details = {value: choice.detail for value, choice in values.items() if choice.detail}
        signs = {value: sign_of(voice, choice.words, prefix_length) for value, choice in values.items()}
        ends = " – ".join(dict.fromkeys((part[0].label, part[-1].label)))
        hint = voice.fill("pick-another", (), {"ends": ends})
        yield Menu(page.source.address_of(act, page.prefix), options, hint, details=details, signs=signs)


def number_choices(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices with numbers, which come first on their buttons and stand on their marks in the picture."""
    return tuple(replace(choice, number=number) for number, choice in enumerate(choices, 1))
