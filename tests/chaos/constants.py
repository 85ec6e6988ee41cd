"""Shorter times for a bot in a process of its own."""

from types import ModuleType


def set_constants(module: ModuleType, **values: float) -> None:
    """Replace constants of a module. Raises AttributeError for a name that the module does not have: without this a
    renamed constant would keep its value unnoticed."""
    for name, value in values.items():
        getattr(module, name)
        setattr(module, name, value)
