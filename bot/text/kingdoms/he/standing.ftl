# מה אפשר להורות מראש לסכסוכים.
standing-attack = בהתקפה שלי
standing-defence = כשתוקפים אותי
standing-about-priest = הכהן
standing-about-farmer = החוואי
standing-about-trader = הסוחר
standing-about-king = המלך
