import { describe, expect, it } from 'vitest';
import { cards, codesOf } from '../../../cards/card.ts';
import { rngOf, seedFrom, shuffled } from '../../../cards/random.ts';
import { PACKS } from '../../../cards/pack.ts';
import { manilleAuction as auction } from '../../manille-auction/game.ts';
import { auctionPlaces as auctionPlaces } from '../../manille-auction/table.ts';
import { manilleBlind } from '../../manille-blind/game.ts';
import { oddsBot } from '../../manille-blind/heuristicBot.ts';
import { oddsOf } from '../../manille-blind/odds.ts';
import { manilleThree } from '../../manille-three/game.ts';
import { placesOf as threePlaces } from '../../manille-three/places.ts';
import { manilleTwo } from '../../manille-two/game.ts';
import { manille, placesOf } from '../../manille/game.ts';
import { deckWith, heuristicChoice, marginOverRandom, played, setupFor } from '../../../testing/manille.fixture.ts';
import type { Manille } from './deal.ts';

describe('judgement beats chance over duplicate deals', () => {
  it.each([
    ['manille', manille, 4, 60],
    ['manille-blind', manilleBlind, 4, 200],
    ['manille-three', manilleThree, 3, 50],
    ['manille-two', manilleTwo, 2, 50],
  ] as const)('%s', (id, game, players, deals) => {
    const { mean, se } = marginOverRandom(game, players, deals, `judge ${id}`);
    expect(mean).toBeGreaterThan(3 * se);
  });

  it.each([3, 4, 5, 6, 7])('manille-auction, %i players', (players) => {
    const { mean, se } = marginOverRandom(auction, players, 30, `judge auction ${players}`);
    expect(mean).toBeGreaterThan(3 * se);
  });
});

const PLACES = placesOf(3);
/** A deal of four with some cards in some hands; seat 3 deals. */
function four(hands: Readonly<Record<number, string>>, totals?: readonly number[]): Manille {
  const deck = deckWith(Object.entries(hands).map(([seat, codes]) => [PLACES[Number(seat)] ?? [], codes]));
  return manille.deal(setupFor(manille, { dealer: 3, deck, ...(totals === undefined ? {} : { totals }) })).state;
}

describe('a club player’s Manille', () => {
  it.each([
    ['TH AH KH 8H TS 9C 8D 7D', 'trump:H'],
    ['QS JS 9S 8S 7S TC AC 7D', 'trump:S'],
    ['TS TH TD TC AS AH 7D 7C', 'trump:NT'],
  ])('with %s names %s', (hand, trumps) => {
    expect(heuristicChoice(manille, played(manille, four({ 3: hand }), 'look'))).toBe(trumps);
  });

  it('looks, and goes blind only when the next deal may be the last and the game is far', () => {
    expect(heuristicChoice(manille, four({}))).toBe('look');
    expect(heuristicChoice(manille, four({}, [96, 90, 96, 90]))).toBe('look');
    expect(heuristicChoice(manille, four({}, [97, 40, 97, 40]))).toBe('blind');
  });

  it.each([
    ['TS AS KS TH AH TD AD 9C', 'along'],
    ['7S 8S 9S 7H 8H 7D 8D 9C', 'pass'],
  ])('with %s against spades says %s', (hand, call) => {
    expect(heuristicChoice(manille, played(manille, four({ 0: hand }), 'look trump:S'))).toBe(call);
  });

  it.each([
    ['TS AS KS QS JS TH TD TC', 'against'],
    ['QS JS 9S 8S KH QD 7D 7C', 'pass'],
  ])('the dealer with %s answers %s', (hand, call) => {
    expect(heuristicChoice(manille, played(manille, four({ 3: hand }), 'look trump:S along'))).toBe(call);
  });
});

describe('Blind Manille', () => {
  it('names the suit that its side holds: the other three hands tell the own one', () => {
    const deck = deckWith([
      [PLACES[3] ?? [], 'TH AH KH QH 7S 8S 7D 8D'],
      [PLACES[1] ?? [], 'JH 9H 8H 7H 9S 9D 9C 8C'],
    ]);
    const state = played(manilleBlind, manilleBlind.deal(setupFor(manilleBlind, { dealer: 3, deck })).state, 'look');
    expect(heuristicChoice(manilleBlind, state)).toBe('trump:H');
    expect(heuristicChoice(manilleBlind, played(manilleBlind, state, 'trump:H'))).toBe('pass');
    expect(heuristicChoice(manilleBlind, played(manilleBlind, state, 'trump:S'))).toBe('along');
    const byOdds = { ...manilleBlind, heuristicBot: oddsBot };
    expect(heuristicChoice(byOdds, state)).toBe('trump:H');
    expect(heuristicChoice(byOdds, played(manilleBlind, state, 'trump:H'))).toBe('pass');
    expect(heuristicChoice(byOdds, played(manilleBlind, state, 'trump:S'))).toBe('along');
  });

  it('knows when every trick is certain, for either side', () => {
    const hands = ['TS AS KS QS', '7H 8H 7C 8C', 'JS 9S 8S 7S', '7D 8D 9D 9C'].map((codes) => cards(codes));
    expect(oddsOf(hands, 0, ['S'], rngOf(seedFrom('odds')))).toEqual([60]);
    expect(oddsOf(hands, 1, ['S'], rngOf(seedFrom('odds')))[0]).toBeLessThan(-20);
  });
});

describe('three players', () => {
  it('exchanges blanks, never trumps or tens', () => {
    for (let i = 0; i < 40; i += 1) {
      const deck = shuffled(PACKS.french32.cards, rngOf(seedFrom(`three ${i}`)));
      let state = manilleThree.deal(setupFor(manilleThree, { dealer: 2, deck })).state;
      while (state.phase !== 'doubling') state = played(manilleThree, state, heuristicChoice(manilleThree, state));
      for (const code of codesOf(state.away)) {
        expect(code.endsWith(state.trump ?? 'NT'), code).toBe(false);
        expect(code.startsWith('T'), code).toBe(false);
      }
    }
  });

  it('goes along against a dealer it holds the tens of, and goes against with all of them', () => {
    const places = threePlaces(2);
    const deal = (seat: number, hand: string): Manille =>
      manilleThree.deal(setupFor(manilleThree, { dealer: 2, deck: deckWith([[places[seat] ?? [], hand]]) })).state;
    expect(heuristicChoice(manilleThree, played(manilleThree, deal(0, 'TS AS TH AH TD AD TC AC KS KH'), 'look trump:S done'))).toBe(
      'along',
    );
    expect(heuristicChoice(manilleThree, played(manilleThree, deal(2, 'TS AS KS QS JS TH AH TD AD TC'), 'look trump:S done along'))).toBe(
      'against',
    );
  });
});

describe('the auction', () => {
  const hands = auctionPlaces(4, 3).hands;
  const deal = (hand: string): ReturnType<typeof auction.apply>['state'] =>
    auction.deal(setupFor(auction, { dealer: 3, players: 4, deck: deckWith([[hands[0] ?? [], hand]]) })).state;

  it('bids with a hand, passes once the bid is beyond it', () => {
    const strong = deal('TS AS KS QS TH AH TD');
    expect(Number(heuristicChoice(auction, strong).slice('bid:'.length))).toBeGreaterThan(30);
    const weak = deal('7S 8S 9H 7H 8D 7D 9C');
    expect(heuristicChoice(auction, played(auction, weak, 'bid:1 bid:35 pass pass'))).toBe('pass');
  });

  it.each([3, 4, 5, 6, 7])('exchanges legally and for the better, %i players', (players) => {
    for (let i = 0; i < 20; i += 1) {
      const deck = shuffled(PACKS.french32.cards, rngOf(seedFrom(`exchange ${players} ${i}`)));
      let state = auction.deal(setupFor(auction, { dealer: players - 1, players, deck })).state;
      state = played(auction, state, `bid:1 ${'pass '.repeat(players - 1)}`);
      while (state.phase !== 'play') state = played(auction, state, heuristicChoice(auction, state));
      const away = codesOf(state.away);
      expect(away.filter((code) => code.startsWith('T'))).toEqual([]);
    }
  });
});
