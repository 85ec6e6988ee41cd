# Koko asema sanoin.
twin-turn = Vuorossa: { $who }. Toimintoja jäljellä: { $left }.
twin-task-act = toiminto tai vuoron päättäminen
twin-added = kädestä: { $count }
twin-undecided = kädestä: ei vielä päätetty
twin-winner = Voittaja: { $winner }.
twin-player = { $who }, dynastia: { $dynasty }.
twin-agenda = Ratkaistavana järjestyksessä: { $tasks }.
