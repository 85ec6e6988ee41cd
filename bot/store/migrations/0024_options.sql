-- Games of today's options, tables and messages are stored from here on, which an earlier version cannot read.
SELECT 1;
