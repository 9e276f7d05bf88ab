import { ok, type Result } from '../../engine/contract/result.ts';
import { appendLine } from '../../engine/evening/journal/apply.ts';
import type { Evening } from '../../engine/evening/journal/state.ts';
import { drawRound } from '../../engine/evening/movements/drawRound.ts';
import { seasonOf } from '../../engine/evening/scoring/season.ts';
import type { FromHall, HallAnswer } from '../../engine/evening/messages/fromHall.ts';
import type { SaidToHall } from '../../engine/evening/messages/toHall.ts';
import type { OpenEvening } from './store/openEvening.ts';

/** The rounds to come, and the season. Nothing here changes an evening. */

/** Draws all rounds that are left with those who are here now; a Swiss evening has only the next one before its results. */
export function coming(evening: Evening): HallAnswer<'coming'>['rounds'] {
  const rounds: HallAnswer<'coming'>['rounds'] = [];
  let imagined = evening;
  for (;;) {
    const drawn = drawRound(imagined);
    if (!drawn.ok) return rounds;
    const { round, attempt, seatings, out } = drawn.value;
    const plain = seatings.map(({ table, places }) => ({ table, places: [...places] }));
    rounds.push({ round, seatings: plain, out: [...out] });
    const line = { at: 0, by: 'outlook' };
    const after = appendLine(imagined, { type: 'draw', round, attempt, seatings: plain, out: [...out], ...line });
    const shown = after.ok ? appendLine(after.value, { type: 'shown', round, ...line }) : after;
    if (!shown.ok) return rounds;
    imagined = shown.value;
  }
}

/** The season of the closed evenings that are like the one that is open, or like the latest: the same game, unit, count and comparison. */
export function seasonFrom(
  all: readonly OpenEvening[],
  now: Evening | null,
  { rule, ref }: SaidToHall<'season'>,
): Result<FromHall, 'evening/not-closed' | 'evening/bad-form'> {
  const closed = all.filter(({ evening }) => evening.closed).reverse();
  const like = (now ?? closed.at(-1)?.evening)?.header;
  const same = closed.filter(
    ({ header: { game, form } }) =>
      game === like?.game && form.unit === like.form.unit && form.counts === like.form.counts && form.compare === like.form.compare,
  );
  const rows = seasonOf(
    same.map(({ evening }) => evening),
    rule,
  );
  if (!rows.ok) return rows;
  return ok({
    type: 'seasonal',
    ref,
    evenings: same.map(({ header: { name, at } }) => ({ name, at })),
    rows: rows.value.map((row) => ({ ...row, names: [...row.names], evenings: [...row.evenings] })),
  });
}
