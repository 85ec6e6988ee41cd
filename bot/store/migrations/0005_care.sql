CREATE TABLE departures (guild INTEGER PRIMARY KEY, due REAL NOT NULL) STRICT;

ALTER TABLE debts ADD COLUMN owed TEXT;

CREATE TRIGGER debts_are_dated AFTER INSERT ON debts
BEGIN
    UPDATE debts SET owed = strftime('%Y-%m-%d %H:%M:%f', 'now') WHERE id = NEW.id;
END;
