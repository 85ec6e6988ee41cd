# Proč se tah doporučuje: čeho má hráč po něm víc.
reason-points = body v barvě, kterou potřebujete
reason-turn = váš tah pokračuje
reason-leaders = vůdci, kteří přinášejí body
reason-safety = bezpečnější vůdci
reason-rivals = míň pro ostatní
reason-conflict = lepší naděje v konfliktech
