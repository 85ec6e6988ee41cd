# מה שכולם רואים בערוץ: פתיחת השולחן והודעת הלוח; והודעות פרטיות.
lobby-title = **{ $game }**: מי רוצה לשחק?
lobby-chair = - { $name } ({ $mark })
lobby-options = אפשרויות: { $options }
lobby-options-alone = למשחק יחיד: { $options }
lobby-explained = האפשרויות והבחירה הנוכחית:
lobby-option-now = { $about } – *{ $choice }*
lobby-options-panel = אפשרויות המשחק. כולם יראו את השינויים.
lobby-option = { $option }: { $choice }
lobby-seats-alone = לשחקן אחד.
lobby-seats-exactly = מספר השחקנים: { $count }.
lobby-seats = מספר השחקנים: { $least } עד { $most }.
lobby-cancelled = השולחן הזה בוטל.
computer-name = מחשב { $number }

board-begins = **{ $game }** מתחיל.
board-commitment = כל ההגרלות נקבעו מראש; זו ההוכחה: `{ $commitment }`
board-waits = **{ $decision }** { $people }
board-hand-hint = ההודעות הפרטיות שלי לא מגיעות אליך: נא ללחוץ על **{ button-hand }**.
board-undone = { $name }: המהלך בוטל.
board-earlier = … (מה שקודם: `/game log`)
board-restored = סליחה, מסד הנתונים שלי שוחזר מגיבוי ישן יותר, והמהלכים ששוחקו מאז אבדו. זה מצב המשחק עכשיו:
board-automatic = אחרת אשחק במקומך בעוד דקה.
board-ends = נשארו רק תוספות: בעוד דקה אסיים את התור לבד.
board-left = { $name }: עזיבה; מעכשיו משחק { $computer }.

game-over-title = המשחק הסתיים.
game-over-rank = { $rank }. { $name }: { $score }
game-over-rank-rival = { $rank }. המשחק עצמו: { $score }
game-over-seed = הגרעין של כל ההגרלות היה `{ $seed }`.
game-over-record = המשחק כולו כרשומה; `/table verify` בודק אותה.
game-over-turns = **המהלכים שהכריעו את המשחק**
game-over-turn = `{ $number }` { $what } ({ $who }: +{ $gain })
button-moment = מהלך { $number }
game-cancelled = המשחק בוטל לפי בקשת { $name }.

ask-title = { $game }: { $link }

new-game = באיזה משחק לשחק?
new-options = **{ $game }**: אפשר לשנות מה שרוצים, ואז לפתוח את השולחן.
new-unfitting = למשחק { $game } אין אפשרות כזאת, ולכן השמטתי אותה: { $options }
button-open = פתיחת השולחן
invitation = { $people } הזמנה מאת { $name } למשחק { $game }. לוחצים על **הצטרפות** בשולחן שלמעלה.
invite-now = נשלחה הזמנה אל: { $people }
invite-before = הזמנה כבר נשלחה, ולכן לא אטריד שוב: { $people }
invite-seated = כבר ליד השולחן: { $people }
invite-unwilling = ההזמנות כבויות: { $people }
invite-bot = בוטים לא יכולים לשחק כאן: { $people }. הכפתור **הוספת מחשב** ממלא מקום.
invite-self = המקום שלך כבר שמור בשולחן הזה.
start-alone = נשלחה הזמנה, ועוד לא כאן: { $people }. התחלה עכשיו פירושה משחק לבד, ואחר כך איש לא יוכל להצטרף.
done-end-on = כשנשארות רק תוספות, כמו שינוי קוביות, התור שלך יסתיים מעצמו אחרי דקה.
done-signs-on = מעכשיו יופיעו תמונות קטנות לפני המילים בכפתורים וברשימות שלך.
done-signs-off = מעכשיו יופיעו בכפתורים וברשימות שלך מילים בלבד.
done-end-off = כל עוד נשאר משהו לעשות, התור שלך מסתיים רק כשבוחרים לסיים אותו.
done-invitations-on = שוב מותר לאחרים להזמין אותך לשולחנות.
done-invitations-off = איש לא יוכל עוד להזמין אותך דרכי. עדיין אפשר להצטרף לכל שולחן.
aim = **המטרה:** { $text }
