# Rada panelu.
button-advise = Proč tyto?

advice-heading = **Nejslibnější tahy, nejlepší první:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# potom: { $then }
advice-yours = -# Volba je vaše: dokud nic nestisknete, nic se nezahraje.
advice-none = K této otázce žádnou radu nemám.
advice-off = Tady se tahy nenavrhují. Kde to stůl dovolí, zapne je `/settings proposals`.
command-table-why = Ukáže, proč počítač zahrál svůj poslední tah
why-line = `{ $number }` { $name }: { $move }. Hráč na tom místě uvažuje: { $why }.
why-bare = `{ $number }` { $name }: { $move }. Nic, co je všem vidět, pro to nemluví.
why-beginner = -# Začátečník zahraje každý tah, který vypadá jen o málo hůř než nejlepší.
why-none = Žádný počítač tu v poslední době nezvolil tah, který bych mohl vysvětlit.
