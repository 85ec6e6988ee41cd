# על מה אפשר לענות מראש. הנושאים והתשובות משותפים לכל השאלות.
standing-point = כשאפשר להעביר קלף לערמת הניצחון

standing-about-any = באופן כללי
standing-about-black = קלף שחור
standing-about-green = קלף ירוק
standing-about-red = קלף אדום
standing-about-blue = קלף כחול

standing-answer-never = בלי קלפים
standing-answer-win = רק מה שדרוש לניצחון
standing-answer-always = להעביר, אם יש כזה ביד
standing-answer-ask = לשאול אותי
standing-answer-count = { $count ->
    [one] קלף אחד לכל היותר
    [two] שני קלפים לכל היותר
   *[other] { $count } קלפים לכל היותר
}
