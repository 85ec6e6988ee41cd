# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-act-1 = A good first action: find a colour you hold twice and put its leader on a treasure.
guide-act-2 = A card added below a column can score for the leader of its colour in that kingdom, or else for the king. To score, you bank another card of that colour from your hand.
guide-act-3 = When the turn ends, everybody draws up to eight cards; after that nothing can be taken back.
guide-point-1 = Banking a card is a point in its colour, and your weakest colour counts in the end. It costs you the card.
guide-support-1 = Each side plays cards once; the defender wins a tie. What you play leaves your hand, so play no more than you need.
