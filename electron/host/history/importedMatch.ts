import type { Seed } from '../../../engine/cards/random.ts';
import { isWholeMatch, type Match } from '../../../engine/match/match.ts';
import type { MatchRecord } from '../../../engine/match/record.ts';
import { overLine } from '../../store/format/derived.ts';
import { cardsOfDeal, linesOfDeal, MATCH_FORMAT, newMatchId, type MatchHeader, type MatchLine } from '../../store/format/lines.ts';
import { answersIn, peopleOf } from '../../store/format/recordPeople.ts';

/**
 * The lines of the file of a match that comes from a record.
 * @param seed the secret from which deals follow that the match has not had yet
 * @param at milliseconds since 1970
 */
export function fileOf(match: Match, record: MatchRecord, seed: Seed, at: number): { header: MatchHeader; lines: MatchLine[] } {
  const { repeats, byHand, limit } = match;
  const header: MatchHeader = {
    format: MATCH_FORMAT,
    id: newMatchId(at),
    game: match.game.id,
    options: { ...match.options },
    people: peopleOf(record, match.standing.over),
    seed,
    fair: isWholeMatch(match),
    draw: null,
    cut: null,
    ...(isWholeMatch(match) ? {} : { cards: match.deals.map(cardsOfDeal) }),
    ...(repeats === undefined ? {} : { repeats }),
    ...(byHand === undefined ? {} : { byHand }),
    ...(limit === undefined ? {} : { limit }),
    at,
  };
  return { header, lines: [...linesOf(match, record, at), ...answersIn(record, at)] };
}

function linesOf(match: Match, { deals }: MatchRecord, at: number): MatchLine[] {
  let totals = match.players.map(() => 0);
  const lines = deals.flatMap((told, index): MatchLine[] => {
    const { actions: _, notes: __, ...deal } = told;
    const line: MatchLine = { deal, totals, at };
    totals = [...(match.deals[index]?.result?.totals ?? totals)];
    return [line, ...linesOfDeal(told, at)];
  });
  return match.standing.over ? [...lines, overLine(match, at)] : lines;
}
