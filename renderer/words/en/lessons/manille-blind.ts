/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump':
    'Trumps {trump:trump}: the deal counts once. The side with more than 30 of the 60 points scores the points above 30.',
  'commit.manille-blind.trump:NT':
    'No trumps: the deal counts twice. The side with more than 30 of the 60 points scores double the points above 30.',
  'guide.manille-blind.aim':
    'Blind Manille: you see everyone’s cards but your own. You and Cas, opposite, want more than 30 of the 60 points: ten 5, ace 4, king 3, queen 2, jack 1. What you can’t see anywhere is in your hand.',
  'guide.manille-blind.offer':
    'You deal, so you choose. You may call “{call:blind}” before the hands are shown, for four times the score; otherwise choose “{call:look}”.',
  'guide.manille-blind.trumps':
    'Look at the three hands you can see: which suit is your partner’s, and which high cards are nowhere to be seen? Those are yours. Name that suit.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}, and the dealer leads. Everyone chooses a card by its place without knowing it, so nobody has to follow suit: the highest card of the led suit wins, or the highest trump.',
  'guide.manille-blind.lead': 'You lead: choose one of your face-down cards. Think about which cards may be in which places.',
  'guide.manille-blind.follow': 'Choose one of your face-down cards by its place; it’s turned up once it’s on the table.',
  'guide.manille-blind.reckoning':
    'Both sides’ points add up to 60, and only points above 30 score, multiplied by any doubles. The first side to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
