-- The events of Discord's that a process has begun to handle: another that hears them as well leaves them alone.
CREATE UNLOGGED TABLE claims (
    event BIGINT PRIMARY KEY,
    taken TIMESTAMPTZ NOT NULL DEFAULT now()
);
