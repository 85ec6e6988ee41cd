-- Leagues, their seasons, who plays in them, and their games. A league's tables are known by a setting.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    state TEXT NOT NULL,
    host INTEGER,
    silent INTEGER NOT NULL
);
CREATE INDEX leagues_of_guild ON leagues (guild);
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    opens INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    seed TEXT NOT NULL,
    state TEXT NOT NULL,
    posts TEXT NOT NULL,
    UNIQUE (league, number)
);
CREATE INDEX live_seasons ON seasons (league, number) WHERE state != 'past';
CREATE TABLE entrants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    user INTEGER,
    level INTEGER NOT NULL,
    former INTEGER,
    place INTEGER,
    leaves INTEGER NOT NULL,
    UNIQUE (season, user)
);
CREATE INDEX entrants_of_user ON entrants (user);
CREATE TABLE fixtures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    level INTEGER NOT NULL,
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,
    table_id INTEGER,
    result TEXT
);
CREATE INDEX fixtures_of_season ON fixtures (season);
ALTER TABLE tables ADD COLUMN league INTEGER NOT NULL DEFAULT 0;
