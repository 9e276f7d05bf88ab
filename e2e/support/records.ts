import { seedFrom } from '../../engine/cards/random.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import { gameById } from '../../engine/games/index.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch, type Match } from '../../engine/match/match.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { recordOf } from '../../engine/match/record.ts';

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fay', 'Gus'];

/** A value that a result must have. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** A match of any game that is played to its end, always with the first legal action, as the text of a record. */
export function playedRecord(
  id: GameId,
  options: Readonly<Record<string, string | number>> = {},
  players = gameById(id).seats.min,
): string {
  const game = gameById(id);
  let match: Match = must(startMatch(game, must(resolveOptions(game, options)), NAMES.slice(0, players)));
  for (let deal = 1; !match.standing.over && deal < 200; deal += 1) {
    match = must(dealFrom(match, nextDealer(match), seedFrom(`record ${deal}`))).match;
    for (let now = currentDeal(match); now !== undefined; now = currentDeal(match))
      match = must(act(match, game.legal(now.state).actions[0]!)).match;
  }
  return JSON.stringify(recordOf(match));
}
