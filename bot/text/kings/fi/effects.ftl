# Mitä kortit, johtajat ja laivat tekevät.

# Osien lajit ja muut nimet.
component-card = kortti
component-ship = laiva

# Mitä ne tekevät.
frame-card = Pystyriviin pelattuna siitä saa { $colour_genitive } pisteen kuningaskunnan { $leader }{ $leader_word ->
    [king] .
   *[other] , tai jos sitä ei ole, kuningas.
}
frame-leader = Saa { $colour_genitive } pisteen jokaisesta kuningaskuntansa pystyriviin pelatusta kortista: { $card }.
frame-point = Piste on sen värinen kortti kädestäsi voittopakkaasi.
frame-ship = Vuorosi lopussa saat pelata voittopakkaasi kortin jokaisesta näistä johtajistasi sen kuningaskunnassa: { $leaders }.
frame-run = Korvaa pystyrivin alapäästä samanvärisiä kortteja: { $count } ({ $cards_or }).
frame-left = Peli päättyy vuoroon, jonka jälkeen niitä on pöydässä enintään: { $count }.
purpose-king = Saa pisteen myös kortista, jonka oma johtaja puuttuu kuningaskunnasta.
purpose-trader = Kun pystyrivit on yhdistetty ja konfliktit ratkaistu, saa vaihtaa temppelin kädestä yhteen uuden kuningaskunnan aarteeseen, jos niitä on ainakin kaksi.
purpose-temple = Sisäisessä konfliktissa se on voimaa.
purpose-treasure = Pöydässä punainen, lopussa mikä tahansa väri. Katastrofi ei poista sitä.
purpose-catastrophe = Poistaa kortin, jolla ei ole johtajaa; ei aarretta eikä laivaa.
