-- Moves of Wayfarers may start the last round, which an earlier version cannot read.
SELECT 1;
