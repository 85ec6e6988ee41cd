# Yksityiset vastaukset sille, joka painoi tai kirjoitti jotakin.
done-move = Valitsit: { $move }.
done-paid = Maksoit: { $goods_numbered }.
done-got = Sait: { $goods_numbered }.
done-undo = Peruttu.
done-over = Peli on päättynyt.
done-leave = Et ole enää mukana.
done-cancel = Peli on peruutettu.
done-new = Pöytä on auki, ja istut jo siinä. Muut painavat **Liity**; **Aloita** aloittaa pelin.
done-language = Kielesi on nyt { $language }.
done-dm-on = Lähetän sinulle kätesi ja kysymykset yksityisviestinä.
done-dm-off = En lähetä sinulle yksityisviestejä. Mitä sinulla on, löytyy aina painikkeesta { $buttons_or }.

answer-sealed = Kunnes kaikki ovat vastanneet, vain sinä tiedät vastauksesi, ja voit vaihtaa sen: { $move }
your-hand = Kätesi.
component-term = käsite
component-heading = { $name } · { $kind }
log-empty = Mitään ei ole vielä tapahtunut.
stale-now = Tuo painike on aiemmalta hetkeltä. Nyt tilanne on tämä:
rules-none = Tästä pelistä minulla ei ole sääntöjen tiivistelmää.

unknown-control = Tämä painike on vanhentunut. `/game board` tuo uudet.
unknown-command = Tätä komentoa minulla ei enää ole. Lataa Discord uudelleen (Ctrl+R), niin näet uudet.
unknown-modal = Lomake on vanhentunut. Aloita uudelleen.
closing = Käynnistyn juuri uudelleen. Yritä uudelleen minuutin päästä.
interrupted = Käynnistyn juuri uudelleen, ja tämä keskeytyi. Minuutin päästä `/game board` näyttää, ehtikö se mukaan; ellei, yritä uudelleen.
missed = Olin poissa, kun kirjoitit tämän, joten en ole pelannut sitä. Haluatko sen yhä? Käytä painiketta tai kirjoita se uudelleen.
unexpected = Anteeksi, jokin meni pieleen. `/game board` näyttää tilanteen. Virhetunnus: { $reference }
guild-only = Se toimii vain palvelimen kanavalla.
unknown-server = En ole tällä palvelimella, joten en voi pelata täällä. Palvelimen ylläpitäjä voi kutsua minut.

done-proposals-on = Ehdotan sinulle siirtoja, jos pöytä sallii sen.
done-proposals-off = En enää ehdota sinulle siirtoja.
leave-asks = Haluatko varmasti poistua tästä pelistä? Tietokone ottaa paikkasi. Niin kauan kuin se istuu siinä, pääset takaisin komennolla `/table return`. Jos olet pelannut vähintään kaksi vuoroa etkä palaa, sijoitut viimeiseksi.
leave-against-game = Kun pelataan peliä itseään vastaan, tuloksen saavat vain ne, jotka jäävät.
leave-ends = Haluatko varmasti poistua tästä pelistä? Kukaan muu ei pelaa tässä, joten peli päättyy lopullisesti.
done-leave-game = Poistuit pelistä; tietokone jatkaa puolestasi. Pääset takaisin komennolla `/table return`.
