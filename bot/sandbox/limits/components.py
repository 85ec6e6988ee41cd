"""Discord's limits on components (rows, buttons, menus, layouts) and on modals (title, labels, inputs).

Sources: https://docs.discord.com/developers/components/reference,
https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
"""

from collections.abc import Callable, Container, Iterator

from bot.sandbox.json_types import Json
from bot.sandbox.limits.report import FaultCollector, Path

ROW, BUTTON, MENU, TEXT_INPUT = 1, 2, 3, 4
USER_MENU, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU = 5, 6, 7, 8
MENUS = (MENU, USER_MENU, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
LOCAL = "attachment://"
LAYOUT = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)


def every_component(components: list[Json]) -> Iterator[Json]:
    """Yield all components, including those inside other components."""
    for component in components:
        yield component
        yield from every_component(component.get("components") or [])
        yield from every_component([component[key] for key in ("accessory", "component") if component.get(key)])


def check_components(
    form: FaultCollector, components: list[Json], has_layout: bool, emojis: Container[int] | None = None
) -> None:
    """Report faults of a message's components. `has_layout`: whether the message uses Discord's Components V2.
    `emojis`: the ids of the emojis that controls may show, or None for any."""
    form.size(("components",), components, 0, 40 if has_layout else 5)
    for place, component in enumerate(components):
        check_component(form, ("components", place), component, LAYOUT if has_layout else (ROW,))
        if emojis is not None:
            check_emojis(form, ("components", place), component, emojis)
    all_components = list(every_component(components))
    if has_layout and len(all_components) > 40:
        form.fault(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "At most 40 components")
    if sum(len(part.get("content") or "") for part in all_components if part.get("type") == TEXT) > 4000:
        form.fault(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "At most 4000 characters of text")
    check_unique_ids(form, all_components)


def check_emojis(form: FaultCollector, path: Path, component: Json, known_ids: Container[int]) -> None:
    """Report unknown emojis of a component, of its options and of everything inside it. Unicode emojis have no id."""
    number = str((component.get("emoji") or {}).get("id") or "")
    if number and not (number.isdecimal() and int(number) in known_ids):
        form.fault((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    for name in ("components", "options"):
        for place, part in enumerate(component.get(name) or []):
            check_emojis(form, (*path, name, place), part, known_ids)


def check_unique_ids(form: FaultCollector, components: list[Json]) -> None:
    """Report custom ids that occur twice."""
    ids = [component["custom_id"] for component in components if component.get("custom_id")]
    for twice in sorted({component for component in ids if ids.count(component) > 1}):
        message = f"Component custom id cannot be duplicated: {twice}"
        form.fault(("components",), "COMPONENT_CUSTOM_ID_DUPLICATED", message)


def check_component(form: FaultCollector, path: Path, component: Json, allowed: tuple[int, ...]) -> None:
    """Report faults of a component, whose type must be one of `allowed`, and of everything inside it."""
    kind = component.get("type")
    if form.choice((*path, "type"), kind, allowed):
        CHECKS.get(kind, _check_menu)(form, path, component)


def check_custom_id(form: FaultCollector, path: Path, component: Json) -> None:
    """Report a custom id that is missing or too long."""
    form.size((*path, "custom_id"), component.get("custom_id"), 1, 100)


def _check_row(form: FaultCollector, path: Path, row: Json) -> None:
    inside = row.get("components") or []
    menu = any(component.get("type") in MENUS for component in inside)
    form.size((*path, "components"), inside, 1, 1 if menu else 5)
    for place, component in enumerate(inside):
        check_component(form, (*path, "components", place), component, (BUTTON, *MENUS))


def _check_button(form: FaultCollector, path: Path, button: Json) -> None:
    form.size((*path, "label"), button.get("label"), 0, 80)
    if button.get("style") == 5:
        form.size((*path, "url"), button.get("url"), 1, 512)
    elif form.choice((*path, "style"), button.get("style"), (1, 2, 3, 4)):
        check_custom_id(form, path, button)
    if not button.get("label") and not button.get("emoji"):
        form.fault((*path, "label"), "BASE_TYPE_REQUIRED", "A button needs a label or an emoji")


def _check_menu(form: FaultCollector, path: Path, menu: Json) -> None:
    check_custom_id(form, path, menu)
    form.size((*path, "placeholder"), menu.get("placeholder"), 0, 150)
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    form.number((*path, "min_values"), low, 0, 25)
    form.number((*path, "max_values"), high, max(low, 1), 25)
    if menu.get("type") == MENU:
        _check_options(form, path, menu)
    elif menu.get("default_values"):
        _check_preselected(form, path, menu["default_values"], low, high)


def _check_preselected(form: FaultCollector, path: Path, values: list[Json], low: int, high: int) -> None:
    form.size((*path, "default_values"), values, low, high)
    for place, value in enumerate(values):
        form.choice((*path, "default_values", place, "type"), value.get("type"), ("user", "role", "channel"))


def _check_options(form: FaultCollector, path: Path, menu: Json) -> None:
    options = menu.get("options") or []
    form.size((*path, "options"), options, 1, 25)
    for place, option in enumerate(options):
        form.size((*path, "options", place, "label"), option.get("label"), 1, 100)
        form.size((*path, "options", place, "value"), option.get("value"), 1, 100)
        form.size((*path, "options", place, "description"), option.get("description"), 0, 100)
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        form.fault((*path, "options"), "COMPONENT_OPTION_VALUE_DUPLICATED", "The values of options must differ")
    if menu.get("max_values", 1) > len(options):
        form.fault((*path, "max_values"), "COMPONENT_MAX_VALUES", "More values than options")
    if sum(bool(option.get("default")) for option in options) > menu.get("max_values", 1):
        form.fault((*path, "options"), "COMPONENT_DEFAULT_VALUES", "More defaults than values")


def _check_text(form: FaultCollector, path: Path, text: Json) -> None:
    form.size((*path, "content"), text.get("content"), 1, 4000)


def _check_section(form: FaultCollector, path: Path, section: Json) -> None:
    inside = section.get("components") or []
    form.size((*path, "components"), inside, 1, 3)
    for place, component in enumerate(inside):
        check_component(form, (*path, "components", place), component, (TEXT,))
    check_component(form, (*path, "accessory"), section.get("accessory") or {}, (BUTTON, THUMBNAIL))


def _check_gallery(form: FaultCollector, path: Path, gallery: Json) -> None:
    items = gallery.get("items") or []
    form.size((*path, "items"), items, 1, 10)
    for place, item in enumerate(items):
        _check_media(form, (*path, "items", place), item)


def _check_media(form: FaultCollector, path: Path, item: Json) -> None:
    form.size((*path, "description"), item.get("description"), 0, 1024)
    form.size((*path, "media", "url"), (item.get("media") or {}).get("url"), 1, 2048)


def _check_file(form: FaultCollector, path: Path, item: Json) -> None:
    url = (item.get("file") or {}).get("url") or ""
    if not url.startswith(LOCAL):
        form.fault((*path, "file", "url"), "BASE_TYPE_REQUIRED", "A file must be one of the attachments")


def _check_separator(form: FaultCollector, path: Path, separator: Json) -> None:
    form.choice((*path, "spacing"), separator.get("spacing", 1), (1, 2))


def _check_container(form: FaultCollector, path: Path, container: Json) -> None:
    inside = container.get("components") or []
    form.size((*path, "components"), inside, 1, 40)
    for place, component in enumerate(inside):
        check_component(form, (*path, "components", place), component, LAYOUT[:-1])


CHECKS: dict[object, Callable[[FaultCollector, Path, Json], None]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    SECTION: _check_section,
    TEXT: _check_text,
    THUMBNAIL: _check_media,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}


UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
CHOICES = {RADIO: (2, 10), CHECKBOXES: (1, 10)}


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    form = FaultCollector()
    form.size(("title",), modal.get("title"), 1, 45)
    check_custom_id(form, (), modal)
    components = modal.get("components") or []
    form.size(("components",), components, 1, 5)
    for place, component in enumerate(components):
        path: Path = ("components", place)
        if not form.choice((*path, "type"), component.get("type"), (ROW, TEXT, LABEL)):
            continue
        if component["type"] == LABEL:
            _check_label(form, path, component)
        elif component["type"] == ROW:
            _check_old_row(form, path, component)
    check_unique_ids(form, list(every_component(components)))
    form.raise_faults()


def _check_label(form: FaultCollector, path: Path, label: Json) -> None:
    form.size((*path, "label"), label.get("label"), 1, 45)
    form.size((*path, "description"), label.get("description"), 0, 100)
    inside = label.get("component") or {}
    path = (*path, "component")
    allowed = (TEXT_INPUT, *MENUS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
    if not form.choice((*path, "type"), inside.get("type"), allowed):
        return
    if inside["type"] == TEXT_INPUT:
        _check_input(form, path, inside)
    elif inside["type"] in MENUS:
        check_component(form, path, inside, MENUS)
    else:
        check_custom_id(form, path, inside)
        if inside["type"] in CHOICES:
            form.size((*path, "options"), inside.get("options"), *CHOICES[inside["type"]])


def _check_old_row(form: FaultCollector, path: Path, row: Json) -> None:
    inside = row.get("components") or []
    form.size((*path, "components"), inside, 1, 1)
    for place, component in enumerate(inside):
        if form.choice((*path, "components", place, "type"), component.get("type"), (TEXT_INPUT,)):
            form.size((*path, "components", place, "label"), component.get("label"), 1, 45)
            _check_input(form, (*path, "components", place), component)


def _check_input(form: FaultCollector, path: Path, field: Json) -> None:
    check_custom_id(form, path, field)
    form.choice((*path, "style"), field.get("style"), (1, 2))
    form.size((*path, "placeholder"), field.get("placeholder"), 0, 100)
    form.size((*path, "value"), field.get("value"), 0, field.get("max_length") or 4000)
    form.number((*path, "min_length"), field.get("min_length") or 0, 0, 4000)
    form.number((*path, "max_length"), field.get("max_length") or 4000, 1, 4000)
