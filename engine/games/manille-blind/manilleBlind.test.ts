import { describe, expect, it } from 'vitest';
import { codesOf, FACE_DOWN } from '../../cards/card.ts';
import { actInNotation, startDeal, startMatch } from '../../match/match.ts';
import { finished, played, setupFor } from '../../testing/manille.fixture.ts';
import type { Manille } from '../family/manille/deal.ts';
import { placeOf } from '../../contract/action.ts';
import type { Viewer } from '../../contract/view.ts';
import { manilleBlind } from './game.ts';
import { oddsOf } from './odds.ts';
import { placesLeft } from './places.ts';
import { shuffled, rngOf, seedFrom } from '../../cards/random.ts';
import { PACKS } from '../../cards/pack.ts';
import { TRUMPS } from '../../cards/card.ts';
import { formatAction } from '../../contract/notation.ts';
import { seatOnTurn } from '../../contract/game.ts';

const begun = (dealer = 3): Manille => manilleBlind.deal(setupFor(manilleBlind, { dealer })).state;
const inPlay = (): Manille => played(manilleBlind, begun(3), 'look trump:H pass pass');

/** Whose cards a viewer sees. */
function seen(state: Manille, viewer: Viewer): number[] {
  return manilleBlind.view(state, viewer).hands.flatMap((hand, seat) => (hand.includes(FACE_DOWN) ? [] : [seat]));
}

describe('engine/games/manille/README.md, Blind Manille', () => {
  it('ruling: blind no trump is offered before the hands are shown', () => {
    const start = begun(3);
    expect(manilleBlind.legal(start).actions.map(formatAction)).toEqual(['blind', 'look']);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(seen(start, viewer)).toEqual([]);
  });

  it.each(['look', 'blind', 'look trump:H'])('after %s everybody, the dealer’s partner too, sees every hand but the own one', (actions) => {
    const state = played(manilleBlind, begun(3), actions);
    expect([0, 1, 2, 3].map((seat) => seen(state, seat))).toEqual([
      [1, 2, 3],
      [0, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ]);
    expect(seen(state, 'spectator')).toEqual([]);
  });

  it('the dealer leads', () => expect(manilleBlind.toAct(inPlay())).toBe(3));

  it('places keep their numbers', () => {
    const state = played(manilleBlind, inPlay(), '@5 @0 @1 @2');
    const leader = seatOnTurn(manilleBlind, state);
    expect(manilleBlind.legal(state).actions.map(formatAction)).toEqual(placesLeft(state.moves, leader).map((place) => `@${place}`));
    expect(placesLeft(state.moves, 3)).toEqual([0, 1, 2, 3, 4, 6, 7]);
  });

  it('a place is the card that was dealt there, in packets of 3, 2 and 3', () => {
    const start = inPlay();
    const own = codesOf(start.hands[3] ?? []);
    expect(own).toEqual(['8H', '9H', 'TH', '9D', 'TD', 'QC', 'KC', 'AC']);
    expect(codesOf(played(manilleBlind, start, '@6').play?.trick ?? [])).toEqual(['KC']);
  });

  it('no duties apply', () => {
    // Forehand holds hearts, and need neither follow nor beat.
    const state = played(manilleBlind, inPlay(), '@0');
    expect(manilleBlind.legal(state)).toEqual({ actions: [0, 1, 2, 3, 4, 5, 6, 7].map(placeOf), barred: [] });
    expect(codesOf(played(manilleBlind, state, '@0').play?.trick ?? [])).toEqual(['8H', '7S']);
  });

  it('the highest trump wins, else the highest card of the led suit', () => {
    const trumped = played(manilleBlind, inPlay(), '@3 @0 @4 @2');
    expect(codesOf(trumped.play?.tricks[0]?.cards ?? [])).toEqual(['9D', '7S', 'AH', '7H']);
    expect(trumped.play?.tricks[0]?.winner).toBe(1);
    const plain = played(manilleBlind, inPlay(), '@3 @5 @0 @4');
    expect([codesOf(plain.play?.tricks[0]?.cards ?? []), plain.play?.tricks[0]?.winner]).toEqual([['9D', 'JD', 'TS', '8D'], 0]);
  });

  it('scores and doubles as Manille, over the same matches', () => {
    const score = manilleBlind.score(
      finished(
        manilleBlind,
        setupFor(manilleBlind, { dealer: 3, multiplier: 2 }),
        [
          [0, 33],
          [1, 27],
        ],
        { trump: 'NT', blind: true },
      ),
    );
    expect(score.scores).toEqual([24, 0, 24, 0]);
    const options = { match: 'bestOfThree' };
    const won = manilleBlind.match.add(manilleBlind.match.start(options, 4), { ...score, scores: [120, 0, 120, 0] }, options, 3).standing;
    expect([won.over, won.games]).toEqual([false, [1, 0, 1, 0]]);
    expect(
      manilleBlind.match.add(manilleBlind.match.start({ match: 'one' }, 4), { ...score, scores: [120, 0, 120, 0] }, { match: 'one' }, 3)
        .standing.over,
    ).toBe(true);
  });
});

it('refuses a card by its name, a place twice, and a place that is none', () => {
  const match = startMatch(manilleBlind, { match: 'one' }, ['A', 'B', 'C', 'D']);
  if (!match.ok) throw new Error(match.error.message);
  const dealt = startDeal(match.value, 3, { deck: setupFor(manilleBlind, { dealer: 3 }).deck, pile: [] }, null);
  if (!dealt.ok) throw new Error(dealt.error.message);
  let now = dealt.value.match;
  const told: string[] = [];
  // The ten of hearts wins the first trick for the dealer, who then may not name its place again.
  for (const action of 'look trump:H pass pass 8H @8 @2 @0 @0 @0 @2'.split(' ')) {
    const result = actInNotation(now, action);
    if (result.ok) now = result.value.match;
    else told.push(`${action} ${result.error.code}`);
  }
  expect(told).toEqual(['8H action/not-legal', '@8 action/not-legal', '@2 action/not-legal']);
});

it('to call blind pays the dealer even when the opponents answer as well as anybody can', () => {
  // No seat knows where its own cards lie, so every card comes by chance whatever is chosen: the odds are exact, and doubling where they are below zero is
  // the opponents' best answer. Before the offer no seat knows a card: it is one decision for all deals.
  const rng = rngOf(seedFrom('blind no trump'));
  const answered = (odds: number, factor: number): number => factor * (odds < 0 ? 2 : 1) * odds;
  let [sum, squares] = [0, 0];
  const deals = 120;
  for (let deal = 0; deal < deals; deal += 1) {
    const deck = shuffled(PACKS.french32.cards, rng);
    const hands = [0, 8, 16, 24].map((from) => deck.slice(from, from + 8));
    const odds = oddsOf(hands, 0, TRUMPS, rng);
    const blind = answered(odds[TRUMPS.indexOf('NT')]!, 4);
    const look = Math.max(...odds.map((odd, i) => answered(odd, TRUMPS[i] === 'NT' ? 2 : 1)));
    sum += blind - look;
    squares += (blind - look) ** 2;
  }
  const mean = sum / deals;
  const se = Math.sqrt((squares / deals - mean * mean) / deals);
  expect(mean).toBeGreaterThan(4 * se);
});
