# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-treasure = 💎
note-against = { $own } מול { $other } של { $against }
note-attack = { $attack } מול { $defence }
note-black = +{ $black } שחור
note-blue = +{ $blue } כחול
note-draws = לקיחת { $draws }
note-ends = המשחק מסתיים
note-facing = הצד השני עד כה: { $facing }
note-gives = מזכה בנקודות את { $gives }
note-green = +{ $green } ירוק
note-held = ביד: { $held }
note-home = חוזר אליך: { $home }
note-joins = מחבר את { $joins }
note-kingdom = ממלכה { $kingdom }
note-left = { $left ->
    [one] נותר אחד
    [two] נותרו שניים
   *[other] נותרו { $left }
}
note-ousts = חוזר לבעליו: { $ousts }
note-red = +{ $red } אדום
note-strength = הכוח שלך: { $strength }
note-treasure = אוצרות: { $treasure }
note-winner = ניצחון ל־{ $winner }
tag-from = ({ $from })
label-needs = { $added }: כוח { $strength }, { $rival } צריך { $needs }
label-outcome = { $added }: { $outcome_word ->
    [win] ניצחון ⁦{ $strength }–{ $facing }⁩
    [tie] תיקו ⁦{ $strength }–{ $facing }⁩, ניצחון שלך
   *[lose] הפסד ⁦{ $strength }–{ $facing }⁩
}
label-stock = { $stock }
tag-revolt = ⚔️
tag-war = ⚔️
# מה מציינים הסימנים על הכפתורים.
sign-black = ⬛ נקודות שחורות ({ picture-letter-black })
sign-blue = 🟦 נקודות כחולות ({ picture-letter-blue })
sign-green = 🟩 נקודות ירוקות ({ picture-letter-green })
sign-red = 🟥 נקודות אדומות ({ picture-letter-red })
sign-revolt = ⚔️ מתחיל סכסוך
sign-war = ⚔️ מתחיל סכסוך
sign-treasure = 💎 אוצר
