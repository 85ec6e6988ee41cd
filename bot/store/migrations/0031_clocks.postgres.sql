ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'vote';
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN rest TEXT NOT NULL DEFAULT '[]';
ALTER TABLE entries ADD COLUMN clocks TEXT;
ALTER TABLE votes DROP CONSTRAINT votes_kind_check;
ALTER TABLE votes ADD CONSTRAINT votes_kind_check
    CHECK (kind IN ('computer', 'substitute', 'end', 'return', 'undo', 'pause'));
