# Koko asema sanoin.
twin-way = Reitti ({ $side }): { $squares }.
twin-rosettes = Ruusukkeet: { $squares }.
twin-throws = Heittoja tähän mennessä: { $count }.
twin-off = Mahdollista: { $piece } poistuu laudalta.
twin-move = Mahdollista: { $piece } ruutuun { $square }{ $captures ->
    [0] {""}
   *[other] {", lyö nappulan"}
}{ $again ->
    [0] .
   *[other] {", uusi heitto."}
}
