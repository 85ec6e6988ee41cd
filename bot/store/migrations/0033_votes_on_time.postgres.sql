-- Votes may be about the time for turns.
ALTER TABLE votes ADD COLUMN chosen TEXT NOT NULL DEFAULT '';
ALTER TABLE votes DROP CONSTRAINT votes_kind_check;
ALTER TABLE votes ADD CONSTRAINT votes_kind_check
    CHECK (kind IN ('computer', 'substitute', 'end', 'return', 'undo', 'pause', 'time'));
