# Mitä pöytä odottaa.
decision-throw = { $who } heittää nopat.
decision-move = { $who } siirtää nappulaa, heitto: { $count }.
