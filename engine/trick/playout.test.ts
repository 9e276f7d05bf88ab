import { describe, expect, it } from 'vitest';
import { cards, codeOf, codesOf, type Card, type Trump } from '../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import { interpreter, type PlayoutPolicy } from './interpret.ts';
import { trickKernel } from './kernel.ts';
import { layoutOf } from './layout.ts';
import { PLANS } from './plans.ts';
import { Playouts, type Position } from './playout.ts';
import { makeTable } from './table.ts';
import { KLABERJASS_ROW, MANILLE_ROW, PINOCHLE_ROW, ROWS, type Row } from './test/specs.fixture.ts';
import { playThrough } from './test/play.fixture.ts';

const SEED = seedFrom('playouts');
const TABLES = ROWS.flatMap((row) =>
  (row.trumps.includes('NT') ? (['H', 'NT'] as const) : (['H'] as const)).map((trump) => ({ name: row.name, trump, row })),
);

/** Rows whose playouts are generated: the default rules and the presets. */
const FAST = new Set([
  'klaberjass',
  'klaverjas beatOpponents on free',
  'klaverjas beatAlways on forbidden',
  'klaverjas beatAlways off forced',
  // Plays as klaberjass does, and so by its module.
  'klaverjas beatAlways off free',
  'briscola-chiamata',
  'manille',
  'manille-auction',
  'manille-auction for seven',
  'manille-auction, defenders partners',
  'manille-blind',
  'manille-three',
  'manille-two',
  'manilla',
  'manilla-two',
  'botifarra free on',
  'pinochle-double',
]);

/** The positions of a random deal, each with a legal card of the seat to act. */
function positions(row: Row, trump: Trump, use: string): { position: Position; card: Card }[] {
  const met: { position: Position; card: Card }[] = [];
  const rng = rngOf(deriveSeed(SEED, use));
  playThrough(row, trump, rng, ({ kernel, hands, trick, leader, seat, mate }) => {
    const legal = kernel.legal(hands[seat]!, trick, mate);
    met.push({ position: { hands: hands.map((hand) => [...hand]), trick, leader }, card: legal[rng.below(legal.length)]! });
  });
  return met;
}

/** A policy that plays by chance, and at every turn compares the legal cards with the authority's; keeps the authority's count of points. */
function witness(row: Row, trump: Trump, position: Position, facts: string): { policy: PlayoutPolicy; points: number[]; tricks: number[] } {
  const kernel = trickKernel(row.spec, trump);
  const layout = layoutOf(row.spec, trump);
  const players = row.sides.length;
  const trick = [...position.trick];
  const points = row.sides.map(() => 0);
  const tricks = row.sides.map(() => 0);
  const cardsOf = (fields: ArrayLike<number>, base: number): Card[] =>
    [0, 1, 2, 3].flatMap((slot) =>
      Array.from({ length: layout.bits }, (_, bit) => bit).flatMap((bit) =>
        (fields[base + slot]! >>> bit) & 1 ? [layout.cardAt[slot * 32 + bit]!] : [],
      ),
    );
  const policy: PlayoutPolicy = (turn, draw) => {
    expect(turn.place, facts).toBe(trick.length);
    const hand = cardsOf(turn.hands, turn.seat * 4);
    const open = cardsOf(turn.legal, 0);
    const leader = (turn.seat - turn.place + players) % players;
    const legal = kernel.legal(hand, trick, (place) => row.sides[(leader + place) % players] === row.sides[turn.seat]);
    if (legal.length !== new Set(open).size || !legal.every((card) => open.includes(card)))
      expect(codesOf([...new Set(open)]).sort(), `${facts}: ${codesOf(trick).join(' ')} | ${codesOf(hand).join(' ')}`).toEqual(
        codesOf(legal).sort(),
      );
    if (trick.length > 0) expect((leader + kernel.winner(trick)) % players, facts).toBe(turn.winner);
    const card = open[draw % open.length]!;
    trick.push(card);
    if (trick.length === players) {
      const winner = (leader + kernel.winner(trick)) % players;
      points[winner]! += kernel.points(trick) + row.spec.perTrick + (hand.length === 1 ? row.spec.lastTrick : 0);
      tricks[winner]! += 1;
      trick.length = 0;
    }
    let place = layout.placeOf[card]!;
    while (((turn.legal[place >> 5]! >>> (place & 31)) & 1) === 0) place += 1;
    return place;
  };
  return { policy, points, tricks };
}

describe.each(TABLES)('$name, trumps $trump', ({ name, trump, row }) => {
  const { spec, sides } = row;

  it('is generated where the rules are a default or a preset', () => {
    expect(new Playouts({ spec, trump, sides }, row.cards).fast).toBe(FAST.has(name));
  });

  it('deals and plays the same, generated and interpreted', () => {
    const playouts = new Playouts({ spec, trump, sides }, row.cards);
    const layout = layoutOf(spec, trump);
    const table = makeTable(layout, sides, row.cards);
    const slow = interpreter(layout, table);
    let [fastState, slowState] = [20_251, 20_251];
    for (let deal = 0; deal < 200; deal += 1) {
      const leader = deal % sides.length;
      fastState = playouts.deal(fastState, leader);
      slowState = slow.deal(slowState);
      table.start.set([leader, 0, 0, 0, 0, 0, spec.perTrick, row.cards]);
      slowState = slow.play(slowState);
      const result = [fastState, ...playouts.points, ...playouts.tricks].join(' ');
      if (result !== [slowState, ...table.points, ...table.tricks].join(' ')) expect.fail(`deal ${deal} of ${name}`);
      expect(playouts.tricks.reduce((sum, tricks) => sum + tricks)).toBe(row.cards);
    }
  });

  it('plays on the same from every position and first card', () => {
    const playouts = new Playouts({ spec, trump, sides }, row.cards);
    for (let deal = 0; deal < 3; deal += 1)
      positions(row, trump, `${name}/${trump}/${deal}`).forEach(({ position, card }, at) => {
        playouts.load(position);
        for (const first of [undefined, card]) {
          const fast = [playouts.run(4711, first), ...playouts.points, ...playouts.tricks];
          const slow = [playouts.runBy(() => -1, 4711, first), ...playouts.points, ...playouts.tricks];
          if (fast.join() !== slow.join()) expect.fail(`deal ${deal}, position ${at}, ${first === undefined ? '' : codeOf(first)}`);
        }
      });
  });

  it('follows the authority at every turn, from every position', () => {
    const playouts = new Playouts({ spec, trump, sides }, row.cards);
    positions(row, trump, `${name}/${trump}/authority`).forEach(({ position }, at) => {
      if (at % 3 !== 0) return;
      const { policy, points, tricks } = witness(row, trump, position, `position ${at}`);
      playouts.load(position);
      playouts.runBy(policy, 815 + at);
      expect([...playouts.points, ...playouts.tricks]).toEqual([...points, ...tricks]);
    });
  });
});

it('every generated module serves some row of the rules', () => {
  const served = ROWS.filter(({ name }) => FAST.has(name)).flatMap(({ trumps }) => (trumps.includes('NT') ? ['T', 'NT'] : ['T']));
  // The auction at every size of table but the usual one shares a pair of modules; klaverjassen borrows one of klaberjass.
  const shared = ['manille-auction, defenders partners'].length * 2 + 1;
  expect(served.length - shared).toBe(Object.keys(PLANS).length);
});

describe('a playout', () => {
  const rules = { spec: KLABERJASS_ROW.spec, trump: 'S', sides: KLABERJASS_ROW.sides } as const;
  const hands = ['7S AH', '8S TH', 'QS KH', 'KS QH'].map(cards);

  it('refuses hands that do not fit the trick', () => {
    const playouts = new Playouts(rules);
    expect(() => playouts.load({ hands, leader: 0, trick: cards('JS') })).toThrow(RangeError);
    expect(() => playouts.load({ hands: hands.slice(1), leader: 0, trick: [] })).toThrow(RangeError);
    expect(() => playouts.load({ hands, leader: 0, trick: cards('JS 9S AS TS') })).toThrow(RangeError);
    expect(() => playouts.load({ hands: [cards('2S 3S'), ...hands.slice(1)], leader: 0, trick: [] })).toThrow('2S');
  });

  it('refuses a first card that is not held', () => {
    const playouts = new Playouts(rules);
    playouts.load({ hands, leader: 0, trick: [] });
    expect(() => playouts.run(1, cards('AS')[0])).toThrow(RangeError);
    expect(() => playouts.run(1, cards('TH')[0])).toThrow(RangeError);
  });

  it('counts the last trick when its first card ends the deal', () => {
    const playouts = new Playouts(rules);
    playouts.load({ hands: [[], [], [], cards('QH')], leader: 0, trick: cards('AH TH KH') });
    expect(playouts.run(99, cards('QH')[0])).toBe(99);
    expect([...playouts.points]).toEqual([11 + 10 + 4 + 3 + 10, 0, 0, 0]);
    expect([...playouts.tricks]).toEqual([1, 0, 0, 0]);
  });

  it('leaves a position as it was', () => {
    const playouts = new Playouts(rules);
    playouts.load({ hands, leader: 1, trick: [] });
    const once = [playouts.run(5), ...playouts.points];
    expect([playouts.run(5), ...playouts.points]).toEqual(once);
  });

  it('knows copies apart', () => {
    const playouts = new Playouts({ spec: PINOCHLE_ROW.spec, trump: 'S', sides: PINOCHLE_ROW.sides });
    playouts.load({ hands: ['AS AS', 'AS AS', 'JS JS', 'QS QS'].map(cards), leader: 0, trick: [] });
    playouts.run(3, cards('AS')[0]);
    expect([...playouts.points]).toEqual([2 + 2 + 2, 0, 0, 0]);
  });

  it('tells two suits of trumps apart though they share tables', () => {
    const won = (trump: Trump): number[] => {
      const playouts = new Playouts({ spec: MANILLE_ROW.spec, trump, sides: MANILLE_ROW.sides });
      playouts.load({ hands: ['TH', '7S', '7D', '7H'].map(cards), leader: 0, trick: [] });
      playouts.run(1);
      return [...playouts.tricks];
    };
    expect([won('S'), won('D'), won('NT')]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ]);
  });
});
