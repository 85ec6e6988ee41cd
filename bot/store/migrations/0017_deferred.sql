CREATE TABLE deferred (
    interaction INTEGER PRIMARY KEY,
    token TEXT NOT NULL,
    language TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
