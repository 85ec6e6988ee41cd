DROP TRIGGER debts_are_dated;
