# Trying things out.
command-try = Vyzkoušejte si tahy jen pro sebe: u stolu se nic nestane
try-begins = **Zkouška.** Táhnete za všechny. Co mají ostatní v ruce a co se bude lízat, je vymyšlené; u stolu se nic neděje.
try-goes-on = **Zkouška.** Nic z toho se u stolu neděje.
try-stale = **Zkouška.** To tlačítko patřilo k dřívější pozici. Teď jste tady.
try-thrown-away = Zahozeno. U stolu si nikdo ničeho nevšiml.
button-throw-away = Zahodit
refused-no-branch = Už si nepamatuji, co jste tam zkoušeli. Znovu začnete příkazem `/try`.
