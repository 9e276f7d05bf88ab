import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { pick, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { GAMES, gameById } from '../../games/index.ts';
import { setupFor } from '../../testing/position.fixture.ts';
import { replay } from '../record.ts';
import { callingOf, type Calling } from './calling.ts';
import { dealingOf, faultsOfSketch, outlineOf } from './outline.ts';
import { settledCall } from './places.ts';
import { setUpSketch } from './setUpSketch.ts';
import type { Sketch } from './sketch.ts';
import { sketchOf } from './sketchOf.ts';
import { parseSketch } from './sketchText.ts';
import { pileOf } from './wanted.ts';

/** Every state of a deal played at random, its end among them. */
function statesOf(game: Game, seed: string): DealState[] {
  const rng = rngOf(seedFrom(seed));
  let state: DealState = game.deal(setupFor(game, { seed })).state;
  const states = [state];
  while (game.toAct(state) !== null) {
    state = game.apply(state, pick(game.legal(state).actions, rng)).state;
    states.push(state);
  }
  return states;
}

function parsed(text: string): Sketch {
  const found = parseSketch(text);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

function callingIn(sketch: Sketch): Calling {
  const game = gameById(sketch.game);
  const dealing = dealingOf(game, sketch);
  if (!dealing.ok) throw new Error(dealing.error.message);
  const calling = callingOf(game, dealing.value, sketch);
  if (calling === undefined) throw new Error('the cards have no room');
  return calling;
}

function faultsIn(text: string): unknown[] {
  const sketch = parsed(text);
  const game = gameById(sketch.game);
  const dealing = dealingOf(game, sketch);
  if (!dealing.ok) throw new Error(dealing.error.message);
  return faultsOfSketch(game, dealing.value, outlineOf(game, dealing.value), sketch);
}

const DEALS = ['a', 'b', 'c', 'd'];

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('offers each call of a random deal to its seat, with the cards known and without any', () => {
    for (const deal of DEALS)
      for (const state of statesOf(game, `calling ${id} ${deal}`)) {
        const seat = game.toAct(state);
        const { actions } = game.legal(state);
        const moved = state.moves.some(({ action: { type } }) => type === 'discard' || type === 'draw');
        if (seat === null || state.play !== null || moved || settledCall(actions) !== undefined) break;
        const whole = sketchOf(game, state);
        const known = callingIn(whole);
        expect(known).toMatchObject({ toAct: seat, faults: [] });
        expect([null, state.trump]).toContain(known.trump);
        expect(known.legal.toSorted()).toEqual(actions.map(formatAction).toSorted());
        const blank = { ...whole, hands: whole.hands.map(() => []), rows: whole.rows.map(() => []), aside: [], trump: null };
        const { toAct, legal, said } = callingIn(blank);
        expect(toAct).toBe(seat);
        expect(legal).toEqual(expect.arrayContaining(actions.map(formatAction)));
        expect(said).toEqual(state.moves.map((move) => ({ seat: move.seat, action: formatAction(move.action) })));
      }
  });

  it('settles trumps and declarer of a random deal by its calls', () => {
    for (const deal of DEALS) {
      const state = statesOf(game, `calling ${id} ${deal}`).find(({ play }) => play !== null);
      if (state === undefined) continue;
      const sketch = sketchOf(game, state);
      if (sketch.calls === null) continue;
      const { toAct, legal, declarer } = callingIn(sketch);
      expect([toAct, legal, declarer]).toEqual([null, [], state.declarer]);
    }
  });

  it('sets an ending up again from who has won what, in no order', () => {
    let tried = 0;
    let found = 0;
    for (const deal of DEALS.slice(0, 2)) {
      const between = statesOf(game, `won ${id} ${deal}`).filter(
        ({ play }) => play !== null && play.tricks.length > 0 && play.trick.length === 0,
      );
      const state = between[Math.floor(between.length / 2)];
      if (state === undefined || game.toAct(state) === null) continue;
      const won = state.hands.map((): string[] => []);
      for (const { cards, winner } of state.play?.tricks ?? []) won[pileOf(game, winner)]?.push(...codesOf(cards).toSorted());
      const sketch = { ...sketchOf(game, state), tricks: [], won } as Sketch;
      tried += 1;
      const built = setUpSketch(game, sketch, rngOf(seedFrom(`${id} ${tried}`)));
      if (!built.ok) continue;
      found += 1;
      const match = replay(built.value);
      if (!match.ok) throw new Error(match.error.message);
      const reached = match.value.deals[0]!.state;
      const piles = state.hands.map((): string[] => []);
      for (const { cards, winner } of reached.play?.tricks ?? []) piles[pileOf(game, winner)]?.push(...codesOf(cards));
      expect(piles.map((pile) => pile.toSorted())).toEqual(won.map((pile) => pile.toSorted()));
      expect(sketchOf(game, reached).hands).toEqual(sketchOf(game, state).hands);
    }
    expect(tried === 0 || found > 0).toBe(true);
  });
});

describe('calls of a position', () => {
  const klaverjas = (fields: string): string => `klaverjas;at=play;dealer=3;hands=,,,;${fields}`;

  it('are refused by name where they cannot be made', () => {
    expect(faultsIn(klaverjas('calls=pass.bid:80'))).toMatchObject([{ code: 'position/call', facts: { seat: 1, action: 'bid:80' } }]);
    expect(faultsIn(klaverjas('calls=play.pass'))).toMatchObject([{ code: 'position/calls-over', facts: { action: 'pass' } }]);
    expect(faultsIn('pinochle-double;at=play;dealer=3;hands=,,,;calls=bid:60.bid:55')).toMatchObject([
      { code: 'position/call', facts: { seat: 1, action: 'bid:55' } },
    ]);
  });

  it('are held to trumps, declarer and to cards being played after them', () => {
    const pinochle = 'pinochle-double;at=play;dealer=3;hands=,,,;calls=bid:60.pass.pass.pass.trump:H';
    expect(faultsIn(pinochle)).toEqual([]);
    expect(faultsIn(`${pinochle};trumps=S;declarer=1`)).toMatchObject([
      { code: 'position/other-trump', facts: { trump: 'H' } },
      { code: 'position/other-declarer', facts: { seat: 0 } },
    ]);
    expect(faultsIn('manille-auction;at=play;dealer=3;hands=,,,;calls=pass.pass.pass.pass')).toMatchObject([{ code: 'position/no-play' }]);
  });

  it('go on after an exchange, which is left to chance', () => {
    const { toAct, legal } = callingIn(parsed('manille-auction;at=play;dealer=3;hands=,,,;calls=bid:40.pass.pass.pass'));
    expect(toAct).toBe(0);
    expect(legal).toContain('trump:H');
  });

  it('show a card that is turned up only where it is known', () => {
    const turned = (text: string): unknown => callingIn(parsed(text)).view.zones.find(({ id }) => id === 'turned')?.stacks;
    expect(turned('klaberjass;at=deal;dealer=3;hands=,,,;calls=-')).toBeUndefined();
    expect(turned('klaberjass;at=deal;dealer=3;hands=,,,;aside=7S.8S.9S.TS.7D.8D.9D.JH;calls=-')).toEqual([['JH']]);
  });
});

describe('piles of a position', () => {
  it('hold no more tricks than were taken', () => {
    const text = (won: string): string => `klaverjas;at=play;dealer=3;hands=7S.8S.9S.TS.JS.QS,,,;trumps=H;leader=0;won=${won}`;
    expect(faultsIn(text('AH.KH.QH.JH,AD.KD.QD.JD'))).toEqual([]);
    expect(faultsIn(text('AH.KH.QH.JH.TH,AD.KD.QD.JD'))).toMatchObject([{ code: 'position/too-many-won', facts: { most: 2 } }]);
    expect(faultsIn(text('AH.7S'))).toMatchObject([{ code: 'position/too-often', facts: { card: '7S' } }]);
  });
});

describe('combinations of a position', () => {
  it('are announced where the position wants them', () => {
    const hands = 'AH.KH.QH.9S,7D.8D.TS.KS,9D.TD.AS.7C,JD.QD.8C.9C';
    const actionsOf = (melds: string): readonly string[] => {
      const sketch = parsed(`klaverjas;at=play;dealer=3;hands=${hands};trumps=H;leader=0${melds}`);
      const built = setUpSketch(gameById('klaverjas'), sketch, rngOf(seedFrom('roem')));
      if (!built.ok) throw new Error(built.error.message);
      return built.value.deals.flatMap(({ actions }) => actions);
    };
    expect(actionsOf('')).not.toContain('roem');
    expect(actionsOf(';melds=all')).not.toContain('silent');
  });
});
