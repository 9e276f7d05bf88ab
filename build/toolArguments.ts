import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Game } from '../engine/contract/game.ts';

const MOST = 1_000_000_000;

/** Ends a tool for an argument that it can do nothing with: a line of JSON on standard error with the code `cli/bad-argument`, exit code 2. */
export function refuseArgument(message: string): never {
  process.stderr.write(`${JSON.stringify({ error: { code: 'cli/bad-argument', message } })}\n`);
  process.exit(2);
}

/** The arguments of a tool, in the manner of `parseArgs`. Ends the tool for one that it does not know. */
export function toolArguments<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuseArgument(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number, at least `least` and at most a billion; `what` names the argument. Ends the tool for anything else. */
export function wholeArgument(what: string, text: string, least = 0): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= MOST) return number;
  return refuseArgument(`${what} takes a whole number from ${least} to ${MOST}`);
}

/** One of a closed set. Ends the tool for anything else. */
export function oneOf<Item extends string>(what: string, text: string, all: readonly Item[]): Item {
  return all.find((item) => item === text) ?? refuseArgument(`no ${what} ${text}: ${all.join(', ')}`);
}

/** Those games of `all` whose ids are named; all of them where no id is. Ends the tool for an id that none of them has. */
export function gamesArgument(ids: readonly string[], all: readonly Game[]): readonly Game[] {
  if (ids.length === 0) return all;
  return ids.map((id) => all.find((game) => game.id === id) ?? refuseArgument(`no game ${id}: ${all.map((game) => game.id).join(', ')}`));
}
