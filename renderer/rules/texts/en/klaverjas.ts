/** The rules of Klaverjassen. */
export const text = {
  'idea.1': 'Four players, two against two, eight cards each; partners sit opposite each other.',
  'idea.2': 'A card turned up from a second pack shows what would be trumps. In turn, each player says **play** or **pass**.',
  'idea.3': 'The side that plays must take more than half of the points, or it is **nat** and the opponents score everything.',
  'idea.4': 'You must follow suit; if you can’t, you must trump, unless your partner is winning.',
  'idea.5': 'Sequences and four of a kind in one trick are **roem**: extra points for the side that wins the trick and calls them.',
  aim: 'Each deal is worth 162 points in cards, plus any roem. After a fixed number of deals the higher total wins.',
  'cards.packs':
    'You play with the 32 cards from seven to ace. The other 20, from two to six, lie face down as the **trump pile**; they only show which suit is trumps. In the trump suit the jack is the highest card and the nine, called **nel**, comes second; everywhere else the order is the usual one with the ten below the ace.',
  'cards.sum': 'The last trick is worth 10 extra points. In all there are 162: 62 in trumps, 30 in each other suit, and the last trick.',
  'case.worth':
    'Spades were led, and the nel, a trump, wins. The trick holds 11 + 10 + 14 + 2 points; as the last one it would be worth 10 more. Ace, ten and jack are not a sequence, because the queen and king between ace and jack are missing.',
  'deal.seats': 'Partners sit opposite. Play and deal go clockwise; the player to the dealer’s left is **forehand**.',
  'deal.packets':
    'Everyone gets eight cards, in packets of three, two and three. The trump pile is shuffled for every deal, and its top card is turned face up.',
  'calls.turned': 'The suit of the turned card is the trump suit. No other can be chosen.',
  'calls.ask':
    'Starting with forehand, each player says **play** or **pass**. The first to say play ends the calling: that player’s side is the playing side and has to take more than half.',
  'calls.second':
    'If all four pass, the next card of the pile is turned up. Its suit is trumps, and now nobody is asked: forehand’s side has to play. The second card counts even if it shows the same suit as the first.',
  'option.redrawSameSuit':
    'Some keep turning: if the second card shows the first one’s suit again, it is put aside and another is turned, until a different suit appears.',
  'option.trumps':
    'Elsewhere no card is turned. In Utrecht forehand names the trump suit and has to play. In Leiden each player in turn, from forehand, names a suit and plays, or passes; if all four pass, forehand must name one after all.',
  'roem.what':
    'Roem lies in the four cards of one trick, no matter who played them. For roem every suit runs in the natural order 7 8 9 10 J Q K A, trumps too.',
  'roem.three': 'Three cards of a suit in sequence: 20.',
  'roem.four': 'Four cards of a suit in sequence: 50.',
  'roem.fours': 'Four cards of the same rank: 50.',
  'roem.stuk': '**Stuk**, the king and queen of trumps in one trick: 20. It may be added to a sequence; no other kinds combine.',
  'case.four': 'Nine, ten, jack and queen of hearts are four in a row: 50 roem, whatever trumps are.',
  'case.threeStuk': 'Jack, queen and king of hearts are a sequence of three, and king and queen of trumps are stuk as well: 20 + 20.',
  'case.fourKings': 'Four kings: 50 roem. One of them is a trump, so it wins the trick.',
  'case.stuk': 'King and queen of trumps without a third card in sequence: stuk alone, 20.',
  'roem.call':
    'The roem of a trick goes to the side that wins the trick, if it is **called** before the next lead (after the last trick: before the deal is scored). One call covers everything in the trick. Uncalled roem counts for nobody; you may stay silent, since roem also raises the playing side’s target. The app calls it for you unless you switch that off.',
  'option.fourOfAKind':
    'Four of a kind may be worth 50, or 100. In the clubs four jacks are worth 200 and four tens, queens, kings or aces 100, while four sevens, eights or nines are worth nothing and are not even asked about.',
  'play.lead': 'Forehand leads to the first trick, whichever side plays. The winner of a trick leads to the next. Any card may be led.',
  'play.follow': 'You must follow suit: if you hold a card of the suit that was led, you play one.',
  'play.trumpsLed':
    'If trumps are led and an opponent is winning the trick, you must play a higher trump when you have one. Without a higher one, or when your partner is winning, any trump will do, but you must play a trump while you have one.',
  'case.beatTrump': 'An opponent led the king of trumps. The nine beats it, so you must play the nine, not the seven.',
  'case.mateTrump':
    'Your partner led the ace of trumps and is still winning with it. You may play either trump: you need not beat your partner.',
  'option.trumpLead': 'In most clubs you must beat even your partner’s trump. Others let you play any trump.',
  'play.mate': 'If you have none of the led suit and your partner is winning the trick, you may play any card.',
  'case.mateFree':
    'Your partner’s ace is winning. You have no heart and may play anything: trump it, give the ten, or throw a worthless card.',
  'option.partnerExemption':
    'In Rotterdam the partner makes no difference: without the led suit you must trump, and trump higher, even when your partner is winning.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of that suit, you must play a trump. Without any trump you may play any card.',
  'case.mustTrump': 'An opponent’s ace of hearts is winning, and you have no heart: you must trump, with either one.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'An opponent has trumped with the nine. Only the jack is higher, so you must play the jack.',
  'play.cannot': 'If none of your trumps is high enough, you may play any card, including a lower trump.',
  'case.cannot': 'Nothing you hold beats the nine of trumps. You may throw either small trump away, or keep both and play the diamond.',
  'option.underTrump':
    'Playing a trump below the highest in the trick, **undertrumping**, is allowed on this page. In Amsterdam it is forbidden when you don’t hold the led suit, no matter who played the higher trump, unless you hold nothing but such lower trumps. In Rotterdam it is compulsory: when an opponent is winning with a trump and you can’t go higher, you must play a lower trump all the same.',
  'case.forbidden': 'With undertrumping forbidden, the two small trumps can’t be played. The diamond is the only card left.',
  'option.signals':
    'Partners may agree to **signal**. When you can’t follow suit and throw a card that is no trump, a seven, eight or nine shows that you hold the ace of its suit; a jack, queen or king says that you don’t. Only your first discard in a suit counts, and once that ace has been played no card says anything about it. Both sides know the agreement, and nobody has to keep it. Bots signal where it costs nothing they can tell, and take your discards for signals too; a hint says what your partner’s card showed.',
  'score.need':
    'Add up what each side took in tricks, the last trick’s 10 included, and the roem each side called. The playing side must have **more than half** of that total: without roem 82 points, with 40 roem 102 of 202.',
  'score.made': 'If it does, each side scores its own points and its own roem.',
  'score.nat':
    'If it does not, the playing side is **nat**: the opponents score 162 points and all roem called by either side, and the playing side scores nothing.',
  'case.natClose': 'Half is not enough: with 81 of 162 the playing side is nat. One more point would have been enough.',
  'case.madeRoem': '101 points and 20 roem make 121 of 202: more than half. Each side keeps what it has.',
  'case.natRoem': 'The defenders’ 20 roem raise the bar: 91 of 182 is exactly half, and so nat. The defenders score 162 and the 20.',
  'score.pit':
    'The side that takes all eight tricks has made the **pit** and scores an extra 100 as roem, whichever side it is. These 100 do not count in deciding whether the playing side has more than half.',
  'match.deals':
    'A match is 16 deals; the deal passes clockwise. The side with the higher total of points and roem wins, and a tie stays a tie.',
  'option.deals': 'A match may also be 4 or 8 deals, for a shorter evening.',
  'option.rotatePartners':
    'Instead of one series of deals, three may be played, each with a different partner, so that everyone partners everyone else. Scores are then kept by player.',
  'option.sets':
    'For those with the patience there are 16 series: 16 deals each make 256. If partners change, they change after each series, always in the same order.',
  'match.sheet':
    'The score sheet keeps points and roem apart. Roem is tallied in strokes: I for 20, V for 50, VV for 100: the pit, or four of a kind at that price.',
  'sets.what': 'Four sets of house rules go by the names of towns, and can be chosen at once:',
  'sets.amsterdam':
    '**Amsterdam**: when trumps are led you beat your partner’s too; undertrumping is not allowed; four jacks are 200, the other fours 100 or nothing.',
  'sets.rotterdam':
    '**Rotterdam**: the same, but you must trump and overtrump even when your partner is winning, and undertrump when you can’t go higher.',
  'sets.utrecht': '**Utrecht**: played as in Amsterdam, but forehand names trumps and has to play.',
  'sets.leiden':
    '**Leiden**: played as in Rotterdam, but each player in turn names trumps or passes, and forehand must if all have passed.',
  'term.roem': '**{call:roem}**: “glory”, the extra points within a trick.',
  'term.stuk': '**Stuk**: king and queen of trumps in one trick.',
  'term.nel': '**Nel**: the nine of trumps. The jack of trumps is often called the **jas**.',
  'term.nat': '**Nat**: “wet”, said of the playing side when it fails.',
  'term.pit': '**Pit**: all eight tricks for one side.',
  'term.seinen':
    '**Seinen**: to signal. Showing the ace by a low discard is **aanseinen**; waving the suit off by a picture is **afseinen**.',
  source:
    'These are the rules of the Dutch game as it is played with a turned trump card. When trumps are led, some allow a lower one. Here you must play a higher trump if you can; a house rule can change that.',
  'source.signals':
    'Signalling is club practice, and no rule. Dutch card clubs write that it is allowed, and players that they show each other their aces with it; the ranks are those most commonly taught, and some clubs agree on others.',
} as const;
