"""Computer players: they see views and imagine states."""

from engine.ai.chooser import choose

__all__ = ["choose"]
