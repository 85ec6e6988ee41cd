-- Tags of a forum that show which tables look for players and which are in play.
ALTER TABLE servers ADD COLUMN tag_open INTEGER;
ALTER TABLE servers ADD COLUMN tag_running INTEGER;
