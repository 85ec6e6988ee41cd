"""The lengths of a minute, an hour and a day in seconds."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
