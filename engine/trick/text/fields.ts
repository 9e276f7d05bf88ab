import type { MaskName } from '../masks.ts';
import { drawFirst, drawLater, masked, maskTexts, playersText, read, seatText, whoLines, type MaskText, type TextPlan } from './plan.ts';

/** The trick loop for every pack: a hand is four fields. */
export function fieldLoop(plan: TextPlan): string {
  const { shape } = plan;
  const { full } = shape;
  const noTrumps = shape.trumps === 0;
  const players = playersText(plan);
  const texts = maskTexts(plan);
  const seat = seatText(plan);
  const trumpsFrom = noTrumps ? '' : `beatTrump = led === 0 ? beatLed : ${full};`;

  return `
    while (left > 1) {
      if (place === 0) {
        const base = leader << 2;
        ${fields(false)} ${walk(plan, 'left', 'first', false)}
        ${nthBit(plan)} hands[base + slot] = field ^ (1 << bit); gain += ${read('value', '(slot << 5) | bit')};
        led = slot; winner = leader; place = 1; beatLed = ${higher(plan)}; ${trumpsFrom}
      }
      ${texts.hoisted.join('\n')}
      for (; place < ${players}; place += 1) {
        const seat = ${seat}; const base = seat << 2;
        ${whoLines(plan, texts)}
        ${turn(plan, texts.masks)}
      }
      points[winner] = ${read('points', 'winner')} + gain; tricks[winner] = ${read('tricks', 'winner')} + 1;
      leader = winner; place = 0; gain = ${shape.perTrick}; left -= 1;
    }
    ${shape.lastTrick === 0 ? '' : `gain += ${shape.lastTrick};`}
    for (; place < ${players}; place += 1) {
      const seat = ${seat}; const base = seat << 2;
      const f1 = ${read('hands', 'base + 1')}, f2 = ${read('hands', 'base + 2')}, f3 = ${read('hands', 'base + 3')};
      slot = (-f1 >>> 31) + ((-f2 >>> 31) << 1) + ((-f3 >>> 31) * 3);
      bit = 31 - Math.clz32(${read('hands', 'base')} | f1 | f2 | f3);
      gain += ${read('value', '(slot << 5) | bit')};
      if (place === 0) { led = slot; winner = seat; beatLed = ${higher(plan)}; ${trumpsFrom} }
      else if (slot === led) { if ((beatLed >>> bit) & 1) { winner = seat; beatLed = ${higher(plan)}; } }
      ${noTrumps ? '' : `else if (slot === 0 && (beatTrump >>> bit) & 1) { ${byTrump(plan)} }`}
    }
    points[winner] = ${read('points', 'winner')} + gain; tricks[winner] = ${read('tricks', 'winner')} + 1;`;
}

/** The cards of a slot that beat the card at `bit`. */
function higher({ shape }: TextPlan): string {
  return shape.copies === 1 ? `${shape.full} & (-2 << bit)` : read('higher', 'bit');
}

/** Lines after a trump has taken a trick to which another suit was led. */
function byTrump(plan: TextPlan): string {
  return `winner = seat; beatTrump = ${higher(plan)}; beatLed = 0;`;
}

/** One seat's turn after the lead: the legal cards, a draw among them, what it changes. Each way has its own text: it knows the slot. */
function turn(plan: TextPlan, masks: { readonly [name in MaskName]: MaskText }): string {
  const { full } = plan.shape;
  const noTrumps = plan.shape.trumps === 0;
  const { follow, beat, suit, over, trump, lowTrump, discard, under } = masks;
  if (follow !== 0 && follow !== full) throw new RangeError('a duty to follow holds always or never');
  const drawn = `const choices = ${countOf(plan, 'field')}; ${drawLater('choices')} ${nthBit(plan)}`;
  const lowest = 'suit & -suit';
  const kept = suit === full ? 'suit' : suit === 0 ? lowest : `(suit & ${suit}) | (${lowest})`;
  const chosen =
    beat === 0 ? `const field = ${kept};` : `let field = ${masked('suit & beatLed', beat, full)}; if (field === 0) field = ${kept};`;
  const followed = `${chosen} ${drawn} hands[base + led] = suit ^ (1 << bit); gain += ${read('value', '(led << 5) | bit')};
    if ((beatLed >>> bit) & 1) { winner = seat; beatLed = ${higher(plan)}; }`;

  const free = discard === full && (noTrumps || under === full);
  const mayFollow = follow !== full;
  const mayTrump = !noTrumps && over !== full;
  const discardWins = [
    mayFollow ? `if (slot === led) { if ((beatLed >>> bit) & 1) { winner = seat; beatLed = ${higher(plan)}; } }` : '',
    mayTrump ? `if (slot === 0 && (beatTrump >>> bit) & 1) { ${byTrump(plan)} }` : '',
  ];
  const discarded = `${fields(!free)} ${free ? '' : narrowed(noTrumps ? full : under, discard, full)} ${walk(plan, free ? 'left' : null, 'later', !free)} ${nthBit(plan)}
    hands[base + slot] = ${free ? 'field' : read('hands', 'base + slot')} ^ (1 << bit); gain += ${read('value', '(slot << 5) | bit')};
    ${discardWins.filter(Boolean).join(' else ')}`;

  let voids = discarded;
  if (!noTrumps && (over !== 0 || trump !== 0 || lowTrump !== 0)) {
    const rest = [masked('trumps', trump, full), masked('(trumps & -trumps)', lowTrump, full)].filter((text) => text !== '0').join(' | ');
    const wins = rest === '' ? byTrump(plan) : `if ((beatTrump >>> bit) & 1) { ${byTrump(plan)} }`;
    voids = `const trumps = ${read('hands', 'base')};
      ${rest === '' ? 'const' : 'let'} field = ${masked('trumps & beatTrump', over, full)}; ${rest === '' ? '' : `if (field === 0) field = ${rest};`}
      if (field !== 0) { ${drawn} hands[base] = trumps ^ (1 << bit); gain += ${read('value', 'bit')}; ${wins} }
      else { ${discarded} }`;
  }
  if (follow === 0) return voids;
  return `const suit = ${masked(read('hands', 'base + led'), follow, full)}; if (suit !== 0) { ${followed} } else { ${voids} }`;
}

/** Lines that name the fields of the hand at `base`; the last is only needed where all may change. */
function fields(change: boolean): string {
  const names = change ? [0, 1, 2, 3] : [0, 1, 2];
  return names.map((slot) => `${change ? 'let' : 'const'} f${slot} = ${read('hands', slot === 0 ? 'base' : `base + ${slot}`)};`).join(' ');
}

/** Lines that leave of the fields f0…f3 what a hand may discard. */
function narrowed(under: MaskText, discard: MaskText, full: number): string {
  const lines: string[] = [];
  if (discard !== full) {
    lines.push(`const rest = ${discard};`);
    for (const slot of [1, 2, 3]) lines.push(`f${slot} = (f${slot} & rest) | (f${slot} & -f${slot});`);
    lines.push(under === full ? 'f0 = (f0 & rest) | (f0 & -f0);' : 'const trumps0 = (f0 & rest) | (f0 & -f0);');
  }
  if (under !== full)
    lines.push(
      `const above0 = ${discard === full ? 'f0' : 'trumps0'} & (${under} | beatTrump); if ((above0 | f1 | f2 | f3) !== 0) f0 = above0;`,
    );
  return lines.join(' ');
}

function isWide(plan: TextPlan): boolean {
  return plan.shape.bits > 12;
}

function countOf(plan: TextPlan, field: string): string {
  return isWide(plan) ? `${read('count', `${field} & 1023`)} + ${read('count', `${field} >>> 10`)}` : read('count', field);
}

/** Lines that set `bit` to set bit number `pick` of `field`; `nth` holds eight of them as nibbles, the next eight in a second part. */
function nthBit(plan: TextPlan): string {
  const { bits } = plan.shape;
  if (bits <= 8) return `bit = (${read('nth', 'field')} >>> (pick << 2)) & 15;`;
  if (!isWide(plan)) return `bit = (${read('nth', `((pick >> 3) << ${bits}) | field`)} >>> (pick << 2)) & 15;`;
  return `const lower = ${read('count', 'field & 1023')}; const up = ~((pick - lower) >> 31); pick -= lower & up;
    bit = (10 & up) + ((${read('nth', '((pick >> 3) << 10) | ((field >>> (10 & up)) & 1023)')} >>> (pick << 2)) & 15);`;
}

/** Lines that draw a card of the fields f0…f3: `slot`, `field`, and `pick` within the field. `bound` is their number where it is known. */
function walk(plan: TextPlan, bound: string | null, place: 'first' | 'later', narrow: boolean): string {
  const draw = place === 'first' ? drawFirst : drawLater;
  return `const upTo0 = ${countOf(plan, 'f0')}; const upTo1 = upTo0 + ${countOf(plan, 'f1')}; const upTo2 = upTo1 + ${countOf(plan, 'f2')};
    ${bound === null ? `const all = upTo2 + ${countOf(plan, 'f3')}; ${draw('all')}` : draw(bound)}
    const past0 = ~((pick - upTo0) >> 31); const past1 = ~((pick - upTo1) >> 31); const past2 = ~((pick - upTo2) >> 31);
    slot = -(past0 + past1 + past2); pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
    const field = ${narrow ? '(f0 & ~past0) | (f1 & past0 & ~past1) | (f2 & past1 & ~past2) | (f3 & past2)' : read('hands', 'base + slot')};`;
}
