import { gameOf } from '../../games/index.ts';
import { resolveOptions } from '../../match/options.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { ok, refuse, type CodeOf, type Result } from '../../contract/result.ts';
import type { EveningHeader } from '../form/form.ts';
import type { EveningLine } from './lines.ts';
import { applyApart, applyCame, applyLeft, applyPenalty, applyStays } from './people.ts';
import { applyConfirmed, applyCorrected, applyEntered, applyResult, applyWithdrawn } from './results.ts';
import { applyDraw, applySat, applyShown, applyStandIn, applySwap } from './rounds.ts';
import { freshEvening, type Evening } from './state.ts';

/** Most lines of an evening: fifty tables write a few thousand. */
export const MOST_LINES = 20_000;

/** The code of a refused line. */
export type LineCode = Extract<RefusalCode, `evening/${string}`>;

/** Begins an evening from its header. Refuses an unknown game, options it does not have, and a form that it cannot be played in. */
export function beginEvening(
  header: EveningHeader,
): Result<Evening, 'evening/unknown-game' | 'evening/bad-form' | CodeOf<typeof resolveOptions>> {
  const game = gameOf(header.game);
  if (game === undefined) return refuse('evening/unknown-game', `no game ${header.game}`, { game: header.game });
  const options = resolveOptions(game, header.options);
  if (!options.ok) return options;
  const { unit, movement, compare, same } = header.form;
  if (unit === 'couple' && !game.partners) return refuse('evening/bad-form', `${game.id} has no fixed partners`, { unit });
  if (movement === 'whist' && (unit !== 'person' || !game.partners))
    return refuse('evening/bad-form', 'whist lists seat single persons of games with partners', { movement });
  if (compare !== undefined && same !== true)
    return refuse('evening/bad-form', 'only those who had the same deals are compared', { compare });
  const opponents = unit === 'couple' || game.seats.max === 2;
  if (!opponents && movement !== 'whist' && movement !== 'draw')
    return refuse('evening/bad-form', 'this movement needs couples, or a game of two', { movement });
  return ok(freshEvening(header, game, options.value));
}

/** Adds a line to an evening. A refusal changes nothing; its facts name what does not fit. */
export function appendLine(evening: Evening, line: EveningLine): Result<Evening, LineCode> {
  if (evening.lines >= MOST_LINES) return refuse('evening/too-long', `an evening has at most ${MOST_LINES} lines`);
  if (evening.closed && line.type !== 'reopened') return refuse('evening/closed', 'the evening is closed');
  const after = applied(evening, line);
  return after.ok ? ok({ ...after.value, lines: evening.lines + 1 }) : after;
}

function applied(evening: Evening, line: EveningLine): Result<Evening, LineCode> {
  switch (line.type) {
    case 'came':
      return applyCame(evening, line);
    case 'left':
      return applyLeft(evening, line);
    case 'stays':
      return applyStays(evening, line);
    case 'apart':
      return applyApart(evening, line);
    case 'penalty':
      return applyPenalty(evening, line);
    case 'draw':
      return applyDraw(evening, line);
    case 'swap':
      return applySwap(evening, line);
    case 'shown':
      return applyShown(evening, line);
    case 'sat':
      return applySat(evening, line);
    case 'standIn':
      return applyStandIn(evening, line);
    case 'cards':
      return ok({ ...evening, cards: new Map(evening.cards).set(line.table, line.cards) });
    case 'entered':
      return applyEntered(evening, line);
    case 'confirmed':
      return applyConfirmed(evening, line);
    case 'result':
      return applyResult(evening, line);
    case 'corrected':
      return applyCorrected(evening, line);
    case 'withdrawn':
      return applyWithdrawn(evening, line);
    case 'limit':
      return line.rounds < evening.rounds.length
        ? refuse('evening/no-round', `${evening.rounds.length} rounds have been drawn`, { rounds: evening.rounds.length })
        : ok({ ...evening, limit: line.rounds });
    case 'fill':
      return line.fill === 'bot' && evening.header.form.cards !== 'ours'
        ? refuse('evening/bad-form', 'bots play only with the program’s cards', { fill: line.fill })
        : ok({ ...evening, fill: line.fill });
    case 'froze':
      return ok({ ...evening, frozen: line.frozen });
    case 'excused':
      return ok({ ...evening, excused: [...new Set([...evening.excused, line.member])] });
    case 'closed':
      return ok({ ...evening, closed: true });
    case 'reopened':
      if (!evening.closed) return refuse('evening/unchanged', 'the evening is open');
      return ok({
        ...evening,
        closed: false,
        reopened: evening.reopened + 1,
        seeds: line.seed === undefined ? evening.seeds : [...evening.seeds, line.seed],
      });
  }
}
