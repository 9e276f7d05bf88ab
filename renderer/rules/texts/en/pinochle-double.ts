/** The rules of Double-deck Pinochle. */
export const text = {
  'idea.1': 'Four players, two against two, twenty cards each from a pack of 80: four of every ace, ten, king, queen and jack.',
  'idea.2': 'You bid how many points your side will make, in melds and tricks together. The highest bidder names trumps.',
  'idea.3': 'Everyone lays down their melds – runs, marriages, four of a kind, pinochles – and picks them up again.',
  'idea.4': 'In play you must follow suit, go higher whenever you can, and trump when you can’t follow.',
  'idea.5': 'Reach your bid and score all you made; miss it and lose the bid. The first side to 500 wins.',
  aim: 'Bid what your melds and tricks will be worth, and no more than that. A deal has 50 points in tricks; the melds decide how high one can go.',
  'cards.pack':
    'The pack has 80 cards: ace, ten, king, queen and jack of four suits, each of them four times. The ten stands between ace and king. Aces, tens and kings are the **counters**.',
  'cards.sum':
    'The last trick is worth 2 points. In all there are 48 counters and those 2: 50 points. Of two identical cards in a trick the one played **first** is the higher.',
  'case.equal': 'Two aces of hearts: the first one wins. Ten and both aces are counters, so the trick is worth 3.',
  'deal.seats': 'Partners sit opposite, and play goes clockwise. The player to the dealer’s left is **forehand**.',
  'deal.packets': 'Twenty cards each, in packets of five. There is no widow.',
  'calls.bid':
    'Starting with forehand, each player bids higher or passes. A player who passes is out. The lowest bid is 50, the highest 500; up to 60 you may go up by one or more, from 60 on only by multiples of 5. The auction ends when one bidder is left.',
  'case.steps': 'A bid must be above the last one: a second 50 is not allowed. After 60 the next is 65, not 61.',
  'calls.stuck': 'If the first three pass, the dealer is **stuck** with the bid at 50 without having said a word.',
  'calls.signal':
    'A bid in the fifties that **skips** values tells the partner: “I have meld; you name trumps.” It signals ten points of meld for each value skipped. The app shows what every bid signals, and bots bid and read it in the same way.',
  'case.signal': 'A first bid of 54 skips 50 to 53: 40 points of meld. 57 over 54 skips two values: 20. 60 and above signal nothing.',
  'calls.trumps': 'The winner of the auction, the **declarer**, names a trump suit in which they hold a marriage, king and queen.',
  'calls.noMarriage':
    'A declarer without any marriage cannot name trumps: the deal is not played, the declarer’s side loses the bid, and the others score nothing.',
  'meld.what':
    'When trumps are named, the melds of all four hands are counted. Several of a kind in one hand are worth more than the same ones singly:',
  melds: 'The melds and what they are worth',
  'melds.col.one': 'one',
  'melds.col.two': 'two',
  'melds.col.three': 'three',
  'melds.col.four': 'four',
  'melds.row.run': 'Run in trumps',
  'melds.row.royalMarriage': 'Marriage in trumps',
  'melds.row.marriage': 'Marriage in another suit',
  'melds.row.aces': 'Aces, one of each suit',
  'melds.row.kings': 'Kings, one of each suit',
  'melds.row.queens': 'Queens, one of each suit',
  'melds.row.jacks': 'Jacks, one of each suit',
  'melds.row.pinochle': 'Pinochle: queen of spades and jack of diamonds',
  'meld.once':
    'A card may serve in melds of different kinds, say in a marriage, in four queens and in a pinochle; but only once within a kind. The king and queen of a run don’t also count as a marriage. Each kind is counted at its best: two runs and a third king and queen of trumps are 150 + 4.',
  'case.runMarriage': 'A run, 15, and the second king and queen of trumps as a marriage, 4.',
  'case.pinochles': 'Two pinochles at once: 30, not twice 4.',
  'case.aces': 'One ace of each suit is 10. Further aces are worth nothing until the second set of four is complete.',
  'meld.least':
    'A side that has less than 20 points of meld scores none of it. If the **declarers** have less than 20, the deal is not played: they lose the bid, and the opponents score their meld if that is 20 or more.',
  'option.minMeld': 'The least meld a side needs to score any: 20, or 15, or 0, which means that every meld counts.',
  'meld.laid':
    'The melds of a side that has enough are laid face up for all to see, and picked up again when the first trick is over. A side with too little meld shows nothing.',
  'option.concede':
    'Before the first lead the declarer may concede: the bid is lost, the opponents score their meld if it is enough, and there are no trick points. If this is off, every deal is played out.',
  'play.lead': 'The declarer leads first; after that, the winner of each trick leads to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'You must **beat** the winning card if you can, following suit with a higher card of the suit. It makes no difference who is winning; you must beat your partner’s card too. If you can’t, any card of the suit will do.',
  'case.beat': 'The king is winning, and the ten beats it: you must play the ten.',
  'case.equalHand': 'An ace is there already, and of equal cards the first wins: nothing beats it. You may play any of your hearts.',
  'case.mate': 'The king is your partner’s, and you hold ace and ten: you must put one of them on it.',
  'play.trumped': 'If a suit other than trumps was led and has been trumped, no card of it can win. You follow suit with any card.',
  'case.trumped': 'The jack of trumps is winning. You have hearts and must follow, with whichever you like.',
  'play.trump':
    'If you have none of the led suit you must play a **trump**: one that is higher than the highest trump of the trick, if you have one; otherwise any trump.',
  'case.over':
    'No hearts. The queen of trumps beats the jack that is winning; a second jack would not, since the first of equals is the higher.',
  'case.under': 'You can’t beat the ace of trumps, but you must play a trump all the same.',
  'play.any': 'You may play any card only if you have neither the led suit nor a trump.',
  'score.sum': 'Each side adds the meld it may score and the points of its tricks.',
  'score.made':
    'If the declarers’ sum is at least the bid, they score that sum; otherwise they lose the bid: they are **set**. The opponents score their own sum either way. A total may fall below zero.',
  'case.made': 'A bid of {bid}: 25 in melds and 35 in tricks are just enough. The opponents have too little meld and score their tricks.',
  'case.set': 'A bid of {bid}, and 24 + 35 are only 59: the declarers lose {bid}. The others score 22 + 15.',
  'score.save':
    'To keep its meld a side must take at least one counter, an ace, a ten or a king, in its tricks. A side without one loses its meld but keeps the 2 points for the last trick.',
  'case.lost': 'The opponents won the last trick, and no counter at all: their meld of 30 is lost, and the 2 remain.',
  'option.saveMeld': 'Some ask for more: a side with less than 20 points in tricks, including the last trick’s 2, loses its meld.',
  'match.target': 'The first side to 500 points wins. If both get there in the same deal, the declarers’ side wins.',
  'option.target': 'The game may also go to 250 or to 1,000.',
  'term.pinochle': '**Pinochle**: queen of spades with jack of diamonds.',
  'term.marriage': '**Marriage**: king and queen of a suit; in trumps a royal one.',
  'term.around': '**Around**: one card of a rank in each suit, as in “aces around”.',
  'term.set': '**Set**: failing to make the bid.',
  'term.counter': '**Counter**: a card worth a point: ace, ten or king.',
  source:
    'The American game for partners with a double pack. The melds have their usual values; a declarer without a marriage loses the bid while the others score nothing; and each kind of meld is counted at its best.',
} as const;
