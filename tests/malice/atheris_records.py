"""An optional fuzzer that learns from what the readers do (`pip install atheris`, 130 MB):
`python -m tests.malice.atheris_records -max_total_time=600 FOLDER`, which takes libFuzzer's arguments.
"""

import sys
from contextlib import suppress
from importlib import import_module


def main() -> None:
    """Hand files and custom ids to the readers until one of them fails in a way that it should not."""
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["engine", "bot.tables.records", "bot.ui.custom_id"]):
        from bot.tables.records import read_record
        from bot.ui.custom_id import read_address
        from engine.record import BadRecord
        from engine.registry import GAMES

    def one(data: bytes) -> None:
        with suppress(BadRecord):
            read_record(data, GAMES)
        read_address(data.decode("utf-8", "replace"))

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
