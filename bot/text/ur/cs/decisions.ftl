# Na co se čeká.
decision-throw = { $who } hází kostkami.
decision-move = Padlo { $count }: { $who } posouvá kámen.
ask-throw = Hodíte kostkami?
ask-move = Padlo { $count }. Který kámen?
