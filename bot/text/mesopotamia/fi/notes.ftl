# Huomautukset siirron vieressä: hinta, hyöty ja vaatimukset.
note-price = hinta: { $price_numbered }
note-gain = tuo: { $gain_numbered }
note-also = lisäksi: { $also_numbered }
note-rounds = joka kierros: { $rounds }
note-any = mitä tahansa tavaroita maksuun: { $any }
note-kind = { $kind_word ->
    [six_rounds] kuudeksi kierrokseksi
    [end_vp] pisteitä lopussa
   *[immediate] heti
}
note-steps = tapahtumarata +{ $steps }
note-population = väestörata +{ $population }
note-points = pisteitä: { $points }
note-level = taso { $level }
note-name = { $name }
note-signs = merkit: { $signs }
note-activations = liikutettavia joukkoja ja laivoja: { $activations }
note-builds = rakennettavaa: { $builds }
note-clay = savea kuluu: { $clay }
note-tablets = tauluja saa: { $tablets }
note-discoveries = nostettavia teknologioita: { $discoveries }
note-gathers = kerättäviä tavaroita: { $gathers }
note-trades = kauppoja: { $trades }
note-bones = luita: { $bones }
note-units = koulutettavia joukkoja: { $units }
note-count = { $count }. kerros
note-dice = noppa: { $dice_or }
note-to = maksetaan: { $to }
note-enemies = vihollisia: { $enemies }
note-own = omia joukkoja: { $own }
note-event = { $event_word ->
    [down] paljastamaton tapahtuma
   *[other] tapahtuma
}
note-blocked = suljettu: ei tavaroita eikä rakennuksia
note-left = luita jää: { $left }
note-side = { $side_word ->
    [tribe] tarjoat heimon puolesta
    [attack] hyökkäät
   *[other] puolustat
}
note-against = vastassa: { $against }
note-fighters = korttisi: { $fighters }
note-facing = vastassa kortit: { $facing }
note-needs = vaatii: { $needs_numbered }
note-met = täyttyy: { $met }
note-area = { $area }
note-around = vieressä: { $around }
note-start = etumatka: { $start } vp
gain-points = +{ $points } vp
gain-gain = +{ $gain_numbered }
gain-also = +{ $also_numbered }
gain-population = (väestörata +{ $population })
gain-steps = (tapahtumarata +{ $steps })
gain-rounds = (joka kierros: { $rounds })
gain-start = +{ $start } vp etumatkaa
tag-price = −{ $price_numbered }
tag-any = { $any ->
    [one] −1 mikä tahansa tavara
   *[other] −{ $any } mitä tahansa tavaraa
}
tag-area = ({ $area })
tag-around = · vieressä { $around }
tag-enemies = ⚔️ { $enemies }
tag-blocked = 🚫
tag-event = { $event_word ->
    [down] ❓
   *[other] 🚩
}
# Mitä painikkeiden merkit tarkoittavat.
sign-enemies = ⚔️ siellä on näin monta vihollista
sign-blocked = 🚫 suljettu alue: ei tavaroita eikä rakennuksia
sign-event = { $event_word ->
    [down] ❓ piilossa oleva tapahtuma, joka paljastuu
   *[other] 🚩 paljastettu tapahtuma sille, joka hallitsee aluetta
}
label-kind = { $kind_word ->
    [six_rounds] kuudeksi kierrokseksi
    [end_vp] pisteitä lopussa
   *[immediate] heti
}
chosen-kind = { label-kind }
label-goes = { $goes }
