"""Duels: who wins, who gets away, what it costs the winner, and what a battle leaves behind (16.13-16.22, 23)."""

from engine.mesopotamia.changes.duels import destroy, tire, withdraw
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.duels import nearest_refuge, retreats, tiring
from engine.mesopotamia.state import Battle


def flee(draft: Draft, battle: Battle, name: str) -> bool:
    """Let a unit retreat where no choice is left: one area, none (destroyed), or a bot's own; return whether that was
    so (16.19, 23.9)."""
    found = retreats(draft.state, battle, name)
    if len(found) > 1 and not draft.state.is_bot(battle.attacker):
        return False
    draft.pop()
    if not found:
        destroy(draft, battle.fighter(name))
    else:
        withdraw(
            draft, battle, name, nearest_refuge(draft.state, battle.attacker, found) if len(found) > 1 else found[0]
        )
    return True


def tire_alone(draft: Draft, battle: Battle, name: str, decides: bool) -> bool:
    """Take the bone where there is no choice, or nobody who decides (mobility, tactics, strength: 23.6); return
    whether that was so."""
    rows = tiring(battle.fighter(name))
    if len(rows) > 1 and decides:
        return False
    draft.pop()
    if rows:
        tire(draft, battle, name, rows[-1])
    return True
