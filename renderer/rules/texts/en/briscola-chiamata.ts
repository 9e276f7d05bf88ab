/** The rules of Briscola Chiamata. */
export const text = {
  'idea.1': 'Five players, eight cards each, from an Italian pack of 40.',
  'idea.2': 'Players bid by calling a card, each one **lower** than the last. The winner of the auction names the suit, which is trumps.',
  'idea.3': 'The player who holds the called card is the bidder’s secret partner. Nobody else knows until it is played.',
  'idea.4': 'You can play any card at any time: you never have to follow suit.',
  'idea.5': 'The bidder’s side needs 61 of the 120 points, or what was bid; then it collects from the others.',
  aim: 'As the bidder, find the card you lack and make 61 points with its holder. As one of the others, find out who that is, and stop them. As the partner, help without being found out too early.',
  'cards.order':
    'There are 40 Italian cards in four suits: swords, cups, coins and batons. The order is ace, **three**, king, knight, jack, then seven, six, five, four and two, the two being the lowest.',
  'cards.sum':
    'A suit holds 30 points, the pack 120; the last trick is worth nothing extra. Aces and threes are **carichi** (“loads”); cards without points are **lisci** (“smooth”).',
  'cards.french':
    'With French cards the same game is played without the sevens, eights and nines: the ten takes the place of the three, and below the jack come 6 5 4 3 2.',
  'deal.seats':
    'Five players, each alone until the called card decides the sides. Play goes clockwise; the player to the dealer’s left is **forehand**.',
  'deal.cards': 'Eight cards each, one at a time. All 40 are dealt.',
  'calls.how':
    'Forehand begins, and the others follow clockwise until one bidder is left. A player who passes is out for good. Each call is one of these:',
  'calls.rank':
    'A **rank**, lower than the last one called: after an ace a three, after a three a king, and so on down to the two. The first call may be any rank.',
  'calls.points':
    'After a two, the two with a number of **points**, each higher than the last, up to 120. A two by itself stands for 61, so the first such call is at least 62.',
  'calls.end': 'A call of 120 ends the auction at once.',
  'case.auction':
    'Ranks go down, and points follow only after the two. An equal or higher rank is not allowed, nor are points without a two, nor 61, since that is what the two itself promises.',
  'option.lowestPoints':
    'By the letter of some descriptions, points begin at 60: a bare two may then be followed by 60 or 61. A bid of 60 is made with exactly 60 points and is worth as much as 61 to 70.',
  'calls.trumps':
    'The winner of the auction names the trump suit. The card of this suit and of the rank that was called is the **called card**.',
  'calls.partner':
    'Its holder is the bidder’s partner for this deal, and says nothing. The others play against these two, though they don’t know who they are.',
  'calls.alone': 'A bidder who holds the called card plays alone against four, and is the only one to know it.',
  'calls.none':
    'If all five pass, nothing is scored and the next player deals. When four have passed without a bid, the fifth may still bid or pass.',
  'play.lead': 'The winner of the auction leads to the first trick, whoever dealt. The winner of each trick leads to the next.',
  'play.free': '**Any card may be played at any time.** You never have to follow suit, trump or beat a card.',
  'case.free':
    'Coins were led and trumped. You may trump higher, follow with the three, or throw the worthless two: whatever serves your side.',
  'play.wins': 'The highest trump in the trick wins; if there is none, the highest card of the led suit does.',
  'case.led': 'Swords were led. The ace and the three of batons are worth much but win nothing: the king takes 31 points.',
  'case.trumped': 'Two trumps lie in the trick, and the higher of them wins. The ace of coins is lost.',
  'play.secret':
    'Until the called card is played, nothing at the table shows who holds it: no message, no mark, no score. Once it is played, or at the end of the deal, the sides are shown.',
  'score.need': 'The bidder’s side needs the points that were bid, 61 for a rank. What is at stake grows with the bid:',
  stakes: 'What each player scores',
  'stakes.col.side': 'bidder and partner, each',
  'stakes.col.alone': 'bidder alone',
  'stakes.col.others': 'each of the others',
  'stakes.row.r61to70': 'A rank, or 61 to 70',
  'stakes.row.r71to80': '71 to 80',
  'stakes.row.r81to90': '81 to 90',
  'stakes.row.r91to100': '91 to 100',
  'stakes.row.r101to120': '101 to 120',
  'score.signs': 'Use the upper sign if the bidder’s side made its points, the lower if not. Extra points earn nothing.',
  'case.made': 'A jack was called, and bidder and partner took {reached} together: made.',
  'case.lost': 'A bid of {bid}, and the two took {reached}: one short.',
  'case.alone': 'The bidder held the called card and took {reached} alone, against four.',
  'option.partnerShare':
    'Here the partner scores as much as the bidder. Some give the partner half of it; then the five scores of a deal add up to zero.',
  'case.half': 'The same deal with half for the partner: 2 + 1 against three times 1.',
  'match.deals': 'A match is ten deals; each player keeps a separate total, and the highest wins. Ties share the win.',
  'option.deals': 'It may also be 5 or 20 deals. This does not matter when a target is set.',
  'option.target': 'Instead of after a number of deals, the match may end as soon as a player has 11 points.',
  'term.briscola': '**Briscola**: trumps, and a trump.',
  'term.socio': '**Socio**: the secret partner.',
  'term.carico': '**Carico**: an ace or a three.',
  'term.liscio': '**Liscio**: a card without points.',
  'term.chiamata': '**Chiamata**: the call.',
  source:
    'The Italian game for five. Sources disagree on a few points; on this page the first call of points is 62 or more, a deal that all pass scores nothing, and a match has ten deals.',
} as const;
