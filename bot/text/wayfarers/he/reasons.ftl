# מדוע מומלץ מהלך: ממה יהיה לשחקן יותר אחריו.
reason-points = עוד נקודות ניצחון
reason-goods = מטבעות ומנות צידה
reason-dice = קוביות לתורות הבאים
reason-workers = עוזרים להנחה
reason-influence = השפעה בגילדות
reason-cards = קלפים שיביאו נקודות
reason-goals = קרוב יותר ליעדים של קלפי ההשראה
reason-slots = עוד מקומות לקוביות שלך
reason-journal = קרוב יותר לצעד ביומן
