// Finds puzzles and writes the packs of engine/puzzles/packs: `npm run puzzles -- GAME … [--kind open|closed] [--deals N] [--want N] [--seed S]
// [--workers W] [--theme T] [--from N]`. With a theme, puzzles of that theme alone are kept. What has been found is kept in .cache/puzzles, so that a run which was stopped goes on where it was. A pack has the puzzles of the first
// deals, as many as are wanted, however many processes looked for them. Packs are written by `--write`, which looks for nothing itself; `--add` adds
// to those that are there; `--again` writes those that are there, of each `--kind`, once more under their numbers, with the lines, figures, themes and, of open ones, ratings that are
// found now, and without those that no longer stand.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { seedFrom } from '../../engine/cards/random.ts';
import type { Game } from '../../engine/contract/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import { canonicalAgain, faultOfPuzzle, foundAgain } from '../../engine/puzzles/check.ts';
import { puzzleIn } from '../../engine/puzzles/find/makePuzzle.ts';
import { packsOf } from '../../engine/puzzles/packs.ts';
import {
  formatPack,
  puzzleLine,
  puzzleOf,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  type PuzzlePack,
} from '../../engine/puzzles/puzzle.ts';
import { THEMES } from '../../engine/puzzles/theme.ts';
import { root } from '../targets.mjs';
import { gamesArgument, oneOf, toolArguments, wholeArgument } from '../toolArguments.ts';

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: {
    kind: { type: 'string', multiple: true, default: [...PUZZLE_KINDS] },
    deals: { type: 'string', default: '4000' },
    want: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'puzzles' },
    workers: { type: 'string', default: '1' },
    part: { type: 'string' },
    write: { type: 'boolean', default: false },
    add: { type: 'boolean', default: false },
    theme: { type: 'string' },
    from: { type: 'string', default: '0' },
    again: { type: 'boolean', default: false },
  },
});
const games = gamesArgument(positionals, GAMES);
const kinds = values.kind.map((kind) => oneOf('kind', kind, PUZZLE_KINDS));
const [deals, want, workers, from] = [
  wholeArgument('--deals', values.deals, 1),
  wholeArgument('--want', values.want, 1),
  wholeArgument('--workers', values.workers, 1),
  wholeArgument('--from', values.from),
];
const theme = values.theme === undefined ? undefined : oneOf('theme', values.theme, THEMES);
const found = join(root, '.cache', 'puzzles');
mkdirSync(found, { recursive: true });

/** A deal that has been searched, with the puzzle found in it. */
interface Searched {
  readonly number: number;
  readonly line?: unknown;
  readonly canonical?: string;
}

if (values.again) {
  for (const game of games) await findAgain(game);
} else if (values.part !== undefined) {
  for (const game of games) for (const kind of kinds) searchPart(game, kind, values.part);
} else {
  for (const game of games)
    for (const kind of kinds) {
      if (!values.write && !values.add) await searchAll(game, kind);
      process.stdout.write(`${game.id} ${kind}: ${puzzlesFound(game, kind).length}\n`);
    }
  if (values.write) for (const game of games) await writePacks(game);
  if (values.add) for (const game of games) await addToPacks(game);
}

/** The beginning of the names of a search's files. */
function searchName(game: Game, kind: PuzzleKind): string {
  return `${game.id}.${kind}.${values.seed}${theme === undefined ? '' : `-${theme}`}.`;
}

/** The files of a search, one for each process that took part in it. */
function filesOf(game: Game, kind: PuzzleKind): string[] {
  const prefix = searchName(game, kind);
  return readdirSync(found).flatMap((file) => (file.startsWith(prefix) ? [join(found, file)] : []));
}

/** All deals that have been searched; a line that a killed process left half written is searched again. */
function searchedDeals(game: Game, kind: PuzzleKind): Map<number, Searched> {
  const all = new Map<number, Searched>();
  for (const file of filesOf(game, kind))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      try {
        if (line !== '') {
          const one = JSON.parse(line) as Searched;
          all.set(one.number, one);
        }
      } catch {
        continue;
      }
    }
  return all;
}

/** The puzzles of the first deals, without a second one like another, up to a deal that has not been searched yet. */
function puzzlesFound(game: Game, kind: PuzzleKind): Puzzle[] {
  const searched = searchedDeals(game, kind);
  const puzzles: Puzzle[] = [];
  const known = new Set<string>();
  for (let number = from; puzzles.length < want; number += 1) {
    const one = searched.get(number);
    if (one === undefined) break;
    if (one.line === undefined || one.canonical === undefined || known.has(one.canonical)) continue;
    const puzzle = puzzleOf(kind, one.line);
    if (!puzzle.ok) throw new Error(`${game.id} ${kind} ${number}: ${puzzle.error.message}`);
    known.add(one.canonical);
    puzzles.push(puzzle.value);
  }
  return puzzles;
}

async function searchAll(game: Game, kind: PuzzleKind): Promise<void> {
  const parts = Array.from({ length: workers }, (_, part) => `${part}/${workers}`);
  const args = (part: string): string[] => [
    ...[join(root, 'build', 'run.mjs'), 'build/puzzles/main.ts', game.id, '--kind', kind, '--part', part],
    ...['--deals', values.deals, '--want', values.want, '--seed', values.seed, '--from', values.from],
    ...(theme === undefined ? [] : ['--theme', theme]),
  ];
  const codes = await Promise.all(
    parts.map((part) => new Promise((resolve) => spawn(process.execPath, args(part), { stdio: 'inherit' }).on('exit', resolve))),
  );
  if (codes.some((code) => code !== 0)) throw new Error(`a part of ${game.id} ${kind} failed`);
}

function searchPart(game: Game, kind: PuzzleKind, part: string): void {
  const [own = 0, of = 1] = part.split('/').map(Number);
  const file = join(found, `${searchName(game, kind)}${own}-${of}.jsonl`);
  const done = searchedDeals(game, kind);
  const seed = seedFrom(values.seed);
  for (let number = from + own; number < deals; number += of) {
    if (done.has(number)) continue;
    if (puzzlesFound(game, kind).length >= want) return;
    const one = puzzleIn(game, seed, kind, number, theme);
    // A puzzle that the check of the packs would refuse is not kept.
    const isSound =
      one !== undefined && faultOfPuzzle(game, { game: game.id, options: {}, kind, seed, puzzles: [] }, one.puzzle) === undefined;
    const searched: Searched = !isSound ? { number } : { number, line: puzzleLine(one.puzzle), canonical: one.canonical };
    // A killed process may have left half a line.
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${JSON.stringify(searched)}\n`);
  }
}

async function writePacks(game: Game): Promise<void> {
  const packs = PUZZLE_KINDS.map((kind) => ({
    game: game.id,
    options: {},
    kind,
    seed: seedFrom(values.seed),
    puzzles: puzzlesFound(game, kind),
  })).filter(({ puzzles }) => puzzles.length > 0);
  await writePackFile(game, packs);
}

/** Adds what was found to the packs that come with the program, but for deals that these have and for puzzles like theirs. */
async function addToPacks(game: Game): Promise<void> {
  const seed = seedFrom(values.seed);
  const known = await packsOf(game.id);
  const packs = PUZZLE_KINDS.map((kind): PuzzlePack => {
    const pack = known.find((one) => one.kind === kind) ?? { game: game.id, options: {}, kind, seed, puzzles: [] };
    if (!kinds.includes(kind)) return pack;
    if (pack.seed !== seed) throw new Error(`the ${kind} puzzles of ${game.id} are of another seed`);
    const numbers = new Set(pack.puzzles.map(({ number }) => number));
    const alike = new Set(pack.puzzles.map((puzzle) => canonicalAgain(game, pack, puzzle)));
    const added = puzzlesFound(game, kind).filter(
      (puzzle) => !numbers.has(puzzle.number) && !alike.has(canonicalAgain(game, pack, puzzle)),
    );
    process.stdout.write(`${game.id} ${kind}: ${added.length} added\n`);
    return { ...pack, puzzles: [...pack.puzzles, ...added].sort((a, b) => a.number - b.number) };
  }).filter(({ puzzles }) => puzzles.length > 0);
  await writePackFile(game, packs);
}

/** Writes the packs that come with the program once more, as they are found now. */
async function findAgain(game: Game): Promise<void> {
  const packs = await packsOf(game.id);
  await writePackFile(
    game,
    packs.map((pack) => {
      if (!kinds.includes(pack.kind)) return pack;
      return { ...pack, puzzles: pack.puzzles.flatMap((puzzle) => foundAgain(game, pack, puzzle) ?? []) };
    }),
  );
}

async function writePackFile(game: Game, packs: readonly PuzzlePack[]): Promise<void> {
  const text = packs.map(formatPack).join('');
  const head = '// Written by `npm run puzzles`; not to be edited.\n';
  const path = join(root, 'engine', 'puzzles', 'packs', `${game.id}.ts`);
  const source = `${head}export const PUZZLES = \`${text}\` satisfies string;\n`;
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
}
