-- Reviews of finished games that people asked for: a move a step, so that a restart goes on where it stopped.
CREATE TABLE reviews (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    asked REAL NOT NULL,
    reviewed INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0,
    remarks TEXT NOT NULL DEFAULT '[]',
    UNIQUE (table_id, user)
) STRICT;
CREATE INDEX unfinished_reviews ON reviews (finished, id);
CREATE INDEX reviews_by_user ON reviews (user);
