/** Names of bots, from the weakest to the strongest. Apart from the bots themselves, so that a name costs no search. */
export const LEVELS = ['random', 'rule', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a text names a bot. */
export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
