# Tahy: jak se jmenují na tlačítkách, v nabídkách a v příkazech, a jak se čtou jako věta.
verb-throw = Hodit kostkami
verb-throw-description = Hodí kostkami
verb-move = Posunout kámen
verb-move-description = Posune jeden z vašich kamenů o hozené číslo, nebo nasadí nový
argument-piece = Pole vašeho kamene, například B4, nebo new
pick-piece = Který kámen?
move-throw = hodit kostkami
move-move = { $count ->
    [0] posunout kámen
   *[other] { $one_word ->
       [new] nasadit nový kámen
      *[other] posunout kámen z pole { $one }
   }
}
short-move = { $one_word ->
    [new] nový kámen
   *[other] { $one }
}
