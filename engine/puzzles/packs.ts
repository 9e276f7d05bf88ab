import type { GameId } from '../contract/gameId.ts';
import { parsePacks, type PuzzlePack } from './puzzle.ts';

const known = new Map<GameId, Promise<readonly PuzzlePack[]>>();

/** The puzzles of a game that come with the program, by kind; empty if it has none. They are read when they are first wanted. */
export function packsOf(game: GameId): Promise<readonly PuzzlePack[]> {
  let packs = known.get(game);
  if (packs === undefined) known.set(game, (packs = read(game)));
  return packs;
}

async function read(game: GameId): Promise<readonly PuzzlePack[]> {
  // A bundle of its own: a host reads it when a person first trains.
  const { PACK_TEXTS } = await import('./packs/texts.ts');
  const { PUZZLES: text = '' } = (await PACK_TEXTS[game]?.()) ?? {};
  const packs = parsePacks(text);
  if (!packs.ok) throw new RangeError(`the puzzles of ${game}: ${packs.error.message}`);
  return packs.value;
}
