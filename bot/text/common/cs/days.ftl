# Dny mezi tahy: výzvy po nočním klidu, připomínky, nepřítomnost.
command-settings-quiet = Nastaví hodiny, kdy vám nemám posílat upozornění
command-table-away = Oznámí ostatním, že tu nebudete; připomínky počkají, až se vrátíte
command-table-back = Oznámí ostatním, že jste zpět

argument-reminders = Jak často připomínám tah tomu, kdo je na řadě
argument-quiet-from = Odkdy máte klid, třeba 22:00, nebo vypnuto
argument-quiet-to = Dokdy, třeba 7:00
argument-timezone = Vaše časové pásmo, třeba Europe/Prague
argument-away-from = První den nepřítomnosti, třeba 2026-12-24
argument-away-to = Poslední den nepřítomnosti

word-6h = každých 6 hodin
word-12h = každých 12 hodin
word-24h = každých 24 hodin
word-48h = každých 48 hodin

done-quiet = Od { $starts } do { $ends } ({ $zone }) vám nebudu posílat upozornění. Když na vás v té době bude stůl čekat, ozvu se jednou, až klid skončí.
done-quiet-off = Teď žádné hodiny klidu nemáte.
done-away = Ostatní už to vědí. Dříve to ukončí `/table back`.
done-back = Vítejte zpět! Ostatní už to vědí.

refused-no-time = „{ $typed }“ není čas. Napište ho třeba takto: 22:00.
refused-no-date = „{ $typed }“ není datum. Napište ho třeba takto: 2026-12-24, nebo vyberte ze seznamu.
refused-unknown-zone = Časové pásmo „{ $typed }“ neznám. Vyberte ze seznamu, třeba Europe/Prague.
refused-half-quiet = Potřebuji začátek, od něj odlišný konec a vaše časové pásmo, třeba od 22:00 do 7:00 v Europe/Prague. Klid zrušíte pomocí `off`.
refused-no-absence = Poslední den nesmí být v minulosti ani před prvním a nepřítomnost smí trvat nejvýše { $most ->
    [one] { $most } den
    [few] { $most } dny
   *[other] { $most } dní
}.
refused-not-away = Žádná vaše nepřítomnost není ohlášená.

nudge-call = { $person }, tady se čeká na váš tah; začal { $since }. **{ $decision }**
nudge-reminder = { $person }, připomínám: stůl čeká na vás. Váš tah začal { $since }. **{ $decision }**
notice-silent = Na tahu je { $who }: výzva přišla { $since } a bez odpovědi { $count ->
    [one] zůstala { $count } připomínka
    [few] zůstaly { $count } připomínky
   *[other] zůstalo { $count } připomínek
}. Další už neposílám.
away-begins = { $who } tu nebude od { $starts } do { $ends }. Připomínky do té doby počkají.
away-ends = { $who } je zpět.
