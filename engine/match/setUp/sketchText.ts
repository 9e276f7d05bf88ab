import { codeOf, parseCard, TRUMPS, type CardCode, type Seat } from '../../cards/card.ts';
import { GAME_IDS } from '../../contract/gameId.ts';
import type { Options } from '../../contract/options.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { MAX_SKETCH_LENGTH } from '../sketchLength.ts';
import type { Sketch, SketchTrick } from './sketch.ts';

const dotted = (cards: readonly string[]): string => cards.join('.');
const seatText = (seat: Seat | null): string => (seat === null ? '' : String(seat));

/**
 * A sketch as text: `klaverjas;at=play;dealer=3;hands=AS.TH,9C,7D,;trumps=H;leader=0`. The game, then fields with `;` between them, empty ones omitted:
 * seats and stacks with `,` and `/`, cards with `.`, options as `o.name=value`. Nothing in it needs escaping in an address.
 */
export function formatSketch(sketch: Sketch): string {
  const { rows, won, tricks } = sketch;
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
    ['melds', sketch.announced ? 'all' : ''],
    ['trumps', sketch.trump ?? ''],
    ['declarer', seatText(sketch.declarer)],
    ['leader', seatText(sketch.leader)],
    ['trick', dotted(sketch.trick)],
    ['won', won.every((pile) => pile.length === 0) ? '' : won.map(dotted).join(',')],
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

const FIELDS = [
  'at',
  'dealer',
  'hands',
  'rows',
  'aside',
  'calls',
  'melds',
  'trumps',
  'declarer',
  'leader',
  'trick',
  'won',
  'tricks',
] as const;

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
  const piles = fields.text('won') === '' ? [] : fields.text('won').split(',');
  const melds = fields.text('melds');
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
    announced: melds === 'all',
    trump,
    declarer: fields.seat('declarer', players),
    leader: fields.seat('leader', players),
    trick: fields.cards('trick', fields.text('trick')),
    won: hands.map((_, seat) => fields.cards('won', piles[seat] ?? '')),
    tricks,
  };
  if (players < 2 || players > 7) fields.fault ??= 'hands';
  if (stacks.length > players) fields.fault ??= 'rows';
  if (piles.length > players) fields.fault ??= 'won';
  if (melds !== '' && melds !== 'all') fields.fault ??= `melds=${melds}`;
  if (at !== 'deal' && at !== 'play') fields.fault ??= `at=${at}`;
  if (trump === null && fields.text('trumps') !== '') fields.fault ??= `trumps=${fields.text('trumps')}`;
  const { fault } = fields;
  return fault === undefined ? ok(sketch) : refuse('position/malformed', `${fault} cannot be read`, { field: fault.slice(0, 40) });
}
