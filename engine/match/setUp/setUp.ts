import type { Rng } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import type { Result } from '../../contract/result.ts';
import type { MatchRecord } from '../record.ts';
import { dealtRecord } from './dealtRecord.ts';
import { endingRecord } from './endingRecord.ts';
import { readWanted, type Wanted } from './wanted.ts';

type SetUpCode = `record/${'bad-card' | 'bad-deck' | 'bad-hand' | 'no-way'}`;

/**
 * A record whose last position is a wanted one: the deal before its first call or after the given ones, or the ending with its tricks before it, all by the
 * rules. Calls that are not given are left to chance. `record/no-way`: no such deal was found.
 */
export function setUp(game: Game, wanted: Wanted, rng: Rng): Result<MatchRecord, SetUpCode> {
  const cards = readWanted(game, wanted);
  if (!cards.ok) return cards;
  const { ending } = wanted;
  return ending === null ? dealtRecord(game, wanted, cards.value, rng) : endingRecord(game, wanted, ending, cards.value, rng);
}
