# Trying things out.
command-try = Try moves out in private; the table is not affected
try-begins = **Trial.** You move for everybody. Other hands and future draws are made up; nothing happens at the table.
try-goes-on = **Trial.** None of this happens at the table.
try-mover = You move for { $who }.
try-stale = **Trial.** That button was from an earlier position. This is where you are now.
try-thrown-away = Discarded. Nothing changed at the table.
button-throw-away = Discard
refused-no-branch = I no longer have what you tried there. `/try` starts over.

# Watching.
command-table-watch = Follow this table without playing
argument-watch = Get a message whenever the turn passes
done-watch-on = You're following this table. Whenever the turn passes, I'll send you a silent direct message with what is public.
done-watch-off = You no longer follow this table.
watch-wait = { $game } in { $link }: { $decision }
refused-plays-here = You play at this table, so I let you know anyway when it waits for you.
refused-cannot-write = I can't reach you by direct message. Allow direct messages, turn them on with `/settings dm`, and try again.
