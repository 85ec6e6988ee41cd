# Co se stalo.
event-thrown = { $who } hází { $count }.
event-turn-lost = { $count ->
    [0] Tah končí.
   *[other] Žádný kámen se nemůže pohnout, tah končí.
}
event-entered = { $who } nasazuje kámen na pole { $square }.
event-moved = { $who } posouvá kámen z pole { $start } na pole { $end }.
event-captured = { $who } zajímá kámen hráče { $other }; ten začíná znovu.
event-rosette = Rozeta: { $who } hází znovu.
event-capture-again = Po zajetí { $who } hází znovu.
event-borne-off = { $who } vyvádí kámen z pole { $start }.
event-game-ended = Hra skončila: { $who } má všechny kameny v cíli a vítězí.
