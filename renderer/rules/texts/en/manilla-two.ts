/** The rules of Two-player Manilla. */
export const text = {
  'idea.1': 'Two players, 24 Spanish cards each, in six piles of four of which only the top cards lie open.',
  'idea.2': 'The dealer’s last open card makes trumps. If it is a counter, the dealer scores its worth.',
  'idea.3': 'You play the open cards of your piles; each one played uncovers the next.',
  'idea.4': 'You must follow suit and beat the led card if you can, and trump if you cannot follow.',
  'idea.5': 'Points and a quarter of the cards won count; what is above 36 scores. 40 wins a game, two games the match.',
  aim: 'Take cards that are worth something, and many of them; and time well what you uncover, for your opponent sees it too.',
  'cards.order':
    'The pack has 48 Spanish cards, from two to nine with sota, knight, king and ace. The **nine**, the manilla, is the highest card of every suit, trumps too. Nine, ace, king, knight and sota are the **counters**; all the others are blanks.',
  'cards.sum':
    'Each suit holds 15 points, the pack 60. A trick is worth its two cards and nothing besides; but the number of cards won counts at the end.',
  'case.worth': 'The ace beats the king: 3 + 4 points, and two cards.',
  'deal.piles':
    'All cards are dealt: each player has six **piles** of four before them, three cards face down and one face up on top. There is no hand.',
  'deal.open': 'Both see all twelve open cards. What lies below, nobody knows.',
  'deal.shown': 'The last open card of the dealer’s piles, which is the last of the pack, makes trumps: its suit.',
  'shown.counter': 'If that card is a counter, the dealer scores its worth at once, 1 to 5 points, besides what it brings in a trick.',
  'shown.held':
    'If it would bring the dealer to 40, it is **held back** until the deal has been played. Then it is scored if the dealer has at least 36 points in the deal, the quarter of the cards included; otherwise nobody gets it.',
  'case.atOnce': 'The ace was shown: 4 for the dealer at once. In the deal the other player has 40 + 7, and 11 above 36.',
  'case.heldWon': 'At {total} the nine would end the game, so its 5 points wait. 30 + 6 make just 36, and they are scored.',
  'play.lead':
    'The dealer’s opponent leads to the first trick, the winner of each trick to the next. Any open card of the own piles may be led. There are 24 tricks.',
  'play.uncover':
    'A covered card is turned up as soon as the card upon it has been played: the second player sees it before answering. Duties bind the **open** cards only.',
  'play.follow': 'If one of your open cards is of the led suit, you must follow suit.',
  'play.beat':
    'You must **beat** the led card if you can, with any higher card of its suit. If you cannot, play any open card of the suit.',
  'case.beat': 'The ace beats the king and is due. What lies beneath your piles does not matter.',
  'case.cannotBeat': 'Sota and two are both lower than the king: either may be played.',
  'play.trump': 'If none of your open cards is of the led suit, you must **trump**, with any trump.',
  'case.mustTrump': 'No open cups. Both coins are trumps; one of them is due, whichever you like.',
  'play.any': 'With neither the led suit nor a trump among your open cards, you may play any of them.',
  'case.any': 'Neither cups nor coins: all open cards may be played.',
  'score.quarter':
    'Each player counts the points of the cards won, and adds a quarter of their **number**; a remainder counts one more. 26 cards bring 7.',
  'score.excess': 'A player with more than 36 scores what is above 36.',
  'case.excess': '40 in points and 26 cards, which bring 7: 47, and 11 above 36.',
  'score.even': 'With the remainders a deal may come to 73. With 36 each nobody scores.',
  'match.game':
    'The first player with 40 points wins a game. If both get there in the same deal, the higher total wins; with equal totals the game goes on.',
  'match.match': 'After a game both go back to zero. The first to win two games wins the match. This game has no house rules.',
  'term.manilla': '**Manilla** or **malilla**: the nine, the highest card of a suit.',
  'term.shown': '**Shown card**, “la muestra”: the card that makes trumps.',
  'term.pile': '**Pile**: four cards on each other, the top one open.',
  source: 'The Spanish game for two. These pages hold a shown card back here too when it would end a game, as in the game for four.',
} as const;
