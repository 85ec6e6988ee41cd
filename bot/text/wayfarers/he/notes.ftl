# הערות למהלך: מה הוא מביא וכמה הוא עולה (`note-`), והקיצורים שלהן על כפתורים (`gain-`, `tag-`).
note-price = מחיר { $price }
note-net = לתשלום { $net }
note-good = אמצעי התשלום: { $good }
note-guild = השפעה מגילדת { $guild_definite }
note-fee = תשלום ל־{ $fee }
note-workers = עוזרים: { $workers }
note-worker = מביא עוזר ירוק
note-effect = מביא: { $effect }
note-links = חיבורים: { $links }
note-lends = משאיל: { $lends }
note-points = { $points } נק׳
note-cost = מסיר השפעה: { $cost }
note-dice = קוביות בחזרה: { $dice }
note-last = מסיים את המשחק
note-silver-off = הנחה במטבעות { $silver-off }
note-provision-off = הנחה בצידה { $provision-off }
note-pigeon = יש יונה
