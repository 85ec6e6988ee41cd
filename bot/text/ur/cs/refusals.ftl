# Proč se tah nekonal a co by bylo správně.
refused-incomplete = U tahu „{ $verb }“ něco chybí nebo přebývá. Vyberte ho krok za krokem tlačítky.
refused-unknown-piece = „{ $word }“ není pole na desce. Řady A a C mají sloupce 1 až 4, 7 a 8, řada B má 1 až 8.
refused-another-question = Na to se teď neptám. Můžete: { $verbs_or }.
refused-no-piece = Tam žádný kámen nemáte ({ $piece }). Pohnout se může: { $choices_or }.
refused-too-far = Pro tento kámen ({ $piece }) je { $count } moc: z desky vychází přesným hodem. Pohnout se může: { $choices_or }.
refused-own-piece = Hod { $count } by tento kámen ({ $piece }) posunul na váš vlastní. Pohnout se může: { $choices_or }.
refused-safe-piece = Kámen na rozetě { $square } je v bezpečí, tento kámen ({ $piece }) tam nesmí. Pohnout se může: { $choices_or }.
