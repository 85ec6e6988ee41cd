# Trvalé příkazy: na co hráč odpovídá předem.
command-orders = Otázky, na které u tohoto stolu odpovídáte předem; nikdo jiný je nevidí
command-orders-set = Řekněte, jak mám za vás od teď na takovou otázku odpovídat
command-orders-show = Podívejte se, co máte u tohoto stolu přikázáno
command-orders-clear = Zrušte své příkazy k jedné otázce, nebo všechny
argument-order-question = Otázka
argument-order-answer = Co odpovím
argument-order-about = Čeho se týká; když to vynecháte, všeho
argument-orders-delay = Jak dlouho zůstává otázka otevřená pro ty, kdo mají příkazy

orders-delay-2-10 = 2 až 10 minut
orders-delay-1-3 = 1 až 3 minuty
orders-delay-10-30 = 10 až 30 minut
orders-delay-none = vůbec: hned

orders-title = **Vaše trvalé příkazy u tohoto stolu** (nikdo jiný je nevidí)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (obvyklé)
orders-none = Nemáte žádné.
orders-waited = Dokud máte příkazy, odpovídá se na takovou otázku { $least } až { $most ->
    [one] { $most } minutu
    [few] { $most } minuty
   *[other] { $most } minut
} po jejím položení. Stejně dlouho počká i to, co v té době odpovíte sami, takže nikdo nepozná jedno od druhého.
orders-unwaited = Na takovou otázku se odpovídá hned.
orders-asked = Máte příkazy, takže vaše odpověď přijde { $due }: podle nich, nebo to, co do té doby řeknete.
orders-noted = Zapsáno: { $move }. Zahraje se to { $due }, kdy by přišly na řadu vaše příkazy. Do té doby můžete odpovědět jinak.
orders-offer = **{ $question }** · { $about }: co mám od teď odpovídat? Užší případy umí `/orders set`, zruší to `/orders clear`.
pick-answer = Odpovědět …
button-advance = Odpovědět předem …

refused-nothing-to-order = Není tu nic, na co by se dalo odpovědět předem.
refused-no-such-order = „{ $typed }“ tu neznám. Vyberte ze seznamu.
