CREATE TABLE doors (user INTEGER PRIMARY KEY, channel INTEGER NOT NULL) STRICT;

CREATE INDEX tables_of_a_channel ON tables (channel);
CREATE INDEX tables_of_a_server ON tables (guild);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX debts_of_a_table ON debts (table_id);
CREATE INDEX results_of_a_person ON results (user);

CREATE TABLE bound (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    users TEXT NOT NULL,
    log BLOB NOT NULL
) STRICT;
