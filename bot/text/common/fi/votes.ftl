# Äänestykset: kuka pelaa kenenkin puolesta, siirtojen peruminen, pelin lopettaminen kesken.
command-table-vote = Kysyy muilta: tietokone, sijainen, tauko vai pelin loppu
command-table-return = Palauttaa sinut paikalle, jolla joku korvasi sinut
command-admin-rewind = Palauttaa pelin tilanteeseen valitun siirron jälkeen
argument-vote = Mitä muilta kysytään
argument-missing = Ketä pelaajaa asia koskee; muuten se, jota odotetaan
argument-rewind = Viimeisen voimaan jäävän siirron numero; 0 on alku

button-yes = Kyllä
button-no = Ei
button-take = Ota paikka
button-vote-wait = Odotetaan
button-vote-computer = Tietokone jatkaa
button-vote-substitute = Etsitään sijainen
button-vote-end = Lopetetaan peli
button-consent = Kysy muilta

vote-title = 🗳️ **{ $who }** kysyy: { $question }
vote-computer = Saako tietokone ottaa paikan, jolla pelaa **{ $name }**?
vote-substitute = Saako joku muu ottaa paikan, jolla pelaa **{ $name }**?
vote-end = Lopetetaanko peli tähän, kesken?
vote-return = Saanko takaisin paikkani, jolla nyt pelaa **{ $name }**?
vote-undo = Saanko perua tämän?
vote-yes = ✅ { $people }
vote-no = ❌ { $people }
vote-needed = { $number ->
    [one] Tarvitaan { $number } kyllä-ääni.
   *[other] Tarvitaan { $number } kyllä-ääntä.
}
vote-offered = Sovittu. Pelaajan **{ $name }** paikalla pääsee jatkamaan painamalla **Ota paikka**; käden saa yksityisesti.
vote-agreed = Sovittu.
vote-taken = Sovittu, ja paikalle on jo jatkaja.
vote-rejected = Ei sovittu: kaikki jää ennalleen.
vote-lapsed = Ei enää tarpeen: peli on edennyt.

seat-computer = { $name } jatkaa pelaajan { $before } puolesta; takaisin pääsee komennolla `/table return`.
seat-taken = { $name } ottaa paikan, jolla pelasi { $before }.
seat-returned = { $name } palaa peliin; paikalla pelasi { $before }.
game-ended-by-vote = Pelaajat sopivat, että peli päättyy tähän.
taken-back-by-vote = Kaikki suostuivat: siirrot perutaan.
board-rewound = { $who } palauttaa pelin siirron { $number } jälkeiseen tilanteeseen. Nämä eivät enää ole voimassa:

undo-needs-consent = Et voi perua tätä yksin: sen vuoksi joku nosti tai paljastui jotakin, mitä et itsekään tiennyt, tai joku toinen on jo tehnyt siirron. Pyydä kaikilta suostumus tämän perumiseen:
voted-open = Äänesi on laskettu. Muut näkevät sen, ja nyt kysytään heiltä.
voted-agreed = Sovittu.
voted-offered = Sovittu: paikka on tarjolla kanavalla.
voted-rejected = Ei sovittu: kaikki jää ennalleen.
voted-lapsed = Sitä ei enää tarvita: peli on edennyt.
done-take = Paikka on sinun.
done-wait = Hyvä, odotetaan. Muut painikkeet jäävät paikoilleen.
done-return = Tervetuloa takaisin!
hand-below = **{ button-hand }** laudan alla näyttää, mitä sinulla on.
done-rewind = Peli on palautettu siirtoon { $number }.

refused-vote-over = Tämä äänestys on päättynyt. Tulos lukee sen viestissä; uuden aloittaa `/table vote`.
refused-not-asked = Tämän päättävät muut: oma siirtosi ratkaisisi asian.
refused-nobody-there = Valitse kohdassa `player` joku toinen tämän pöydän pelaaja.
refused-namesakes = Sen nimisiä pelaajia on useita. Valitse yksi luettelosta, jonka `player` näyttää: { $players }.
refused-back-again = { $who } on jo tehnyt siirron: ei ole mitään päätettävää.
refused-never-replaced = Kukaan ei ole korvannut sinua tässä pöydässä. `/table return` on niille, jotka korvattiin.
refused-not-permitted = Siihen tarvitset tällä palvelimella oikeuden { $permission }.
refused-nothing-after = Siirron { $number } jälkeen ei ole mitään: valitse aiempi. `/game board` näyttää tilanteen.
