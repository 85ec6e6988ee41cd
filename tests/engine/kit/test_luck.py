"""Luck that a hidden key holds."""

from engine.chance import SEED_BYTES, Chance
from engine.kit.luck import luck, new_key


def test_a_key_is_a_seed_drawn_from_the_stream() -> None:
    chance = Chance(bytes(SEED_BYTES))
    assert len(new_key(chance.stream("key"))) == SEED_BYTES
    assert new_key(chance.stream("key")) == new_key(chance.stream("key")) != new_key(chance.stream("other"))


def test_each_thing_that_happens_has_its_own_luck() -> None:
    hidden = new_key(Chance(bytes(SEED_BYTES)).stream("key"))
    throws = [[luck(hidden, name).below(1000) for _ in range(2)] for name in ("throw 0", "throw 1", "throw 0")]
    assert throws[0] == throws[2] != throws[1]
