# Proč tah neplatí a co by bylo správně.
refused-incomplete = U tahu „{ $verb }“ něco chybí nebo přebývá. Vyberte ho krok za krokem tlačítky.
refused-unknown-leader = Žádný vůdce se nejmenuje „{ $word }“. Na výběr: { $leaders_or }.
refused-another-question = Akce ještě neskončila. Nejdřív: { $verbs_or }.
refused-nothing-to-answer = Na nic takového se teď neptám. Můžete: { $verbs_or }.
refused-no-actions-left = Obě akce už jsou vyčerpané. Ukončete tah, nebo vezměte některou zpět.
