/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump':
    'Trumps {trump:trump}: the deal counts once. Whoever takes more than 30 of the 60 points scores what is above 30.',
  'commit.manille-blind.trump:NT':
    'No trumps: the deal counts twice. Whoever takes more than 30 of the 60 points scores double what is above 30.',
  'guide.manille-blind.aim':
    'Blind Manille: you see everyone’s cards but your own. You and Cas, opposite, want more than 30 of the 60 points: ten 5, ace 4, king 3, queen 2, jack 1. What you can’t see anywhere is in your hand.',
  'guide.manille-blind.offer':
    'You deal, so you choose. You may call “{call:blind}” before the hands are shown, for four times the score; otherwise choose “{call:look}”.',
  'guide.manille-blind.trumps':
    'Look at the three open hands: which suit has your partner, and which high cards do you see nowhere? Those are yours. Name that suit.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=There are no trumps|other=Trumps are {trump:trump}}, and the dealer leads. Everyone plays a card by its place without knowing it: nobody has to follow suit, and the highest of the led suit or a trump wins.',
  'guide.manille-blind.lead': 'You lead: choose one of your backs. Think which places the deal may have given to which cards.',
  'guide.manille-blind.follow': 'Choose one of your backs by its place; it is turned up when it lies on the table.',
  'guide.manille-blind.reckoning':
    'Both sides’ points add up to 60, and only what is above 30 scores, times the doubles. The first side to 101 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
} as const;
