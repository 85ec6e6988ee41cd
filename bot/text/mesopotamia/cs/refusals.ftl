# Proč tah neplatí a co by bylo správně.
refused-incomplete = Tah není úplný. Dál může být: { $choices_or }.
refused-too-many-words = K tahu „{ $verb }“ už „{ $word }“ nepatří. Vynechte to.
refused-unknown-word = „{ $word }“ tu neznám. Možnosti: { $choices_or }.
refused-not-offered = „{ $word }“ tady nejde. Možnosti: { $choices_or }.
refused-nothing-to-use = Žádnou akci teď nejde zaplatit ani provést. Můžete: { $verbs_or }.
refused-action-goes-on = Akce ještě neskončila. Nejdřív: { $verbs_or }.
refused-another-question = Teď se ptám na něco jiného. Nejdřív: { $verbs_or }.
refused-must-be-answered = Na tohle je potřeba odpovědět: { $verbs_or }.
refused-nothing-to-build = Už není co stavět. Můžete: { $verbs_or }.
refused-nothing-is-rolled = U tohoto stolu se kostkami nehází.
refused-rerolled-enough = Počet nových hodů v tomto tahu: { $most }. Víc jich být nesmí.
refused-no-dice-left = Nemáte žádnou nevyužitou kostku k novému hodu.
refused-too-dear = Stojí to { $price_accusative_numbered }. { $held_count ->
    [0] Nic z toho nemáte.
   *[other] Máte { $held_accusative_numbered }.
}
refused-half-done = Tuhle část akce už máte hotovou. Můžete: { $verbs_or }.
refused-half-left = Už děláte druhou část akce. Můžete: { $verbs_or }.
refused-nothing-of-it-possible = Nic z toho teď nejde. Můžete: { $verbs_or }.
refused-all-at-the-top = Všechny vaše technologie už jsou na nejvyšší úrovni.
refused-at-the-top = Tahle technologie už je na nejvyšší úrovni: { $action }.
refused-nowhere-to-train = Nemáte výchozí oblast ani osadu bez nepřátel, kam by šly nové jednotky.
refused-limit-reached = Víc jednotek vaše obyvatelstvo neuživí. Nejdřív postupte na stupnici obyvatelstva.
refused-none-left = V zásobě už vám nezbývá: { $what }.
refused-dice-do-not-show = Kostky musí ukazovat: { $signs }. Nevyužité máte: { $dice_count ->
    [0] žádné.
   *[other] { $dice }.
}
refused-action-done = Tato akce už v tomto tahu proběhla.
refused-not-paid-for = Žeton výběru akce už leží a kostky na tuhle akci nestačí. Potřeba: { $signs }. Nevyužité: { $dice_count ->
    [0] žádné.
   *[other] { $dice }.
}
refused-top-is-taken = Další pozice je nejvyšší a už je obsazená. Postoupit nejde.
refused-nothing-to-do = Tahle akce by teď k ničemu nebyla.
refused-no-room-to-build = Nic, co smíte stavět, teď nemá kde stát: na patro je potřeba víc obyvatel, na hradby nebo osadu vaše oblast, kde ještě nestojí.
refused-no-unit-there = V oblasti { $area } takovou jednotku nemáte.
refused-held-by-enemies = Vaše jednotky v oblasti { $area } znehybnil nepřítel: zůstalo by jich tam příliš málo.
refused-no-way-out = Vaše jednotky v oblasti { $area } nemají kam jít.
refused-too-far = To je moc daleko: { $unit } dojde nejvýš { $most ->
    [one] o { $most } oblast
    [few] o { $most } oblasti
   *[other] o { $most } oblastí
}.
refused-ship-too-far = To je moc daleko: loď se posune nejvýš o { $most ->
    [one] { $most } hranici
    [few] { $most } hranice
   *[other] { $most } hranic
}.
refused-ship-ends-there = Na { $border } už stojí vaše loď, nebo odtud tahle vyplula: skončit tu nemůže. Plout dál může sem: { $choices_or }.
refused-not-adjacent = Oblast { $area } nesousedí. Sousedí: { $choices }.
refused-foreign-home = { $area } je výchozí oblast, kam nesmíte.
refused-no-ram-there = V oblasti { $area } nemáte beranidlo, které by šlo s vámi.
refused-walled = Oblast { $area } chrání hradby. Vezměte s sebou beranidlo.
refused-level-too-low = K tomu je potřeba úroveň { $level }: { $what }.
refused-gardens-stand = Všech pět Visutých zahrad už stojí.
refused-no-more-floors = { $most ->
    [one] Vaše obyvatelstvo zatím dovoluje jen { $most } patro.
    [few] Vaše obyvatelstvo zatím dovoluje jen { $most } patra.
   *[other] Vaše obyvatelstvo zatím dovoluje jen { $most } pater.
}
refused-conditions-not-met = Další Visutá zahrada vyžaduje: { $needs_numbered }.
refused-nowhere-to-build = Nemáte kde postavit: { $what }.
refused-not-held = { $area } není vaše výchozí oblast ani oblast s vaší osadou.
refused-enemies-there = V oblasti { $area } stojí nepřítel. Nejdřív ho vyžeňte.
refused-not-in-a-home = { $area } je výchozí oblast. Hradby a osady patří jinam.
refused-blocked = Oblast { $area } je v této hře blokovaná: nic se tam nesbírá ani nestaví.
refused-stands-already = V oblasti { $area } už stojí: { $what }.
refused-breached = Hradby v oblasti { $area } strhl nepřítel. Znovu je tam postavíte, až tuhle vlnu odrazíte.
refused-other-good-there = Tohle se tam nesbírá: { $good } ({ $source }).
refused-never-gathered = Tabulky a kůstky se nikdy nesbírají. Možnosti: { $choices_or }.
refused-gathered-already = V této akci už se odtud sbíralo: { $source }.
refused-no-good-there = V oblasti { $area } není co sbírat.
refused-no-source = Odtud sbírat nemůžete: { $source }.
refused-no-token-there = Na obchodním místě { $slot } žádný žeton neleží.
refused-traded-already = Obchodní místo { $slot } už je v této akci využité.
refused-needs-a-ship = Obchodní místo { $slot } vyžaduje vaši loď na řece.
refused-no-amphora-left = Na obchodní místo { $slot } už vám nezbývá amfora.
refused-taken-by-the-city = Obchodní místo { $slot } obsadili obránci Uru.
refused-more-than-your-bones = { $most ->
    [one] K přihození máte jen { $most } kůstku.
    [few] K přihození máte jen { $most } kůstky.
   *[other] K přihození máte jen { $most } kůstek.
}
refused-must-be-bid = { $least ->
    [one] Přihodit musíte aspoň { $least } kůstku: dodává ji vaše loď.
    [few] Přihodit musíte aspoň { $least } kůstky: dodávají je lodě nebo kmen.
   *[other] Přihodit musíte aspoň { $least } kůstek: dodávají je lodě nebo kmen.
}
refused-option-not-possible = Možnost { $option } nejde: nemáte na ni, nebo jsou všechny vaše kostky událostí venku.
