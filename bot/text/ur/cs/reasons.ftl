# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-home = kámen dojde do cíle
reason-way = vaše kameny postoupí
reason-safety = vaše kameny jsou ve větším bezpečí
reason-rival = soupeř se opozdí
reason-turn = házíte znovu
reason-chance = vyhrajete častěji
