# Mitä tapahtui.
event-thrown = { $who } heittää { $count }.
event-turn-lost = { $count ->
    [0] Vuoro päättyy.
   *[other] Mikään nappula ei voi liikkua: vuoro päättyy.
}
event-entered = { $who } tuo uuden nappulan ruutuun { $square }.
event-moved = { $who } siirtää nappulan ruudusta { $start } ruutuun { $end }.
event-captured = { $who } lyö pelaajan { $other } nappulan: se aloittaa alusta.
event-rosette = Ruusuke: { $who } heittää uudelleen.
event-capture-again = Lyönnin jälkeen { $who } heittää uudelleen.
event-borne-off = { $who } vie maaliin nappulan ruudusta { $start }.
event-game-ended = Peli on päättynyt: { $who } on vienyt kaikki nappulat maaliin ja voittaa.
