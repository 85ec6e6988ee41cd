# Na co se čeká.
decision-throw = Kostkami hází { $who }.
decision-move = Kámen posouvá { $who }, hozeno: { $count }.
