# The whole position in words.
twin-turn = Turn: { $who }. Actions left: { $left }.
twin-task-act = an action or the end of the turn
twin-added = from the hand: { $count }
twin-undecided = from the hand: not decided yet
twin-winner = Winner: { $winner }.
twin-player = { $who } plays the { $dynasty }.
twin-agenda = Still to be resolved, in order: { $tasks }.
