# Mitä kortit, johtajat ja laivat tekevät.

# Osien lajit ja muut nimet.
component-card = kortti
component-ship = laiva

# Mitä ne tekevät.
frame-card = Pystyriviin pelattuna tuo pisteen ({ $colour }) johtajalleen kuningaskunnassa: { $leader }; jos sitä ei ole, kuninkaalle.
frame-leader = Saa pisteen ({ $colour }) jokaisesta kuningaskuntansa pystyriviin pelatusta kortista: { $card }.
frame-point = Piste on sen värinen kortti kädestäsi voittopakkaasi.
frame-ship = Vuorosi lopussa saat pelata voittopakkaasi kortin jokaisesta näistä johtajistasi sen kuningaskunnassa: { $leaders }.
frame-run = Korvaa pystyrivin alapäästä samanvärisiä kortteja: { $count } ({ $cards_or }).
frame-left = Peli päättyy vuoroon, jonka jälkeen niitä on pöydässä enintään: { $count }.
purpose-king = Saa pisteen myös kortista, jonka oma johtaja puuttuu kuningaskunnasta.
purpose-trader = Yhdistymisen ja sen konfliktien jälkeen saa ottaa uuden kuningaskunnan aarteen kädestä pelattua temppeliä vastaan, jos niitä on kaksi.
purpose-temple = Sisäisessä konfliktissa se on voimaa.
purpose-treasure = Pöydässä punainen, lopussa mikä tahansa väri. Katastrofi ei poista sitä.
purpose-catastrophe = Poistaa kortin, jolla ei ole johtajaa; ei aarretta eikä laivaa.
