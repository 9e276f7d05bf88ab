import { PACKS, type PackId } from '../cards/pack.ts';
import type { Duty } from './duty.ts';
import { shapeOf } from './layout.ts';
import { botifarraDuty, KLABERJASS, klaverjasDuty, MANILLA, MANILLE, NO_DUTY, PINOCHLE } from './rows.ts';
import type { TextPlan } from './text/plan.ts';

interface Tricks {
  readonly perTrick?: number;
  readonly lastTrick?: number;
  readonly counters?: number;
}

/** The five highest of twelve. */
const COUNTERS = 0b1111_1000_0000;

function plan(
  pack: PackId,
  duty: Duty,
  seating: TextPlan['seating'],
  seats: TextPlan['seats'],
  trumps: boolean,
  tricks: Tricks = {},
): TextPlan {
  return { shape: shapeOf(PACKS[pack], duty, trumps, tricks), seats, seating };
}

const four = (cards: number): TextPlan['seats'] => ({ players: 4, cards });
const three = (cards: number): TextPlan['seats'] => ({ players: 3, cards });
const two = (cards: number): TextPlan['seats'] => ({ players: 2, cards });
const jass = (duty: Duty): TextPlan => plan('french32', duty, 'pairs', four(8), true, { lastTrick: 10 });
const botifarra = (trumps: boolean): TextPlan =>
  plan('spanish48', botifarraDuty('free', 'on'), 'pairs', four(12), trumps, { perTrick: 1, counters: COUNTERS });

/**
 * The ways of playing for which playouts are generated: the default rules of every game and the presets of klaverjassen, by file name. All
 * others are interpreted.
 */
export const PLANS: Readonly<Record<string, TextPlan>> = {
  klaberjass: jass(KLABERJASS),
  klaverjasHouse: jass(klaverjasDuty({ trumpLead: 'beatOpponents', partnerExemption: 'on', underTrump: 'free' })),
  klaverjasAmsterdam: jass(klaverjasDuty({ trumpLead: 'beatAlways', partnerExemption: 'on', underTrump: 'forbidden' })),
  klaverjasRotterdam: jass(klaverjasDuty({ trumpLead: 'beatAlways', partnerExemption: 'off', underTrump: 'forced' })),
  briscola: plan('forty', NO_DUTY, 'open', { players: 5, cards: 8 }, true),
  manille: plan('french32', MANILLE, 'pairs', four(8), true),
  manilleNoTrump: plan('french32', MANILLE, 'pairs', four(8), false),
  manilleBlind: plan('french32', NO_DUTY, 'pairs', four(8), true),
  manilleBlindNoTrump: plan('french32', NO_DUTY, 'pairs', four(8), false),
  manilleAuction: plan('french32', MANILLE, 'open', four(7), true),
  manilleAuctionNoTrump: plan('french32', MANILLE, 'open', four(7), false),
  manilleThree: plan('french32', MANILLE, 'open', three(10), true),
  manilleThreeNoTrump: plan('french32', MANILLE, 'open', three(10), false),
  manilleOpen: plan('french32', MANILLE, 'open', null, true),
  manilleOpenNoTrump: plan('french32', MANILLE, 'open', null, false),
  manilleTwo: plan('french32', MANILLE, 'open', two(16), true),
  manilleTwoNoTrump: plan('french32', MANILLE, 'open', two(16), false),
  manilla: plan('spanish48', MANILLA, 'pairs', four(12), true, { perTrick: 1 }),
  manillaTwo: plan('spanish48', MANILLA, 'open', two(24), true),
  botifarra: botifarra(true),
  botifarraNoTrump: botifarra(false),
  pinochle: plan('pinochle80', PINOCHLE, 'pairs', four(20), true, { lastTrick: 2 }),
};
