CREATE TABLE guides (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
