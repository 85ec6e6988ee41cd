-- Messages that belong to no table, and each person's daily digest of the tables that wait for them.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    notice TEXT NOT NULL,
    nonce TEXT NOT NULL,
    due REAL NOT NULL
);
ALTER TABLE people ADD COLUMN digest TEXT;
ALTER TABLE people ADD COLUMN digested TEXT;
ALTER TABLE people ADD COLUMN digest_failed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN next_table INTEGER NOT NULL DEFAULT 1;
CREATE INDEX people_with_a_digest ON people (user) WHERE digest IS NOT NULL;
