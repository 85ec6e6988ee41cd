# Trvalé pokyny: na co hráč odpovídá předem.
command-orders = Odpovědi předem na otázky u tohoto stolu; nikdo jiný je nevidí
command-orders-set = Určí, jak mám na takovou otázku odteď odpovídat za vás
command-orders-show = Ukáže vaše pokyny u tohoto stolu
command-orders-clear = Zruší vaše pokyny k jedné otázce, nebo všechny
argument-order-question = Otázka
argument-order-answer = Jaká má být odpověď
argument-order-about = Čeho se týká; když to vynecháte, všeho
argument-orders-delay = Jak dlouho zůstává otázka otevřená pro ty, kdo dali pokyny předem

orders-delay-2-10 = 2 až 10 minut
orders-delay-1-3 = 1 až 3 minuty
orders-delay-10-30 = 10 až 30 minut
orders-delay-none = žádná

orders-title = **Vaše trvalé pokyny u tohoto stolu** (nikdo jiný je nevidí)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (výchozí)
orders-none = Žádné pokyny nemáte.
orders-waited = Dokud máte pokyny, odpovídá se na takovou otázku { $least } až { $most ->
    [one] { $most } minutu
    [few] { $most } minuty
   *[other] { $most } minut
} po jejím položení. Stejně dlouho počká i to, co v té době odpovíte sami, takže nikdo nepozná jedno od druhého.
orders-unwaited = Na takovou otázku se odpovídá hned.
orders-asked = Máte pokyny, takže vaše odpověď přijde { $due }: podle nich, nebo to, co do té doby zvolíte.
orders-noted = Zapsáno: { $move }. Zahraje se to { $due }, stejně jako by se zahrály vaše pokyny. Do té doby můžete odpovědět jinak.
orders-offer = **{ $question }** · { $about }: co mám odteď odpovídat? Přesněji to určíte příkazem `/orders set`, zrušíte příkazem `/orders clear`.
pick-answer = Odpovědět …
button-advance = Odpovědět předem …

refused-nothing-to-order = Není tu nic, na co by se dalo odpovědět předem.
refused-no-such-order = „{ $typed }“ tu neznám. Vyberte ze seznamu.
