/** The goal of a bot: the score of the deal, or points in tricks. */
export type Aim = 'score' | 'tricks';
