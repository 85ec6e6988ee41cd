# Trying things out.
command-try = Try moves out, for yourself alone: nothing happens at the table
try-begins = **Trying out.** You move for everybody. What the others hold and what will be drawn is made up; nothing happens at the table.
try-goes-on = **Trying out.** Nothing of this happens at the table.
try-stale = **Trying out.** That button was from an earlier position. This is where you are now.
try-thrown-away = Thrown away. The table has noticed nothing.
button-throw-away = Throw away
refused-no-branch = I no longer remember what you tried out there. `/try` begins anew.
