import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The rule against `?? 0` and `as number`, which turn a value that cannot be missing into a wrong number. Where nothing can be missing: iterate,
 * destructure, or read by `itemAt` (`engine/cards/indexed.ts`). Where something can: give a typed default in one named place, as `countIn` does.
 */

/**
 * The files where 0 is what is meant by nothing, and why.
 * @type {Readonly<Record<string, string>>}
 */
export const ALLOWED = {
  'engine/cards/card.ts': 'figures by rank leave out the ranks that are worth nothing',
  'engine/cards/counts.ts': 'what was never counted counts 0',
  'engine/cli/tally.ts': 'a percentile of no values is 0',
  'engine/games/pinochle-double/deal.ts': 'before a bid the contract is 0',
  'electron/host/history/archive.ts': 'a match without a time comes first',
  'electron/lan/server/pages.ts': 'a page that is not built was never written',
  'renderer/shared/settings/TableSettings.svelte': 'the choice 0 shows that there is no limit',
  'renderer/shared/charts/Plot.svelte': 'a plot without values ends at 0',
  'renderer/state/table/table.svelte.ts': 'a spectator sits at the first seat',
  'renderer/table/seats/Seat.svelte': 'the near seat lies in the flow of the page, at no place of its own',
  'renderer/history/analysis/Compare.svelte': 'before the tables have come no seat is chosen',
  'renderer/rules/fixtures/worked.fixture.ts': 'a case without a cell counts 0',
  'build/bench/judge/sameChoices.ts': 'a level that chooses alike loses nothing',
  'build/start.mjs': 'a child that a signal ends has no code',
  'build/bench/lengths.ts': 'before the first frame there is no length, and before the first update no version',
  'build/bench/wire/wireLeaks.ts': 'before the first update there is no version',
  'build/bench/host/oneTable.ts': 'before the first update there is no version',
};

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @type {import('eslint').Rule.RuleModule} */
export const hiddenAbsence = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zero: 'If it cannot be missing, read it by itemAt, iterate or destructure; if it can, name the default (build/lint/absence.mjs).',
      cast: 'A cast hides what is no number: narrow it (build/lint/absence.mjs).',
    },
  },
  create(context) {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    if (Object.hasOwn(ALLOWED, file)) return {};
    return {
      LogicalExpression(node) {
        if (node.operator === '??' && node.right.type === 'Literal' && node.right.value === 0) context.report({ node, messageId: 'zero' });
      },
      "TSAsExpression[typeAnnotation.type='TSNumberKeyword']": (/** @type {import('eslint').Rule.Node} */ node) =>
        context.report({ node, messageId: 'cast' }),
    };
  },
};
