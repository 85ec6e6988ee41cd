# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-points = víc vítězných bodů
reason-goods = mince a provianty
reason-dice = kostky na další tahy
reason-workers = pomocníci k umístění
reason-influence = vliv v ceších
reason-cards = karty, které přinesou body
reason-goals = blíž cílům vašich karet inspirace
reason-slots = víc míst pro vaše kostky
reason-journal = blíž kroku v zápisníku
