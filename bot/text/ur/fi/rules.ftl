# Pelin nimi, valinnat ja sääntöjen tiivistelmä.
game-name = Urin kuninkaallinen peli
command-play = Siirrot Urin kuninkaallisessa pelissä

option-pieces = Nappulat
option-pieces-description = Kummankin pelaajan nappulat: vähemmillä peli on nopeampi

game-rules-1 =
    ## Urin kuninkaallinen peli
    Kahden pelaajan kilpajuoksu, neljä ja puoli tuhatta vuotta vanha. **Vie kaikki nappulasi maaliin ensin.**
    { "" }
    ### Lauta
    - Kummankin reitillä on 14 ruutua: oma rivi (A tai C) neljästä yhteen, sitten yhteinen rivi B1–B8, lopuksi oma rivi kahdeksasta seitsemään ja ulos.
    - Viisi ruutua on **ruusukkeita**: A1, A7, B4, C1, C7.
    { "" }
    ### Vuorosi (2)
    - **Heitä** neljää noppaa; kukin antaa 0 tai 1. Nollalla vuorosi päättyy.
    - **Siirrä** yhtä nappulaa täsmälleen heiton verran tai tuo uusi laudalle. Jos voi siirtää, on pakko; oman nappulan päälle ei saa jäädä.
    - Yhteisellä rivillä nappula **lyö** sen, jonka ruutuun se päätyy: lyöty aloittaa alusta. Vain ruusukkeessa B4 nappula on turvassa (2.5).
    - Ruusukkeeseen päätyvä **heittää uudelleen** (2.6).
    - Laudalta poistutaan tasan oikealla heitolla: yksi enemmän kuin ruutuja on jäljellä (2.7).
    { "" }
    ### Hyvä ensimmäinen peli
    Tavoittele ruusukkeita, pidä nappula ruudussa B4 ja tuo nappulat laudalle yksi kerrallaan: odottavia ei voi lyödä.
