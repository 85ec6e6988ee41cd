-- Votes may be about the time for turns.
CREATE TABLE votes_now (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('computer', 'substitute', 'end', 'return', 'undo', 'pause', 'time')),
    about INTEGER,
    version INTEGER NOT NULL,
    absent INTEGER NOT NULL,
    sitter INTEGER,
    wanting INTEGER,
    proposal TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('', 'agreed', 'offered', 'taken', 'rejected', 'lapsed')),
    message INTEGER,
    chosen TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO votes_now SELECT *, '' FROM votes;
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'votes')
    WHERE name = 'votes_now' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'votes');
DELETE FROM sqlite_sequence WHERE name = 'votes_now' AND seq = 0;
CREATE TABLE ballots_before AS SELECT * FROM ballots;
DROP TABLE ballots;
DROP TABLE votes;
ALTER TABLE votes_now RENAME TO votes;
CREATE INDEX votes_of_a_table ON votes (table_id) WHERE verdict IN ('', 'offered');
CREATE INDEX all_votes_of_a_table ON votes (table_id);
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO ballots SELECT * FROM ballots_before;
DROP TABLE ballots_before;
