# Mitä laatat, johtajat ja monumentit tekevät.

# Osien lajit ja muut nimet.
component-tile = laatta
component-monument = monumentti
component-piece = osa
word-treasure = aarre

# Mitä ne tekevät.
frame-tile = Kuningaskunnassa siitä saa { $colour_genitive } pisteen { $leader }{ $leader_word ->
    [king] .
   *[other] , tai jos sitä ei ole, kuningas.
}
frame-leader = Saa { $colour_genitive } pisteen jokaisesta kuningaskuntaansa asetetusta laatasta: { $tile }.
frame-stands = On maalla kuvapuoli ylöspäin olevan temppelin vieressä.
frame-monument = Vuorosi lopussa piste jokaisesta näistä johtajistasi sen kuningaskunnassa: { $leaders }.
frame-square = Rakennetaan neljän laatan neliölle: { $tiles_or }.
frame-left = Peli päättyy vuoroon, jonka jälkeen niitä on laudalla enintään: { $count }.
purpose-temple = Johtajat ovat sen vieressä; sisäisessä konfliktissa se on voimaa.
purpose-farm = Sopii vain jokeen.
purpose-market = Sopii maalle.
purpose-settlement = Sopii maalle.
purpose-king = Saa pisteen myös laatasta, jonka oma johtaja puuttuu kuningaskunnasta.
purpose-trader = Ottaa kuningaskuntansa aarteet yhtä lukuun ottamatta.
purpose-treasure = Lopussa 1 piste siinä värissä, jossa sitä eniten tarvitset. Kuningaskunnan kauppias ottaa kaikki paitsi yhden.
purpose-catastrophe = Tuhoaa laatan tai tukkii tyhjän ruudun pysyvästi.
