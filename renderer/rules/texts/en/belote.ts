/** The rules of Belote. */
export const text = {
  'idea.1': 'Four players, two against two, 32 cards, eight each; talking and signalling are not allowed.',
  'idea.2': 'A card is turned up. A player who takes it makes its suit trumps; if nobody does, another suit may be named.',
  'idea.3': 'Sequences and four of a kind score for the side with the best of them; king and queen of trumps in one hand are belote.',
  'idea.4': 'You must follow suit, trump when you can’t and your partner isn’t winning, and go higher in trumps.',
  'idea.5': 'The side that took needs more points than the other, or it is **dedans**. The first to 1,000 wins.',
  aim: 'If your side takes, it must make more points than the other side, declarations and belote included. Otherwise the points go to the defenders.',
  'cards.order':
    'You play with 32 cards, seven to ace. In trumps the jack is the highest card and the nine the second; in the other suits the order is the usual one, with the ten below the ace.',
  'cards.sum':
    'The last trick, the **dix de der**, is worth 10 extra points. A deal comes to 162: 62 in trumps, 30 in each other suit, and the last trick. Declarations come on top.',
  'case.worth': 'Spades were led; the nine of trumps goes over the eight and wins 11 + 0 + 10 + 14.',
  'deal.seats':
    'Partners sit opposite, and everything goes anticlockwise. The player to the dealer’s right is **forehand**. The pack is shuffled for every deal.',
  'deal.five': 'First everyone gets five cards, three and then two. The next card is turned face up.',
  'deal.rest':
    'When a player has taken, that player picks up the turned card and is dealt two more; the others are dealt three. Everyone has seen the turned card, and it stays known.',
  'calls.first':
    'In the first round, from forehand to the dealer, each player may **take**, and the suit of the turned card is trumps, or pass.',
  'calls.second':
    'If all four pass, a second round follows: each may take in any **other** suit, or pass. The turned card still goes to the taker.',
  'calls.passed': 'If all pass again, nobody scores and the next player deals.',
  'option.bidding':
    'By default only suits can be named. In some houses the second round also offers **no trumps** and **all trumps**. Without trumps you need only follow suit, and an ace is worth 19. When every suit is trumps, each ranks as trumps do and you must beat the card that is winning, but no suit beats another; a jack is worth 14, a nine 9, an ace 6, a ten 5, a king 3 and a queen 1. Either way a deal comes to 162. There is no belote without trumps; when all suits are trumps each king and queen of a suit make one.',
  'sets.what':
    'The cards of your hand can be worth something together. Sequences follow the natural order 7 8 9 10 J Q K A, in trumps too:',
  declarations: 'Declarations',
  'declarations.col.worth': 'points',
  'declarations.row.tierce': '**Tierce**: three in sequence',
  'declarations.row.cinquante': '**Cinquante**: four in sequence',
  'declarations.row.cent': '**Cent**: five or more in sequence',
  'declarations.row.jacks': '**Carré** of jacks',
  'declarations.row.nines': 'Carré of nines',
  'declarations.row.others': 'Carré of aces, tens, kings or queens',
  'sets.once':
    'A card counts in one declaration only; your hand is divided in the way that is worth most. Four eights or sevens are worth nothing. A sequence is declared whole, not in parts.',
  'sets.compare':
    'Only one side scores: the one that holds the best declaration. Any carré beats any sequence; jacks are the best, then nines, aces, tens, kings and queens. Of two sequences the longer is better, then the one with the higher top card, then the one in trumps. If they are still equal, the player whose turn came first has the better one.',
  'case.carreBeats': 'Any carré beats any sequence, even one in trumps up to the ace.',
  'case.higher': 'The sequence up to the queen beats the one up to the jack.',
  'case.trumpTie': 'Both end with the jack; the one in trumps is better.',
  'case.firstTie': 'Neither is in trumps: forehand, who spoke first, has the better one.',
  'sets.all': 'The side with the best declaration scores **all** its declarations, the partner’s too. The other side scores none.',
  'case.several': 'The sequence to the ace beats the one to the jack, and the lower one scores with it.',
  'sets.shown':
    'You announce what you hold, by name alone, as you play your first card. When everyone has played to the first trick, the declarations that score are shown, and lie open during the second trick. Beaten ones are never shown.',
  'option.declarations':
    'Declarations are announced automatically; or each holder is asked, and may announce them or stay silent, and nobody learns that a player stayed silent; or they are not played at all, as in the federation’s competitions, where only belote counts.',
  'sets.belote':
    '**Belote** and **rebelote**: a player with the king and queen of trumps says “belote” on playing the first of them and “rebelote” on the second, and scores 20. It takes no part in the comparison, and its side keeps it whatever happens.',
  'play.lead': 'Forehand leads to the first trick, no matter who took. The winner of each trick leads to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them. Outside trumps it may be any.',
  'play.trumpsLed':
    'If trumps are led, you must play one that is higher than the highest so far, if you can; otherwise any trump. Your partner’s trump counts like an opponent’s.',
  'case.trumpsLed': 'The ace is the highest trump so far. The nine beats it, so you must play it.',
  'case.overPartner': 'The queen is your partner’s, but in trumps you go higher all the same.',
  'play.mate': 'If you have none of the led suit and your partner is winning the trick, you may play any card.',
  'case.mateFree': 'Your partner’s ace is winning: trump or discard, as you like.',
  'option.underPartner':
    'When your partner has trumped, you may play a lower trump under it. In some houses that is not allowed while you hold another suit.',
  'case.underPartner': 'Your partner’s ten of trumps is winning. In such a house the eight has to wait.',
  'play.trump': 'If you have none of the led suit and an opponent is winning, you must trump. Without a trump you may play any card.',
  'play.overtrump': 'If an opponent’s trump is winning, you must play a higher one, if you can.',
  'case.over': 'Spades were led and trumped with the eight. The nine is higher, so you must play it.',
  'play.under': 'If all your trumps are lower, you must play one of them all the same.',
  'case.under': 'The seven does not beat the eight, but it is a trump, and has to be played.',
  'option.underTrump': 'Some leave you free in that case: any card may be played, and a low trump kept.',
  'case.underFree': 'In such a house all three cards may be played.',
  'score.total': 'Each side adds up its tricks, its declarations if they score, and belote:',
  'score.made': 'The takers have more: each side scores what it has.',
  'score.dedans':
    'The takers have less: they are **dedans**. The defenders score all 162 points and every declaration that scores; the takers only their belote.',
  'score.litige':
    'Both have the same: **litige**. The defenders score what they have; the takers’ points, belote apart, wait for the side that wins the next deal.',
  'case.made': 'Tricks and a tierce: 112 against 70.',
  'case.dedans':
    'With 76 and belote the takers have 96, the defenders 136. The takers keep the 20 of their belote; everything else is lost.',
  'case.litige': '81 each. The takers’ 81 wait for the next deal.',
  'case.after': 'The takers win the deal after a litige: {waiting} points come on top of their 100.',
  'score.capot':
    '**Capot**: all eight tricks bring 90 points more, 252 with the last trick. The other side keeps its belote, and its declarations if they were the best.',
  'case.capot': 'All the tricks and a cinquante: 252 + 50.',
  'match.target':
    'The first side to 1,000 points wins. If both get there in the same deal, the higher total wins; if the totals are equal, play goes on. Points that still wait from a litige are lost. The deal passes anticlockwise.',
  'option.target': 'A game may also go to 500 or to 2,000.',
  'term.taker': '**Taker**: the player who takes. **Turn-up**: the card turned up for the bidding.',
  'term.der': '**Dix de der**: the 10 points of the last trick.',
  'term.dedans': '**Dedans**, inside: takers with fewer points than the defenders.',
  'term.litige': '**Litige**, dispute: a tied deal.',
  'term.capot': '**Capot**: all eight tricks.',
  'term.pisser': '**Pisser**: to play a trump lower than the one that wins.',
  source:
    'The French game as the Fédération Française de Belote describes it, with declarations. Where players differ, this page decides: how carrés rank, how a hand is divided into declarations, what becomes of belote in a litige, and a game to 1,000 in which the higher total wins.',
} as const;
