import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { pick, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { GAMES } from '../../games/index.ts';
import { setupFor } from '../../testing/position.fixture.ts';
import { currentDeal, type Match } from '../match.ts';
import { parseRecord, recordOf } from '../record.ts';
import { emptySketch, type Sketch } from '../setUp/sketch.ts';
import { parseSketch } from '../setUp/sketchText.ts';
import { sketchOf } from '../setUp/sketchOf.ts';
import { beginByHand, matchByHand, writeByHand } from './byHand.ts';

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fay', 'Gus'];
const must = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string; message: string } }): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
};

/** A deal before its first call; in a game without calls it is so before the first card. */
const known = (game: Game, state: DealState): Sketch => ({
  ...sketchOf(game, state),
  stage: 'deal',
  calls: null,
  trump: null,
  leader: null,
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const setup = setupFor(game, { seed: `by hand ${id}` });
  const first = game.deal(setup).state;
  const names = NAMES.slice(0, setup.players);

  it('writes a whole deal down whose hands are known, and ends with it', () => {
    const rng = rngOf(seedFrom(`known ${id}`));
    let match: Match = must(beginByHand(known(game, first), names, rng));
    for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
      const action = formatAction(pick(game.legal(deal.state).actions, rng));
      match = must(writeByHand(match, action, rng));
    }
    expect(match.standing.over).toBe(true);
    const again = must(matchByHand(must(parseRecord(JSON.stringify(recordOf(match))))));
    expect(recordOf(again)).toEqual(recordOf(match));
  });

  // Who plays from stacks shows them: which cards lie there is known.
  it.skipIf(sketchOf(game, first).rows.some((stacks) => stacks.length > 0))(
    'writes a deal down as its cards fall, none of them known before',
    () => {
      const rng = rngOf(seedFrom(`fallen ${id}`));
      // The real deal: calls before the play that need no certain cards, then any legal card.
      const sketch: Sketch = { ...emptySketch(game.id, setup.players, 'deal'), dealer: setup.dealer };
      let match: Match = must(beginByHand(sketch, names, rng));
      let real: DealState | undefined;
      let cards = 0;
      for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
        const { state } = deal;
        if (state.play === null) {
          match = must(writeByHand(match, formatAction(pick(game.legal(state).actions, rng)), rng));
          continue;
        }
        // Another real deal with the same calls: its cards are not those that were guessed.
        real ??= other(state);
        const action = pick(game.legal(real).actions, rng);
        const done = game.apply(real, action);
        const play = done.events.find((event) => event.type === 'play');
        const written = writeByHand(match, play?.card ?? formatAction(action), rng);
        if (!written.ok) throw new Error(`${cards}: ${written.error.code} ${written.error.message} ${formatAction(action)}`);
        match = written.value;
        real = done.state;
        cards += play === undefined ? 0 : 1;
      }
      expect(cards).toBeGreaterThan(setup.players);
      expect(match.standing.over).toBe(true);

      /** The same calls at cards that chance dealt again; the guess itself where they are not legal there. */
      function other(now: DealState): DealState {
        for (let attempt = 0; attempt < 300; attempt += 1) {
          let state: DealState = game.deal({ ...now.setup, deck: setupFor(game, { seed: `real ${id} ${attempt}` }).deck }).state;
          const fits = now.moves.every(({ action }) => {
            if (game.toAct(state) === null || !game.legal(state).actions.includes(action)) return false;
            ({ state } = game.apply(state, action));
            return true;
          });
          if (fits && state.trump === now.trump && game.toAct(state) === game.toAct(now)) return state;
        }
        return now;
      }
    },
  );
});

describe('a card', () => {
  const given = must(parseSketch('klaverjas;at=deal;dealer=3;hands=7S.8S.AH,KS.9H,,'));

  const begun = (): Match => {
    let match = must(beginByHand(given, NAMES.slice(0, 4), rngOf(seedFrom('barred'))));
    for (let deal = currentDeal(match); deal?.state.play === null; deal = currentDeal(match)) {
      const [action] = match.game.legal(deal.state).actions;
      if (action === undefined) throw new Error('a call is legal');
      match = must(writeByHand(match, formatAction(action), rngOf(seedFrom('calls'))));
    }
    return match;
  };

  it('is refused with what its seat holds, or has played since', () => {
    const rng = rngOf(seedFrom('cards'));
    let match = begun();
    const leader = match.game.toAct(currentDeal(match)!.state);
    expect(leader).toBe(0);
    match = must(writeByHand(match, '7S', rng));
    expect(writeByHand(match, '9H', rng)).toMatchObject({ error: { code: 'position/breach', facts: { seat: 1, due: ['KS'] } } });
    expect(writeByHand(match, 'AH', rng), 'another seat has it').toMatchObject({ ok: false });
    match = must(writeByHand(match, 'KS', rng));
    expect(codesOf(currentDeal(match)!.state.play!.trick)).toEqual(['7S', 'KS']);
  });

  it('is not written down where the record is another', () => {
    const { byHand: _, ...other } = recordOf(begun());
    expect(matchByHand(other)).toMatchObject({ error: { code: 'record/malformed' } });
  });
});
