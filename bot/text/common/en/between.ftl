# Between tables: one's own tables, and the next one.
command-tables = Your tables on all servers
command-tables-mine = See where it's your turn, and all your other tables
typed-tables = tables, my tables
tables-mine = ## Your tables
tables-waiting = { $count ->
    [0] No table is waiting for you.
    [one] **One table is waiting for you.**
   *[other] **{ $count } tables are waiting for you.**
}
tables-line = { $table } with { $players }, on { $server }: { $state }
tables-line-alone = { $table }, on { $server }: { $state }
tables-yours = **your turn** (began { $since })
tables-yours-too = **your turn** (began { $since }); also waiting for { $people }
tables-others = waiting for { $people } (turn began { $since })
tables-computers = the computer players are moving
tables-lobby = waiting for players, { $count } of { $most } seats taken
tables-hidden = { $count ->
    [one] One more table of yours is in a channel that I can't show you here: you may have left its server, or no longer see the channel.
   *[other] { $count } more tables of yours are in channels that I can't show you here: you may have left their servers, or no longer see the channels.
}
button-next-table = Next table ({ $count })
command-tables-here = See which tables of this server look for players, and the games in progress
argument-listed-game = Only the tables of this game
tables-here = ## Tables on this server
tables-here-none = There is no open table here that you can see. `/game new` opens one.
tables-here-line = { $table } with { $players }: { $state }
tables-joined = You have a seat in { $place }.
button-join-numbered = Join { $number }
button-find-table = Find a table
pick-seat-to-leave = Leave a seat …
leave-lobby = Do you really want to leave this table? Its game has not begun.
argument-waiting = Which tables to list
waiting-yes = only those that wait for me
waiting-all = all of them
argument-listed-state = Only tables in this state
listed-open = looking for players
listed-running = in progress
pick-game-to-watch = Watch a game …
digest-title = ## Your tables, { $day }
digest-more = { $count ->
    [one] … and one more: `/tables mine`
   *[other] … and { $count } more: `/tables mine`
}
digest-end = -# `/settings digest` changes the time of this daily message or turns it off.
digest-failed = I couldn't send you your daily list of tables, because Discord doesn't deliver my direct messages to you. I have turned it off; `/settings digest` turns it on again.
command-settings-digest = Get a daily message with the tables that wait for you
argument-digest = The time of day, such as 8:00, or off
done-digest = Every day at { $time } ({ $zone }) I'll send you a list of the tables that wait for you, if one has waited for over six hours.
done-digest-off = I won't send you a daily list of your tables any more.
refused-digest-without-zone = I need your time zone as well, such as 8:00 in Europe/London.
command-settings-next = Choose whether a button takes you to the next table after a move
argument-next = Show a button to the next table that waits for you
done-next-on = After a move you'll get a button to the next table that waits for you.
done-next-off = You'll get no more buttons to other tables after a move. `/tables mine` lists them.
tables-level = average rating { $rating }
