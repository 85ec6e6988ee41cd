# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-hand = lepší karty v ruce
reason-promised = body, lodě nebo poklady, které čekají
