"""Records on the command line: read one, print or draw it move by move, and check it against the rules and the seed."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.store.file import StoreError
from bot.store.store import Store
from bot.text.voice import Voice
from engine.record import BadRecord, Record, is_signed, read_record
from engine.registry import AnyGame
from engine.replay import Fold, replay_positions
from engine.verify import Verdict, find_game_of_record, verify


class Replay(Struct, frozen=True):
    """A record, folded up to its first fault.

    `game`: the game. `record`: the record as read. `found`: the verdict on the record. `fold`: the position to which
    the record leads.
    """

    game: AnyGame
    record: Record
    found: Verdict[Any]
    fold: Fold[Any]

    @property
    def voice(self) -> Voice:
        """Return the voice that describes the record: in English, with marks as the players' names."""
        return Voice("en", self.game.name, self.record.header.marks, markdown=False)

    def lines(self) -> Iterator[str]:
        """Yield each standing move, its events and the position after the move, as lines of text."""
        game, marks, folded = self.game, self.record.header.marks, self.fold
        for moment, state in replay_positions(game, folded):
            entry = moment.entry
            yield f"{entry.number} {marks[entry.seat]} {' '.join(entry.words)}"
            yield from (f"  {self.voice.event(event)}" for event in moment.events)
            yield game.diagram(game.view(state, None))

    def verdict(self) -> str:
        """Return one line on whether the record is valid, and if not, why."""
        if self.found.fault is not None:
            return f"not valid: {self.found.fault}"
        is_over = self.game.result(self.fold.state) is not None
        ending = "game finished" if is_over else "game unfinished"
        draws = "every draw matches the seed" if self.record.header.seed else "no seed: it starts from a position"
        return f"OK: {len(self.record.entries)} moves, {ending}, {draws}"


def load(text: str, games: tuple[AnyGame, ...], find_key: Callable[[], bytes | None] = lambda: None) -> Replay:
    """Read and fold a record. Raises BadRecord if the record cannot be read or its game cannot begin, for example from
    a position that was not signed with the database's key."""
    record = read_record(text)
    game = find_game_of_record(record, games)
    if record.header.position and ((key := find_key()) is None or not is_signed(record.header, key)):
        raise BadRecord(0, "position: this database has not signed it", "no-position", field="position")
    verdict = verify(game, record)
    return Replay(game, record, verdict, verdict.initial_fold)


def find_record_key(database: Path | str) -> bytes | None:
    """Return the key with which a database signs records, or None if it has signed none or does not exist."""

    async def find() -> bytes | None:
        store = await Store.open_read_only(database)
        try:
            return await store.record_key.find()
        finally:
            await store.close()

    try:
        return asyncio.run(find())
    except StoreError:
        return None


SCALE = 2


def write_animation(replay: Replay, file: Path) -> None:
    """Write all positions as one animation. The file is written only at the end. Raises OSError early if the file name
    is unusable."""
    from bot.pictures import FRAME_SECONDS, context_of, scenes_of
    from render.raster import encode_animation

    existed = file.exists()
    file.open("ab").close()
    if not existed:
        file.unlink()
    scenes = scenes_of(replay.game, replay.fold, context_of(replay.voice))
    file.write_bytes(encode_animation([scene for _, scene in scenes], FRAME_SECONDS))


def write_pictures(replay: Replay, folder: Path) -> int:
    """Write one picture for each standing move, named after the number of the move in the log. Return the number of
    pictures."""
    from bot.pictures import context_of, scenes_of
    from render.raster import compose, encode_png

    folder.mkdir(parents=True, exist_ok=True)
    picture_count = 0
    for number, scene in scenes_of(replay.game, replay.fold, context_of(replay.voice)):
        if number:
            (folder / f"{number:04}-{scene.name}.png").write_bytes(encode_png(compose(scene, SCALE), scene.theme))
            picture_count += 1
    return picture_count
