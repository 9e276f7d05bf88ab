import type { Shape } from '../layout.ts';
import { MASK_NAMES, type MaskName } from '../masks.ts';

/** What a generated text is made for: all that it takes as constant. */
export interface TextPlan {
  readonly shape: Shape;
  /** `null`: as many as the table has, each with as many cards as it says. */
  readonly seats: { readonly players: number; readonly cards: number } | null;
  /** `pairs`: four players, partners opposite; `open`: whoever the table's `mates` say. */
  readonly seating: 'pairs' | 'open';
}

/** A name for everything a text depends on: where two plans have the same, one text serves both. */
export function planKey({ shape, seats, seating }: TextPlan): string {
  const { masks, bits, copies, trumps, perTrick, lastTrick } = shape;
  const table = seats === null ? 'any' : `${seats.players}x${seats.cards}`;
  const duty = MASK_NAMES.map((name) => [...masks[name]].map((mask) => mask.toString(16)).join(','));
  return [bits, copies, trumps === 0 ? 'NT' : 'T', table, seating, perTrick, lastTrick, ...duty].join(' ');
}

/** The number of players as text. */
export function playersText({ seats }: TextPlan): string {
  return seats === null ? 'players' : `${seats.players}`;
}

/** A mask as text: a number, or an expression over the variables `mate` and `second` and constants of the trick. */
export type MaskText = number | string;

/** The masks of a plan as texts, and the lines that must stand where a trick begins. */
export interface MaskTexts {
  readonly masks: { readonly [name in MaskName]: MaskText };
  readonly hoisted: readonly string[];
  readonly usesMate: boolean;
  readonly usesSecond: boolean;
}

/** The kinds of trick that can come about: without trumps only those that the led suit wins. */
function kindsOf(plan: TextPlan): readonly number[] {
  return plan.shape.trumps === 0 ? [1] : [0, 1, 2];
}

/** Whether a duty tells two of {@link import('../masks.ts').WHO} apart. */
function differs(plan: TextPlan, a: number, b: number): boolean {
  const { masks } = plan.shape;
  return MASK_NAMES.some((name) => kindsOf(plan).some((kind) => masks[name][kind * 3 + a] !== masks[name][kind * 3 + b]));
}

/**
 * The masks of a plan's duty. Throws where a mask changes when a trick is trumped in a way that the beating fields do not show: no row of
 * the rules does.
 */
export function maskTexts(plan: TextPlan): MaskTexts {
  const { masks, full } = plan.shape;
  const noTrumps = plan.shape.trumps === 0;
  const mates = plan.seats?.players !== 2 && differs(plan, 0, 1);
  const seconds = differs(plan, 0, 2);
  const hoisted = new Map<string, string>();
  const at = (name: MaskName, kinds: readonly number[], who: number): number => {
    const [value = 0, other] = [...new Set(kinds.map((kind) => masks[name][kind * 3 + who] ?? 0))];
    if (other !== undefined) throw new RangeError(`the mask "${name}" differs once a trick is trumped`);
    return value;
  };
  const text = (name: MaskName): MaskText => {
    const by = (who: number): MaskText => {
      const plain = at(name, noTrumps ? [1] : [1, 2], who);
      const led = noTrumps ? plain : at(name, [0], who);
      if (led === plain) return plain;
      const value = `led === 0 ? ${led} : ${plain}`;
      const variable = hoisted.get(value) ?? `${name}${who === 1 ? 'Mate' : ''}`;
      hoisted.set(value, variable);
      return variable;
    };
    let result = by(0);
    if (mates) result = choice('mate', by(1), result, full);
    // The leader is an opponent of the second seat, so that `mate` is never set together with `second`.
    if (seconds && by(2) !== by(0)) result = choice('second', by(2), result, full);
    return result;
  };
  const texts = Object.fromEntries(MASK_NAMES.map((name) => [name, text(name)])) as { [name in MaskName]: MaskText };
  const all = Object.values(texts).join(' ');
  return {
    masks: texts,
    hoisted: [...hoisted].map(([value, variable]) => `const ${variable} = ${value};`),
    usesMate: /\bmate\b/.test(all),
    usesSecond: /\bsecond\b/.test(all),
  };
}

/** `yes` where a mask variable is all ones, `no` where it is zero. */
function choice(variable: string, yes: MaskText, no: MaskText, full: number): MaskText {
  if (yes === no) return no;
  if (yes === full) return no === 0 ? variable : `(${variable} | ${no})`;
  const part = (name: string, value: MaskText): string => (value === 0 ? '' : value === full ? name : `(${name} & ${value})`);
  return `(${[part(variable, yes), part(`~${variable}`, no)].filter(Boolean).join(' | ')})`;
}

/** `text & mask` where the mask says anything; `0` where it bars all. */
export function masked(text: string, mask: MaskText, full: number): string {
  if (mask === full) return text;
  return mask === 0 ? '0' : `${text} & ${mask}`;
}

/** An element of an array that is known to be there. */
export function read(array: string, index: number | string): string {
  return `(${array}[${index}] as number)`;
}

/** The next random word: xorshift of 32 bits (Marsaglia 2003). */
export const FRESH = 's ^= s << 13; s ^= s >>> 17; s ^= s << 5;';

/** Lines that set `pick` below `bound`, for the leader of a trick. */
export function drawFirst(bound: string): string {
  return `${FRESH} pick = Math.imul(s >>> 16, ${bound}) >>> 16;`;
}

/** Lines that set `pick` below `bound`, for the seat at `place` of a trick: two seats share a random word. */
export function drawLater(bound: string): string {
  return `if ((place & 1) === 0) { ${FRESH} pick = Math.imul(s >>> 16, ${bound}) >>> 16; } else pick = Math.imul(s & 65535, ${bound}) >>> 16;`;
}

/** Lines that declare the masks `mate` (the seat's side is winning) and `second`, where they are used. */
export function whoLines(plan: TextPlan, texts: MaskTexts): string {
  const lines: string[] = [];
  if (texts.usesMate)
    lines.push(
      plan.seating === 'pairs' ? 'const mate = ((seat ^ winner) & 1) - 1;' : `const mate = -((${read('mates', 'seat')} >>> winner) & 1);`,
    );
  if (texts.usesSecond) lines.push(`const second = (place === 1 ? -1 : 0)${texts.usesMate && plan.seating === 'open' ? ' & ~mate' : ''};`);
  return lines.join('\n');
}

/** The seat at `place` of a trick. */
export function seatText(plan: TextPlan): string {
  const players = playersText(plan);
  if (players === '4') return '(leader + place) & 3';
  return players === '2' ? 'leader ^ place' : `leader + place - (leader + place >= ${players} ? ${players} : 0)`;
}
