# Days between moves: calls after quiet hours, reminders, absences.
command-settings-quiet = Choose hours in which I do not ping you
command-table-away = Tell the table that you are away; reminders wait until you are back
command-table-back = Tell the table that you are back

argument-reminders = How often I remind whoever is to move
argument-quiet-from = When your quiet hours begin, such as 22:00, or off
argument-quiet-to = When they end, such as 7:00
argument-timezone = Your time zone, such as Europe/London
argument-away-from = Your first day away, such as 2026-12-24
argument-away-to = Your last day away

word-6h = every 6 hours
word-12h = every 12 hours
word-24h = every 24 hours
word-48h = every 48 hours

done-quiet = From { $starts } to { $ends } ({ $zone }) I do not ping you. If a table waits for you then, I tell you once when these hours are over.
done-quiet-off = You have no quiet hours now.
done-away = I have told the table. `/table back` ends it earlier.
done-back = Welcome back! I have told the table.

refused-no-time = “{ $typed }” is no time of day. Write it like 22:00.
refused-no-date = “{ $typed }” is no date. Write it like 2026-12-24, or choose from the list.
refused-unknown-zone = I know no time zone “{ $typed }”. Choose from the list, such as Europe/London.
refused-half-quiet = I need a beginning, a different end and your time zone, such as from 22:00 to 7:00 in Europe/London. `off` ends your quiet hours.
refused-no-absence = The last day must not be over or before the first, and an absence may last { $most ->
    [one] { $most } day
   *[other] { $most } days
} at most.
refused-not-away = You have not said that you are away.

nudge-call = { $person }, your move is due here; it became yours { $since }. **{ $decision }**
nudge-reminder = { $person }, a reminder: the table waits for you. It became your move { $since }. **{ $decision }**
notice-silent = { $who } is to move, was called { $since } and has not answered { $count ->
    [one] { $count } reminder
   *[other] { $count } reminders
}. I send no more of them.
away-begins = { $who } is away from { $starts } to { $ends }. My reminders wait until then.
away-ends = { $who } is back.
