import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { klaverjas as game } from '../../games/klaverjas/game.ts';
import { played, setupFor } from '../../testing/position.fixture.ts';
import { BOTS } from '../index.ts';
import { informationSetOf } from '../inference/informationSet.ts';
import { CardTrials, NO_LEAD } from './cardTrials.ts';

const PATIENT = { now: () => 0, until: 1 };
const DEPTH = { worlds: 40, pool: 40, looks: 0, reads: false, exact: 2, callTrust: 1, learned: true } as const;
const DECK = 'TD 8H QD 8D AS 7H 7C TS 9S 7D 9H 7S KS KH AD QS TC AC AH 8C QH 9D KD JS JH KC TH 9C 8S QC JD JC';
const PILE = '6H 6C 6D 4C 4H 5H 2S 4D 3C 5D 3S 5S 3D 2H 2D 6S 3H 5C 4S 2C';
/** Clubs are trumps. Seat 3 plays last to a trick of spades that the opponents' king wins so far, and holds ace, queen and jack. */
const BEFORE = 'pass pass pass pass KH JH TH AH 9H QH 7H TS QD AD 9C JD 8S 7S KS';

const dealt = game.deal({ ...setupFor(game, { dealer: 1, deck: cards(DECK) }), pile: cards(PILE) });
const { state } = played(game, dealt.state, BEFORE);
const view = game.view(state, 3);
const legal = game.legal(state);

describe('the last seat of a trick', () => {
  it('takes the opponents’ king with the ace instead of giving them the queen', () => {
    for (let chance = 0; chance < 4; chance += 1)
      expect(formatAction(BOTS.expert.choose(view, legal, rngOf(seedFrom(`last seat ${chance}`)), PATIENT))).toBe('AS');
  });

  it('tries each lead after a card that wins, and none after one that does not', () => {
    const rng = rngOf(seedFrom('leads 1'));
    const trials = new CardTrials(informationSetOf(view, rng), legal, DEPTH, 'score', rng, PATIENT);
    const leads = Object.fromEntries(trials.tried.map(({ action }, candidate) => [formatAction(action), trials.leadsAfter(candidate)]));
    expect(leads['AS']).toHaveLength(4);
    expect([leads['QS'], leads['JS']]).toEqual([[NO_LEAD], [NO_LEAD]]);
    const ace = trials.tried.findIndex(({ action }) => formatAction(action) === 'AS');
    const worth = (lead: number): number => {
      let sum = 0;
      for (const [world, weight] of trials.weights.entries()) {
        trials.enter(world);
        sum += weight * trials.value(ace, lead);
      }
      return sum;
    };
    expect(Math.max(...leads['AS']!.map(worth))).toBeGreaterThan(worth(NO_LEAD));
  });
});
