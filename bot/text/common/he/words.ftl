# מילים משותפות לכל המשחקים ושמות השפות.
word-no-side = עוד בלי צד
word-on = פועל
word-off = כבוי
word-yes = כן
word-no = לא

language-en = אנגלית
language-cs = צ׳כית
language-fi = פינית
language-he = עברית
language-auto = כמו בדיסקורד
