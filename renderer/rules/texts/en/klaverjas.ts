/** The rules of Klaverjassen. */
export const text = {
  'idea.1': 'Four players, two against two, eight cards each; partners sit opposite each other.',
  'idea.2': 'A card turned from a second pack shows the trumps. Each player in turn says whether to **play** with them or to pass.',
  'idea.3': 'The side that plays must take more than half of the points, or it is **nat** and the opponents book everything.',
  'idea.4': 'You must follow suit; if you cannot, you must trump, unless your partner is winning.',
  'idea.5': 'Sequences and fours within a trick are **roem**, extra points for whoever wins the trick and calls them.',
  aim: 'Each deal is a contest for 162 points in the cards, and for the roem that comes with them. Totals are kept over a fixed number of deals, and the higher one wins.',
  'cards.packs':
    'You play with the 32 cards from seven to ace. The other 20, from two to six, lie face down as the **trump pile**; they only show which suit is trumps. In the trump suit the jack is the highest card and the nine, called **nel**, comes second; everywhere else the order is the usual one with the ten below the ace.',
  'cards.sum':
    'The last trick brings 10 points on top of its cards. Everything together makes 162: 62 in trumps, 30 in each other suit, and the last trick.',
  'case.worth':
    'Spades were led, and the nel, a trump, wins. The trick holds 11 + 10 + 14 + 2 points; as the last one it would bring 10 more. Ace, ten and jack are no sequence, because the queen and king between ace and jack are missing.',
  'deal.seats': 'Partners sit opposite. Play and deal go clockwise; the player to the dealer’s left is **forehand**.',
  'deal.packets':
    'Everybody gets eight cards, in packets of three, two and three. The trump pile is shuffled for every deal, and its top card is turned face up.',
  'calls.turned': 'The suit of the turned card is the trump suit. Nobody may choose another.',
  'calls.ask':
    'Beginning with forehand, each player says **play** or **pass**. The first to say play ends the calling: that player’s side is the playing side and has to take more than half.',
  'calls.second':
    'If all four pass, the next card of the pile is turned. Its suit is trumps, and now nobody is asked: forehand’s side has to play. The second card counts even if it shows the same suit as the first.',
  'option.redrawSameSuit':
    'Some turn on: if the second card shows the first one’s suit again, it is put aside and another is turned, until a different suit appears.',
  'roem.what':
    'Roem lies in the four cards of one trick, no matter who played them. For roem every suit runs in the natural order 7 8 9 10 J Q K A, trumps too.',
  'roem.three': 'Three cards of a suit in sequence: 20.',
  'roem.four': 'Four cards of a suit in sequence: 50.',
  'roem.fours': 'Four cards of the same rank: 50.',
  'roem.stuk':
    '**Stuk**, the king and queen of trumps in one trick: 20. It is the only kind that may be added to a sequence; the others never go together.',
  'case.four': 'Nine, ten, jack and queen of hearts are four in a row: 50 roem, whatever trumps are.',
  'case.threeStuk': 'Jack, queen and king of hearts are a sequence of three, and king and queen of trumps are stuk as well: 20 + 20.',
  'case.fourKings': 'Four kings: 50 roem. One of them is a trump, so it wins the trick.',
  'case.stuk': 'King and queen of trumps without a third card beside them: stuk alone, 20.',
  'roem.call':
    'The roem of a trick goes to the side that wins the trick, if it is **called** before the next lead (after the last trick: before the deal is reckoned up). One call takes all that lies in the trick. Uncalled roem counts for nobody; you may keep silent, for roem also raises what the playing side needs. The table calls for you unless you have switched that off.',
  'option.fourOfAKind':
    'Four of a kind may be worth 50, or 100. In the clubs four jacks are worth 200 and four tens, queens, kings or aces 100, while four sevens, eights or nines are worth nothing and are not even asked about.',
  'play.lead': 'Forehand leads to the first trick, whoever plays. The winner of a trick leads to the next. Any card may be led.',
  'play.follow': 'You must follow suit: if you hold a card of the suit that was led, you play one.',
  'play.trumpsLed':
    'If trumps are led and an opponent is winning the trick, you must play a higher trump when you have one. Without a higher one, or when your partner is winning, any trump will do; but a trump it must be as long as you hold one.',
  'case.beatTrump': 'An opponent led the king of trumps. The nine beats it, so the nine is due; the seven may not be kept for it.',
  'case.mateTrump': 'Your partner led the ace of trumps and still wins with it. You may play either trump: nobody has to beat a partner.',
  'option.trumpLead':
    'In most clubs a higher trump is due even when the partner is winning. Others leave it free: when trumps are led, any trump may be played.',
  'play.mate': 'If you have none of the led suit and your partner is winning the trick, you may play any card.',
  'case.mateFree': 'Your partner’s ace is winning. You have no heart and are free: trump it, give the ten, or throw a worthless card.',
  'option.partnerExemption':
    'In Rotterdam the partner makes no difference: without the led suit you must trump, and trump higher, even when your partner is winning.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of that suit, you must play a trump. Without any trump you may play any card.',
  'case.mustTrump': 'An opponent’s ace of hearts is winning, and you have no heart: one of the trumps is due, either one.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'An opponent has trumped with the nine. Only the jack is higher, so the jack is due.',
  'play.cannot': 'If none of your trumps is high enough, you may play any card, a lower trump too.',
  'case.cannot': 'Nothing you hold beats the nine of trumps. You may throw either small trump away, or keep both and play the diamond.',
  'option.underTrump':
    'Playing a trump below the highest in the trick, **undertrumping**, is free on this page. In Amsterdam it is forbidden when you do not hold the led suit, whoever played that higher trump, unless you hold nothing but such lower trumps. In Rotterdam it is an obligation: when an opponent is winning with a trump and you cannot go higher, a lower trump is due all the same.',
  'case.forbidden': 'With undertrumping forbidden the two small trumps must be kept. The diamond is the only card left to play.',
  'score.need':
    'Add up what each side took in tricks, the last trick’s 10 included, and the roem each side called. The playing side must hold **more than half** of all that together: without roem 82 points, with 40 roem 102 of 202.',
  'score.made': 'If it does, each side books its own points and its own roem.',
  'score.nat':
    'If it does not, the playing side is **nat**: the opponents book 162 points and all roem that was called by either side, and the playing side books nothing.',
  'case.natClose': 'Half is not enough: with 81 of 162 the playing side is nat. One point more would have done.',
  'case.madeRoem': '101 points and 20 roem make 121 of 202: more than half. Each side keeps what it has.',
  'case.natRoem': 'The defenders’ 20 roem raise the bar: 91 of 182 is exactly half, and so nat. The defenders book 162 and the 20.',
  'score.pit':
    'The side that takes all eight tricks has made the **pit** and books 100 more, as roem, whichever side it is. These 100 do not count when it is decided whether the playing side has more than half.',
  'match.deals':
    'A match is 16 deals; the deal moves on clockwise. The side with the higher total of points and roem wins, and a tie stays a tie.',
  'option.deals': 'A match may also be 4 or 8 deals, for a shorter evening.',
  'option.rotatePartners':
    'Three sets may be played instead of one, each with another partner, so that everybody has sat with everybody. Scores are then kept by person.',
  'match.sheet': 'On the sheet points and roem stand apart. Roem is written in strokes: I for 20, V for 50, VV for the pit’s 100.',
  'term.roem': '**Roem**: “glory”, the extra points within a trick.',
  'term.stuk': '**Stuk**: king and queen of trumps in one trick.',
  'term.nel': '**Nel**: the nine of trumps. The jack of trumps is often called the **jas**.',
  'term.nat': '**Nat**: “wet”, what the playing side is when it fails.',
  'term.pit': '**Pit**: all eight tricks for one side.',
  source:
    'These are the rules of the Dutch game as it is played with a turned trump card. When trumps are led, some read the rule as leave to play a lower one; here a higher trump is due when you have it, and the house rule says otherwise where you wish.',
} as const;
