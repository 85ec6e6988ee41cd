CREATE INDEX past_tables_of_a_channel ON tables (channel) WHERE status = 'over';
CREATE INDEX past_tables_beneath_a_channel ON tables (parent) WHERE status = 'over';
