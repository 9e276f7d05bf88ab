/** The rules of Three-player Manille. */
export const text = {
  'idea.1': 'Three players, ten cards each, two more in a widow; the ten, the **manille**, is the highest card of every suit.',
  'idea.2': 'The dealer chooses trumps, may exchange cards with the widow, and plays alone against the other two.',
  'idea.3': 'You must beat an opponent’s card when you can; when your partner is winning you may play as you like.',
  'idea.4': 'The cards hold 60 points. With more than 30 the dealer scores; otherwise each of the other two does.',
  'idea.5': 'Both sides can double. The first player to 101 points wins.',
  aim: 'As the dealer, take more than 30 of the 60 points against two opponents. As one of the two, help the other stop the dealer: you are partners for this deal only.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps included: the ten is the highest card, above the ace, and the nine, eight and seven are worth nothing.',
  'cards.sum': 'A suit holds 15 points and the pack 60, the widow included. The last trick is worth nothing extra.',
  'deal.seats': 'Play and deal go clockwise, and everyone deals in turn. The player to the dealer’s left is **forehand**.',
  'deal.packets': 'Ten cards each, in packets of three, four and three. The last two cards are the **widow**, face down.',
  'deal.look': 'The dealer does not look before deciding whether to play no trumps blind. The others may look at once.',
  'calls.blind':
    'Before looking, the dealer may call **blind no trumps**: there is no trump suit, and the deal counts four times. After this call the dealer looks.',
  'calls.trumps': 'Otherwise the dealer looks and names a suit, or **no trumps**, which counts twice. The dealer can’t pass.',
  'calls.exchange':
    'Then the dealer may discard one or two cards, face down, and takes as many from the widow, in the order of the pack. The dealer alone knows what was discarded and what was drawn.',
  'calls.double': 'Now the stakes can be raised, once by each side:',
  'calls.along': '**{call:along}**, by either of the other two, forehand first: the deal counts twice as much.',
  'calls.against': '**{call:against}**, by the dealer, only after a double: twice as much again.',
  times: 'What a deal counts',
  'times.col.none': 'no call',
  'times.col.along': 'double',
  'times.col.against': 'double and redouble',
  'times.row.suit': 'A trump suit',
  'times.row.noTrump': 'No trumps',
  'times.row.blind': 'Blind no trumps',
  'play.lead':
    'Forehand leads first; after that, the winner of each trick leads to the next. There are ten tricks, and any card may be led.',
  'play.sides': 'The two who play against the dealer are partners, wherever they sit.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must **beat** the trick if an opponent is winning it with a card of the led suit and you hold a higher one. Any higher one will do. If you have none, or if your partner is winning, play any card of the suit.',
  'case.beat': 'You are the dealer, and an opponent’s king is winning. The ten beats it, so you must play it.',
  'case.mateFollows': 'You play against the dealer, and the king is your partner’s. You must follow, with whichever heart you like.',
  'play.trumped': 'If a suit other than trumps was led and has been trumped, follow suit with any card: none of them can win.',
  'case.trumpedFollow': 'The hearts have been trumped. You follow, but may keep the ten.',
  'play.mate': 'If you have none of the led suit and your partner is winning, you may play any card at all.',
  'case.mateFree': 'Your partner’s ace is winning: trump it or throw the ace of clubs on it, as you like.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of it, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'You are the dealer and have no heart: you must trump.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'The eight of trumps is winning. The jack is higher, so you must play it.',
  'play.under':
    'If your trumps are all too low, you may play any card **except a trump**. Only when you hold nothing but such trumps do you play one of them.',
  'case.under': 'You can’t beat the nine of trumps; neither lower trump is playable.',
  'option.underTrump': 'The other reading of the rules lets a player who can’t overtrump play any card at all, a lower trump too.',
  'case.free': 'With undertrumping allowed, either small trump may go under the nine, and the ace of clubs may be kept.',
  'play.noTrump': 'At no trumps, a player without the led suit may play any card.',
  'play.widow': 'The discards and what is left of the widow go to the winner of the **first** trick, and their points to that side.',
  'score.dealer': 'If the dealer has more than 30 points, the dealer scores the excess over 30.',
  'score.others': 'If not, **each** of the other two scores what they have together above 30.',
  'score.all': 'For all ten tricks the score is 60 instead: for the dealer, or for each of the others.',
  'score.times': 'The result is multiplied by everything that was called: no trumps, blind, double, redouble.',
  'case.dealer': 'The dealer took 41 and was doubled: 11 above 30, times 2.',
  'case.others': 'The dealer took only 28. The other two have 32 together, and each of them scores 2.',
  'score.tie':
    'With 30 points for each side nobody scores, and the **next** deal counts double, for that one deal only: after two ties in a row the third deal counts twice, not four times.',
  'case.afterTie': 'The deal after a tie: 10 above 30, times 2.',
  'match.target':
    'The first player to 101 points wins. If several get there in the same deal, the highest total wins; if those are equal, play goes on.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.widow': '**Widow**: the two cards left over after dealing.',
  'term.along': '**{call:along}** and **{call:against}**: the two calls that raise the stakes.',
  source:
    'The form of Manille for three. On this page the packets are three, four and three, and the dealer looks at once after a blind call.',
} as const;
