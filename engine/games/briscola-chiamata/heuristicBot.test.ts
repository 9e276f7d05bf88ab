import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { dealtState, played } from '../../testing/position.fixture.ts';
import { friendship } from './belief.ts';
import { briscolaChiamata } from './game.ts';
import type { Briscola } from './deal.ts';
import { heuristicBot } from './heuristicBot.ts';
import { seatOnTurn } from '../../contract/game.ts';

const rng = rngOf(seedFrom('briscola judge'));
const STRONG = 'AS KS QS JS 6S AH TH AD';
const WEAK = '2S 3H 4D 5C 6H QD JC 3C';

function bidding(hand: string, before: string): Briscola {
  const { state } = played(briscolaChiamata, dealtState(briscolaChiamata, { dealer: 4 }), before);
  const seat = briscolaChiamata.toAct(state);
  return { ...state, hands: state.hands.map((other, owner) => (owner === seat ? cards(hand) : other)) };
}

function choice(state: Briscola): string {
  const view = briscolaChiamata.view(state, seatOnTurn(briscolaChiamata, state));
  return formatAction(heuristicBot(view, briscolaChiamata.legal(state), rng));
}

describe('bids of a club player', () => {
  it('calls the best card that a strong hand lacks, and no other suit', () => {
    expect(choice(bidding(STRONG, ''))).toBe('bid:T');
    expect(choice(bidding(STRONG, 'bid:T pass pass pass pass'))).toBe('trump:S');
  });

  it('passes a weak hand, and a strong one when the bids have gone too far', () => {
    expect(choice(bidding(WEAK, ''))).toBe('pass');
    expect(choice(bidding(STRONG, 'bid:2 bid:110'))).toBe('pass');
  });
});

describe('what may be guessed of the sides', () => {
  it('points given to the bidder make suspect', () => {
    const { state } = played(briscolaChiamata, dealtState(briscolaChiamata, { dealer: 4 }), 'bid:2 pass pass pass pass trump:S');
    const view = briscolaChiamata.view(state, 4);
    const [, giver, other] = friendship({ ...view, sides: null, trick: { leader: 0, cards: ['AS', 'TH', '2D', '3D'], winning: 0 } }, 4);
    expect(giver).toBeLessThan(other!);
  });
});
