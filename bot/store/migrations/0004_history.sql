ALTER TABLE tables ADD COLUMN ordered INTEGER NOT NULL DEFAULT 0;

CREATE TABLE noted (table_id INTEGER PRIMARY KEY REFERENCES tables (id)) STRICT;

CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    UNIQUE (table_id, user)
) STRICT;

CREATE INDEX results_of_a_guild ON results (guild, game, user);

CREATE TABLE unlisted (user INTEGER PRIMARY KEY) STRICT;
