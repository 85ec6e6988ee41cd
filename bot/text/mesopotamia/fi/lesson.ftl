# Ensimmäinen vuoro: mitä kunkin sivun kuvan alla sanotaan.
game-lesson-1 =
    ### Tehtäväsi
    Johdat **Babylonia**. Sait neljä tehtävää, ja vain sinä näet ne. Pidä kolme: jokainen lopussa täytetty on kahden pisteen arvoinen.
    Aloitat keihäsmiehellä kotialueellasi sekä yhdellä kivellä, puulla, savella ja ruoalla.
game-lesson-2 =
    ### Vuorosi
    Babylon on väestöradalla korkeimmalla, joten aloitat. Toimintomerkki antaa **yhden ilmaisen toiminnon**; nopat tuovat lisää.
    Valitset **Löytöretki**, sitten **E7 → E6**: keihäsmiehesi siirtyy sinne. Kirjoitettuna se on `/mesopotamia move area:E7 unit:spearman step:E6`.
game-lesson-3 =
    ### Tapahtuma
    Keihäsmies päättää liikkeensä piilossa olevan laatan luo, jota heimo ei vartioi: paljastuvat **Vaeltavat paimenet**.
    Kahdesta vaihtoehdosta valitaan toinen: jotakin heti tai jotakin, mikä maksaa itsensä myöhemmin. Otat ensimmäisen.
game-lesson-4 =
    ### Mitä saat
    Saat vaihtoehdon antimet ja nouset tapahtumaradalla. Rata ratkaisee tasapelit ja tuo lopussa pisteitä.
    Keihäsmies jää alueelle E6: hallitset sitä, ja seuraavalla keruulla se kerää sieltä.
game-lesson-5 =
    ### Vuoron loppu
    { "" }**Päätä vuoro**, ja seuraavana on Akkad. Kun kaikki ovat pelanneet, taistellaan siellä, missä armeijat kohtaavat.
    Kerää zikkuratin kerroksen hinta ja rakenna se: se tuo dingir-nopan ja toisen toiminnon. Loput löydät komennolla `/game rules`. Kartta ja kortit ovat omaa sisältöä. Onnea kaksoisvirtojen maahan!
