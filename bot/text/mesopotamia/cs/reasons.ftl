# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-points = víc bodů vítězství
reason-goods = víc zdrojů
reason-technology = lepší technologie
reason-buildings = stavba
reason-events = událost a postup na její stupnici
reason-population = postup na stupnici obyvatelstva
reason-gardens = blíž zahradě
reason-trade = žetony obchodu za body
reason-map = lepší postavení na mapě
reason-quests = blíž vašim úkolům
reason-actions = víc akcí
reason-battle = naděje na výhru v bitvě
reason-siege = blíž k Uru
reason-defence = silnější obrana vašeho města
