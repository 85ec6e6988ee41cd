CREATE TABLE forgetting (user INTEGER PRIMARY KEY) STRICT;

CREATE INDEX all_votes_of_a_table ON votes (table_id);
