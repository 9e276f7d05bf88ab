import { codeOf, parseCard, TRUMPS, type CardCode, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { GAME_IDS, type GameId } from '../../contract/gameId.ts';
import type { Options } from '../../contract/options.ts';
import { ok, refuse, type Refusal, type Result } from '../../contract/result.ts';
import { MAX_SKETCH_LENGTH } from '../sketchLength.ts';

/** A finished trick of a sketch: who led, and the cards in the order of play. */
export interface SketchTrick {
  readonly leader: Seat;
  readonly cards: readonly CardCode[];
}

/**
 * A position as it lies on a table, without the way that led to it. Cards may be missing from hands and stacks: they are unknown, and chance deals them
 * when the position is set up. A plain value; nothing changes one.
 */
export interface Sketch {
  readonly game: GameId;
  /** The options that differ from the defaults of the game. */
  readonly options: Options;
  readonly dealer: Seat;
  /** `deal`: the cards as first dealt, and perhaps calls after that; `play`: trumps are known and cards are played. */
  readonly stage: 'deal' | 'play';
  /** By seat. */
  readonly hands: readonly (readonly CardCode[])[];
  /** By seat: the stacks of a row or of piles, the lowest card of each first. */
  readonly rows: readonly (readonly (readonly CardCode[])[])[];
  /** Cards that no seat plays: before the play the talon or widow in the order of the deck, then what is out of play. */
  readonly aside: readonly CardCode[];
  /** The calls, in notation; `null`: any that lead to the position. */
  readonly calls: readonly string[] | null;
  /** `null`: any. */
  readonly trump: Trump | null;
  /** `null`: any. */
  readonly declarer: Seat | null;
  /** Who leads, or has led, the trick on the table; `null`: any. */
  readonly leader: Seat | null;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly CardCode[];
  /** The last tricks that were taken, as many as are known, in the order of play. */
  readonly tricks: readonly SketchTrick[];
}

/** The room that a game has for cards, at one stage of a sketch. */
export interface CardRoom {
  /** The most cards of a hand, by seat. */
  readonly hands: readonly number[];
  /** The heights of the stacks of a seat; empty where it has none. */
  readonly rows: readonly number[];
  /** How many cards lie with no seat. */
  readonly aside: number;
}

/** The cards, places and trumps of a game's positions. */
export interface Outline {
  /** Every card of the pack, each as often as it is there. */
  readonly cards: readonly CardCode[];
  readonly deal: CardRoom;
  readonly play: CardRoom;
  /** The trumps that there can be. */
  readonly trumps: readonly Trump[];
  /** Whether one seat names trumps or wins an auction. */
  readonly declarer: boolean;
}

/** A sketch without any card. */
export function emptySketch(game: GameId, players: number, stage: Sketch['stage']): Sketch {
  const seats = Array.from({ length: players }, (): [] => []);
  return {
    game,
    options: {},
    dealer: players - 1,
    stage,
    hands: seats,
    rows: seats,
    aside: [],
    calls: null,
    trump: null,
    declarer: null,
    leader: null,
    trick: [],
    tricks: [],
  };
}

/** Cards that a seat has left, the one in the trick among them. */
export function leftAtSeat({ hands, rows, trick, leader }: Sketch, seat: Seat): number {
  const behind = leader === null ? -1 : (seat - leader + hands.length) % hands.length;
  const laid = behind >= 0 && behind < trick.length ? 1 : 0;
  return (hands[seat] ?? []).length + (rows[seat] ?? []).reduce((sum, stack) => sum + stack.length, 0) + laid;
}

/** How many cards every seat has left in a sketch of the play; those that a seat lacks are unknown. */
export function fullHand(sketch: Sketch): number {
  return sketch.hands.reduce((most, _, seat) => Math.max(most, leftAtSeat(sketch, seat)), 0);
}

/** Every card that lies anywhere in a sketch. */
function cardsOn({ hands, rows, aside, trick, tricks }: Sketch): CardCode[] {
  return [...hands.flat(), ...rows.flat(2), ...aside, ...trick, ...tricks.flatMap(({ cards }) => cards)];
}

/** The pack without the cards that lie in a sketch. */
export function cardsOff({ cards }: Outline, sketch: Sketch): CardCode[] {
  const left = [...cards];
  for (const card of cardsOn(sketch)) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Returns the faults in the cards of a sketch, whatever the rules of play: `position/too-often`, `position/too-many`, `position/trick-full`,
 * `position/no-leader`, each with its facts.
 */
export function faultsOfCards(outline: Outline, sketch: Sketch): Refusal[] {
  const faults: Refusal[] = [];
  const left = [...outline.cards];
  const named = new Set<string>();
  for (const card of cardsOn(sketch)) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (!named.has(card)) {
      named.add(card);
      faults.push({ code: 'position/too-often', message: `${card} lies there more often than the pack has it`, facts: { card } });
    }
  }
  const room = outline[sketch.stage];
  const stacked = room.rows.reduce((sum, height) => sum + height, 0);
  for (const [seat, hand] of sketch.hands.entries()) {
    const rows = sketch.rows[seat] ?? [];
    const over = rows.length > room.rows.length || rows.some((stack, at) => stack.length > (room.rows[at] ?? -1));
    const most = itemAt(room.hands, seat);
    const taken = sketch.stage === 'play' ? sketch.tricks.length : 0;
    const whole = most + stacked - taken;
    if (hand.length > most || over || leftAtSeat(sketch, seat) > whole)
      faults.push({
        code: 'position/too-many',
        message: `seat ${seat} has too many cards`,
        facts: { seat, most: Math.max(0, Math.min(most, whole)) },
      });
  }
  if (sketch.aside.length > room.aside)
    faults.push({ code: 'position/too-many-aside', message: 'too many cards lie aside', facts: { most: room.aside } });
  const unwhole = sketch.tricks.some(({ cards }) => cards.length !== sketch.hands.length);
  if (sketch.trick.length >= sketch.hands.length || unwhole)
    faults.push({ code: 'position/trick-full', message: 'a trick has a card of each seat, the one on the table fewer', facts: {} });
  if (sketch.trick.length > 0 && sketch.leader === null)
    faults.push({ code: 'position/no-leader', message: 'a trick on the table has a leader', facts: {} });
  return faults;
}

const dotted = (cards: readonly string[]): string => cards.join('.');
const seatText = (seat: Seat | null): string => (seat === null ? '' : String(seat));

/**
 * A sketch as text: `klaverjas;at=play;dealer=3;hands=AS.TH,9C,7D,;trumps=H;leader=0`. The game, then fields with `;` between them, empty ones omitted:
 * seats and stacks with `,` and `/`, cards with `.`, options as `o.name=value`. Nothing in it needs escaping in an address.
 */
export function formatSketch(sketch: Sketch): string {
  const { rows, tricks } = sketch;
  const fields: readonly (readonly [string, string])[] = [
    ...Object.entries(sketch.options)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [`o.${name}`, String(value)] as const),
    ['at', sketch.stage],
    ['dealer', seatText(sketch.dealer)],
    ['hands', sketch.hands.map(dotted).join(',')],
    ['rows', rows.every((stacks) => stacks.length === 0) ? '' : rows.map((stacks) => stacks.map(dotted).join('/')).join(',')],
    ['aside', dotted(sketch.aside)],
    ['calls', sketch.calls === null ? '' : sketch.calls.length === 0 ? '-' : dotted(sketch.calls)],
    ['trumps', sketch.trump ?? ''],
    ['declarer', seatText(sketch.declarer)],
    ['leader', seatText(sketch.leader)],
    ['trick', dotted(sketch.trick)],
    ['tricks', tricks.map(({ leader, cards }) => dotted([String(leader), ...cards])).join('/')],
  ];
  return [sketch.game, ...fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]))].join(';');
}

/** The fields of a text, and the first one that cannot be read. */
class Fields {
  readonly #values = new Map<string, string>();
  /** The first field that cannot be read. */
  fault: string | undefined;

  constructor(parts: readonly string[]) {
    for (const part of parts) {
      const [, name, value] = /^([A-Za-z.]+)=(.*)$/.exec(part) ?? [];
      if (name === undefined || value === undefined || this.#values.has(name)) this.fault ??= part;
      else this.#values.set(name, value);
    }
  }

  get options(): Options {
    const options: Record<string, string | number> = {};
    for (const [name, value] of this.#values)
      if (name.startsWith('o.')) options[name.slice(2)] = /^-?\d{1,6}$/.test(value) ? Number(value) : value;
    return options;
  }

  /** Notes every field that has no meaning. */
  only(names: readonly string[]): void {
    for (const name of this.#values.keys()) if (!name.startsWith('o.') && !names.includes(name)) this.fault ??= name;
  }

  text(name: string): string {
    return this.#values.get(name) ?? '';
  }

  cards(name: string, text: string): CardCode[] {
    return text
      .split('.')
      .filter(Boolean)
      .flatMap((code) => {
        const card = parseCard(code);
        if (card !== undefined) return [codeOf(card)];
        this.fault ??= `${name}=${code}`;
        return [];
      });
  }

  seat(name: string, players: number, text = this.text(name)): Seat | null {
    if (text === '') return null;
    if (/^[0-6]$/.test(text) && Number(text) < players) return Number(text);
    this.fault ??= `${name}=${text}`;
    return null;
  }
}

const FIELDS = ['at', 'dealer', 'hands', 'rows', 'aside', 'calls', 'trumps', 'declarer', 'leader', 'trick', 'tricks'] as const;

/** The sketch of a text that {@link formatSketch} writes. `position/malformed` names the field that cannot be read. */
export function parseSketch(text: string): Result<Sketch, 'position/malformed' | 'record/unknown-game'> {
  const [id = '', ...parts] = text.replaceAll(/\s+/g, '').split(';').filter(Boolean);
  const game = GAME_IDS.find((one) => one === id);
  if (game === undefined) return refuse('record/unknown-game', `there is no game ${id.slice(0, 40)}`, { game: id.slice(0, 40) });
  if (text.length > MAX_SKETCH_LENGTH)
    return refuse('position/malformed', `a position has at most ${MAX_SKETCH_LENGTH} characters`, { field: 'length' });
  const fields = new Fields(parts);
  fields.only(FIELDS);
  const hands = fields
    .text('hands')
    .split(',')
    .map((hand) => fields.cards('hands', hand));
  const players = hands.length;
  const stacks = fields.text('rows') === '' ? [] : fields.text('rows').split(',');
  const at = fields.text('at');
  const trump = TRUMPS.find((one) => one === fields.text('trumps')) ?? null;
  const calls = fields.text('calls');
  const tricks = fields
    .text('tricks')
    .split('/')
    .filter(Boolean)
    .map((one): SketchTrick => {
      const [leader = '', ...cards] = one.split('.');
      return { leader: fields.seat('tricks', players, leader) ?? -1, cards: fields.cards('tricks', dotted(cards)) };
    });
  const sketch: Sketch = {
    game,
    options: fields.options,
    dealer: fields.seat('dealer', players) ?? players - 1,
    stage: at === 'deal' ? 'deal' : 'play',
    hands,
    rows: hands.map((_, seat) => {
      const own = stacks[seat] ?? '';
      return own === '' ? [] : own.split('/').map((stack) => fields.cards('rows', stack));
    }),
    aside: fields.cards('aside', fields.text('aside')),
    calls: calls === '' ? null : calls === '-' ? [] : calls.split('.'),
    trump,
    declarer: fields.seat('declarer', players),
    leader: fields.seat('leader', players),
    trick: fields.cards('trick', fields.text('trick')),
    tricks,
  };
  if (players < 2 || players > 7) fields.fault ??= 'hands';
  if (stacks.length > players) fields.fault ??= 'rows';
  if (at !== 'deal' && at !== 'play') fields.fault ??= `at=${at}`;
  if (trump === null && fields.text('trumps') !== '') fields.fault ??= `trumps=${fields.text('trumps')}`;
  const { fault } = fields;
  return fault === undefined ? ok(sketch) : refuse('position/malformed', `${fault} cannot be read`, { field: fault.slice(0, 40) });
}
