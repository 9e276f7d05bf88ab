import { describe, expect, it, vi } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { trumpOf } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import { placesOf } from '../../games/briscola-chiamata/deal.ts';
import { briscolaChiamata as game } from '../../games/briscola-chiamata/game.ts';
import { dealtState, deckFor, played } from '../../testing/position.fixture.ts';
import { BOTS } from '../index.ts';
import { informationSetOf } from '../inference/informationSet.ts';
import { boardOf } from '../../analysis/boardOf.ts';
import { int32At } from '../../cards/indexed.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { unitOf } from '../policy/weights.ts';
import { CallRollout } from './callRollout.ts';
import { CardTrials } from './cardTrials.ts';

const PATIENT = { now: () => 0, until: 1 };
const DEPTH = { worlds: 200, pool: 200, looks: 0, reads: false, exact: 2, callTrust: 1, learned: true } as const;
const HANDS = [
  'QS JS 5H 3H 2H KC QC 6C',
  '3S KH 6H QD 3D 2D 4C 3C',
  'TS 2S AH TH AD 4D AC JC',
  '6S 4S JH 4H TD JD 6D 5D',
  'AS KS 5S QH KD TC 5C 2C',
];
const DEALER = 1;
/** Seat 2 has called the king of its trumps, and may win the second trick, in which it plays last, with a ten of no use elsewhere. */
const BEFORE = 'bid:A pass bid:T pass pass bid:K pass trump:H JC 4H 5C KC 3S 4S 5S QC QD';

const { state } = played(game, dealtState(game, { dealer: DEALER, deck: deckFor(game, placesOf(DEALER), HANDS) }), BEFORE);
const view = game.view(state, 2);
const legal = game.legal(state);

describe('a playout of calls at Briscola Chiamata', () => {
  it('lets no seat but the holder of the called card know the sides until that card is played', () => {
    const NAMED = 'bid:A pass bid:T pass pass bid:K pass trump:H';
    const [declarer, holder] = [2, 1];
    const dealt = dealtState(game, { dealer: DEALER, deck: deckFor(game, placesOf(DEALER), HANDS) });
    const begun = played(game, dealt, NAMED).state;
    const board = boardOf(game, begun);
    const player = quickPlayer(game, board, unitOf(board.layout.spec, board.players), 'score', true);
    const called = board.layout.placeOf[begun.called ?? -1] ?? -1;
    const own = player.choose.bind(player);
    let secrets = 0;
    const spy = vi.spyOn(player, 'choose').mockImplementation((now, noise) => {
      if ((int32At(now.live, called >> 5) >>> (called & 31)) & 1) {
        secrets += 1;
        const known = now.seat === declarer ? 1 << declarer : now.seat === holder ? (1 << declarer) | (1 << holder) : 31 & ~(1 << declarer);
        expect(player.allies?.[now.seat]).toBe(known);
      } else expect(player.allies).toBeNull();
      return own(now, noise);
    });
    const before = played(game, dealt, NAMED.slice(0, NAMED.lastIndexOf(' '))).state;
    new CallRollout(game, declarer, rngOf(seedFrom('sides')), true).value(before, [trumpOf('H')]);
    spy.mockRestore();
    expect(secrets).toBeGreaterThan(4);
  });
});

describe('a declarer of Briscola Chiamata who does not know the partner', () => {
  it('finds the same worth of a card, no matter which seat the sampled state gives the called card to', () => {
    const byHolder = new Map<number | null, number[]>();
    for (let chance = 0; chance < 12; chance += 1) {
      const rng = rngOf(seedFrom(`hidden sides ${chance}`));
      const infoSet = informationSetOf(view, rng);
      const trials = new CardTrials(infoSet, legal, DEPTH, 'score', rng, PATIENT);
      const values = trials.tried.map(() => 0);
      for (const [world, weight] of trials.weights.entries()) {
        trials.enter(world);
        for (const candidate of values.keys()) values[candidate]! += (weight * trials.value(candidate)) / DEPTH.worlds;
      }
      byHolder.set((infoSet.state as typeof state).holder, values);
    }
    const all = [...byHolder.values()];
    expect(all.length).toBeGreaterThan(1);
    for (const candidate of all[0]!.keys()) {
      const values = all.map((own) => own[candidate]!);
      expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1);
    }
  });

  it('wins a trick with points in the last seat instead of giving an ace to a seat that may be an opponent', () => {
    for (let chance = 0; chance < 6; chance += 1)
      expect(formatAction(BOTS.expert.choose(view, legal, rngOf(seedFrom(`hidden sides ${chance}`)), PATIENT))).toBe('TS');
  });
});
