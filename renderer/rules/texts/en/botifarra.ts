/** The rules of Botifarra. */
export const text = {
  'idea.1': 'Four players, two against two, twelve Spanish cards each; play and deal go anticlockwise.',
  'idea.2': 'The dealer names trumps, calls **botifarra** (no trumps, counts double) or lets partner choose.',
  'idea.3': 'The rules of play are strict: beat an opponent if you can, otherwise play your lowest card; give your partner points.',
  'idea.4': 'Cards and tricks make 72 points. The side with more than 36 scores the excess.',
  'idea.5': 'The sides may double each other up to three times. The first to 101 wins.',
  aim: 'Take more than 36 of the 72 points of a deal. Since nearly every card is forced by the rules, each one played tells the others what you hold, and good players read it.',
  'cards.order':
    'The pack has 48 Spanish cards, from two to nine with jack (sota), knight, king and ace. The **nine** is the highest card of every suit, trumps included. Nine, ace, king, knight and jack are the **counters**; the others are blanks, worth nothing.',
  'cards.sum': 'Each suit holds 15 points, and each of the twelve tricks is worth 1 point more: 60 + 12 = 72.',
  'case.worth': 'The nine wins the trick, worth 3 + 5 + 0 + 4, and 1 for the trick itself.',
  'deal.seats':
    'Partners sit opposite. You may draw for seats: the highest card deals first, and the higher of the opponents sits at the dealer’s right. Play goes anticlockwise; the player at the dealer’s right is **forehand**.',
  'deal.packets': 'Twelve cards each, in packets of four.',
  'calls.trumps': 'The dealer looks and decides:',
  'calls.suit': 'to name a **trump suit**;',
  'calls.botifarra': 'to call **botifarra**: no trumps, and the deal counts double;',
  'calls.delegate': 'to **delegate**: then the partner must name a suit or botifarra, and cannot hand it back.',
  'calls.double': 'After that the deal may be doubled, each step only after the one before:',
  'calls.contrar': '**{call:contrar}**, by the opponents of the dealer: ×2.',
  'calls.recontrar': '**{call:recontrar}**, by the dealer’s side: ×4 in all.',
  'calls.vicens': '**{call:santvicens}**, by the opponents again: ×8 in all.',
  'calls.order':
    'The first to be asked is the player on the left of the last to speak, that is, the one just before that player in the order of play; then that player’s partner. Once one partner has called, the other is not asked.',
  'calls.total': 'Botifarra’s own doubling comes on top: with everything called, a botifarra counts ×16.',
  'option.multipliers':
    'Some count contrar, recontrar and Sant Vicenç as ×2, ×3 and ×4 instead of ×2, ×4 and ×8. Botifarra still doubles that.',
  'play.lead': 'Forehand, at the dealer’s right, leads first; after that, the winner of each trick leads to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit you must play one of them. But you can’t always choose which:',
  'play.beat': 'If an opponent is winning with a card of the led suit and you can beat it, you must. Any card that beats it will do.',
  'case.oneBeats': 'An opponent led the king. Of your cups only the ace beats it, so you must play the ace.',
  'case.anyBeats': 'Nine and ace both beat the king: choose between them. You can’t play the two.',
  'play.lowest':
    'If you can’t beat the card of an opponent who is winning, you must play your **lowest** card of the suit. The same goes when an opponent has trumped the suit: then no card of it can win.',
  'case.lowest': 'Nothing beats the king. The five is your lowest cup, so you must play it; you can’t give away the jack, a counter.',
  'case.trumpedLowest':
    'Cups were led and trumped by an opponent. You still have cups, so you must play the lowest of them; the nine is safe in your hand.',
  'option.trumpedSuit':
    'Some descriptions ask for the lowest card only when the winning card is of the led suit. Under an opponent’s trump you may then play any card of the suit.',
  'play.give':
    'If your **partner** is winning, you must play a counter of the suit or your lowest card of it. You can’t play anything in between: that would neither give your partner points nor save any.',
  'case.give': 'Your partner’s nine is winning. King and jack are counters, the four is your lowest; the six is neither.',
  'option.mustGive':
    'Some let you play as you like when your partner is winning: any card of the suit, or any card at all if you have none of it.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning, you must play a trump that beats the winning card if you have one; any that does will do. Over a trump that means a higher trump.',
  'case.trump': 'No cups, and an opponent’s king is winning: you must play the three of coins, a trump.',
  'case.over': 'An opponent has trumped with the six. Seven and king beat it, and you may choose; the five is too low.',
  'play.lows':
    'If you have none of the led suit and nothing that beats an opponent’s card, you may play from any suit, but only the **lowest card of that suit**. Trumps that are too low are no exception: the lowest of them may be played, but need not be.',
  'case.lows': 'You are the last to play, without cups or trumps. From swords the five, from clubs the seven: your nine of swords stays.',
  'case.losing': 'Neither trump beats the six of coins. You may throw the lowest trump or the lowest sword.',
  'option.losingTrump': 'Many require a player whose trumps are all too low to play the lowest of them.',
  'play.second':
    'One exception: if you are the **second** to play to a trick and have neither the led suit nor a trump, you may play any card, since your partner has yet to play.',
  'case.second': 'Second to play, no cups and no trumps: you may give even the nine of swords, in the hope that your partner wins.',
  'play.mate':
    'If you have none of the led suit and your **partner** is winning, play any counter, or the lowest card of any suit. Trumps are a suit like any other here.',
  'case.mate':
    'Your partner has trumped and is winning. The king of coins and the ace of clubs are counters; the two of coins and the six of swords are the lowest of their suits. You can’t play the five of coins or the eight of swords.',
  'option.partnerTrumps':
    'By the letter of some descriptions you may overtrump your partner with any trump that beats, and the counters must come from another suit. A lower trump may then be played only if it is your lowest.',
  'case.mateOver':
    'The partner’s three of coins is winning. The five of coins beats it, so it may be played too; only the eight of swords is neither a counter nor a lowest card.',
  'play.noTrump':
    'In a botifarra there are no trumps, so the trump rules don’t apply. A second player without the led suit may then play anything.',
  'score.excess': 'The side with more than 36 points scores the excess over 36, times everything that was called.',
  'score.tie': 'With 36 points each nobody scores, and the next player deals.',
  'case.doubled': '50 points in a botifarra, with contrar and recontrar: 14 above 36, times 2, times 4.',
  'match.target': 'The first side to 101 points wins.',
  'option.signals':
    'When partners have agreed on it, leading the nine of a suit that is not trumps **shows the ace** of that suit as well: your partner may load the trick and come back to the suit. Only your first nine in a suit counts, and only while the ace is still out. Both sides know the agreement, and nobody has to keep it. Bots lead so where it costs nothing they can tell, and read your leads so; a hint says what your partner’s card showed.',
  'option.session':
    'Instead of one game three may be played, each with a different partner, so that everyone partners everyone else. Each game starts at zero; a player’s score is the sum of the three, and the highest wins.',
  'term.botifarra': '**{call:trump:NT}**: a deal without trumps. It is also a Catalan sausage.',
  'term.basa': '**Basa**: a trick. **Trumfo**: trumps. **Assistir**: to follow suit.',
  'term.blanca': '**Blanca**: a card without points. **Manilla**: the nine.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: the three doublings.',
  source:
    'The game of Catalonia. Where the rule books differ or are silent, this page decides: under an opponent’s trump you must play your lowest card of the led suit; trumps too low to win are played like any other suit; and for a winning partner trumps are a suit like the others. House rules can change that.',
  'source.signals': 'Showing the ace by leading the nine is advice of players, from the page on leads at butinet.org, and no rule.',
} as const;
