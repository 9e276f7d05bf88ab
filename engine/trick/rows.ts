import { always, chains, type Chains, type Duty, type DutyStep } from './duty.ts';

/**
 * The rows of the rules' table "Play duties at a glance", options included. Games pick their row from here; nothing else decides what may
 * be played. Sources: rules/README.md and the pages of the games.
 */

const FOLLOW_OR_ANY = always('suit any');

/** Klaverjassen and klaberjass against an opponent; `trumpLed` and `cannotOver` are house rules. */
function jass(trumpLed: string, cannotOver: string): Chains {
  return chains(trumpLed, 'suit trump any', `suit over ${cannotOver}`);
}

/** Klaberjass (rules/klaberjass.md, Play): over-trump everybody, the partner too. */
export const KLABERJASS: Duty = { opponent: jass('beat suit any', 'any') };

export interface KlaverjasHouse {
  readonly trumpLead: 'beatOpponents' | 'beatAlways' | 'free';
  readonly partnerExemption: 'on' | 'off';
  readonly underTrump: 'free' | 'forbidden' | 'forced';
}

/** Klaverjassen under its house rules (rules/klaverjas.md, Play and Options). */
export function klaverjasDuty({ trumpLead, partnerExemption, underTrump }: KlaverjasHouse): Duty {
  const cannotOver = { free: 'any', forbidden: 'notUnder any', forced: 'trump any' }[underTrump];
  const led = trumpLead === 'free' ? 'suit any' : 'beat suit any';
  const ledByMate = trumpLead === 'beatAlways' ? 'beat suit any' : 'suit any';
  const discard = underTrump === 'forbidden' ? 'notUnder any' : 'any';
  return {
    opponent: jass(led, cannotOver),
    mate: partnerExemption === 'on' ? chains(ledByMate, 'suit any', `suit ${discard}`) : jass(ledByMate, cannotOver),
  };
}

/** Briscola: any card at any time. */
export const NO_DUTY: Duty = { opponent: always('any') };

const manilleOpponent = (cannotOver: string): Chains => chains('beat suit any', 'beat suit trump any', `suit over ${cannotOver}`);

/** Manille in its forms with duties; against everybody alone the mate's chains are never asked. */
export const MANILLE: Duty = { opponent: manilleOpponent('notUnder any'), mate: FOLLOW_OR_ANY };

/** Manilla, and its two-player form. */
export const MANILLA: Duty = { opponent: manilleOpponent('any'), mate: FOLLOW_OR_ANY };

/** Botifarra (rules/botifarra.md, Play and Options). */
export function botifarraDuty(losingTrump: 'free' | 'forced', mustGive: 'on' | 'off'): Duty {
  const trumped = losingTrump === 'forced' ? 'low over lowTrump' : 'low over';
  const against = (last: DutyStep): Chains => chains(`beat low ${last}`, `beat low trump ${last}`, `${trumped} ${last}`);
  return { opponent: against('lows'), second: against('any'), mate: mustGive === 'on' ? always('give gives') : FOLLOW_OR_ANY };
}

/** Double-deck Pinochle: head every trick, partner's too; void hands trump and over-trump. */
export const PINOCHLE: Duty = { opponent: chains('beat suit any', 'beat suit trump any', 'suit over trump any') };
