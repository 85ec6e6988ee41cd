# Trying things out.
command-try = Try moves out, for yourself alone: nothing happens at the table
try-begins = **Trying out.** You move for everybody. What the others hold and what will be drawn is made up; nothing happens at the table.
try-goes-on = **Trying out.** Nothing of this happens at the table.
try-stale = **Trying out.** That button was from an earlier position. This is where you are now.
try-thrown-away = Thrown away. The table has noticed nothing.
button-throw-away = Throw away
refused-no-branch = I no longer remember what you tried out there. `/try` begins anew.

# Watching.
command-table-watch = Hear of this table without playing
argument-watch = Whether I write to you whenever somebody new is to move
done-watch-on = You are watching. Whenever somebody new is to move I send you a silent direct message with what everybody may know.
done-watch-off = You are no longer watching this table.
watch-wait = { $game } in { $link }: { $decision }
refused-plays-here = You play at this table: I tell you anyway whenever it waits for you.
refused-cannot-write = My direct messages do not reach you. Allow them, switch them on with `/settings dm`, and try again.
