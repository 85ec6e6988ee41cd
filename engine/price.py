"""The price of a choice, read from its notes."""

from msgspec import Struct

from engine.game import Fact, Facts

_FEE, _NET, _GOOD, _GUILD = "fee", "net", "good", "guild"
_PARTS = frozenset({"price", "cost", "any", _GUILD, _FEE, _NET, _GOOD})


class Price(Struct, frozen=True):
    """What a choice costs.

    `facts`: the notes that say so, worded by the catalogs: `price`, `cost` and `any` as goods, or as a number of
        `good`; `net`, what is left of a price to pay, 0 if nothing is; `guild`, a power that is spent; `fee`, the seat
        to which a price goes.
    """

    facts: Facts = ()

    @classmethod
    def of(cls, notes: Facts) -> "Price":
        """Return the price that the notes of a word or of a move tell."""
        return cls(tuple(fact for fact in notes if fact[0] in _PARTS))

    @property
    def amounts(self) -> Facts:
        """Return what is paid, without the good in which it is."""
        return tuple(fact for fact in self.facts if fact[0] != _GOOD)

    @property
    def without_fee(self) -> Facts:
        """Return the facts but for the seat to which a price goes."""
        return tuple(fact for fact in self.facts if fact[0] != _FEE)

    @property
    def goods(self) -> frozenset[str]:
        """Return the words of the goods that are paid."""
        words = (word for _, fact in self.facts for word in (fact if isinstance(fact, tuple) else (fact,)))
        return frozenset(word for word in words if isinstance(word, str))

    @property
    def is_free(self) -> bool:
        """Whether nothing is left to pay of a price."""
        return self._told(_NET) == 0

    @property
    def has_fee(self) -> bool:
        """Whether a price goes to another seat."""
        return self._told(_FEE) is not None

    @property
    def spends_aside(self) -> bool:
        """Whether something is spent besides the price of what is chosen: the power of a guild, or a fee."""
        return self.has_fee or self._told(_GUILD) is not None

    def added_to(self, notes: Facts) -> Facts | None:
        """Return the notes of another move with this price in theirs, if both are paid in the same good; else None."""
        good = self._told(_GOOD)
        if good is None or good != dict(notes).get(_GOOD):
            return None
        numbers = {name: amount for name, amount in self.facts if isinstance(amount, int)}
        return tuple((name, value + numbers.get(name, 0) if isinstance(value, int) else value) for name, value in notes)

    def _told(self, name: str) -> Fact | None:
        return next((fact for key, fact in self.facts if key == name), None)
