import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { currentDeal, type Match } from './match.ts';
import { parseRecord, recordOf, replay } from './record.ts';
import { hasShownHidden, takeBack } from './takeBack.ts';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('is what it was when actions are taken back', () => {
    const seed = seedFrom(`take back ${id}`);
    const positions: Match[] = [];
    const { match } = deal(freshMatch(game, {}, game.seats.min), seed);
    positions.push(match);
    playRandomly(match, rngOf(deriveSeed(seed, 'actions')), (next) => {
      if (currentDeal(next) !== undefined) positions.push(next);
    });
    const last = positions.at(-1);
    const { actions } = last.deals[0]!;
    for (let count = 0; count < positions.length; count += 1) {
      const { deals, ...match } = positions.at(-1 - count);
      const left = actions.length - count;
      const note = { type: 'takeBack', after: left, seat: 1, actions: actions.slice(left) };
      expect(takeBack(last, 1, count)).toEqual({ ...match, deals: [{ ...deals[0], notes: [note] }] });
    }
    expect(() => takeBack(last, 1, positions.length)).toThrow(RangeError);
  });

  it('leaves a note in the record, with those from before', () => {
    const { match } = deal(freshMatch(game, {}, game.seats.min), seedFrom(`notes ${id}`));
    let now = match;
    playRandomly(match, rngOf(seedFrom(id)), (next) => {
      if (currentDeal(next) !== undefined) now = next;
    });
    const twice = takeBack(takeBack(now, 0, 2), 1, 1);
    expect(twice.deals[0]!.notes.map((note) => note.after)).toEqual([now.deals[0]!.actions.length - 2, now.deals[0]!.actions.length - 3]);
    const record = recordOf(twice);
    const parsed = parseRecord(JSON.stringify(record));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(replay(parsed.value)).toEqual({ ok: true, value: twice });
    expect(recordOf(now).deals[0]).not.toHaveProperty('notes');
  });
});

/** By game the kinds of actions after which viewers know cards that no play has shown. */
function revealing(game: (typeof GAMES)[number]): Set<string> {
  const kinds = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const seed = seedFrom(`shown ${game.id} ${round}`);
    const { match } = deal(freshMatch(game, {}, game.seats.min), seed);
    let last = match;
    playRandomly(match, rngOf(deriveSeed(seed, 'actions')), (next) => {
      const [then, now] = [currentDeal(last), currentDeal(next)];
      last = next;
      if (then === undefined || now === undefined) return;
      expect(hasShownHidden(game, now.state, now.state)).toBe(false);
      if (hasShownHidden(game, then.state, now.state)) kinds.add(now.actions.at(-1)!.type);
    });
  }
  return kinds;
}

it('cards that were drawn, turned up or laid out have come to light; cards that were played have not', () => {
  expect(Object.fromEntries(GAMES.map((game) => [game.id, [...revealing(game)].sort()]))).toMatchObject({
    botifarra: [],
    'briscola-chiamata': [],
    // the talon is dealt after the calls
    klaberjass: ['call'],
    klaverjas: [],
    manilla: [],
    // cards lie under others, or are drawn after each trick
    'manilla-two': ['play'],
    'manille-two': ['play'],
    // trump cards and widows are turned up
    manille: ['call', 'trump'],
    'manille-auction': ['draw'],
    'manille-blind': ['call', 'place'],
    'manille-three': ['call', 'discard'],
    // melds are laid out
    'pinochle-double': ['trump'],
  });
});
