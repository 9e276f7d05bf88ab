import * as v from 'valibot';
import type { RefusalCode } from '../../contract/refusals.ts';
import { ok, refuse, type CodeOf, type Refused, type Result } from '../../contract/result.ts';
import { EVENING_FORMAT, eveningHeader, type EveningHeader } from '../form/form.ts';
import { appendLine, beginEvening, MOST_LINES, type LineCode } from './apply.ts';
import { eveningLine, type EveningLine } from './lines.ts';
import type { Evening } from './state.ts';

/** The text of a journal: a JSON object a line, the header first. */

/** The longest text that is read as an evening, in characters. */
const MOST_CHARACTERS = 4_000_000;
const ANY_FORMAT = /^trickhouse-evening\/\d{1,9}$/;

/** A journal as it was read: its lines, and where they lead. */
export interface EveningJournal {
  readonly header: EveningHeader;
  readonly lines: readonly EveningLine[];
  readonly evening: Evening;
  /** Whether the last line was cut off in the writing. No client has received it, so it does not count. */
  readonly cut: boolean;
}

type JournalCode = LineCode | CodeOf<typeof beginEvening>;

/** Reads a journal. A refusal names the line, counted from 1. `seen` is called with the evening before each line. */
export function readJournal(
  text: string,
  seen?: (evening: Evening, line: EveningLine) => Refused<LineCode> | null,
): Result<EveningJournal, JournalCode> {
  if (text.length > MOST_CHARACTERS) return refuse('evening/too-long', `a journal has at most ${MOST_CHARACTERS} characters`);
  const parts = text.split('\n');
  // Behind the last line end stands nothing, or what was cut off.
  const cut = parts.pop() !== '';
  const [first, ...rest] = parts;
  if (first === undefined) return refuse('evening/empty', 'there is no whole line');
  if (rest.length >= MOST_LINES) return refuse('evening/too-long', `an evening has at most ${MOST_LINES} lines`);
  const header = readHeader(first);
  if (!header.ok) return within(header, 1);
  const begun = beginEvening(header.value);
  if (!begun.ok) return within(begun, 1);
  let evening = begun.value;
  const lines: EveningLine[] = [];
  for (const [index, part] of rest.entries()) {
    const line = readLine(part);
    if (!line.ok) return within(line, index + 2);
    const faulty = seen?.(evening, line.value) ?? null;
    if (faulty !== null) return within(faulty, index + 2);
    const after = appendLine(evening, line.value);
    if (!after.ok) return within(after, index + 2);
    evening = after.value;
    lines.push(line.value);
  }
  return ok({ header: header.value, lines, evening, cut });
}

/** Reads one line after the header. */
export function readLine(text: string): Result<EveningLine, 'evening/not-json' | 'evening/malformed'> {
  const value = parsed(text);
  return value.ok ? validated(eveningLine, value.value) : value;
}

/** The text of a line or a header, without the line end. */
export function lineText(line: EveningLine | EveningHeader): string {
  return JSON.stringify(line);
}

/** The text of a whole journal. */
export function journalText(header: EveningHeader, lines: readonly EveningLine[]): string {
  return [header, ...lines].map((line) => `${lineText(line)}\n`).join('');
}

function readHeader(text: string): Result<EveningHeader, 'evening/not-json' | 'evening/malformed' | 'evening/too-new'> {
  const value = parsed(text);
  if (!value.ok) return value;
  const format = v.safeParse(v.object({ format: v.pipe(v.string(), v.regex(ANY_FORMAT)) }), value.value);
  if (format.success && format.output.format !== EVENING_FORMAT)
    return refuse('evening/too-new', 'a later version of the program has written it', { format: format.output.format });
  return validated(eveningHeader, value.value);
}

function parsed(text: string): Result<unknown, 'evening/not-json'> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refuse('evening/not-json', 'the line is not JSON');
  }
}

function validated<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Result<v.InferOutput<Schema>, 'evening/malformed'> {
  const checked = v.safeParse(schema, value, { abortEarly: true });
  if (checked.success) return ok(checked.output);
  const [issue] = checked.issues;
  return refuse('evening/malformed', `${v.getDotPath(issue) ?? 'line'}: ${issue.message}`);
}

function within<Code extends RefusalCode>({ error }: Refused<Code>, line: number): Refused<Code> {
  return { ok: false, error: { ...error, facts: { ...error.facts, line } } };
}
