# Na co se čeká.
decision-throw = { $who } hází kostkami.
decision-move = Padlo { $count }: { $who } posouvá kámen.
