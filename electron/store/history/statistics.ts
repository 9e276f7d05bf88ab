import { join } from 'node:path';
import * as v from 'valibot';
import type { Match } from '../../../engine/match/match.ts';
import { tallyOf, type PersonTally } from '../../../engine/match/tally.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { resultOf } from '../../../engine/contract/matchPolicy.ts';
import type { FinishedMatch, GameStatistics } from '../../../engine/protocol/messages.ts';
import type { Result } from '../../../engine/contract/result.ts';
import { readDerived } from '../disk/files.ts';
import { TALLIES } from './history.ts';
import { Journal } from '../disk/journal.ts';
import { foldText } from './plain.ts';
import { trendOf } from './trend.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** How many of the last matches a course has. */
const COURSE = 200;

const counts = { declared: v.number(), made: v.number() };
const trump = v.nullable(v.picklist(['S', 'H', 'D', 'C', 'NT']));
/** Lines of earlier versions have less: those matches are counted again. */
const tally = v.strictObject({
  points: v.number(),
  best: v.number(),
  worst: v.number(),
  ...counts,
  scores: v.array(v.number()),
  contracts: v.array(v.strictObject({ trump, ...counts })),
});
const line = v.strictObject({ id: v.string(), people: v.array(tally) });

/**
 * The results of players by match, cached so that no match is replayed twice. Derived from the matches: if the file is deleted, the program makes it
 * again.
 */
export class Tallies {
  readonly #known: Map<string, readonly PersonTally[]>;
  readonly #file: Journal;

  private constructor(known: Map<string, readonly PersonTally[]>, file: Journal) {
    this.#known = known;
    this.#file = file;
  }

  static async open(dir: string): Promise<Tallies> {
    const path = join(dir, TALLIES);
    const { bytes } = await readDerived(path, join(dir, '..', 'aside'));
    const whole = bytes.lastIndexOf(0x0a) + 1;
    const known = new Map<string, readonly PersonTally[]>();
    for (const text of bytes.subarray(0, whole).toString().split('\n')) {
      const parsed = v.safeParse(line, parseJson(text));
      if (parsed.success) known.set(parsed.output.id, parsed.output.people);
    }
    return new Tallies(known, new Journal(path, whole));
  }

  /** The tally of a match; `undefined` where it is not known, or its file cannot be read. */
  get(id: string): readonly PersonTally[] | undefined {
    return this.#known.get(id);
  }

  /** Counts the matches that are not known yet; calls `read` for one at a time. */
  async count(ids: readonly string[], read: (id: string) => Promise<Result<{ match: Match }>>): Promise<void> {
    let added = false;
    for (const id of ids) {
      if (this.#known.has(id)) continue;
      const found = await read(id);
      if (!found.ok) continue;
      const people = tallyOf(found.value.match);
      this.#known.set(id, people);
      this.#file.begin(JSON.stringify({ id, people }));
      added = true;
    }
    if (added) await this.#file.retry();
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PersonStatistics = GameStatistics['people'][number];
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Sum extends Mutable<Omit<PersonStatistics, 'against' | 'course' | 'trend' | 'contracts'>> {
  /** The scores of all deals, the oldest first; of people alone. */
  scores: number[];
  contracts: Map<PersonTally['contracts'][number]['trump'], { declared: number; made: number }>;
  against: Map<string, { level: PersonStatistics['against'][number]['level']; matches: number; won: number }>;
  course: { at: number; won: boolean; points: number; deals: number }[];
}

/** Who has played and won how much, by game. Bots of one level count as one. */
export function statisticsOf(
  matches: readonly FinishedMatch[],
  tallyOfMatch: (id: string) => readonly PersonTally[] | undefined,
): GameStatistics[] {
  const games = new Map<GameId, { matches: number; deals: number; people: Map<string, Sum> }>();
  for (const match of matches.toSorted((a, b) => a.at - b.at)) {
    const { game, people, deals } = match;
    const sum = games.get(game) ?? { matches: 0, deals: 0, people: new Map<string, Sum>() };
    games.set(game, sum);
    sum.matches += 1;
    sum.deals += deals;
    const tallies = tallyOfMatch(match.id);
    for (const [person, one] of people.entries()) {
      const key = JSON.stringify([one.kind === 'away' ? 'here' : one.kind, one.level, one.kind === 'bot' ? '' : foldText(one.name)]);
      const known = sum.people.get(key) ?? begun(one);
      sum.people.set(key, known);
      add(known, match, person, tallies?.[person] ?? unknownTally(match, person));
    }
  }
  return [...games].map(([game, { matches: count, deals, people }]) => ({
    game,
    matches: count,
    deals,
    people: [...people.values()]
      .sort((a, b) => b.matches - a.matches)
      .map(({ against, course, scores, contracts, ...rest }) => ({
        ...rest,
        trend: trendOf(scores),
        contracts: [...contracts].map(([played, sums]) => ({ trump: played, ...sums })).sort((a, b) => b.declared - a.declared),
        against: [...against.values()].sort((a, b) => b.matches - a.matches),
        course: rest.kind === 'bot' ? [] : course.slice(-COURSE),
      })),
  }));
}

function begun(one: FinishedMatch['people'][number]): Sum {
  const zeros = { matches: 0, won: 0, deals: 0, points: 0, best: 0, worst: 0, bestMatch: 0, declared: 0, made: 0, streak: 0, longest: 0 };
  return { ...one, ...zeros, against: new Map(), course: [], scores: [], contracts: new Map() };
}

function add(sum: Sum, { at, deals, totals, winners, people }: FinishedMatch, person: number, own: PersonTally): void {
  // Equal totals for everybody are no win, nor a match without a deal.
  const won = resultOf(winners, people.length, deals) === 'won' && winners.includes(person);
  const first = sum.matches === 0;
  sum.best = first ? own.best : Math.max(sum.best, own.best);
  sum.worst = first ? own.worst : Math.min(sum.worst, own.worst);
  sum.bestMatch = first ? itemAt(totals, person) : Math.max(sum.bestMatch, itemAt(totals, person));
  sum.matches += 1;
  sum.won += won ? 1 : 0;
  sum.deals += deals;
  sum.points += own.points;
  sum.declared += own.declared;
  sum.made += own.made;
  sum.streak = won ? sum.streak + 1 : 0;
  sum.longest = Math.max(sum.longest, sum.streak);
  if (sum.kind !== 'bot') {
    for (const score of own.scores) sum.scores.push(score);
    for (const { trump: played, declared, made } of own.contracts) {
      const known = sum.contracts.get(played) ?? { declared: 0, made: 0 };
      sum.contracts.set(played, known);
      known.declared += declared;
      known.made += made;
    }
  }
  sum.course.push({ at, won, points: own.points, deals });
  const levels = new Set(
    people.flatMap((other, index) => (other.kind === 'bot' && other.level !== undefined && index !== person ? [other.level] : [])),
  );
  for (const level of levels) {
    const known = sum.against.get(level) ?? { level, matches: 0, won: 0 };
    sum.against.set(level, known);
    known.matches += 1;
    known.won += won ? 1 : 0;
  }
}

/** The tally of a match whose file cannot be read. */
function unknownTally({ totals }: FinishedMatch, person: number): PersonTally {
  return { points: itemAt(totals, person), best: 0, worst: 0, declared: 0, made: 0, scores: [], contracts: [] };
}
