# Mitä ruudut ja nappulat tekevät.

# Osien lajit.
component-square = ruutu
component-piece = nappula

# Mitä ne tekevät.
frame-own = Ruutu { $number }/{ $count } rivin { $row } reitillä; vain sen pelaaja tulee tähän.
frame-shared = Ruutu { $number }/{ $count } kummallakin reitillä.
frame-capture = Tähän päätyvä lyö vastustajan nappulan.
frame-crossed = Ruutu { $number }/{ $count } rivin { $row } reitillä.
frame-capture-again = Tässä vastustajan nappulan lyövä heittää uudelleen.
frame-safe = Nappula on tässä turvassa.
frame-rosette = Ruusuke: tähän päätyvä heittää uudelleen.
frame-leaves = Tästä poistutaan laudalta heitolla { $number }.
frame-leaves-row = Rivin { $row } pelaaja poistuu tästä laudalta heitolla { $number }.
frame-race = Tulee laudalle, kulkee { $count } ruudun reitin ja poistuu laudalta. Se voittaa, joka vie ensin kaikki maaliin.
frame-each = Kullekin pelaajalle: { $count }.
