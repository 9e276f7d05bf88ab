/** The rules of Manilla. */
export const text = {
  'idea.1': 'Four players, two against two, twelve Spanish cards each; play and deal go anticlockwise.',
  'idea.2': 'The dealer’s last card is turned up and sets trumps. If it is a counter, the dealer’s side scores its value.',
  'idea.3':
    'You must beat an opponent’s card if you can, and trump when you can’t follow; when your partner is winning you may play as you like.',
  'idea.4': 'Cards and tricks make 72 points. The side with more than 36 scores the excess.',
  'idea.5': 'The first side to 40 wins a game; the first to win two games wins the match.',
  aim: 'Take more than 36 of the 72 points of a deal. There is nothing to bid: the shown card sets trumps, and everything else is play.',
  'cards.order':
    'The pack has 48 Spanish cards, from two to nine with jack (sota), knight, king and ace. The **nine**, the manilla, is the highest card of every suit, trumps included. Nine, ace, king, knight and jack are the **counters**; the others are blanks, worth nothing.',
  'cards.sum': 'Each suit holds 15 points, and each of the twelve tricks is worth 1 point more: 60 + 12 = 72.',
  'case.worth': 'Even the two of trumps wins against nine and ace of cups: 3 + 0 + 5 + 4, and 1 for the trick.',
  'deal.seats':
    'Partners sit opposite. You may draw for seats; equal cards rank by suit, coins first, then cups, swords and clubs. The highest deals first, and the higher of the opponents sits at the dealer’s right. Play goes anticlockwise; the player at the dealer’s right is **forehand**.',
  'deal.packets': 'Twelve cards each, in packets of four.',
  'deal.shown':
    'The last card, one of the dealer’s, is shown to everyone: its suit is trumps. It lies open until the dealer first plays, and is one of the dealer’s twelve.',
  'shown.counter':
    'If the shown card is a counter, the dealer’s side scores its value **at once**, 1 to 5 points. This is on top of the 72: in the tricks the card counts like any other.',
  'shown.held':
    'But a shown card does not end a game. If it would take the side to 40, it is **held back** until the deal has been played; then it is scored if that side has taken at least 36 points in the deal, and otherwise nobody gets it.',
  'case.atOnce': 'The dealer’s side stands at {total} and shows the nine: 5 points at once. Then the opponents take 42, 6 above 36.',
  'case.heldWon':
    'The dealer’s side stands at {total}: with 5 more it would be there, so they wait. 36 in the deal are enough, and the 5 are scored.',
  'case.heldLost': 'The dealer’s side stands at {total}, and takes 35: one too few. The 5 are lost.',
  'play.lead': 'Forehand, at the dealer’s right, leads first; after that, the winner of each trick leads to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must **beat** the trick if an opponent is winning it with a card of the led suit and you hold a higher one. Any higher one will do. If you have none, or if your partner is winning, play any card of the suit.',
  'case.beat': 'An opponent’s king is winning. Nine and ace beat it, so you must play one of the two.',
  'case.mateFollows':
    'Now the king is your partner’s. You follow with any of your cups: the ace, to give your partner points, or the three.',
  'play.trumped': 'If a suit other than trumps was led and has been trumped, follow suit with any card: none of them can win.',
  'play.mate': 'If you have none of the led suit and your partner is winning, you may play any card at all.',
  'case.mateFree': 'Your partner’s ace is winning. You needn’t trump: you can put the nine of clubs on it, for 5 points more.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of it, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'No cups: you must play the two of coins, a trump.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'The five of coins is winning. The six is higher, so you must play it.',
  'play.lower': 'If your trumps are all too low, you may play any card, including a lower trump.',
  'case.lower': 'Neither trump beats the five, so you may play any of the three cards.',
  'score.excess': 'The side with more than 36 points scores the excess over 36. With 36 each nobody scores.',
  'case.excess': '45 points: 9 above 36.',
  'score.capote': 'A side that takes all twelve tricks has made a **capote**. It is announced, but earns nothing extra.',
  'match.game': 'The first side to 40 points wins a game. Then both go back to zero and the next game begins.',
  'match.match': 'The first side to win two games wins the match. This game has no house rules.',
  'term.manilla': '**Manilla** or **malilla**: the nine, the highest card of a suit.',
  'term.shown': '**Shown card**, “la muestra”: the dealer’s last card, whose suit is trumps.',
  'term.capote': '**Capote**: all the tricks.',
  'term.blanca': '**Blanca**: a card without points.',
  source: 'The game of Spain for four. The value of a shown counter is on top of the 72 points that are played for.',
} as const;
