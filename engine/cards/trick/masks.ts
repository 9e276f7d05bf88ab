import type { Chains, Duty, DutyStep } from './duty.ts';
import { TRICK_KINDS } from './duty.ts';
import { int32At } from '../indexed.ts';

/** Who is winning, as duties distinguish it: an opponent, the player's own side, or (second to the trick) the leader, an opponent. */
export const WHO = { opponent: 0, mate: 1, second: 2 } as const;

/**
 * A duty as bit masks, one for each situation: 3 × the kind of trick ({@link TRICK_KINDS}) + who is winning ({@link WHO}). With a hand's
 * fields, `led` its cards of the led suit, `trumps` its trumps, `beatLed` and `beatTrump` the cards that beat the winning card, and `x & -x`
 * the lowest card of a field, the legal cards of a situation are
 * - some `led & follow`: `led & beatLed & beat`, or if that is empty `led & suit | led & -led`;
 * - else `trumps & beatTrump & over`, or if that is empty `trumps & trump | trumps & -trumps & lowTrump`;
 * - and if that is empty too, of each field `f & discard | f & -f`, of the trumps `f & (discardTrump | beatTrump & discardOver) | f & -f`, and
 *   only those in `under | beatTrump`;
 * - and if nothing at all is left, the whole hand.
 * So legality needs no chain at run time; a test holds the masks to the chains.
 */
export interface DutyMasks {
  readonly follow: Int32Array;
  readonly beat: Int32Array;
  readonly suit: Int32Array;
  readonly over: Int32Array;
  readonly trump: Int32Array;
  readonly lowTrump: Int32Array;
  readonly discard: Int32Array;
  readonly discardTrump: Int32Array;
  readonly discardOver: Int32Array;
  readonly under: Int32Array;
  /** Whether the second seat has a duty of its own. */
  readonly second: boolean;
}
export const MASK_NAMES = ['follow', 'beat', 'suit', 'over', 'trump', 'lowTrump', 'discard', 'under'] as const;
type MaskName = (typeof MASK_NAMES)[number];

/** The masks of a duty over suits whose fields are `full`, with the counters of a field. */
export function dutyMasks(duty: Duty, full: number, counters: number): DutyMasks {
  const make = (): Int32Array => new Int32Array(9);
  const masks = {
    follow: make(),
    beat: make(),
    suit: make(),
    over: make(),
    trump: make(),
    lowTrump: make(),
    discard: make(),
    discardTrump: make(),
    discardOver: make(),
    under: make(),
  };
  const sides: readonly Chains[] = [duty.opponent, duty.mate ?? duty.opponent, duty.second ?? duty.opponent];
  TRICK_KINDS.forEach((kind, k) => {
    sides.forEach((chains, who) => {
      const chain = chains[kind];
      const at = k * 3 + who;
      const has = (step: DutyStep): number => (chain.includes(step) ? full : 0);
      masks.follow[at] = has('suit') | has('low') | has('give');
      masks.beat[at] = has('beat');
      masks.suit[at] = has('suit') | (has('give') & counters);
      masks.over[at] = has('over');
      masks.trump[at] = has('trump');
      masks.lowTrump[at] = has('lowTrump');
      const last = chain.find(
        (step) => step === 'any' || step === 'lows' || step === 'gives' || step === 'givesOver' || step === 'notUnder',
      );
      masks.discard[at] = last === 'lows' ? 0 : last === 'gives' || last === 'givesOver' ? counters : full;
      masks.discardTrump[at] = last === 'lows' || last === 'givesOver' ? 0 : last === 'gives' ? counters : full;
      masks.discardOver[at] = last === 'givesOver' ? full : 0;
      masks.under[at] = last === 'notUnder' ? 0 : full;
    });
  });
  for (let who = 0; who < 3; who += 1) widen(masks, who);
  return { ...masks, second: duty.second !== undefined };
}

/**
 * Makes situations alike where a difference could never show, so that search distinguishes fewer: without a trump in the trick
 * every trump beats, so that `over` is `trump` and `under` bars none; a hand void in led trumps has no trump; nothing of the led suit
 * beats a trump.
 */
function widen(masks: { readonly [name in MaskName]: Int32Array }, who: number): void {
  const [led, wins, trumped] = [who, 3 + who, 6 + who];
  const get = (name: MaskName, at: number): number => int32At(masks[name], at);
  const copy = (name: MaskName, from: number, to: number): void => {
    masks[name][to] = get(name, from);
  };
  const trumpsNow = get('over', wins) | get('trump', wins);
  const trumpsThen = get('over', trumped) | get('trump', trumped);
  if (trumpsNow === trumpsThen && get('lowTrump', wins) === 0 && (trumpsNow !== 0 || get('lowTrump', trumped) === 0))
    for (const name of ['over', 'trump', 'lowTrump'] as const) copy(name, trumped, wins);
  for (const name of ['over', 'trump', 'lowTrump'] as const) copy(name, trumped, led);
  copy('under', trumped, led);
  copy('under', trumped, wins);
  copy('beat', wins, trumped);
}
