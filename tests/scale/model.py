"""Every interleaving of a few processes on one table, of which one works and the others wait.

What is modelled: presses, which each process hears; the lock of the working process; claims; each process's copy of the
table's row; the transaction; debts, the sender, and Discord's memory of nonces; a process that crashes anywhere, one
that freezes, is declared dead and thaws later, one that is told to stop.

A press does one of two things: `MOVES` append an entry and write the row, others write the row only. Each owes a
message.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

MOVES = {"move"}
"""Presses that append an entry."""

Work = tuple[str, str]
"""A press or a message, and the step that comes next."""


@dataclass(frozen=True)
class Design:
    """Which parts of the protocol are there.

    `owner`: only who has the lock plays and sends.
    `fence`: who has lost the lock can write nothing.
    `claim`: who answers a press marks it as its own before.
    `keep`: who waits keeps what it hears, and takes it up with the lock.
    `look`: who takes the lock looks into the channel before it sends what may have been sent.
    `require_ownership`: who does not know that it has the lock sends nothing.
    """

    owner: bool = True
    fence: bool = True
    claim: bool = True
    keep: bool = True
    look: bool = True
    sure: bool = True


@dataclass(frozen=True)
class Copy:
    """What a process believes to be stored."""

    entries: int
    row: frozenset[str]


@dataclass(frozen=True)
class Process:
    """A process; `session` is the one with the database that has the lock where the process `holds` it.

    `since`: which start it is from. To start takes longer than it takes a process that waits to see that the lock is
    free.
    """

    since: int = 0
    alive: bool = True
    frozen: bool = False
    session: bool = True
    holds: bool = False
    copy: Copy | None = None
    doubts: frozenset[str] = frozenset()
    kept: frozenset[str] = frozenset()
    works: frozenset[Work] = frozenset()
    sends: Work | None = None


@dataclass(frozen=True)
class World:
    """All that is.

    `coming`: presses that a process is about to hear.
    `failed`: presses that Discord itself reports as unanswered.
    `crashes`, `freezes`, `stops`, `forgets`: how many of those may still happen.
    """

    processes: tuple[Process, ...]
    coming: frozenset[tuple[str, int]]
    entries: tuple[str, ...] = ()
    row: frozenset[str] = frozenset()
    debts: tuple[str, ...] = ()
    claimed: frozenset[str] = frozenset()
    failed: frozenset[str] = frozenset()
    lock: int | None = None
    committed: tuple[str, ...] = ()
    posted: tuple[str, ...] = ()
    nonces: frozenset[str] = frozenset()
    answers: tuple[str, ...] = ()
    crashes: int = 0
    freezes: int = 0
    stops: int = 0
    forgets: int = 0


Steps = Iterator[tuple[str, World]]


def world(
    *presses: str, processes: int = 2, crashes: int = 0, freezes: int = 0, stops: int = 0, forgets: int = 0
) -> World:
    """Return the world in which every process is about to hear these presses."""
    coming = frozenset((press, number) for press in presses for number in range(processes))
    idle = tuple(Process() for _ in range(processes))
    return World(idle, coming, crashes=crashes, freezes=freezes, stops=stops, forgets=forgets)


def steps(now: World, design: Design) -> Steps:
    """Return everything that can happen next."""
    if now.forgets and now.nonces:
        yield "Discord forgets nonces", replace(now, nonces=frozenset(), forgets=now.forgets - 1)
    for number, process in enumerate(now.processes):
        if not process.alive:
            newest = max(other.since for other in now.processes)
            yield f"{number} restarts", _with(now, number, Process(since=newest + 1))
            continue
        if now.crashes:
            yield f"{number} crashes", _ended(replace(now, crashes=now.crashes - 1), number)
        if not process.frozen:
            if now.freezes and (process.works or process.sends):
                ice = replace(process, frozen=True)
                yield f"{number} freezes", _with(replace(now, freezes=now.freezes - 1), number, ice)
            yield from _running(now, design, number, process)
        elif process.session:
            dead = replace(process, session=False)
            yield f"{number} is declared dead", _with(_unlocked(now, number), number, dead)
        else:
            yield f"{number} thaws", _with(now, number, replace(process, frozen=False))


def _running(now: World, design: Design, number: int, process: Process) -> Steps:
    for press, at in now.coming:
        if at == number:
            yield f"{number} hears {press}", _heard(now, design, number, process, press)
    for press in process.kept:
        if press in now.claimed:
            yield f"{number} drops {press}", _with(now, number, replace(process, kept=process.kept - {press}))
        elif any(one.frozen and one.holds for one in now.processes):
            late = replace(now, failed=now.failed | {press})
            yield f"{number} drops {press}", _with(late, number, replace(process, kept=process.kept - {press}))
    for press, step in process.works:
        yield from _working(now, design, number, process, press, step)
    yield from _sending(now, design, number, process)
    if not process.session:
        yield f"{number} notices and ends", _ended(now, number)
    elif not process.holds and now.lock is None and not any(_waits_longer(other, process) for other in now.processes):
        taken = replace(
            process,
            holds=True,
            copy=None,
            doubts=frozenset(now.debts),
            kept=frozenset(),
            works=frozenset((press, "claim") for press in process.kept),
        )
        yield f"{number} takes the lock", _with(replace(now, lock=number), number, taken)
    elif now.stops and now.lock == number and not process.works and process.sends is None:
        yield f"{number} stops", _ended(replace(now, stops=now.stops - 1), number)


def _waits_longer(one: Process, other: Process) -> bool:
    return one.alive and not one.frozen and one.session and one.since < other.since


def _heard(now: World, design: Design, number: int, process: Process, press: str) -> World:
    rest = replace(now, coming=now.coming - {(press, number)})
    if process.holds or not design.owner:
        return _with(rest, number, _at(process, press, "claim"))
    return _with(rest, number, replace(process, kept=process.kept | {press})) if design.keep else rest


def _working(now: World, design: Design, number: int, process: Process, press: str, step: str) -> Steps:
    """One press: claim, play, store, tell. A process plays one at a time."""
    done, told = replace(process, works=process.works - {(press, step)}), f"{number}: {press} {step}"
    if step == "claim":
        if design.claim and (press in now.claimed or not process.session):
            yield f"{told}: no", _with(now, number, done)
        else:
            mine = replace(now, claimed=now.claimed | {press})
            yield told, _with(mine, number, _at(done, press, "play"))
    elif step == "play" and not any(other in ("store", "tell") for _, other in process.works):
        if press in now.entries:
            yield f"{told}: again", _with(now, number, done)
        else:
            copy = process.copy or Copy(len(now.entries), now.row)
            yield told, _with(now, number, replace(_at(done, press, "store"), copy=copy))
    elif step == "store":
        yield told, _stored(now, design, number, process, press, done)
    elif step == "tell":
        yield told, _with(replace(now, answers=(*now.answers, press)), number, done)


def _stored(now: World, design: Design, number: int, process: Process, press: str, done: Process) -> World:
    """The transaction."""
    copy = process.copy
    assert copy is not None
    if (design.fence and not process.session) or (press in MOVES and copy.entries != len(now.entries)):
        return _with(now, number, done)
    entries, row = (*now.entries, press) if press in MOVES else now.entries, copy.row | {press}
    after = replace(now, entries=entries, row=row, debts=(*now.debts, press), committed=(*now.committed, press))
    return _with(after, number, replace(_at(done, press, "tell"), copy=Copy(len(entries), row)))


def _sending(now: World, design: Design, number: int, process: Process) -> Steps:
    """The oldest debt: send, mark as paid."""
    if process.sends is None:
        if now.debts and (process.holds or not design.owner) and process.session:
            yield f"{number} begins to send", _with(now, number, replace(process, sends=(now.debts[0], "send")))
        return
    message, step = process.sends
    paid, left = replace(process, sends=(message, "mark")), replace(process, sends=None)
    if step == "send":
        if design.sure and not process.session:
            yield f"{number} does not send {message}", _with(now, number, left)
        elif message in now.nonces or (design.look and message in process.doubts and message in now.posted):
            yield f"{number} finds {message} sent", _with(now, number, paid)
        else:
            sent = replace(now, posted=(*now.posted, message), nonces=now.nonces | {message})
            yield f"{number} sends {message}", _with(sent, number, paid)
    elif design.fence and not process.session:
        yield f"{number} cannot mark {message}", _with(now, number, left)
    else:
        debts = tuple(debt for debt in now.debts if debt != message)
        yield f"{number} marks {message}", _with(replace(now, debts=debts), number, left)


def _at(process: Process, press: str, step: str) -> Process:
    return replace(process, works=process.works | {(press, step)})


def _with(now: World, number: int, process: Process) -> World:
    return replace(now, processes=(*now.processes[:number], process, *now.processes[number + 1 :]))


def _unlocked(now: World, number: int) -> World:
    return replace(now, lock=None) if now.lock == number else now


def _ended(now: World, number: int) -> World:
    """Without a process, which hears nothing of what was coming to it."""
    coming = frozenset((press, at) for press, at in now.coming if at != number)
    return _with(_unlocked(replace(now, coming=coming), number), number, Process(alive=False, session=False))


def fault_of(now: World) -> str | None:
    """Return what must never be, if it is: a lost update, a press that is played or answered twice, a message that is
    doubled or out of order.
    """
    if now.row != frozenset(now.committed):
        return f"row: {now.committed} committed, the row has {sorted(now.row)}"
    if len(set(now.committed)) < len(now.committed):
        return f"once: committed {now.committed}"
    if len(set(now.answers)) < len(now.answers) or not set(now.answers) <= set(now.committed):
        return f"once: answered {now.answers}, committed {now.committed}"
    if now.posted != now.committed[: len(now.posted)]:
        return f"posts: the channel shows {now.posted}, committed {now.committed}"
    return None


def end_fault_of(now: World, presses: frozenset[str]) -> str | None:
    """Return what must not be where nothing can happen any more: a debt, or a press that nobody has taken up."""
    if any(process.alive for process in now.processes):
        if now.debts:
            return f"end: {now.debts} never sent"
        if unheard := presses - now.claimed - now.failed:
            return f"end: {sorted(unheard)} never taken up"
    return None


def explore(design: Design, start: World) -> tuple[int, str | None]:
    """Return how many worlds can be reached, all of them unless one has a fault, and that fault with the shortest way
    to it.
    """
    came: dict[World, tuple[World | None, str]] = {start: (None, "")}
    presses = frozenset(press for press, _ in start.coming)
    level = [start]
    while level:
        following = list[World]()
        for now in level:
            found = list(steps(now, design))
            fault = fault_of(now)
            if fault is None and all(told.endswith(" restarts") for told, _ in found):
                fault = end_fault_of(now, presses)
            if fault is not None:
                return len(came), f"{fault}, by: {'; '.join(_way(came, now))}"
            for told, after in found:
                if after not in came:
                    came[after] = now, told
                    following.append(after)
        level = following
    return len(came), None


def _way(came: dict[World, tuple[World | None, str]], there: World) -> list[str]:
    way, at = list[str](), there
    while (before := came[at])[0] is not None:
        way.append(before[1])
        at = before[0]
    return way[::-1]
