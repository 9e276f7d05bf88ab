/** Lessons: the guided deal of the game, and the commitments of its calls. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass: you and Cas, opposite, play against Ben and Dee. In trumps the jack (22) and the nine (14) are highest, then the ace, 11. The side that makes trumps needs more than half of all the points; the last trick brings 10.',
  'guide.klaberjass.first':
    'You have six cards and get two more. Is the turned-up suit right for you as trumps? With its jack or nine, more of the suit and an ace elsewhere, choose “{call:take}”; otherwise “{call:pass}”.',
  'guide.klaberjass.second':
    'Everyone passed. Now you may name any other suit as trumps, or pass. If all pass again, the dealer must choose.',
  'guide.klaberjass.sequence':
    'A **sequence**: three cards in a row are worth 20, four 50. Only the side with the best one scores, but then it scores all of its own.',
  'guide.klaberjass.bella': '**Bella**: king and queen of trumps in one hand. They are worth 20, whoever wins the tricks.',
  'guide.klaberjass.contract':
    'Trumps are {trump:trump}, made by {seat:seat}: that side needs more than half, or goes **bait** and everything goes to the other side. Follow suit, trump if you can’t, and go higher in trumps if you can.',
  'guide.klaberjass.reckoning':
    'Card points and bonuses together decide whether the side that made trumps has more than half. The first side to 500 wins. Carry on with “{button:over.next}”, or leave with the arrow at the top.',
  'commit.klaberjass.take':
    'Trumps {trump:trump}: your side needs more than half, 83 of 164 without bonuses. If it falls short, the others get every point.',
  'commit.klaberjass.trump':
    'Trumps {trump:trump}: your side needs more than half, 83 of 164 without bonuses. If it falls short, the others get every point.',
} as const;
