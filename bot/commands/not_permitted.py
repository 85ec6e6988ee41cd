"""The refusal for whoever lacks a permission."""

from engine.game import Refused


class NotPermitted(Refused):
    """Somebody without the permission that a command needs: the catalogs word it as `word-<permission>`."""

    def __init__(self, permission: str) -> None:
        super().__init__("not-permitted", ("permission", permission))
