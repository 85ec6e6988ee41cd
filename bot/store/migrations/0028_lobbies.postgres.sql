-- Lobbies that start when they are full, close when nothing happens there, and call players by a role.
ALTER TABLE tables ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN start TEXT NOT NULL DEFAULT 'host';
ALTER TABLE tables ADD COLUMN gathers DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN closes DOUBLE PRECISION;
ALTER TABLE tables ADD COLUMN call_role BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN called DOUBLE PRECISION;
UPDATE tables SET gathers = extract(epoch FROM now()) WHERE status = 'lobby';
ALTER TABLE servers ADD COLUMN lobby_days BIGINT NOT NULL DEFAULT 7;
ALTER TABLE servers ADD COLUMN call_role BIGINT;
ALTER TABLE servers ADD COLUMN call_limit BIGINT NOT NULL DEFAULT 3;
