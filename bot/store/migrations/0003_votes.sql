CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('computer', 'substitute', 'end', 'return', 'undo')),
    about INTEGER,
    version INTEGER NOT NULL,
    absent INTEGER NOT NULL,
    sitter INTEGER,
    wanting INTEGER,
    proposal TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('', 'agreed', 'offered', 'taken', 'rejected', 'lapsed')),
    message INTEGER
) STRICT;

CREATE INDEX votes_of_a_table ON votes (table_id) WHERE verdict IN ('', 'offered');

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE absentees (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
