ALTER TABLE tables ADD COLUMN posted INTEGER;
CREATE INDEX debts_by_nonce ON debts (nonce);
