import { describe, expect, it } from 'vitest';
import { pick, rngOf, seedFrom } from '../../../../engine/cards/random.ts';
import type { DealState } from '../../../../engine/contract/deal.ts';
import type { Game } from '../../../../engine/contract/game.ts';
import { GAMES, gameById } from '../../../../engine/games/index.ts';
import { callingOf } from '../../../../engine/match/setUp/calling.ts';
import { dealingOf, faultsOfSketch, outlineOf } from '../../../../engine/match/setUp/outline.ts';
import { formatSketch, parseSketch } from '../../../../engine/match/setUp/sketchText.ts';
import { sketchOf } from '../../../../engine/match/setUp/sketchOf.ts';
import { setupFor } from '../../../../engine/testing/position.fixture.ts';
import { KLAVERJAS } from '../../fixtures/view.fixture.ts';
import type { SendRequest } from '../../table/request.ts';
import { PositionEditor } from './positionEditor.svelte.ts';
import { zoneCards, zonesOf } from './sketchEdits.ts';

/** A table that answers for positions as the host does. */
function answerTo(position: string): Promise<unknown> {
  const sketch = parseSketch(position);
  const game = sketch.ok ? gameById(sketch.value.game) : undefined;
  const dealing = sketch.ok && game !== undefined ? dealingOf(game, sketch.value) : undefined;
  if (!sketch.ok || game === undefined || dealing?.ok !== true)
    return Promise.resolve({ ok: false, error: { code: 'position/malformed', message: '' } });
  const outline = outlineOf(game, dealing.value);
  const faults = faultsOfSketch(game, dealing.value, outline, sketch.value);
  const calling = sketch.value.calls === null ? null : (callingOf(game, dealing.value, sketch.value) ?? null);
  return Promise.resolve({ ok: true, value: { type: 'sketch', ref: 1, position: formatSketch(sketch.value), outline, calling, faults } });
}

const answers = new Map<string, Promise<unknown>>();
/** Each position is worked out once: an undo leads back to it. */
const ask = ((request: { type: string; position?: string }) => {
  const { position = '' } = request;
  const answer = answers.get(position) ?? answerTo(position);
  answers.set(position, answer);
  return answer;
}) as unknown as SendRequest;

/** Every ninth state of a deal played at random, its end apart. */
function statesOf(game: Game): DealState[] {
  const rng = rngOf(seedFrom(`editor ${game.id}`));
  let state: DealState = game.deal(setupFor(game, { seed: `editor ${game.id}` })).state;
  const states: DealState[] = [];
  while (game.toAct(state) !== null) {
    states.push(state);
    state = game.apply(state, pick(game.legal(state).actions, rng)).state;
  }
  return states.filter((_, at) => at % 9 === 0);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it('takes every position of random play from its text, and gives the same text back', async () => {
    for (const state of statesOf(game)) {
      const text = formatSketch(sketchOf(game, state));
      const editor = new PositionEditor([], ask);
      expect(await editor.read(text)).toBe(true);
      await editor.check();
      expect(editor.text).toBe(text);
      expect(editor.faults).toEqual([]);
    }
  });

  it('builds every position of random play card by card from the pack, and takes each step back', async () => {
    for (const state of statesOf(game)) {
      const whole = sketchOf(game, state);
      const editor = new PositionEditor([], ask);
      const empty = { hands: whole.hands.map(() => []), rows: whole.rows.map((stacks) => stacks.map(() => [])), aside: [], trick: [] };
      editor.change({ ...whole, ...empty });
      await editor.check();
      const { outline } = editor;
      if (outline === null) throw new Error('the table has not answered');
      const start = editor.text;
      let moves = 0;
      for (const zone of zonesOf(outline, whole))
        for (const card of zoneCards(whole, zone)) {
          expect(editor.move(card, 'pack', zone), `${card} to ${zone} of ${formatSketch(whole)}`).toBe(true);
          moves += 1;
        }
      editor.change({ ...editor.sketch, calls: whole.calls });
      expect(editor.text).toBe(formatSketch(whole));
      for (let back = 0; back <= moves; back += 1) if (editor.text !== start) editor.undo();
      expect(editor.text).toBe(start);
    }
  });
});

describe('the editor', () => {
  it('puts no card where it is not, or where there is no room', async () => {
    const editor = new PositionEditor([KLAVERJAS], ask);
    await editor.check();
    const before = editor.text;
    expect(editor.move('AS', 'hand-0', 'hand-1')).toBe(false);
    expect(editor.text).toBe(before);
    for (const card of ['AS', 'KS', 'QS'] as const) expect(editor.move(card, 'pack', 'trick')).toBe(true);
    expect(editor.move('JS', 'pack', 'trick'), 'a fourth card would end the trick').toBe(false);
    expect(editor.sketch.leader, 'the seat after the dealer leads by default').toBe(0);
  });

  it('keeps the position where a text cannot be read, and says which field', async () => {
    const editor = new PositionEditor([KLAVERJAS], ask);
    await editor.check();
    editor.move('AS', 'pack', 'hand-0');
    const before = editor.text;
    expect(await editor.read('klaverjas;at=play;dealer=9;hands=,,,')).toBe(false);
    expect(editor.refusal).toMatchObject({ code: 'position/malformed', facts: { field: 'dealer=9' } });
    expect(editor.text).toBe(before);
  });

  it('names a card that contradicts what its seat still holds, until it is taken back', async () => {
    const editor = new PositionEditor([KLAVERJAS], ask);
    await editor.read('klaverjas;at=play;dealer=3;hands=AS,7S,,;trumps=C;leader=0;trick=QS.7H');
    await editor.check();
    expect(editor.faults).toMatchObject([{ code: 'position/breach', facts: { seat: 1, card: '7H', due: ['7S'] } }]);
    editor.move('7S', 'hand-1', 'pack');
    await editor.check();
    expect(editor.faults).toEqual([]);
  });

  it('takes trumps and declarer from the calls, and opens them again when the calls change', async () => {
    const editor = new PositionEditor([], ask);
    await editor.read('pinochle-double;at=play;dealer=3;hands=,,,;calls=-');
    await editor.check();
    expect(editor.calling).toMatchObject({ toAct: 0, said: [] });
    for (const call of ['bid:60', 'pass', 'pass', 'pass', 'trump:H']) {
      editor.call(call);
      await editor.check();
    }
    expect(editor.sketch).toMatchObject({ trump: 'H', declarer: 0 });
    expect(editor.calling).toMatchObject({ toAct: null, legal: [] });
    editor.calls(editor.sketch.calls?.slice(0, -1) ?? null);
    await editor.check();
    expect(editor.sketch.trump).toBeNull();
    expect(editor.calling).toMatchObject({ toAct: 0 });
    editor.call('trump:S');
    await editor.check();
    expect(editor.sketch.trump).toBe('S');
    expect(editor.faults).toEqual([]);
    editor.undo();
    editor.undo();
    expect(editor.sketch).toMatchObject({ trump: 'H', declarer: 0, calls: ['bid:60', 'pass', 'pass', 'pass', 'trump:H'] });
  });

  it('keeps calls that cannot be made, and says which', async () => {
    const editor = new PositionEditor([], ask);
    await editor.read('pinochle-double;at=play;dealer=3;hands=,,,;calls=bid:60.bid:55');
    await editor.check();
    expect(editor.faults).toMatchObject([{ code: 'position/call', facts: { seat: 1, action: 'bid:55' } }]);
    expect(editor.sketch.calls).toEqual(['bid:60', 'bid:55']);
    editor.move('AS', 'pack', 'hand-0');
    expect(editor.sketch.calls).toEqual(['bid:60', 'bid:55']);
  });

  it('puts cards on the piles of the sides, and names a pile with too many', async () => {
    const editor = new PositionEditor([KLAVERJAS], ask);
    await editor.read('klaverjas;at=play;dealer=3;hands=7S.8S.9S.TS.JS.QS.KS,,,;trumps=H;leader=0');
    await editor.check();
    expect(editor.zones.filter((zone) => zone.startsWith('won'))).toEqual(['won-0', 'won-1']);
    for (const card of ['AH', 'KH', 'QH', 'JH'] as const) expect(editor.move(card, 'pack', 'won-1')).toBe(true);
    expect(editor.faults).toEqual([]);
    expect(editor.move('AD', 'pack', 'won-0')).toBe(true);
    expect(editor.faults).toMatchObject([{ code: 'position/too-many-won', facts: { most: 1 } }]);
  });
});
