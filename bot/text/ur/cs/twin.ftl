# Celá pozice slovy.
twin-way = Cesta ({ $side }): { $squares }.
twin-rosettes = Rozety: { $squares }.
twin-throws = Dosavadní hody: { $count }.
twin-off = Možný tah: { $piece } vyjde z desky.
twin-move = Možný tah: { $piece } na pole { $square }{ $captures ->
    [0] {""}
   *[other] {", zajme kámen"}
}{ $again ->
    [0] .
   *[other] {", nový hod."}
}
