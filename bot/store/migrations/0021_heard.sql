ALTER TABLE doors ADD COLUMN heard INTEGER;
CREATE INDEX doors_heard ON doors (user) WHERE heard IS NOT NULL;
