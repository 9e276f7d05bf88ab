import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readInput } from '../../engine/cli/arguments.ts';
import type { Match } from '../../engine/match/match.ts';
import { parseRecord, replay, type MatchRecord } from '../../engine/match/record.ts';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type Refused, type Result } from '../../engine/contract/result.ts';
import { EXTENSION, readPlain } from '../store/disk/files.ts';
import { dataPlaces } from '../store/disk/folder.ts';
import { INDEX, TALLIES } from '../store/history/history.ts';
import { readMatch, recordIn, type SavedMatch } from '../store/format/lines.ts';

/** A match from a file: as the table saved it, or as a record. */
export interface Found {
  readonly file: string;
  /** `null` where the file is a record. */
  readonly saved: SavedMatch | null;
  readonly record: MatchRecord;
  readonly match: Match;
  /** Whether the file ends in the middle of a line. */
  readonly cut: boolean;
}

/** Where to look: a path, or the platform's own data folder; the one before, until a start of the app or host has moved its matches. */
export function matchesPlace(path: string | undefined, { dir, before } = dataPlaces()): string {
  return path ?? (before === undefined || existsSync(join(dir, 'matches')) ? dir : before);
}

/**
 * Yields the matches of a data folder, a saved match or a record, one after the other. Of a folder, yields the finished matches, and with `all` those in play
 * too. Refuses a pipe, a device or a file too large for a match without reading it. A refusal names the file.
 */
export async function* matchesAt(path: string, all: boolean): AsyncGenerator<Result<Found, RefusalCode>> {
  const files = filesAt(path, all);
  if (!files.ok) return yield files;
  for (const file of files.value) yield file.endsWith(EXTENSION) ? await savedAt(file) : recordAt(file);
}

function filesAt(path: string, all: boolean): Result<readonly string[], 'cli/cannot-read'> {
  if (path === '-') return ok([path]);
  try {
    if (!statSync(path).isDirectory()) return ok([path]);
    const files = (folder: string): string[] =>
      readdirSync(join(path, folder))
        .filter((file) => file.endsWith(EXTENSION) && file !== INDEX && file !== TALLIES)
        .sort()
        .map((file) => join(path, folder, file));
    return ok([...files('history'), ...(all ? files('matches') : [])]);
  } catch (error) {
    return refuse('cli/cannot-read', error instanceof Error ? error.message : String(error), { file: path });
  }
}

async function savedAt(file: string): Promise<Result<Found, RefusalCode>> {
  const bytes = await readPlain(file);
  if (!bytes.ok) return at(bytes, file);
  const saved = readMatch(bytes.value);
  if (!saved.ok) return at(saved, file);
  const found = told(file, saved.value, recordIn(saved.value), saved.value.length < bytes.value.length);
  // The changed line explains why the match cannot be played again.
  return found.ok || saved.value.altered === null ? found : altered(file, saved.value.altered);
}

/** The refusal of a file with a line that was changed. `line`: counted from 1 */
export function altered(file: string, line: number): Refused<'verify/altered'> {
  const facts = { file: basename(file), line };
  return refuse('verify/altered', 'a line was changed, taken out or put in: it does not follow from the line before it', facts);
}

function recordAt(file: string): Result<Found, RefusalCode> {
  const text = readInput(file);
  const record = text.ok ? parseRecord(text.value) : text;
  return record.ok ? told(file, null, record.value) : at(record, file);
}

function told(file: string, saved: SavedMatch | null, record: MatchRecord, cut = false): Result<Found, RefusalCode> {
  const match = replay(record);
  return match.ok ? ok({ file, saved, record, match: match.value, cut }) : at(match, file);
}

function at<Code extends RefusalCode>({ error }: Refused<Code>, file: string): Refused<Code> {
  return { ok: false, error: { ...error, facts: { file: basename(file), ...error.facts } } };
}
