import * as v from 'valibot';
import { itemAt } from '../cards/indexed.ts';
import { deriveSeed, isSeed, type Seed } from '../cards/random.ts';
import type { Seat } from '../cards/card.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { GAME_IDS, type GameId } from '../contract/gameId.ts';
import { parseAction } from '../contract/notation.ts';
import type { Options } from '../contract/options.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import { gameById } from '../games/index.ts';
import { shuffledFor } from '../match/deck.ts';
import { resolveOptions } from '../match/options.ts';
import { usualPlayers } from '../match/seating.ts';
import { THEMES, type Theme } from './theme.ts';

/** The format of packs: a header and one line of JSON for each puzzle. */
const PUZZLE_FORMAT = 'trick-puzzles/1';

/** `open`: all hands are seen and the player plays their whole side. `closed`: one decision from one hand. */
export const PUZZLE_KINDS = ['open', 'closed'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A wrong answer and its refutation. */
export interface WrongAnswer {
  readonly action: string;
  /** Points of the deal's score that it loses against the best answer. */
  readonly loses: number;
  /** The actions that refute it, up to the end of the deal. */
  readonly line: readonly string[];
  /** Closed puzzles: the share of worlds in which it does worse, in percent, and the number of the world that the line is played in. */
  readonly worse?: number;
  readonly world?: number;
}

/** A choice in a puzzle. */
export interface PuzzleStep {
  /** The right answers; several are cards of equal worth. */
  readonly right: readonly string[];
  /** The actions from the first right answer to the next choice, or to the end of the deal: that answer and all that follows. */
  readonly line: readonly string[];
  readonly wrong: readonly WrongAnswer[];
}

/** A position with one best answer. */
export interface Puzzle {
  readonly kind: PuzzleKind;
  /** The number of its deal in the pack, which names the puzzle. */
  readonly number: number;
  readonly dealer: Seat;
  /** The actions before it. */
  readonly actions: readonly string[];
  readonly seat: Seat;
  /** Open puzzles: the score of the deal less the others' that the best line makes. */
  readonly goal: number | null;
  readonly steps: readonly PuzzleStep[];
  readonly themes: readonly Theme[];
  /** Difficulty on the scale of players' ratings. */
  readonly rating: number;
}

/** The puzzles of one game and kind. */
export interface PuzzlePack {
  readonly game: GameId;
  readonly options: Options;
  readonly kind: PuzzleKind;
  readonly seed: Seed;
  readonly puzzles: readonly Puzzle[];
}

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));
const header = v.strictObject({
  format: v.literal(PUZZLE_FORMAT),
  game: v.picklist(GAME_IDS),
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  kind: v.picklist(PUZZLE_KINDS),
  seed: v.pipe(v.string(), v.check(isSeed)),
  count: natural,
});
const wrong = v.union([v.strictTuple([text, v.number(), text]), v.strictTuple([text, v.number(), text, natural, natural])]);
const step = v.strictTuple([v.pipe(v.array(text), v.minLength(1)), text, v.array(wrong)]);
const line = v.strictTuple([
  natural,
  natural,
  text,
  natural,
  v.nullable(v.number()),
  v.pipe(v.array(step), v.minLength(1)),
  v.array(v.picklist(THEMES)),
  natural,
]);

const words = (joined: string): string[] => (joined === '' ? [] : joined.split(' '));

/** The text of a pack. */
export function formatPack({ game, options, kind, seed, puzzles }: PuzzlePack): string {
  const head = { format: PUZZLE_FORMAT, game, options, kind, seed, count: puzzles.length };
  return [head, ...puzzles.map(puzzleLine)].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** A puzzle as its line of a pack has it. */
export function puzzleLine({ number, dealer, actions, seat, goal, steps, themes, rating }: Puzzle): v.InferInput<typeof line> {
  return [
    number,
    dealer,
    actions.join(' '),
    seat,
    goal,
    steps.map((one) => [
      [...one.right],
      one.line.join(' '),
      one.wrong.map(({ action, loses, line: refutation, worse, world }) =>
        worse === undefined || world === undefined
          ? [action, loses, refutation.join(' ')]
          : [action, loses, refutation.join(' '), worse, world],
      ),
    ]),
    [...themes],
    rating,
  ];
}

/** The puzzle of a line of a pack. */
export function puzzleOf(kind: PuzzleKind, value: unknown): Result<Puzzle, 'puzzles/malformed'> {
  const parsed = v.safeParse(line, value);
  if (!parsed.success) return refuse('puzzles/malformed', `${v.getDotPath(parsed.issues[0]) ?? 'line'}: ${parsed.issues[0].message}`);
  const [number, dealer, actions, seat, goal, steps, themes, rating] = parsed.output;
  return ok({
    kind,
    number,
    dealer,
    actions: words(actions),
    seat,
    goal,
    steps: steps.map(([right, course, answers]) => ({
      right,
      line: words(course),
      wrong: answers.map(([action, loses, refutation, worse, world]) => ({
        action,
        loses,
        line: words(refutation),
        ...(worse === undefined || world === undefined ? {} : { worse, world }),
      })),
    })),
    themes,
    rating,
  });
}

/**
 * The packs of a text, one after the other: each header with the puzzles that it counts. `puzzles/malformed` names the line that is wrong, as does a number that
 * its pack has twice or a dealer without a seat; `puzzles/wrong-count` a header that counts other lines than there are.
 */
export function parsePacks(packs: string): Result<PuzzlePack[], 'puzzles/malformed' | 'puzzles/wrong-count'> {
  // Empty lines say nothing, and count as lines.
  const lines = packs.split('\n').flatMap((one, index) => (one === '' ? [] : [{ one, place: index + 1 }]));
  const found: PuzzlePack[] = [];
  for (let at = 0; at < lines.length;) {
    const first = itemAt(lines, at);
    const head = v.safeParse(header, jsonOf(first.one));
    if (!head.success) return refuse('puzzles/malformed', `line ${first.place} is no header`, { line: first.place });
    const { game, options, kind, seed, count } = head.output;
    const own = lines.slice(at + 1, at + 1 + count);
    if (own.length < count) return refuse('puzzles/wrong-count', `${own.length} puzzles of ${count}`, { game, kind });
    const seats = usualPlayers(gameById(game));
    const puzzles = new Map<number, Puzzle>();
    for (const { one, place } of own) {
      const malformed = (why: string): Result<never, 'puzzles/malformed'> =>
        refuse('puzzles/malformed', `line ${place}: ${why}`, { line: place });
      const puzzle = puzzleOf(kind, jsonOf(one));
      if (!puzzle.ok) return malformed(puzzle.error.message);
      const { number, dealer } = puzzle.value;
      if (puzzles.has(number)) return malformed(`there are two puzzles ${number}`);
      if (dealer >= seats) return malformed(`there is no seat ${dealer} to deal`);
      puzzles.set(number, puzzle.value);
    }
    found.push({ game, options, kind, seed, puzzles: [...puzzles.values()] });
    at += 1 + count;
  }
  return ok(found);
}

function jsonOf(one: string): unknown {
  try {
    return JSON.parse(one);
  } catch {
    return undefined;
  }
}

/** The deal of a puzzle before its first call. Throws RangeError for options that the game does not have. */
export function dealOf(game: Game, { options, seed }: Pick<PuzzlePack, 'options' | 'seed'>, number: number, dealer: Seat): DealState {
  const resolved = resolveOptions(game, options);
  if (!resolved.ok) throw new RangeError(resolved.error.message);
  const players = usualPlayers(game);
  const dealt = shuffledFor(game, deriveSeed(seed, `deal ${number}`));
  const carry = { multiplier: 1, totals: Array.from({ length: players }, () => 0) };
  return game.deal({ options: resolved.value, players, dealer, ...dealt, carry }).state;
}

/** The state after actions in notation. `puzzle/not-legal`: one of them is not legal there. */
export function playedOn(game: Game, from: DealState, actions: readonly string[]): Result<DealState, 'puzzle/not-legal'> {
  let state = from;
  for (const [at, notation] of actions.entries()) {
    const action = parseAction(notation);
    if (action === undefined || game.toAct(state) === null || !game.legal(state).actions.includes(action))
      return refuse('puzzle/not-legal', `${notation} is not legal as action ${at + 1}`, { action: notation, at });
    ({ state } = game.apply(state, action));
  }
  return ok(state);
}
