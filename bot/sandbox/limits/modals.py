"""Discord's limits on modals: title, labels, inputs.

Source: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
"""

from bot.sandbox.json_types import Json
from bot.sandbox.limits.components import (
    LABEL,
    MENUS,
    ROW,
    TEXT,
    TEXT_INPUT,
    check_custom_id,
    check_one,
    check_unique,
    every_component,
)
from bot.sandbox.limits.report import FaultCollector, Path

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
    check_unique(form, list(every_component(components)))
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
        check_one(form, path, inside, MENUS)
    else:
        check_custom_id(form, path, inside)
        if inside["type"] in CHOICES:
            form.size((*path, "options"), inside.get("options"), *CHOICES[inside["type"]])


def _check_old_row(form: FaultCollector, path: Path, row: Json) -> None:
    inside = row.get("components") or []
    form.size((*path, "components"), inside, 1, 1)
    for place, one in enumerate(inside):
        if form.choice((*path, "components", place, "type"), one.get("type"), (TEXT_INPUT,)):
            form.size((*path, "components", place, "label"), one.get("label"), 1, 45)
            _check_input(form, (*path, "components", place), one)


def _check_input(form: FaultCollector, path: Path, field: Json) -> None:
    check_custom_id(form, path, field)
    form.choice((*path, "style"), field.get("style"), (1, 2))
    form.size((*path, "placeholder"), field.get("placeholder"), 0, 100)
    form.size((*path, "value"), field.get("value"), 0, field.get("max_length") or 4000)
    form.number((*path, "min_length"), field.get("min_length") or 0, 0, 4000)
    form.number((*path, "max_length"), field.get("max_length") or 4000, 1, 4000)
