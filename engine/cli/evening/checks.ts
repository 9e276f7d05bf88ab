import { addTo } from '../../cards/counts.ts';
import { rngOf, deriveSeed } from '../../cards/random.ts';
import { refuse, type Refused } from '../../contract/result.ts';
import type { EveningHeader } from '../../evening/form/form.ts';
import { appendLine } from '../../evening/journal/apply.ts';
import type { EveningLine } from '../../evening/journal/lines.ts';
import type { Evening } from '../../evening/journal/state.ts';
import { journalText, readJournal } from '../../evening/journal/text.ts';
import { drawRound } from '../../evening/movements/drawRound.ts';
import { fieldRankings } from '../../evening/scoring/groups.ts';
import { rankingOf } from '../../evening/scoring/ranking.ts';
import { auditTotals } from './audit.ts';
import { auditComparison } from './auditComparison.ts';

/** The checks of a journal: each counts how often it was made, and names where it failed. */
export class CheckTally {
  readonly #counts = new Map<string, number>();
  readonly broken: string[] = [];

  /** Notes one check of an invariant. */
  note(invariant: string, holds: boolean, where: string): void {
    addTo(this.#counts, invariant);
    if (!holds) this.broken.push(`${invariant}: ${where}`);
  }

  /** How often each invariant was checked. */
  get checked(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

/** Whether a `draw` line is what the seed and the lines before it lead to; for `readJournal`. */
export function followedDraw(evening: Evening, line: EveningLine): Refused<'evening/other-draw'> | null {
  if (line.type !== 'draw') return null;
  const drawn = drawRound(evening);
  const follows =
    drawn.ok &&
    JSON.stringify([drawn.value.seatings, drawn.value.out]) === JSON.stringify([line.seatings, line.out]) &&
    drawn.value.round === line.round;
  return follows
    ? null
    : refuse('evening/other-draw', 'the draw does not follow from the seed and the lines before it', { round: line.round });
}

/** Checks everything that follows from the lines alone. */
export function checkJournal(tally: CheckTally, header: EveningHeader, lines: readonly EveningLine[], evening: Evening): void {
  const text = journalText(header, lines);
  let draws = 0;
  const whole = readJournal(text, (before, line) => {
    if (line.type === 'draw') draws += 1;
    return followedDraw(before, line);
  });
  tally.note(
    'replayed',
    whole.ok && JSON.stringify(rankingOf(whole.value.evening)) === JSON.stringify(rankingOf(evening)),
    'the whole journal',
  );
  for (let draw = 1; draw <= draws; draw += 1) tally.note('draw follows from seed', whole.ok, `draw ${draw}`);
  cutAndContinued(tally, header, lines, evening);
  const audit = auditTotals(header, lines);
  for (const { entrant, total, sweeps, wins } of rankingOf(evening)) {
    const sum = audit.get(entrant);
    tally.note('equal to the independent sum', sum?.total === total && sum.sweeps === sweeps && sum.wins === wins, `number ${entrant}`);
  }
  comparisonChecked(tally, header, lines, evening);
  const keys = lines.flatMap((line) => (line.type === 'result' ? [`${line.round}/${line.table}`] : []));
  for (const { round, tables } of evening.rounds) {
    const seated = tables.flatMap(({ places }) => places.filter((one) => one !== null));
    tally.note('one place a round', new Set(seated).size === seated.length, `round ${round}`);
    for (const { table } of tables) {
      const results = keys.filter((key) => key === `${round}/${table}`).length;
      const open = lines.filter((line) => line.type === 'withdrawn' && line.round === round && line.table === table).length;
      tally.note('counted once', results <= open + 1, `table ${table} of round ${round}`);
    }
  }
  correctionsStay(tally, header, lines);
}

/** The comparison of the same deals, the fields and the order of places are those of another sum. */
function comparisonChecked(tally: CheckTally, header: EveningHeader, lines: readonly EveningLine[], evening: Evening): void {
  const { compare, movement } = header.form;
  if (compare === undefined && movement !== 'mitchell') return;
  const audit = auditComparison(header, lines);
  const figure = (entrant: number): number => {
    const { won = 0, most = 0, tenths = 0 } = audit.get(entrant) ?? {};
    return most === 0 ? -Infinity : compare === 'mean' ? tenths : won / most;
  };
  for (const { field, rows } of fieldRankings(evening))
    for (const [at, { entrant, compared, place, left }] of rows.entries()) {
      const own = audit.get(entrant);
      if (movement === 'mitchell') tally.note('in the field of the last seat', own?.side === field, `number ${entrant}`);
      if (compare === undefined) continue;
      const same = compared?.won === own?.won && compared?.most === own?.most && compared?.tenths === own?.tenths;
      tally.note('equal to the independent comparison', same, `number ${entrant}`);
      const before = rows[at - 1];
      const follows =
        before === undefined ? place === 1 : (left && !before.left) || (left === before.left && figure(before.entrant) >= figure(entrant));
      tally.note('placed by the comparison', follows && (before === undefined || place >= before.place), `number ${entrant}`);
    }
}

/** A journal that was cut anywhere, read, and continued leads to the same ranking. */
function cutAndContinued(tally: CheckTally, header: EveningHeader, lines: readonly EveningLine[], evening: Evening): void {
  const rng = rngOf(deriveSeed(header.seed, 'cuts'));
  const wanted = JSON.stringify(rankingOf(evening));
  for (let i = 0; i < 3; i += 1) {
    const at = rng.below(lines.length + 1);
    const read = readJournal(`${journalText(header, lines.slice(0, at))}{"type":"came","entr`);
    let after: Evening | null = read.ok && read.value.cut ? read.value.evening : null;
    for (const line of lines.slice(at)) {
      const next = after === null ? null : appendLine(after, line);
      after = next?.ok === true ? next.value : null;
    }
    tally.note('cut and continued', after !== null && JSON.stringify(rankingOf(after)) === wanted, `line ${at + 2}`);
  }
}

/** A correction changes the totals of those who sat at its table, and in games won of those who sat out; of no others. */
function correctionsStay(tally: CheckTally, header: EveningHeader, lines: readonly EveningLine[]): void {
  readJournal(journalText(header, lines), (before, line) => {
    if (line.type !== 'corrected') return null;
    const after = appendLine(before, line);
    const round = before.rounds[line.round - 1];
    const table = round?.tables.find((one) => one.table === line.table);
    const own = new Set([
      ...(table?.places ?? []),
      ...(table?.standIns ?? []).map(({ entrant }) => entrant),
      ...(header.form.sitOut.kind === 'fixed' ? [] : (round?.out ?? [])),
    ]);
    const totals = new Map(rankingOf(before).map(({ entrant, total }) => [entrant, total]));
    const others = after.ok
      ? rankingOf(after.value).filter(({ entrant, total }) => totals.get(entrant) !== total && !own.has(entrant))
      : null;
    tally.note('a correction changes only its people', others?.length === 0, `line ${before.lines + 1}`);
    return null;
  });
}
