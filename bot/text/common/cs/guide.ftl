# Průvodce první hrou a jak ho vypnout.
button-known = Tuhle hru znám
guide-off = Otázky této hry vám už nebudu vysvětlovat. Vysvětlivky vrátí `/settings guide`.
guide-on = Otázky této hry vám vysvětlím, když na ně narazíte poprvé.
