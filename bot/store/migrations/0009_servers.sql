CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    channel INTEGER,
    threads INTEGER NOT NULL,
    roles TEXT NOT NULL,
    defaults TEXT NOT NULL,
    seats INTEGER NOT NULL,
    lobbies INTEGER NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN parent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN signpost INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_beneath_a_channel ON tables (parent) WHERE status IN ('lobby', 'open');
