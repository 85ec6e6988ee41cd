# Private answers to whoever pressed or typed something.
done-move = Done: { $move }.
done-undo = Taken back.
done-over = The game is over.
done-join = You are in. As soon as everybody is here, somebody presses Start.
done-leave = You have left the table.
done-computer = A computer player has joined.
done-dismiss = A computer player has left.
done-start = The game begins!
done-cancel = The game is cancelled.
done-new = The table is open. Whoever wants to play presses Join.
done-language = From now on I use { $language } with you.
done-dm-on = I will send you your hand and your questions as direct messages.
done-dm-off = I will send you no direct messages. Your hand is always behind the My hand button.

picker-so-far = So far: { $move }
your-hand = Your hand.
log-empty = Nothing has happened yet.
log-title = What happened last:
stale-now = That button is from an earlier moment. This is how it stands now:
rules-none = There is no summary of this game's rules.

unknown-control = This button comes from an older version of me. `/game board` brings fresh ones.
unknown-command = I do not have that command any more. Reload Discord with Ctrl+R to see the new ones.
unknown-modal = This form has expired. Please begin again.
closing = I am just being restarted. Please try again in a minute.
interrupted = I am just being restarted and could not finish this. Please try again in a minute.
unexpected = Something went wrong on my side, sorry. `/game board` shows how the table stands. Reference: { $reference }
guild-only = That works only in a channel of a server.
unknown-server = I am not in this server, so I cannot play here. Somebody who manages it can invite me.
