# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensi kertoja.
guide-throw-1 = Heitto on noppien summa; kukin näyttää 0 tai 1. Voittaa se, jonka nappulat ovat ensin kaikki maalissa.
guide-move-1 = Ruusukkeessa heität uudelleen. Vastustajan ruutuun päätyvä nappula lähettää hänen nappulansa alkuun.
guide-move-2 = Kun ruusukkeet ovat turvallisia, niissä ei voi lyödä. Muissa yhteisissä ruuduissa nappulan voi lyödä.
