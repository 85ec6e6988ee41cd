# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-throw-1 = Hod je součet kostek; každá ukáže 0 nebo 1. Vyhrává, kdo má první všechny kameny v cíli.
guide-move-1 = Na rozetě házíte znovu. Soupeřův kámen vrátíte na začátek, když na něm skončíte.
guide-move-2 = Jsou-li rozety bezpečné, nikdo na nich kámen nezajme. Na ostatních polích, která mají obě cesty společná, zajmout lze.
