CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key INTEGER NOT NULL UNIQUE,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    auto_end INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'open', 'over', 'cancelled')),
    chairs TEXT NOT NULL,
    header TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    told INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    due REAL
) STRICT;

CREATE UNIQUE INDEX one_game_a_channel ON tables (channel) WHERE status IN ('lobby', 'open');
CREATE INDEX tables_of_a_guild ON tables (guild) WHERE status IN ('lobby', 'open');

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    user INTEGER,
    played REAL NOT NULL,
    digest TEXT NOT NULL,
    key INTEGER UNIQUE,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE debts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel INTEGER NOT NULL,
    debt TEXT NOT NULL,
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(10)))),
    parked TEXT
) STRICT;

CREATE INDEX debts_of_a_channel ON debts (channel, id);

CREATE TABLE boards (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    message INTEGER NOT NULL,
    text TEXT NOT NULL,
    pictured INTEGER NOT NULL,
    history TEXT NOT NULL
) STRICT;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT,
    dm INTEGER NOT NULL,
    dm_closed INTEGER NOT NULL,
    client TEXT
) STRICT;

CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
