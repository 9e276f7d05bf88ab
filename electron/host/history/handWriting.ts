import { itemAt } from '../../../engine/cards/indexed.ts';
import { rngOf, type Seed } from '../../../engine/cards/random.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { beginByHand, matchByHand, writeByHand } from '../../../engine/match/byHand/byHand.ts';
import type { Match } from '../../../engine/match/match.ts';
import { openView } from '../../../engine/match/openView.ts';
import { courseOf } from '../../../engine/match/position.ts';
import { parseRecord, recordOf } from '../../../engine/match/record.ts';
import { parseSketch } from '../../../engine/match/setUp/sketchText.ts';
import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import { NOTHING_ON_WIRE, wireLegal, wireView } from '../../../engine/protocol/wire.ts';

type WriteMessage = Extract<ClientMessage, { type: 'write' }>;

/** Begins a deal that is written down by hand, or goes on with one. `seed`: the chance of guesses. */
export function written(message: WriteMessage, seed: Seed): Result<ServerMessage> {
  const match = matchOf(message, seed);
  if (!match.ok) return match;
  const { game, byHand, deals } = match.value;
  if (byHand === undefined) throw new RangeError('the match was not written down by hand');
  const deal = itemAt(deals, 0);
  const toAct = game.toAct(deal.state);
  // Everyone who sat there agrees: the writer saw all of their cards.
  const people = match.value.players.map(() => ({ kind: 'here' as const, agreed: true }));
  return ok({
    type: 'written',
    ref: message.ref,
    notation: JSON.stringify({ ...recordOf(match.value), people }),
    known: byHand.known,
    view: wireView(openView(game, deal.state, 0)),
    legal: toAct === null ? NOTHING_ON_WIRE : wireLegal(game.legal(deal.state)),
    toAct,
    moves: courseOf(game, deal).moves.map((move) => ({ ...move, action: formatAction(move.action) })),
  });
}

function matchOf({ position, players, text, action }: WriteMessage, seed: Seed): Result<Match> {
  const rng = rngOf(seed);
  if (text === undefined) {
    if (position === undefined || players === undefined)
      return refuse('replay/no-source', 'a deal is begun from a position, or gone on with');
    const sketch = parseSketch(position);
    return sketch.ok ? beginByHand(sketch.value, players, rng) : sketch;
  }
  const record = parseRecord(text);
  if (!record.ok) return record;
  const match = matchByHand(record.value);
  return match.ok && action !== undefined ? writeByHand(match.value, action, rng) : match;
}
