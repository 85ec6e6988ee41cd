# Pysyvät ohjeet: mihin pelaaja vastaa etukäteen.
command-orders = Vastaukset tämän pöydän kysymyksiin etukäteen; kukaan muu ei näe niitä
command-orders-set = Määrää, miten vastaan puolestasi tällaiseen kysymykseen tästä lähtien
command-orders-show = Näyttää tähän pöytään jättämäsi ohjeet
command-orders-clear = Poistaa ohjeesi yhteen kysymykseen tai kaikki
argument-order-question = Kysymys
argument-order-answer = Vastaus
argument-order-about = Mitä se koskee; kaikkea, jos jätät tyhjäksi
argument-orders-delay = Kuinka kauan kysymys on auki niille, jotka ovat jättäneet ohjeita

orders-delay-2-10 = 2–10 minuuttia
orders-delay-1-3 = 1–3 minuuttia
orders-delay-10-30 = 10–30 minuuttia
orders-delay-none = ei lainkaan

orders-title = **Pysyvät ohjeesi tässä pöydässä** (kukaan muu ei näe niitä)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (oletus)
orders-none = Et ole jättänyt ohjeita.
orders-waited = Niin kauan kuin sinulla on ohjeita, tällaiseen kysymykseen vastataan { $least }–{ $most } minuutin kuluttua siitä, kun se esitettiin. Myös oma vastauksesi sinä aikana odottaa saman ajan, joten kukaan ei voi erottaa niitä toisistaan.
orders-unwaited = Tällaiseen kysymykseen vastataan heti.
orders-asked = Olet jättänyt ohjeita, joten vastauksesi tulee { $due }: ohjeiden mukainen tai se, jonka annat sitä ennen.
orders-noted = Kirjattu: { $move }. Se pelataan { $due }, silloin kun ohjeesikin pelattaisiin. Siihen asti voit vastata toisin.
orders-offer = **{ $question }** · { $about }: mitä vastaan tästä lähtien? Komennolla `/orders set` voit rajata tarkemmin, `/orders clear` poistaa ohjeen.
pick-answer = Vastaa …
button-advance = Vastaa etukäteen …

refused-nothing-to-order = Täällä ei ole mitään, mihin voisi vastata etukäteen.
refused-no-such-order = Vaihtoehtoa ”{ $typed }” ei ole. Valitse luettelosta.
