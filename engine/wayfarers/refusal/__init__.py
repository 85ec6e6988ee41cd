"""Why a move is refused: the rule, and what would be right.

`spelling` knows what is no move in any position, `turns` and `reasons` what is none in this one; `wording` says so in
the facts that the catalogs word.
"""

from engine.wayfarers.refusal.reasons import refusal

__all__ = ["refusal"]
