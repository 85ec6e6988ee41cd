# Private answers to somebody who pressed or typed something.
done-move = You chose: { $move }.
done-paid = You paid: { $goods_numbered }.
done-got = You got: { $goods_numbered }.
done-undo = Taken back.
done-over = The game is over.
done-leave = You have left the table.
done-cancel = The game is cancelled.
done-new = Your table is open, and you have a seat. Others press **Join**; **Start** begins the game.
done-language = Your language is now: { $language }.
done-dm-on = I'll send your hand and your questions by direct message.
done-dm-off = I won't send you direct messages. What you hold is always under { $buttons_or }.

answer-sealed = Until everybody has answered, only you know your answer, and you can change it: { $move }
your-hand = Your hand.
component-term = term
component-heading = { $name } · { $kind }
log-empty = Nothing has happened yet.
stale-now = That button was out of date. Here is the current position:
rules-none = There is no rules summary for this game.

unknown-control = This button is out of date. `/game board` brings fresh ones.
unknown-command = That command no longer exists. Reload Discord (Ctrl+R) to see the current ones.
unknown-modal = This form has expired. Please begin again.
closing = I'm restarting. Please try again in a minute.
interrupted = I'm restarting and was interrupted here. In a minute `/game board` shows whether it counted; if not, please try again.
missed = I was away when you wrote this, so I haven't played it. Still want it? Use its button, or write it again.
unexpected = Sorry, something went wrong on my side. `/game board` shows the current position. Error code: { $reference }
guild-only = That only works in a server channel.
unknown-server = I'm not a member of this server, so I can't play here. Someone who manages it can invite me.

done-proposals-on = I'll propose moves to you where the table allows it.
done-proposals-off = I won't propose moves to you any more.
leave-asks = Do you really want to leave this game? A computer player takes your seat. As long as it sits there, `/table return` brings you back. If you have taken at least two turns and do not come back, you are ranked last.
leave-against-game = When you play against the game itself, only those who stay get a result.
leave-ends = Do you really want to leave this game? Nobody else plays here, so it ends for good.
done-leave-game = You have left the game; a computer player plays on for you. `/table return` brings you back.
