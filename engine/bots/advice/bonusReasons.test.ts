import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { actionIn } from '../../contract/notation.ts';
import { placesOf, type Klaverjas } from '../../games/klaverjas/deal.ts';
import { klaverjas } from '../../games/klaverjas/game.ts';
import { deckFor, played, setupFor } from '../../testing/position.fixture.ts';
import { reasonsAgainst, type ReasonAgainst } from './against.ts';
import { isTrueAgainst, isTrueFor } from './againstTruth.fixture.ts';
import { reasonsBeside } from './besideVerdict.ts';
import { atTheTable, tellingReasons, type Reason } from './reason.ts';

const PILE = cards('6C 6H 6D 4C 4H 5H 2S 4D 3C 5D 3S 5S 3D 2H 2D 6S 3H 5C 4S 2C');
/** Cards of the four seats besides their hearts. */
const REST = ['AS KS 7D 8D 7C 8C', 'QS JS 9D TD 9C TC', 'TS 9S 8S JD QD JC QC', '7S KD AD KC AC'];

/** A deal in which clubs are trumps and seat 0 leads, after some cards. */
function amid(hands: readonly string[], actions: string): Klaverjas {
  const setup = setupFor(klaverjas, { dealer: 3, deck: deckFor(klaverjas, placesOf(3), hands) });
  return played(klaverjas, klaverjas.deal({ ...setup, pile: PILE }).state, `play ${actions}`).state;
}

function hearts(held: readonly string[], actions: string): Klaverjas {
  return amid(
    held.map((cardsHeld, seat) => `${cardsHeld} ${REST[seat]!}`),
    actions,
  );
}

function against(state: Klaverjas, made: string, better: string): ReasonAgainst[] {
  const found = reasonsAgainst(klaverjas.view(state, klaverjas.toAct(state)!), actionIn(made), actionIn(better));
  for (const reason of found) expect(isTrueAgainst(klaverjas, state, made, better, reason), reason.key).toBe(true);
  return found;
}

function whyOf(state: Klaverjas, card: string): Reason[] {
  const found = atTheTable(klaverjas.view(state, klaverjas.toAct(state)!), klaverjas.legal(state), actionIn(card));
  for (const reason of found) expect(isTrueFor(klaverjas, state, card, reason), reason.key).toBe(true);
  return found;
}

describe('roem', () => {
  it('that a card completes for the other side speaks against it, and counts among the points given away', () => {
    const state = hearts(['AH 8H', 'JH KH', 'TH', 'QH 9H 7H'], 'AH JH TH');
    expect(against(state, 'QH', '7H')).toEqual([{ key: 'gaveRoem', params: { card: 'QH', points: 20 } }]);
    expect(against(state, '9H', '7H')).toEqual([{ key: 'gaveRoem', params: { card: '9H', points: 20 } }]);
    expect(against(state, 'QH', '9H')).toEqual([{ key: 'gaveAway', params: { card: 'QH', points: 3 } }]);
    expect(against(state, '7H', 'QH')).toEqual([]);
    expect(whyOf(state, '7H')).toEqual([{ key: 'cheapest', params: { points: 0 } }]);
    expect(whyOf(state, '9H')).toEqual([]);
  });

  it('that a card brings its own side is named, and counts among its points', () => {
    const mates = hearts(['TH 8H', 'AH KH', 'JH', 'QH 9H 7H'], 'TH AH JH');
    expect(whyOf(mates, 'QH')).toEqual([
      { key: 'feedsSure', params: { points: 23 } },
      { key: 'roem', params: { points: 20 } },
    ]);
    expect(against(mates, '7H', 'QH')).toEqual([{ key: 'missedRoem', params: { card: 'QH', points: 20 } }]);
    expect(against(mates, '9H', 'QH')).toEqual([{ key: 'missedPoints', params: { points: 3 } }]);
  });

  it('that lay on the table goes to the side that takes the trick', () => {
    const state = hearts(['JH 8H', '9H KH', 'TH', 'AH QH 7H'], 'JH 9H TH');
    expect(whyOf(state, 'AH')).toEqual([
      { key: 'sureTrick', params: { points: 43 } },
      { key: 'roem', params: { points: 20 } },
    ]);
    expect(against(state, '7H', 'AH')).toEqual([
      { key: 'missedTrick', params: { card: 'AH' } },
      { key: 'missedRoem', params: { card: 'AH', points: 20 } },
    ]);
    expect(against(state, 'QH', 'AH')).toEqual([
      { key: 'gaveRoem', params: { card: 'QH', points: 30 } },
      { key: 'missedTrick', params: { card: 'AH' } },
    ]);
    // Beside a verdict the bonus is named once.
    const [action, better] = [actionIn('7H'), actionIn('AH')];
    const seat = klaverjas.toAct(state)!;
    const beside = reasonsBeside(klaverjas.view(state, seat), klaverjas.legal(state), { action, best: [better], actions: [] });
    expect(beside.reasons.map(({ key }) => key)).toEqual(['sureTrick', 'roem']);
    expect(beside.against.map(({ key }) => key)).toEqual(['missedTrick']);
  });
});

describe('of two cards that both take the trick', () => {
  const hands = ['AS KS QS JS 7D 8D KC QC', '9C AC 8C 7C AH KH QH JH', 'TS 9S 8S 7S 9D TD JC TC', 'TH 9H 8H 7H JD QD KD AD'];
  const state = amid(hands, 'AS');
  const telling = (better: string, made: string): Reason[] =>
    tellingReasons(klaverjas.view(state, 1), klaverjas.legal(state), actionIn(better), actionIn(made));

  it('the lower one saves the higher where nobody may hold a card between them', () => {
    expect(against(state, '9C', 'AC')).toEqual([{ key: 'asHigh', params: { card: 'AC', kept: '9C' } }]);
    expect(against(state, '8C', '7C')).toEqual([{ key: 'asHigh', params: { card: '7C', kept: '8C' } }]);
    // The ten, the king and the queen may lie behind.
    expect(against(state, '9C', '7C')).toEqual([]);
  });

  it('what is as true of the other, with no fewer points, is no reason for either', () => {
    expect(whyOf(state, '7C')).toEqual([{ key: 'trumpsIn', params: { suit: 'S', points: 11 } }]);
    expect(telling('7C', '9C')).toEqual([]);
    expect(telling('9C', '7C')).toEqual([{ key: 'trumpsIn', params: { suit: 'S', points: 25 } }]);
  });
});

describe('a card to be saved while the partner is winning', () => {
  const hands = ['AS KS 8S 9S 8C 7C 9C QC', '7S QS JS AC KC TC 9H AH', 'KD 7D 8D 7H 8H JD QH JH', 'TS AD TD QD 9D KH TH JC'];
  const state = amid(hands, 'AS 7S');
  const telling = (better: string, made: string): Reason[] =>
    tellingReasons(klaverjas.view(state, 2), klaverjas.legal(state), actionIn(better), actionIn(made));

  it('is the one that the other choice spends, and none where that spends nothing more', () => {
    expect(whyOf(state, '7D').map(({ key }) => key)).toEqual(['mateHolds']);
    expect(telling('7D', 'QH')).toEqual([{ key: 'mateHolds', params: { card: 'QH' } }]);
    expect(telling('JD', '7D')).toEqual([]);
  });
});

describe('two cards that both win the trick for certain', () => {
  const hands = ['TD 9D 8D 7D 7H 8H 9H QH', 'KS QS TS 9S 8S 7S JH KH', 'AD JS 7C QC JD QD KD TH', 'AS AH 8C 9C TC JC KC AC'];

  it('are not told apart by that, though one brings more points', () => {
    const state = amid(hands, 'TD KS KD');
    for (const card of ['JC', '8C']) expect(whyOf(state, card).map(({ key }) => key)).toEqual(['sureTrick']);
    expect(tellingReasons(klaverjas.view(state, 3), klaverjas.legal(state), actionIn('JC'), actionIn('8C'))).toEqual([]);
  });
});
