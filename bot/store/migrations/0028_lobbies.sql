-- Lobbies that start when they are full, close when nothing happens there, and call players by a role.
ALTER TABLE tables ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN start TEXT NOT NULL DEFAULT 'host';
ALTER TABLE tables ADD COLUMN gathers REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN closes REAL;
ALTER TABLE tables ADD COLUMN call_role INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN called REAL;
UPDATE tables SET gathers = CAST(strftime('%s', 'now') AS REAL) WHERE status = 'lobby';
ALTER TABLE servers ADD COLUMN lobby_days INTEGER NOT NULL DEFAULT 7;
ALTER TABLE servers ADD COLUMN call_role INTEGER;
ALTER TABLE servers ADD COLUMN call_limit INTEGER NOT NULL DEFAULT 3;
