# Pelin nimi, valinnat ja sääntöjen tiivistelmä.
game-name = Urin kuninkaallinen peli
command-play = Siirrot Urin kuninkaallisessa pelissä

game-turn = `{ $number }` { $what } ({ $who }: +{ $gain ->
    [one] { $gain } ruutu
   *[other] { $gain } ruutua
})

option-pieces = Nappulat
option-pieces-description = Kummankin pelaajan nappulat: vähemmillä peli on nopeampi
option-path = Reitti
option-path-description = Tavallinen reitti tai pidempi, jolla nappulat kohtaavat melkein kaikkialla
option-path-bell = tavallinen, 14 ruutua
option-path-masters = Masters, 16 ruutua
option-dice = Nopat
option-dice-description = Neljä noppaa tai kolme, joilla pelkät nollat ovat 4
option-dice-four = neljä
option-dice-three = kolme
option-rosettes = Ruusukkeet
option-rosettes-description = Onko ruusukkeessa turvassa; tavallisesti on, mutta ei Mastersin reitillä
option-rosettes-usual = kuten tavallisesti
option-rosettes-safe = turvassa
option-rosettes-open = ei turvassa
option-captures = Lyöminen
option-captures-description = Heitetäänkö lyönnin jälkeen uudelleen
option-captures-plain = vuoro päättyy
option-captures-again = uusi heitto

game-rules-1 =
    ## Urin kuninkaallinen peli
    Kahden pelaajan kilpajuoksu, neljä ja puoli tuhatta vuotta vanha. **Vie kaikki nappulasi maaliin ensin.**
    { "" }
    ### Lauta
    - Kummankin reitillä on 14 ruutua: oma rivi (A tai C) neljästä yhteen, sitten yhteinen rivi B1–B8, lopuksi oma rivi kahdeksasta seitsemään ja ulos.
    - Viisi ruutua on **ruusukkeita**: A1, A7, B4, C1, C7.
    { "" }
    ### Vuorosi
    - **Heitä** neljää noppaa; kukin antaa 0 tai 1. Nollalla vuorosi päättyy.
    - **Siirrä** yhtä nappulaa täsmälleen heiton verran tai tuo uusi laudalle. Jos voi siirtää, on pakko; oman nappulan päälle ei saa jäädä.
    - Yhteisellä rivillä nappula **lyö** sen, jonka ruutuun se päätyy: lyöty aloittaa alusta. Vain ruusukkeessa B4 nappula on turvassa.
    - Ruusukkeeseen päätyvä **heittää uudelleen**.
    - Nopat heitetään puolestasi, ja ainoa mahdollinen siirto tehdään puolestasi. Peruminen ei muuta noppia: peruttu heitto antaa uudelleen saman luvun.
    - Laudalta poistutaan tasan oikealla heitolla: yksi enemmän kuin ruutuja on jäljellä.
    { "" }
    ### Hyvä ensimmäinen peli
    Tavoittele ruusukkeita, pidä nappula ruudussa B4 ja tuo nappulat laudalle yksi kerrallaan: odottavia ei voi lyödä.
game-rules-2 =
    ## Muita tapoja pelata
    Laudat ja säännöt vaihtelevat talosta taloon. Valitse omasi ennen peliä:
    { "" }
    - **Nappulat**: seitsemän kummallekin; viidellä tai kolmella peli on nopeampi.
    - **Reitti**: tavallinen tai James Mastersin 16 ruudun reitti: oma rivi neljästä yhteen, B1–B7, sitten **vastustajan** rivin 7 ja 8, B8, oman rivin 8 ja 7 ja ulos. Lyödä voi kaikkialla paitsi neljässä ensimmäisessä ruudussa, ja joka neljäs ruutu on ruusuke.
    - **Nopat**: neljä tai kolme. Kolmella pelkät nollat ovat 4, joten nollaa ei heitetä koskaan.
    - **Ruusukkeet**: kun ne ovat turvallisia, vastustajan nappulan ruusukkeeseen ei saa päätyä. Tavallisesti ne ovat turvallisia, Mastersin reitillä eivät.
    - **Lyöminen**: tavallisesti vuoro päättyy lyöntiin kuten muuhunkin siirtoon; tai heität uudelleen.
