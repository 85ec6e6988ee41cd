# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-hand = lepší kartičky v ruce
