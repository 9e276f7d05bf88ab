import { ok, refuse, type CodeOf, type Refused, type Result } from '../../contract/result.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { lineText, readJournal, type EveningJournal } from '../../evening/journal/text.ts';
import { drawRound } from '../../evening/movements/drawRound.ts';
import { progressOf } from '../../evening/journal/state.ts';
import { fieldRankings } from '../../evening/scoring/groups.ts';
import { rankingOf } from '../../evening/scoring/ranking.ts';
import { rankingCsv } from '../../evening/exchange/tables.ts';
import { argumentsOf, readInput } from '../arguments.ts';
import { auditTotals } from './audit.ts';
import { followedDraw } from './checks.ts';
import { simulateCommand } from './simulate.ts';

type JournalCode = CodeOf<typeof readInput> | CodeOf<typeof readJournal>;

/** `evening draw|rank|verify FILE`, `evening simulate`: club evenings from their journals. */
export function eveningCommand([name, ...args]: readonly string[]): Result<unknown, RefusalCode> {
  switch (name) {
    case 'draw':
      return drawCommand(args);
    case 'rank':
      return rankCommand(args);
    case 'verify':
      return verifyCommand(args);
    case 'simulate':
      return simulateCommand(args);
    default:
      return refuse('cli/unknown-command', 'evening draw, rank, verify FILE, or simulate', { command: name ?? '' });
  }
}

/** The next round of an evening, its quality, and the line that would book it. */
function drawCommand(args: readonly string[]): Result<unknown, JournalCode | CodeOf<typeof drawRound>> {
  const read = journalAt(args);
  if (!read.ok) return read;
  const { evening, lines, header } = read.value;
  const drawn = drawRound(evening);
  if (!drawn.ok) return drawn;
  const { round, attempt, seatings, out } = drawn.value;
  const at = lines.at(-1)?.at ?? header.at;
  const line = {
    type: 'draw' as const,
    round,
    attempt,
    seatings: seatings.map(({ table, places }) => ({ table, places: [...places] })),
    out: [...out],
    at,
  };
  return ok({ ...drawn.value, line: lineText({ ...line, by: 'command line' }) });
}

/** The ranking of an evening; with `--csv` as a table for spreadsheets. */
function rankCommand(args: readonly string[]): Result<unknown, JournalCode> {
  const read = journalAt(args, { csv: { type: 'boolean' } });
  if (!read.ok) return read;
  const { evening, flags } = read.value;
  const rows = rankingOf(evening);
  const { compare, movement } = evening.header.form;
  const headings = [
    ...['place', 'number', 'name', 'partner', 'total', 'points', 'bonus', 'sweeps', 'wins', 'margin', 'penalties'],
    ...(compare === undefined ? [] : ['compared']),
    ...(movement === 'mitchell' ? ['field'] : []),
  ];
  if (flags['csv'] === true) return ok(rankingCsv(fieldRankings(evening), compare, headings, ';'));
  const open = evening.rounds.flatMap(({ round, shown, tables }) =>
    shown ? tables.filter(({ booked }) => booked === null).map((table) => ({ round, table: table.table, state: progressOf(table) })) : [],
  );
  return ok({ game: evening.game.id, rounds: evening.rounds.length, closed: evening.closed, open, ranking: rows });
}

/** Whether every draw follows from the seed, and the ranking is that of an independent sum. */
function verifyCommand(args: readonly string[]): Result<unknown, JournalCode | 'evening/other-sum'> {
  let draws = 0;
  const read = journalAt(args, {}, (evening, line) => {
    draws += line.type === 'draw' ? 1 : 0;
    return followedDraw(evening, line);
  });
  if (!read.ok) return read;
  const { header, lines, evening, cut } = read.value;
  const audit = auditTotals(header, lines);
  for (const { entrant, total } of rankingOf(evening)) {
    const sum = audit.get(entrant)?.total;
    if (sum !== total) return refuse('evening/other-sum', 'the ranking is not the sum of its lines', { entrant, total, sum });
  }
  const count = (type: string): number => lines.filter((line) => line.type === type).length;
  return ok({
    evening: header.id,
    game: header.game,
    lines: evening.lines,
    rounds: evening.rounds.length,
    draws,
    byHand: count('swap') + count('sat'),
    corrected: count('corrected'),
    withdrawn: count('withdrawn'),
    closed: evening.closed,
    reopened: evening.reopened,
    ...(cut ? { cut } : {}),
  });
}

type Flags = Parameters<typeof argumentsOf>[1];

function journalAt(
  args: readonly string[],
  flags: Flags = {},
  seen?: Parameters<typeof readJournal>[1],
): Result<EveningJournal & { readonly flags: Readonly<Record<string, string | boolean | undefined>> }, JournalCode> {
  const parsed = argumentsOf(args, flags);
  if (!parsed.ok) return parsed;
  const text = readInput(parsed.value.positionals[0]);
  if (!text.ok) return text satisfies Refused<JournalCode>;
  const read = readJournal(text.value, seen);
  return read.ok ? ok({ ...read.value, flags: parsed.value.values }) : read;
}
