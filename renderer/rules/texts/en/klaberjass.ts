/** The rules of Klaberjass. */
export const text = {
  'idea.1': 'Four players, two against two, 32 cards, eight each; talking and signalling are not allowed.',
  'idea.2': 'A card is turned up. A player who likes its suit can take it as trumps; if nobody does, another suit may be named.',
  'idea.3': 'Three or four cards in sequence are worth bonus points to the side with the best ones.',
  'idea.4': 'You must follow suit, trump when you can’t, and go higher in trumps no matter who is winning.',
  'idea.5':
    'The side that made trumps needs more than half, or goes **bait**. All eight tricks double a side’s score. The first to 500 wins.',
  aim: 'If your side names trumps, it must make more points than the other side, bonus points included. Otherwise everything goes to the opponents.',
  'cards.order':
    'You play with 32 cards, seven to ace. In trumps the jack is the highest card and the nine the second; in the other suits the order is the usual one, with the ten below the ace.',
  'cards.sum':
    'The last trick is worth 10 extra points. The jack of trumps is worth 22, so a deal comes to 164: 64 in trumps, 30 in each other suit, and the last trick. Bonus points come on top.',
  'case.worth': 'Spades were led; the nine of trumps goes over the eight and wins 11 + 0 + 10 + 14.',
  'deal.seats': 'Partners sit opposite, and play goes clockwise. The player to the dealer’s left is **forehand**.',
  'deal.six': 'First everyone gets six cards, three and three. The bottom card of the pack is turned face up.',
  'deal.two':
    'When trumps have been made, everyone gets two more. The dealer’s second one is the turn-up, whichever suit became trumps. Everyone has seen it, and it stays known.',
  'calls.first': 'In the first round, from forehand to the dealer, each player may **take** the turned-up suit as trumps, or pass.',
  'calls.second': 'If all pass, a second round follows: each may name any **other** suit, or pass.',
  'calls.bima':
    'If everyone passes again, the dealer is **on the bima** and must name a suit: any of the four, including the one that was turned down.',
  'option.bimaSuits': 'Some do not let the dealer on the bima go back to the turned-up suit: it has to be one of the other three.',
  'sets.what':
    'When all have their eight cards and before the first lead, sequences in a hand are counted. In every suit, trumps too, they follow the natural order 7 8 9 10 J Q K A.',
  'sets.three': 'Three in sequence, a **twenty**: 20 points.',
  'sets.four': 'Four in sequence, a **fifty**: 50 points.',
  'sets.long':
    'A card belongs to one sequence only. A longer run is split into the sequences that are worth most together, the longer one first and from the highest card down:',
  runs: 'A run in one suit',
  'runs.col.worth': 'points',
  'runs.row.r3': 'Three cards',
  'runs.row.r4': 'Four cards',
  'runs.row.r5': 'Five cards',
  'runs.row.r6': 'Six cards',
  'runs.row.r7': 'Seven cards',
  'runs.row.r8': 'Eight cards',
  'sets.compare':
    'Only one side scores. A fifty beats a twenty; of two sequences of the same length the one with the higher top card is better; with equal top cards the one in trumps. If they are still equal, each side gets half: 10 or 25.',
  'case.fourBeats': 'A four beats any three, even one with an ace in trumps.',
  'case.tie': 'Both sequences end with the jack, and neither is in trumps: half for each.',
  'case.trumpSet': 'The same two sequences, but now clubs are trumps: that one is better and takes it all.',
  'sets.several':
    'With several sequences, each side ranks its own, best first, and the two best are compared. The side with the better one scores it and **all** its other sequences; the other side scores nothing. If they tie, each side scores half of its own, both are put aside, and the next two are compared; when one side has none left, the other scores the rest. But a four, even a tied one, beats every three of the other side.',
  'case.several': 'The sequence to the ace beats the one to the jack. Its side scores that and the lower twenty as well.',
  'case.tiedFours': 'The two fours tie: 25 each. The twenty with them is beaten by the other side’s four, and scores nothing.',
  'sets.shown':
    'Sequences that score, even half, are shown to everyone and lie open during the first trick. Beaten ones are neither shown nor mentioned.',
  'option.declare':
    'Sequences are scored automatically; or each holder is asked, and may **declare** or stay silent, one answer for all the sequences of a hand. Nobody learns that a player stayed silent.',
  'sets.bella':
    '**Bella**: a player with the king and queen of trumps scores 20 on playing the second of them, no matter who wins that trick. It plays no part in the comparison and needn’t be declared.',
  'play.lead': 'Forehand leads first; after that, the winner of each trick leads to the next. Any card may be led, trumps at any time.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them. Outside trumps it may be any.',
  'play.trumpsLed':
    'If trumps are led, you must play one that is higher than the highest so far, if you can; otherwise any trump. Your partner’s trump counts like an opponent’s.',
  'case.trumpsLed': 'The ace is the highest trump so far. The nine beats it, so you must play it, no matter who played the ace.',
  'case.noneBeats': 'Nothing beats the jack. You follow with either trump, and may keep the nine.',
  'play.trump':
    'If you have none of the led suit, you must play a trump, even when your partner is winning. Without a trump you may play any card.',
  'case.mateToo': 'Your partner’s ace is winning, but that doesn’t excuse you: no spade, so you must trump.',
  'play.overtrump': 'If the trick has already been trumped, you must play a higher trump, if you have one.',
  'case.over': 'Spades were led and trumped with the eight. The nine is higher, so you must play it.',
  'play.lower': 'If your trumps are all lower, you may play any card, including a lower trump.',
  'case.lower': 'The seven does not beat the eight. All three cards may be played.',
  'score.total':
    'Let T be 164 plus all the bonus points that both sides score, bella included. Count the points of the side that made trumps:',
  'score.made': 'More than half of T: each side scores its own points.',
  'score.bait': 'Less than half: the side is **bait**. The defenders score all of T, the others nothing.',
  'score.half': 'Exactly half: the side that made trumps scores nothing, the defenders score their own half.',
  'case.bait': 'T is 234. With 81 + 20 the side that made trumps is far from half of it, and the defenders score everything.',
  'case.half': 'T is 184, and 92 is exactly half: nothing for those who made trumps.',
  'score.black':
    'A side without a single trick loses all its bonus points, bella included; they no longer count in T. The side that won all eight tricks then doubles its score: a **black hand**. Sequences that were beaten stay beaten.',
  'case.black': 'Every trick and a fifty: (164 + 50) × 2. The other side’s 20 are lost with its tricks.',
  'match.target':
    'The first side to 500 points wins. If both get there in the same deal, the higher total wins; if the totals are equal, play goes on. The deal passes clockwise.',
  'option.target': 'A game may also go to 300 or to 1,000.',
  'term.jass': '**Jass**: the jack of trumps. **Menel**: the nine of trumps.',
  'term.bima': '**Bima**: the place of the dealer who has to name a suit; the word means the raised platform in a synagogue.',
  'term.bella': '**Bella**: king and queen of trumps in one hand.',
  'term.bait': '**Bait**: a side that made trumps and has less than half.',
  'term.black': '**Black hand**: all eight tricks.',
  source:
    'The game of Central European Jewish communities, in its form for four, also called Clobyosh. Where its description is silent, this page decides: the value of the jack of trumps, how long runs are split, how several sequences are compared, and a game to 500.',
} as const;
