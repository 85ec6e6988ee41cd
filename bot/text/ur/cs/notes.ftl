# Poznámky u tahů a jejich krátké podoby na tlačítkách.
note-to = na pole { $to }
note-captures = zajme kámen
note-again = házíte znovu
note-off = vyjde z desky
tag-to = → { $to }
tag-captures = ⚔️
tag-again = 🏵️
gain-off = +{ $off } 🏁
# Co znamenají znaky na tlačítkách.
sign-captures = ⚔️ zajme kámen
sign-again = 🏵️ házíte znovu
sign-off = 🏁 vyjde z desky
