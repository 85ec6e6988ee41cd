# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensi kertoja.
guide-throw-1 = Neljä noppaa, kukin näyttää 0 tai 1: kakkonen on yleisin, nolla ja nelonen harvinaisia. Voittaa se, jonka nappulat ovat ensin kaikki maalissa.
guide-move-1 = Ruusukkeessa heität uudelleen. Yhteisellä rivillä vastustajan ruutuun päätyvä nappula lähettää hänen nappulansa alkuun.
guide-move-2 = Yhteisellä rivillä vain ruusuke B4 on turvallinen; muut nappulat voidaan lyödä takaisin alkuun.
