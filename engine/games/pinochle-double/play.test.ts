import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { Options } from '../../contract/options.ts';
import { amidTrick, deckFor, dealtState, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { pinochleDouble } from './game.ts';
import { placesOf, type Pinochle } from './deal.ts';
import { SPEC } from './options.ts';
import { formatAction } from '../../contract/notation.ts';

function legal(trick: string, hand: string): string {
  return legalIn(pinochleDouble, amidTrick(dealtState(pinochleDouble), 'S', trick, hand));
}

/** With spades as trumps seat 1 melds 27; seats 0 and 2 have too little between them. */
const MELDED = [
  'KH QH KH QH KC QC AH AH TH TH JC JC TD TD TD TD AD JH JH JH',
  'KS QS AS TS JS KD QD AC AH AD KC JC TC TC TC TC AS AS TS TS',
  'AC AC AC KC QC QC KH QH JH JS JS JS AD AD JD JD JD JD QD QD',
];
const melded = deckFor(pinochleDouble, placesOf(3), MELDED);

function after(actions: string, options: Options = {}): { state: Pinochle; events: ReturnType<typeof played>['events'] } {
  return played(pinochleDouble, dealtState(pinochleDouble, { dealer: 3, deck: melded, options }), actions);
}
const CONTRACT = 'pass bid:50 pass pass trump:S';

describe('engine/games/pinochle-double/README.md, Play', () => {
  it.each([
    ['KH AH JS', 'TH JH', 'TH JH'],
    ['KH AH JS', 'QS JS AD', 'QS'],
    ['KH AH QH', 'AH TH JH', 'AH TH JH'],
    ['KH QH', 'TH JH', 'TH'],
  ])('worked case 4: to %s a hand %s may play %s', (trick, hand, due) => {
    expect(legal(trick, hand)).toBe(sorted(due));
  });

  it.each([
    ['the partner’s card must be beaten too', 'KH JH', 'AH JH', 'AH'],
    ['trumps led: a higher one', 'QS', 'KS JS AH', 'KS'],
    ['trumps led, none higher: any trump', 'AS', 'AS JS AH', 'AS JS'],
    ['void: a trump', 'KH', 'JS QS AD', 'JS QS'],
    ['void, no higher trump: any trump all the same', 'KH AS', 'JS QS AD', 'JS QS'],
    ['void of trumps too: any card', 'KH', 'AD JC', 'AD JC'],
    ['copies are one choice', 'KH', 'AH AH TH', 'AH TH'],
  ])('%s', (_, trick, hand, due) => {
    expect(legal(trick, hand)).toBe(sorted(due));
  });

  it('of identical cards the first wins', () => {
    const kernel = trickKernel(SPEC, 'S');
    expect(kernel.winner(cards('TH AH AH KH'))).toBe(1);
  });

  it('counters and the last trick make 50', () => {
    expect(trickKernel(SPEC, 'S').points(PACKS.pinochle80.cards) + SPEC.lastTrick).toBe(50);
  });

  it('the declarer leads', () => {
    expect(pinochleDouble.toAct(after(CONTRACT).state)).toBe(1);
  });

  it('option concede: the declarer may give up in place of the first lead, and at no other time', () => {
    expect(pinochleDouble.legal(after(CONTRACT).state).actions.map(formatAction)).toContain('concede');
    expect(pinochleDouble.legal(after(CONTRACT, { concede: 'off' }).state).actions.map(formatAction)).not.toContain('concede');
    expect(pinochleDouble.legal(after(`${CONTRACT} AS`).state).actions.map(formatAction)).not.toContain('concede');
    const { state } = after(`${CONTRACT} concede`);
    expect(pinochleDouble.toAct(state)).toBeNull();
    expect(state.unplayed).toBe('conceded');
  });
});

describe('engine/games/pinochle-double/README.md, Trumps and meld', () => {
  it('3: melds are laid face up by those who may meld, and taken back', () => {
    const melds = (state: Pinochle): unknown[] => pinochleDouble.view(state, 0).zones.map(({ seat }) => seat);
    expect(melds(after(CONTRACT).state)).toContain(1);
    expect(melds(after(CONTRACT).state)).not.toContain(0);
    expect(pinochleDouble.view(after(CONTRACT).state, 0).bonuses[1]).toBe(15 + 2 + 10);
    expect(after(CONTRACT).events.filter((event) => event.type === 'announce' && event.seat === 1)).toEqual([
      { type: 'announce', seat: 1, what: 'run', points: 15, cards: ['AS', 'TS', 'KS', 'QS', 'JS'], params: { count: 1 } },
      { type: 'announce', seat: 1, what: 'marriage', points: 2, cards: ['KD', 'QD'], params: { count: 1 } },
      { type: 'announce', seat: 1, what: 'aces', points: 10, cards: ['AS', 'AH', 'AD', 'AC'], params: { count: 1 } },
    ]);
  });

  it('as long as melds lie open, everybody sees what each kind is worth', () => {
    const kinds = (actions: string): unknown[] =>
      pinochleDouble
        .view(after(actions).state, 0)
        .facts.flatMap(({ key, params }) =>
          key === 'pinochle-double.kind' && params?.['seat'] === 1 ? [[params['kind'], params['count'], params['points']]] : [],
        );
    const all = [
      ['run', 1, 15],
      ['marriage', 1, 2],
      ['aces', 1, 10],
    ];
    expect(kinds(CONTRACT)).toEqual(all);
    expect(kinds(`${CONTRACT} AS`)).toEqual(all);
  });

  it('2: of a side with too little nothing is shown', () => {
    const { state } = after(CONTRACT);
    expect(pinochleDouble.view(state, 1).bonuses[0]).toBe(0);
    expect(pinochleDouble.view(state, 1).facts).toContainEqual({ key: 'pinochle-double.noMeld', params: { seat: 0 } });
    expect(pinochleDouble.view(state, 1).facts).toContainEqual({ key: 'pinochle-double.noMeld', params: { seat: 2 } });
  });

  it.each([
    [20, 1],
    [15, 1],
    [0, 0],
  ] as const)('option minMeld %i: melds of ten points', (minMeld, hidden) => {
    const facts = pinochleDouble.view(after(CONTRACT, { minMeld }).state, 1).facts;
    expect(facts.filter(({ key, params }) => key === 'pinochle-double.noMeld' && params?.['seat'] === 0)).toHaveLength(hidden);
  });

  it('what was shown stays known when it has been taken back', () => {
    const shown = {
      key: 'pinochle-double.meld',
      params: { seat: 1, points: 27, cards: ['TS', 'JS', 'QS', 'KS', 'AS', 'AH', 'QD', 'KD', 'AD', 'AC'] },
    };
    const one = after(`${CONTRACT} AS`).state;
    expect(pinochleDouble.view(one, 0).facts).toContainEqual(shown);
    // Another ace of spades is left in the hand, but no one can know: the one that was laid out is gone from the table.
    expect(pinochleDouble.view(one, 0).zones.find(({ seat }) => seat === 1)?.stacks[0]).not.toContain('AS');
  });
});
