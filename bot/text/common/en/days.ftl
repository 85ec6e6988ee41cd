# Days between moves: calls after quiet hours, reminders, absences.
command-settings-quiet = Choose hours in which I don't ping you
command-table-away = Let the table know that you are away; reminders wait until you are back
command-table-back = Let the table know that you are back

argument-reminders = How often to remind the player to move
argument-quiet-from = When your quiet hours begin, such as 22:00, or off
argument-quiet-to = When they end, such as 7:00
argument-timezone = Your time zone, such as Europe/London
argument-away-from = Your first day away, such as 2026-12-24
argument-away-to = Your last day away

word-6h = every 6 hours
word-12h = every 12 hours
word-24h = every 24 hours
word-48h = every 48 hours

done-quiet = From { $starts } to { $ends } ({ $zone }) I won't ping you. If a table is waiting for you then, I'll let you know once afterwards.
done-quiet-off = You have no quiet hours now.
done-away = I've let the table know. `/table back` ends it earlier.
done-back = Welcome back! I've let the table know.

refused-no-time = “{ $typed }” is not a time of day. Write it like 22:00.
refused-no-date = “{ $typed }” is not a date. Write it like 2026-12-24, or choose from the list.
refused-unknown-zone = I don't know the time zone “{ $typed }”. Choose one from the list, such as Europe/London.
refused-half-quiet = I need a start, a different end and your time zone, such as 22:00 to 7:00 in Europe/London. `off` removes your quiet hours.
refused-no-absence = The last day can't be in the past or before the first, and an absence can last { $most ->
    [one] { $most } day
   *[other] { $most } days
} at most.
refused-not-away = You have not announced an absence.

nudge-call = { $person }, it's your turn here (it began { $since }). **{ $decision }**
nudge-reminder = { $person }, a reminder: the table is waiting for you. Your turn began { $since }. **{ $decision }**
notice-silent = It is { $who }'s turn. The call went out { $since }, and { $count ->
    [one] { $count } reminder has
   *[other] { $count } reminders have
} gone unanswered. I won't send any more.
away-begins = { $who } is away from { $starts } to { $ends }. Reminders wait until then.
away-ends = { $who } is back.
