# Rada panelu.
button-advise = Proč tyto?

advice-heading = **Nejslibnější tahy, nejlepší první:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# potom: { $then }
advice-yours = -# Volba je vaše: dokud nic nestisknete, nic se nezahraje.
advice-none = K této otázce žádnou radu nemám.
advice-off = Tady se tahy nenavrhují. Kde to stůl dovolí, zapne je `/settings proposals`.
