import { always, chains, type Chains, type Duty } from '../../cards/trick/duty.ts';

/** The duties of the Manille family, of France and of Spain. */

/** Follow suit, or play any card. */
export const FOLLOW_OR_ANY = always('suit any');

const opponent = (cannotOver: string): Chains => chains('beat suit any', 'beat suit trump any', `suit over ${cannotOver}`);

/** Manille in its forms with duties; where everybody plays alone the mate's chains are never needed. */
export const MANILLE: Duty = { opponent: opponent('notUnder any'), mate: FOLLOW_OR_ANY };

/** Manille whose void hands may also play a trump lower than the winning one. */
export const MANILLE_FREE: Duty = { opponent: opponent('any'), mate: FOLLOW_OR_ANY };

/** Manilla, and its two-player form. */
export const MANILLA: Duty = { opponent: opponent('any'), mate: FOLLOW_OR_ANY };
