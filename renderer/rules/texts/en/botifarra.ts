/** The rules of Botifarra. */
export const text = {
  'idea.1': 'Four players, two against two, twelve Spanish cards each; everything goes to the right, anticlockwise.',
  'idea.2': 'The dealer names trumps, plays without, which is **botifarra** and counts double, or leaves it to the partner.',
  'idea.3': 'What you may play is strict: beat an opponent if you can, else give your lowest card; feed your partner.',
  'idea.4': 'Cards and tricks make 72 points. Whoever has more than 36 scores what is above it.',
  'idea.5': 'The sides may double each other up to three times. The first to 101 wins.',
  aim: 'Take more than 36 of the 72 points of a deal. Since nearly every card is forced by the rules, each one played tells the others what you hold, and good players read it.',
  'cards.order':
    'The pack has 48 Spanish cards, from two to nine with sota, knight, king and ace. The **nine** is the highest card of every suit, trumps too. Nine, ace, king, knight and sota are the **counters**; all the others are blanks, worth nothing.',
  'cards.sum': 'Each suit holds 15 points, and each of the twelve tricks is worth 1 point besides: 60 + 12 = 72.',
  'case.worth': 'The nine wins and brings 3 + 5 + 0 + 4, and 1 for the trick.',
  'deal.seats':
    'Partners sit opposite. Seats may be drawn for: the highest card deals first, and the higher of the opponents sits at the dealer’s right. Play goes to the right; the player at the dealer’s right is **forehand**.',
  'deal.packets': 'Twelve cards each, in packets of four.',
  'calls.trumps': 'The dealer looks and decides:',
  'calls.suit': 'to name a **trump suit**;',
  'calls.botifarra': 'to call **botifarra**: no trumps, and the deal counts double;',
  'calls.delegate': 'to **delegate**: then the partner must name a suit or botifarra, and cannot hand it back.',
  'calls.double': 'After that the deal may be doubled, each step only upon the one before:',
  'calls.contrar': '**Contrar**, by the opponents of the dealer: ×2.',
  'calls.recontrar': '**Recontrar**, by the dealer’s side: ×4 in all.',
  'calls.vicens': '**Sant Vicenç**, by the opponents again: ×8 in all.',
  'calls.order':
    'The first to be asked is the player at the left of whoever made the last announcement, that is the one who sits before that player in the order of play; then the other of the pair. When one of the two has called, the other is not asked.',
  'calls.total': 'Botifarra’s own doubling comes on top: with everything called a botifarra counts ×16.',
  'option.multipliers':
    'Some count contrar, recontrar and Sant Vicenç as ×2, ×3 and ×4 instead of ×2, ×4 and ×8. Botifarra still doubles that.',
  'play.lead': 'Forehand, at the dealer’s right, leads to the first trick, the winner of each trick to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit you must play one of them. Which one is not for you to choose freely:',
  'play.beat': 'If an opponent is winning with a card of the led suit and you can beat it, you must. Any card that beats will do.',
  'case.oneBeats': 'The king was led by an opponent. Of your cups only the ace beats it, so only the ace may be played.',
  'case.anyBeats': 'Nine and ace both beat the king: choose between them. The two is barred.',
  'play.lowest':
    'If you cannot beat the card of an opponent who is winning, you must give your **lowest** card of the suit. The same is due when the suit has been trumped by an opponent: then no card of it can win.',
  'case.lowest': 'Nothing beats the king. The five is your lowest cup, and due; the sota, a counter, may not be given away.',
  'case.trumpedLowest':
    'Cups were led and trumped by an opponent. You still have cups, so the lowest of them is due; the nine is safe in your hand.',
  'play.give':
    'If your **partner** is winning, you must give a counter of the suit or your lowest card of it. What is in between is barred: it would feed nobody and keep nothing.',
  'case.give': 'Your partner’s nine is winning. King and sota are counters, the four is your lowest; the six is neither.',
  'option.mustGive': 'Some leave you free when your partner is winning: any card of the suit, or any card at all if you have none of it.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning, you must play a trump that beats the winning card, if you have one; any that does. Over a trump that means a higher trump.',
  'case.trump': 'No cups, and an opponent’s king is winning: the three of coins, a trump, is due.',
  'case.over': 'An opponent has trumped with the six. Seven and king beat it, and you may choose; the five is too low.',
  'play.lows':
    'If you have none of the led suit and nothing that beats an opponent’s card, you may play from any suit, but only the **lowest card of that suit**. Trumps that are too low are no exception: the lowest of them may be played, but need not.',
  'case.lows': 'You are the last to play, without cups or trumps. From swords the five, from clubs the seven: your nine of swords stays.',
  'case.losing': 'Neither trump beats the six of coins. You may throw the lowest trump or the lowest sword.',
  'option.losingTrump': 'Many play that a hand with trumps which do not beat must play the lowest of them.',
  'play.second':
    'One exception: if you are the **second** to play to a trick and have neither the led suit nor a trump, you may play any card, for your partner has yet to play.',
  'case.second': 'Second to play, no cups and no trumps: even the nine of swords may be given, in the hope that your partner wins.',
  'play.mate':
    'If you have none of the led suit and your **partner** is winning, play any counter, or the lowest card of any suit. Trumps are a suit like the others here.',
  'case.mate':
    'Your partner has trumped and is winning. The king of coins and the ace of clubs are counters; the two of coins and the six of swords are the lowest of their suits. The five of coins and the eight of swords are barred.',
  'play.noTrump':
    'In a botifarra there are no trumps, and the rules about them fall away. A second player without the led suit is then always free.',
  'score.excess': 'The side with more than 36 points scores what is above 36, times everything that was called.',
  'score.tie': 'With 36 points each nobody scores, and the deal passes on.',
  'case.doubled': '50 points in a botifarra, with contrar and recontrar: 14 above 36, times 2, times 4.',
  'match.target': 'The first side with 101 points wins.',
  'option.session':
    'Instead of one game three may be played, each with another partner, so that everybody plays with everybody. Each game begins at zero; a person’s score is the sum of the three, and the highest wins.',
  'term.botifarra': '**Botifarra**: a deal without trumps. It is also a Catalan sausage.',
  'term.basa': '**Basa**: a trick. **Trumfo**: trumps. **Assistir**: to follow suit.',
  'term.blanca': '**Blanca**: a card without points. **Manilla**: the nine.',
  'term.contrar': '**Contrar**, **recontrar**, **Sant Vicenç**: the three doublings.',
  source:
    'The game of Catalonia. Where its books are silent these pages decide: under an opponent’s trump the lowest of the led suit is due; trumps that do not beat are played like any other suit; and for a winning partner trumps are a suit like the others.',
} as const;
