# Ensimmäiset vuorot: mitä opastuksen kukin sivu sanoo kuvansa alla.
game-lesson-1 =
    ### Lauta
    Sinulla on **vaaleat** nappulat. Kaikki seitsemän odottavat ylhäällä vasemmalla, ja rivisi on A. Reitti kulkee A4:stä A1:een, sitten yhteistä riviä B1:stä B8:aan ja A8:n ja A7:n kautta maaliin.
    Nopat heitetään puolestasi, joten vuorosi alkaa heitolla.
game-lesson-2 =
    ### Nelonen
    Heitit **4**. Uusi nappula voi tulla reittisi neljänteen ruutuun: A1, joka on **ruusuke**. Valitse **Uusi nappula → A1**.
game-lesson-3 =
    ### Ruusuke
    Ruusukkeeseen päätyvä **heittää uudelleen**. Vuoro on siis yhä sinun.
game-lesson-4 =
    ### Molemmat matkalla
    Heitit 1 ja toit toisen nappulan ruutuun A4. Vastustaja heitti 3 ja tuli ruutuun C2. Omalla rivillä ketään ei voi lyödä; vaara alkaa B1:stä.
game-lesson-5 =
    ### Yhteinen rivi
    Heitit 2: A1:stä B2:een. Tumma nappula, joka päätyy samaan ruutuun, lähettää nyt omasi alkuun. Vain ruusuke **B4** on turvallinen, ja siitä heitetään vielä uudelleen.
    Siinä kaikki. Se voittaa, jonka kaikki seitsemän nappulaa ovat ensin maalissa. Onnea matkaan!
