"""Rows in the database of a bot under load, read by a connection of its own."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path


class Rows:
    """The database: a file, or the address of one on a server. It is only read."""

    def __init__(self, database: Path | str) -> None:
        self._file, self._server = None, None
        if isinstance(database, Path):
            self._file = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        else:
            import psycopg

            self._server = psycopg.connect(database, options="-c search_path=dubsar", autocommit=True)

    def found(self, sql: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        """What a query finds."""
        if self._file is not None:
            return self._file.execute(sql, values).fetchall()
        assert self._server is not None
        return self._server.execute(sql.replace("?", "%s").encode(), values).fetchall()

    def close(self) -> None:
        """Ask no more."""
        for connection in (self._file, self._server):
            if connection is not None:
                connection.close()
