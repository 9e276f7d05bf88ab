import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../engine/cards/random.ts';
import type { GameEvent } from '../../engine/contract/event.ts';
import type { Game } from '../../engine/contract/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import { deal, matchOf, optionSets, playRandomly } from '../../engine/testing/invariants.ts';
import { seatView } from '../../engine/match/seatView.ts';
import { en } from './en.ts';

/** What has words: one of the keys of each list. */
function keysOf(game: Game, events: readonly GameEvent[]): string[][] {
  return events.flatMap((event): string[][] => {
    switch (event.type) {
      case 'announce':
        return [[`announce.${game.id}.${event.what}`, `announce.${event.what}`]];
      case 'call': {
        const verb = event.action.split(':')[0] ?? '';
        const call = [`call.${game.id}.${event.action}`, `call.${game.id}.${verb}`, `call.${event.action}`, `call.${verb}`];
        return [call, ...(event.says === undefined ? [] : [[`fact.${event.says.key}`]])];
      }
      case 'over':
        return event.score.lines.map(({ key }) => [`score.${game.id}.${key}`, `score.${key}`]);
      default:
        return [];
    }
  });
}

describe.each(GAMES)('$id', (game) => {
  const known = new Set<string>(Object.keys(en));

  it('has words for whatever is called, announced, stated and reckoned in random deals', () => {
    const wordless = new Set<string>();
    const ask = (lists: readonly string[][]): void => {
      for (const keys of lists) if (!keys.some((key) => known.has(key))) wordless.add(keys.join(' or '));
    };
    for (const { name, options } of optionSets(game))
      for (let i = 0; i < 3; i += 1) {
        const seed = seedFrom(`words ${game.id} ${name} ${i}`);
        const first = deal(matchOf(game, options, game.seats.min), seed);
        ask(keysOf(game, first.events));
        playRandomly(first.match, rngOf(seed), (match, events) => {
          ask(keysOf(game, events));
          const state = match.deals.at(-1)?.state;
          if (state === undefined) return;
          for (const viewer of [0, 'spectator'] as const)
            ask(seatView(game, state, [], viewer).view.facts.map(({ key }) => [`fact.${key}`]));
        });
      }
    expect([...wordless]).toEqual([]);
  });

  it('has words for its name, its options and their values', () => {
    const names = game.options.flatMap(({ name, values }) => [
      name,
      ...values.filter((value) => typeof value === 'string').map((value) => `${name}.${value}`),
    ]);
    const presets = Object.keys(game.presets).map((name) => `preset.${name}`);
    const wanted = [`game.${game.id}`, ...presets, ...names.map((name) => `option.${game.id}.${name}`)];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });
});
