/** The rules of Two-player Manilla. */
export const text = {
  'idea.1': 'Two players, 24 Spanish cards each, in six piles of four with only the top cards face up.',
  'idea.2': 'The dealer’s last face-up card sets trumps. If it is a counter, the dealer scores its value.',
  'idea.3': 'You play the top cards of your piles; playing one uncovers the next.',
  'idea.4': 'You must follow suit and beat the led card if you can, and trump if you cannot follow.',
  'idea.5': 'Points count, and so does a quarter of the cards won; the excess over 36 scores. 40 wins a game, two games the match.',
  aim: 'Take valuable cards, and many of them; and choose well when to uncover a card, since your opponent sees it too.',
  'cards.order':
    'The pack has 48 Spanish cards, from two to nine with jack (sota), knight, king and ace. The **nine**, the manilla, is the highest card of every suit, trumps included. Nine, ace, king, knight and jack are the **counters**; the others are blanks.',
  'cards.sum':
    'Each suit holds 15 points, the pack 60. A trick is worth its two cards and nothing more; but the number of cards won counts at the end.',
  'case.worth': 'The ace beats the king: 3 + 4 points, and two cards.',
  'deal.piles':
    'All cards are dealt: each player has six **piles** of four before them, three cards face down and one face up on top. There is no hand.',
  'deal.open': 'Both see all twelve open cards. Nobody knows what lies below.',
  'deal.shown': 'The last open card of the dealer’s piles, which is the last of the pack, sets trumps.',
  'shown.counter': 'If that card is a counter, the dealer scores its value at once, 1 to 5 points, on top of what it earns in a trick.',
  'shown.held':
    'If it would take the dealer to 40, it is **held back** until the deal has been played. Then it is scored if the dealer has at least 36 points in the deal, the quarter of the cards included; otherwise nobody gets it.',
  'case.atOnce': 'The ace was shown: 4 for the dealer at once. In the deal the other player has 40 + 7, and 11 above 36.',
  'case.heldWon': 'At {total} the nine would end the game, so its 5 points wait. 30 + 6 make just 36, and they are scored.',
  'option.shownCard':
    'By the letter of the rules for two, such a card counts at once as well. The deal is played all the same; then the higher total wins the game.',
  'case.letter': 'Counted at once, the nine takes the dealer from {total} to 40, although the deal itself is lost.',
  'play.lead':
    'The dealer’s opponent leads first; after that, the winner of each trick leads to the next. You may lead any of your open cards. There are 24 tricks.',
  'play.uncover':
    'A covered card is turned up as soon as the card on top of it has been played: the second player sees it before answering. The rules of play apply to the **open** cards only.',
  'play.follow': 'If one of your open cards is of the led suit, you must follow suit.',
  'play.beat':
    'You must **beat** the led card if you can, with any higher card of its suit. If you cannot, play any open card of the suit.',
  'case.beat': 'The ace beats the king, so you must play it. What lies below your piles does not matter.',
  'case.cannotBeat': 'Jack and two are both lower than the king: you may play either.',
  'play.trump': 'If none of your open cards is of the led suit, you must **trump**, with any trump.',
  'case.mustTrump': 'No open cups. Both coins are trumps; you must play one of them, whichever you like.',
  'play.any': 'With neither the led suit nor a trump among your open cards, you may play any of them.',
  'case.any': 'Neither cups nor coins: you may play any open card.',
  'score.quarter': 'Each player counts the points of the cards won, and adds a quarter of their **number**, rounded up. 26 cards earn 7.',
  'score.excess': 'A player with more than 36 scores the excess over 36.',
  'case.excess': '40 in points and 26 cards, which earn 7: 47, and 11 above 36.',
  'score.even': 'With the rounding up, a deal may come to 73. With 36 each nobody scores.',
  'match.game':
    'The first player to 40 points wins a game. If both get there in the same deal, the higher total wins; if the totals are equal, the game goes on.',
  'match.match': 'After a game both go back to zero. The first to win two games wins the match.',
  'term.manilla': '**Manilla** or **malilla**: the nine, the highest card of a suit.',
  'term.shown': '**Shown card**, “la muestra”: the card that sets trumps.',
  'term.pile': '**Pile**: four cards on top of each other, the top one open.',
  source: 'The Spanish game for two. On this page a shown card that would end a game is held back here too, as in the game for four.',
} as const;
