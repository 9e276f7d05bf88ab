/** What a bot plays for: the score of the deal, or points in tricks. */
export type Aim = 'score' | 'tricks';
