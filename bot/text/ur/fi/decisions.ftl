# Mitä pöytä odottaa.
decision-throw = { $who } heittää nopat.
decision-move = { $who } heitti { $count } ja siirtää nappulaa.
ask-throw = Heitätkö nopat?
ask-move = Heitit { $count }. Mikä nappula?
