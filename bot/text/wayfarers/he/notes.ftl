# הערות למהלך: מה הוא מביא וכמה הוא עולה (`note-`), והקיצורים שלהן על כפתורים (`gain-`, `tag-`).
note-net = { $good_word ->
    [silver] מחיר: { $net ->
        [one] מטבע
        [two] שני מטבעות
       *[other] { $net } מטבעות
    }
    [provision] מחיר: { $net ->
        [one] מנת צידה
        [two] שתי מנות צידה
       *[other] { $net } מנות צידה
    }
   *[other] מחיר: { $net ->
        [one] השפעה אחת
        [two] שתי השפעות
       *[other] { $net } השפעות
    } מגילדת { $good_definite }
}
note-guild = { $guild_count ->
    [one] מחיר: השפעה אחת מגילדת { $guild_definite }
    [two] מחיר: שתי השפעות: { $guild }
   *[other] מחיר: { $guild_count } השפעות: { $guild }
}
note-fee = התשלום אל { $fee }
note-workers = עוזרים: { $workers }
note-worker = מביא עוזר ירוק
note-effect = מביא: { $effect }
note-links = פסים שנפגשים: { $links }
note-lends = משאיל: { $lends }
note-points = { $points } נק׳
note-cost = מחיר: { $cost_price_numbered }
note-dice = קוביות בחזרה: { $dice }
note-last = אחר כך לכולם עוד תור אחד
note-silver-off = הנחה של { $silver-off ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $silver-off } מטבעות
}
note-provision-off = הנחה של { $provision-off ->
    [one] מנת צידה אחת
    [two] שתי מנות צידה
   *[other] { $provision-off } מנות צידה
}
note-pigeon = יש יונה
note-left = נותרו: { $left }
gain-points = +{ $points } נק׳
gain-silver = +{ $silver } 🪙
gain-provision = +{ $provision } 🍞
gain-influence = +{ $influence_sign }
tag-fee = (התשלום אל { $fee })
tag-cost = −{ $cost_sign }
tag-last = 🏁
tag-guild = −{ $guild_count } { $guild_sign }
tag-net = { $net ->
    [0] חינם
   *[other] −{ $net } { $good_word ->
        [silver] 🪙
        [provision] 🍞
       *[other] { $good_sign }
    }
}
# מה מציינים הסימנים על הכפתורים.
sign-last = 🏁 אחר כך לכולם עוד תור אחד
sign-guild = { $guild_sign } השפעה בגילדת { $guild_definite }
sign-influence = { $influence_sign }: { $influence_numbered }
