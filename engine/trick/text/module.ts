import { fieldLoop } from './fields.ts';
import type { Shape } from '../layout.ts';
import { fieldsPerWord, isWord, START } from '../table.ts';
import { FRESH, playersText, read, type TextPlan } from './plan.ts';
import { wordLoop } from './words.ts';

/**
 * The source of a module that deals and plays out at random, specialised to one shape, duty and seating: the interpreter's loop with
 * everything folded in that the plan knows. Choices that depend on the cards are made without a branch where that is cheaper than one
 * foretold wrong; two seats share a random word, whether they have a choice or not; the last trick, in which nobody has one, is played
 * apart. `name` says in its first line what it is.
 */
export function playoutText(plan: TextPlan, name: string): string {
  const { seats, shape } = plan;
  const word = isWord(shape);
  const loop = word ? wordLoop(plan) : fieldLoop(plan);
  const deal = seats === null ? openDeal(shape) : dealLines(shape, seats);
  const load = word
    ? `for (let seat = 0; seat < ${playersText(plan)}; seat += 1) hands[seat] = ${[0, 1, 2, 3].map((slot) => (slot === 0 ? read('given', 'seat * 4') : `(${read('given', `seat * 4 + ${slot}`)} << ${slot * 8})`)).join(' | ')};`
    : 'hands.set(given);';
  const zero =
    seats === null
      ? 'points.fill(0); tricks.fill(0);'
      : Array.from({ length: seats.players }, (_, seat) => `points[${seat}] = 0; tricks[${seat}] = 0;`).join(' ');
  const text = `${loop} ${deal}`;
  const arrays = ['deck', 'mates', 'count', 'nth', 'value', 'higher', 'above'].filter((array) => text.includes(`${array}[`));
  const starts = Object.entries(START).filter(([variable]) => new RegExp(`\\b${variable}\\b`).test(loop));
  const variables = starts.map(
    ([variable, at]) => `${new RegExp(`\\b${variable} ([-+^|&]|)= `).test(loop) ? 'let' : 'const'} ${variable} = ${read('start', at)};`,
  );
  return `// ${name}. Written by build/kernels.mjs; not to be edited.
import type { PlayoutText, Table } from '../table.ts';

export function make({ ${seats === null ? 'players, cards, ' : ''}hands: given, start, points, tricks, ${arrays.join(', ')} }: Table): PlayoutText {
  const hands = new Int32Array(${word ? playersText(plan) : `${playersText(plan)} * 4`});

  function deal(random: number): number {
    let s = random;
    ${zero}
    ${deal}
    return s;
  }

  function load(): void {
    ${load}
    ${zero}
  }

  function play(random: number): number {
    let s = random;
    ${variables.join(' ')}
    let pick = 0, ${word ? '' : 'slot = 0, '}bit = 0;
    ${loop}
    return s;
  }

  return { deal, load, play };
}
`;
}

/** Lines that put a drawn card into the words being dealt, or straight into the hand at `base`. */
function put(shape: Shape, base: string): string {
  switch (fieldsPerWord(shape)) {
    case 4:
      return 'low |= 1 << card;';
    case 2:
      return 'const up = -(card >> 5); const one = 1 << card; low |= one & ~up; high |= one & up;';
    default:
      return `const at = ${base} + (card >> 5); hands[at] = ${read('hands', 'at')} | (1 << card);`;
  }
}

/** Lines that draw a card for the hand at `base` by half a random word: one step of Fisher–Yates, down to `last`. */
function step(shape: Shape, half: string, last: string, base: string): string {
  return `{ const last = ${last}; const from = Math.imul(${half}, last + 1) >>> 16; const card = ${read('deck', 'from')};
    deck[from] = ${read('deck', 'last')}; deck[last] = card; ${put(shape, base)} }`;
}

/** An index as text, added up where it is a number. */
function plus(base: string, slot: number): string {
  return /^\d+$/.test(base) ? `${Number(base) + slot}` : `${base} + ${slot}`;
}

/** Lines before and after the draws of a hand. */
function opened(shape: Shape, base: string): string {
  const perWord = fieldsPerWord(shape);
  if (perWord === 1) return [0, 1, 2, 3].map((slot) => `hands[${plus(base, slot)}] = 0;`).join(' ');
  return perWord === 4 ? 'let low = 0;' : 'let low = 0, high = 0;';
}
function closed(shape: Shape, base: string): string {
  const perWord = fieldsPerWord(shape);
  if (perWord === 1) return '';
  if (perWord === 4) return `hands[${base}] = low;`;
  return [0, 1, 2, 3]
    .map(
      (slot) => `hands[${plus(base, slot)}] = (${slot < 2 ? 'low' : 'high'}${slot % 2 === 0 ? '' : ` >>> ${shape.bits}`}) & ${shape.full};`,
    )
    .join(' ');
}

/** Lines that shuffle the deck as far as it is dealt and fill the hands; the last of a pack that is dealt out takes what is left. */
function dealLines(shape: Shape, { players, cards }: { players: number; cards: number }): string {
  const deck = shape.bits * 4;
  const width = isWord(shape) ? 1 : 4;
  const lines: string[] = [];
  for (let seat = 0, top = deck; seat < players; seat += 1, top -= cards) {
    if (seat === players - 1 && cards * players === deck) {
      for (let slot = 0; slot < width; slot += 1) {
        const others = Array.from({ length: seat }, (_, other) => read('hands', other * width + slot)).join(' | ');
        lines.push(`hands[${seat * width + slot}] = ${isWord(shape) ? -1 : shape.full} ^ (${others});`);
      }
      break;
    }
    const base = `${seat * width}`;
    const even = cards - (cards % 2);
    lines.push(`{ ${opened(shape, base)}`);
    lines.push(
      `for (let top = ${top - 1}; top > ${top - 1 - even}; top -= 2) { ${FRESH} ${step(shape, 's >>> 16', 'top', base)} ${step(shape, 's & 65535', 'top - 1', base)} }`,
    );
    if (even !== cards) lines.push(`${FRESH} ${step(shape, 's >>> 16', `${top - cards}`, base)}`);
    lines.push(`${closed(shape, base)} }`);
  }
  return lines.join('\n');
}

/** As {@link dealLines}, for as many players and cards as the table has. */
function openDeal(shape: Shape): string {
  const base = isWord(shape) ? 'seat' : '(seat << 2)';
  return `let top = ${shape.bits * 4 - 1};
    const whole = players * cards === ${shape.bits * 4};
    for (let seat = 0; seat < players; seat += 1) {
      ${opened(shape, base)}
      for (let i = 0; i < cards; i += 1, top -= 1) {
        let half = 65535;
        if (!whole || seat < players - 1) { if ((i & 1) === 0) { ${FRESH} half = s >>> 16; } else half = s & 65535; }
        ${step(shape, 'half', 'top', base)}
      }
      ${closed(shape, base)}
    }`;
}
