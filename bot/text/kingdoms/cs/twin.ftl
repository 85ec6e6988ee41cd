# Celá pozice slovy.
twin-turn = Na tahu: { $who }. Zbývající akce: { $left }.
twin-task-act = akce, nebo konec tahu
twin-added = z ruky: { $count }
twin-undecided = z ruky: zatím nerozhodnuto
twin-winner = Vítězí: { $winner }.
twin-player = { $who }, dynastie: { $dynasty }.
twin-agenda = Zbývá vyřešit, popořadě: { $tasks }.
