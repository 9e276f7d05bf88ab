import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { seatView } from '../../match/seatView.ts';
import type { Options } from '../../contract/options.ts';
import type { Viewer } from '../../contract/view.ts';
import { deckFor, dealtState, finished, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { stakeOf } from './bids.ts';
import { briscolaChiamata } from './game.ts';
import { placesOf, type Briscola } from './deal.ts';

/** Seat 4 deals. Seat 0 bids; seat 1 holds the jack of hearts, seat 0 the five of clubs. */
const HANDS = [
  'AH TH 5C 2C 3C KS AD 2S',
  'JH AC 4D 5D TS 6S QD 3S',
  '2H AS KC 4C TD 6D 5S QS',
  '3H KH TC JC KD JD JS 2D',
  '4H 5H 6H QH QC 6C 3D 4S',
];
const deck = deckFor(briscolaChiamata, placesOf(4), HANDS);

function after(actions: string, options: Options = {}): { state: Briscola; events: ReturnType<typeof played>['events'] } {
  return played(briscolaChiamata, dealtState(briscolaChiamata, { dealer: 4, deck, options }), actions);
}
const JACK_OF_HEARTS = 'bid:J pass pass pass pass trump:H';

/** The scores of a deal, its bidder seat 0, the called card with `holder`, the bidder's side having taken `taken` points. */
function scores(bid: string, holder: number, taken: number, options: Options = {}): number[] {
  const state = after(`${bid} trump:H`, options).state;
  const over = finished(state, [
    { seat: 0, points: taken, tricks: 4 },
    { seat: [1, 2].find((seat) => seat !== holder) ?? 1, points: 120 - taken, tricks: 4 },
  ]);
  return [...briscolaChiamata.score({ ...over, holder }).scores];
}

describe('engine/games/briscola-chiamata/README.md, Play', () => {
  it('one card at a time is dealt, and the winner of the auction leads', () => {
    expect(after('').state.hands).toEqual(HANDS.map(cards));
    expect(briscolaChiamata.toAct(after(JACK_OF_HEARTS).state)).toBe(0);
    expect(briscolaChiamata.toAct(after('pass bid:5 pass pass pass trump:C').state)).toBe(1);
  });

  it('any card may be played at any time', () => {
    expect(legalIn(briscolaChiamata, after(`${JACK_OF_HEARTS} AD`).state)).toBe(sorted(HANDS[1] ?? ''));
  });

  it.each([
    ['AD QD TD KD 3D', 0, 28],
    ['AD QD 2H KD 6H', 4, 18],
    ['2S TS AS JS 4S', 2, 23],
    ['KS AC QS TC QC', 0, 31],
  ])('the trick %s falls to seat %i with %i points', (trick, winner, points) => {
    expect(after(`${JACK_OF_HEARTS} ${trick}`).state.play?.tricks[0]).toMatchObject({ winner, points });
  });

  it('the highest trump wins, the ten above the king', () => {
    expect(after(`${JACK_OF_HEARTS} TH JH 2H KH QH`).state.play?.tricks[0]?.winner).toBe(0);
  });
});

describe('engine/games/briscola-chiamata/README.md, Secrecy', () => {
  const seen = (state: Briscola, viewer: Viewer): unknown => {
    const { hands: _, ...rest } = seatView(briscolaChiamata, state, [], viewer).view;
    return rest;
  };

  it('nobody but the holder sees anything of who holds the called card', () => {
    const other = HANDS.map((hand) => hand.replace('JH', '??').replace('2H', 'JH').replace('??', '2H'));
    const swapped = played(
      briscolaChiamata,
      dealtState(briscolaChiamata, { dealer: 4, deck: deckFor(briscolaChiamata, placesOf(4), other) }),
      `${JACK_OF_HEARTS} AD`,
    ).state;
    const state = after(`${JACK_OF_HEARTS} AD`).state;
    expect([state.holder, swapped.holder]).toEqual([1, 2]);
    for (const viewer of [0, 3, 4, 'spectator'] as const) {
      expect(seen(state, viewer)).toEqual(seen(swapped, viewer));
      expect(briscolaChiamata.view(state, viewer).sides).toBeNull();
    }
  });

  it('the holder knows', () => {
    const view = briscolaChiamata.view(after(JACK_OF_HEARTS).state, 1);
    expect(view.sides).toEqual([
      [0, 1],
      [2, 3, 4],
    ]);
    expect(view.facts).toContainEqual({ key: 'briscola-chiamata.secret', params: { declarer: 0 } });
  });

  it('who holds the card called plays alone, and knows it alone', () => {
    const { state } = after('bid:5 pass pass pass pass trump:C');
    expect(briscolaChiamata.view(state, 0).sides).toEqual([[0], [1, 2, 3, 4]]);
    expect(briscolaChiamata.view(state, 0).facts).toContainEqual({ key: 'briscola-chiamata.alone', params: { seat: 0 } });
    for (const viewer of [1, 2, 3, 4, 'spectator'] as const) expect(briscolaChiamata.view(state, viewer).sides).toBeNull();
  });

  it('when the called card falls everybody knows', () => {
    const { state, events } = after(`${JACK_OF_HEARTS} AD JH`);
    expect(events.at(-1)).toEqual({ type: 'announce', seat: 1, what: 'partner', cards: ['JH'] });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(briscolaChiamata.view(state, viewer).sides).toEqual([
        [0, 1],
        [2, 3, 4],
      ]);
      expect(briscolaChiamata.view(state, viewer).facts).toContainEqual({
        key: 'briscola-chiamata.partner',
        params: { seat: 1, declarer: 0 },
      });
    }
    expect(after('bid:5 pass pass pass pass trump:C 5C').events.at(-1)).toEqual({
      type: 'announce',
      seat: 0,
      what: 'alone',
      cards: ['5C'],
    });
  });

  it('which card is called is shown to all', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(briscolaChiamata.view(after(JACK_OF_HEARTS).state, viewer).zones).toEqual([{ id: 'called', seat: null, stacks: [['JH']] }]);
    expect(after('bid:2 bid:90 pass pass pass pass trump:S').state.called).toBe(cards('2S')[0]);
  });
});

describe('engine/games/briscola-chiamata/README.md, Deal score', () => {
  const PASSES = 'pass pass pass pass';

  it('worked case 2: a rank, with a partner', () => {
    expect(scores(`bid:J ${PASSES}`, 1, 61)).toEqual([2, 2, -1, -1, -1]);
    expect(scores(`bid:J ${PASSES}`, 1, 60)).toEqual([-2, -2, 1, 1, 1]);
  });

  it('worked case 2, option partnerShare half: the partner has half of it', () => {
    expect(scores(`bid:J ${PASSES}`, 1, 61, { partnerShare: 'half' })).toEqual([2, 1, -1, -1, -1]);
    expect(scores(`bid:J ${PASSES}`, 1, 60, { partnerShare: 'half' })).toEqual([-2, -1, 1, 1, 1]);
  });

  it('worked case 3: alone', () => {
    expect(scores(`bid:5 ${PASSES}`, 0, 61)).toEqual([4, -1, -1, -1, -1]);
    expect(scores(`bid:5 ${PASSES}`, 0, 60)).toEqual([-4, 1, 1, 1, 1]);
  });

  it('option lowestPoints 60: a bid of 60 is made with 60 points, and is worth as much as a rank', () => {
    const bid = 'bid:3 bid:2 pass pass pass bid:60 pass';
    const letter = { lowestPoints: 60 };
    expect(scores(bid, 3, 60, letter)).toEqual([2, -1, -1, 2, -1]);
    expect(scores(bid, 3, 59, letter)).toEqual([-2, 1, 1, -2, 1]);
  });

  it('worked case 4: 95 bid, 94 taken', () => {
    const bid = `bid:2 pass pass pass bid:94 bid:95 pass`;
    expect(scores(bid, 3, 94)).toEqual([-8, 4, 4, -8, 4]);
    expect(scores(bid, 3, 94, { partnerShare: 'half' })).toEqual([-8, 4, 4, -4, 4]);
    expect(scores(bid, 3, 95)).toEqual([8, -4, -4, 8, -4]);
  });

  it.each([
    [60, 1],
    [61, 1],
    [70, 1],
    [71, 2],
    [80, 2],
    [81, 3],
    [90, 3],
    [91, 4],
    [100, 4],
    [101, 5],
    [120, 5],
  ])('a bid of %i is worth %i to each of the others', (points, stake) => {
    expect(stakeOf({ rank: '2', points })).toBe(stake);
  });
});
