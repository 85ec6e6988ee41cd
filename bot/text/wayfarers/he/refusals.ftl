# למה מהלך לא בוצע, ומה יהיה נכון.
refused-unknown-die = ״{ $word }״ אינה קובייה. ערכי הקוביות הם 1 עד 6.
refused-unknown-slot = ״{ $word }״ אינו מקום לקובייה. אפשר HL, HW, H1 עד H4, או עיר או נמל, למשל L05.
refused-unknown-card = אין קלף ״{ $word }״. הסימון כתוב על הקלפים: L05, W12, S24, T06, I03.
refused-unknown-worker = אין עוזר ״{ $word }״. אפשר לבחור: { $words_or }.
refused-unknown-good = אי אפשר לשלם כאן ב״{ $word }״. אפשר לבחור: { $words_or }.
refused-unknown-source = אין מה לבחור ב״{ $word }״. יש לציין את הקלף או המקום שבו הבחירה.
refused-unknown-branch = ״{ $word }״ אינה פעולה. אפשר לבחור: { $words_or }.
refused-unknown-host = ״{ $word }״ אינו קלף יבשה או מים. יש לציין אחד משלך, למשל HL.
refused-unknown-space = ״{ $word }״ אינו קלף שמיים. יש לציין סימון, למשל S24, או discard.
refused-unknown-tile = אין אריח ״{ $word }״. הסימון כתוב על האריחים: UB1, UL2, UX7.
refused-unknown-face = לאריח אין צד ״{ $word }״. אפשר לבחור: { $words_or }.
refused-unknown-cell = ״{ $word }״ אינה משבצת בשיירה. עמודה 2, שורה אמצעית היא 2b.
refused-unknown-payment = אי אפשר לשלם כך: ״{ $word }״. אפשר לבחור: { $words_or }.
refused-unknown-guild = אין גילדה ״{ $word }״. אפשר לבחור: { $words_or }.
refused-unknown-from = אי אפשר לקחת השפעה מ״{ $word }״. יש לציין גילדה או קלף.
refused-unknown-place = אין קובייה ב״{ $word }״. יש לציין מקום, או ערך של קובייה במאגר.
refused-unknown-node = ״{ $word }״ אינו ביומן. אפשר לבחור מקום מהרשימה, למשל קום.
refused-unknown-help = ״{ $word }״ אינה עוזרת לקובייה. אפשר לבחור: { $words_or }.
refused-incomplete = במהלך ״{ $verb }״ משהו חסר. אפשר לבחור אותו צעד אחר צעד בכפתורים.
refused-too-many-words = יש יותר מדי מילים ב״{ $verb }״. אפשר להשמיט את האחרונות.

refused-another-question = השאלה עכשיו אחרת. אפשר: { $verbs_or }.
refused-must-do = העוזר חייב קודם לבצע לפחות פעולה אחת. אפשר: { $verbs_or }.
refused-not-drawn = הקלף הזה לא לפניך. אפשר לבחור: { $cards_or }.
refused-nothing-to-pay = אין לך מטבעות או צידה לסירוב.
refused-cannot-deny = אי אפשר לסרב: ליריב אין קלף אחר לפנות אליו.
refused-no-such-choice = { $sources_count ->
    [0] אין עכשיו מה לבחור.
   *[other] לא בוחרים כאן עכשיו. אפשר לבחור: { $sources_or }.
}
refused-no-such-branch = זו אינה אחת הפעולות. אפשר לבחור: { $branches_or }.
refused-nothing-to-do = אי אפשר לבצע מזה דבר עכשיו.
refused-nothing-to-pay-for = אין עכשיו על מה לשלם.
refused-no-such-effect = אף אחת מהפעולות שנותרו אינה מאפשרת זאת: { $kind }.
refused-not-in-row = { $cards_count ->
    [0] { $card } אינו גלוי בשורה שלו.
   *[other] { $card } אינו גלוי בשורה שלו. אפשר לבחור: { $cards_or }.
}
refused-worker-of-this-turn = בתור הזה הונח עוזר שלך על { $card }, ולכן הוא נשאר שם.
refused-no-place-above = קודם דרוש לך עוד קלף יבשה או מים: כל קלף שמיים מונח מעל אחד מהם.
refused-another-verb = קלף כזה מקבלים אחרת: תושבים מגייסים, והשראה מניחים מאחורי קלף שמיים.
refused-deck-empty = חפיסת קלפי { $kind } ריקה. אפשר לקחת קלף גלוי.
refused-draw-needs-die = רק קובייה מאפשרת לבחור מתוך שלושה קלפים.
refused-no-host = { $hosts_count ->
    [0] אין לך קלף פנוי עבור { $card }. דרוש: { $under_or }.
   *[other] { $card } לא יכול להיות שם. אפשר לבחור: { $hosts_or }.
}
refused-no-space-card = אי אפשר להניח אותו שם. אפשר לבחור: { $spaces_or }.
refused-pile-empty = האריח { $tile } אזל.
refused-no-such-face = לאריח { $tile } יש רק צד אחד.
refused-does-not-fit = { $cells_count ->
    [0] אין בשיירה שלך מקום לאריח { $tile }.
   *[other] אין שם מקום לאריח { $tile }. אפשר לבחור: { $cells_or }.
}
refused-other-payment = על האריח הזה משלמים אחרת. אפשר לבחור: { $payments_or }.
refused-supply-not-empty = יש עוד השפעה במאגר שלך, ולכן היא באה משם.
refused-supply-empty = { $guilds_count ->
    [0] המאגר שלך ריק. יש לציין מאיזה קלף באה ההשפעה.
   *[other] המאגר שלך ריק. יש לציין מאיזו גילדה ({ $guilds_or }) או מאיזה קלף באה ההשפעה.
}
refused-already-marked = על { $card } כבר יש השפעה ({ $owner }). יש בו מקום לאחת.
refused-same-guild = יש לבחור שתי גילדות שונות.
refused-no-worker-there = { $cards_count ->
    [0] אין עוזר כזה על { $card }.
   *[other] אין עוזר כזה על { $card }. יש עוזרים על { $cards }.
}
refused-no-such-die = { $dice_count ->
    [0] אין לך קובייה כזאת; המאגר ריק.
   *[other] אין לך קובייה כזאת. במאגר: { $dice }.
}{ $slots_count ->
    [0] { "" }
   *[other] { "" } הונחו: { $slots }.
}
refused-one-step-only = קובייה { $die } משתנה ב־1, ולעולם לא מ־6 ל־1 או להפך.
refused-guild-used = הגילדה הזאת כבר שימשה אותך בתור הזה: { $guild }.
refused-guild-empty = דרושה השפעה בגילדת { $guild_definite }, ואין לך.
refused-other-dice = { $dice_count ->
    [0] אין קוביות במאגר שלך.
   *[other] זה לא מתאים לקוביות שלך. במאגר: { $dice }.
}
refused-not-your-slot = { $slots_count ->
    [0] { $slot } לא שלך.
   *[other] { $slot } לא שלך. אפשר לבחור: { $slots_or }.
}
refused-gained-this-turn = הקלף { $card } אצלך רק מהתור הזה. אפשר להשתמש בו מהתור הבא.
refused-slot-taken = { $slots_count ->
    [0] על { $slot } כבר יש קובייה.
   *[other] על { $slot } כבר יש קובייה. אפשר לבחור: { $slots_or }.
}
refused-die-cannot-become = קובייה { $die } לא יכולה להיחשב { $face }. אפשר: { $faces_or }.
refused-asset-missing = לקובייה { $face } על { $slot } עוד חסר: { $assets }.
refused-help-not-needed = { $help_count ->
    [0] לא דרושה לכך עזרה של גילדה.
   *[other] דרושה בדיוק העזרה הזאת: { $help }.
}
refused-no-such-worker = אין לך עוזר { $worker }.
refused-other-worker = { $workers_count ->
    [0] על קלפי { $kind } לא מניחים עוזרים.
   *[other] על קלפי { $kind } מניחים: { $workers_or }.
}
refused-worker-there = על { $card } כבר יש עוזר { $worker }.
refused-no-way-there = { $nodes_count ->
    [0] היומן שלך הגיע לסופו.
   *[other] אין מכאן דרך אל { $node }. הבאים: { $nodes_or }.
}
refused-node-occupied = המקום { $node } ביומן תפוס. בעמודה האחרונה יש בכל מקום מקום לאחד.
refused-journal-open = מישהו עוד יכול להתקדם ביומן. אפשר להתחיל את הסיבוב האחרון רק כשאיש אינו יכול.
refused-requirement-open = המקום { $node } ביומן דורש: { $term }, לפחות { $need }. יש לך { $have }.
refused-influence-short = השפעה בגילדת { $guild_definite }: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-silver-short = מטבעות: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-provision-short = מנות צידה: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-science-short = השפעה במדע: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-trade-short = השפעה במסחר: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-exploration-short = השפעה במחקר: דרוש { $need }, יש לך { $have }; חסר { $short }.
refused-cannot-pay = אי אפשר לשלם על כך עכשיו.
refused-no-fee = אין תשלום על { $card }.
refused-fee-short = אין לך די לתשלום על { $card } ({ $owner }).
refused-fee-missing = צריך לשלם על { $card } ({ $owner }). אפשר לבחור: { $goods_or }.
refused-no-dice = לא נותרו לך קוביות.
refused-no-free-slot = אין מקום פנוי לקוביות שלך.
refused-no-workers = לא נותרו לך עוזרים.
refused-no-card-for-workers = אין קלף שמקבל את העוזרים שלך.
