import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { root } from '../targets.mjs';
import { handNotation } from './notation.mjs';

/** The messages of the rule for a text that stands in a file. */
function messages(text: string, file = 'renderer/state/table/table.svelte.ts'): (string | undefined)[] {
  const found = new Linter({ cwd: root }).verify(
    text,
    [
      {
        files: ['**/*.ts'],
        plugins: { house: { rules: { 'hand-notation': handNotation } } },
        rules: { 'house/hand-notation': 'error' },
        languageOptions: { parser: tseslint.parser },
      },
    ],
    join(root, file),
  );
  return found.map(({ messageId }) => messageId);
}

test('the interface writes no notation', () => {
  expect(messages('table.act(`bid:${points}`); table.act(`@${place}`);')).toEqual(['written', 'written']);
  expect(messages("const a = 'trump:NT'; const b = 'discard:' + card; const c = ['draw:??'];")).toEqual(['written', 'written', 'written']);
  expect(messages("table.act('pass');")).toEqual(['compared']);
});

test('the interface reads no notation', () => {
  expect(messages("action.startsWith('@'); action.split(':'); action.indexOf(':');")).toEqual(['read', 'read', 'read']);
  expect(messages("const passed = action === 'pass'; const may = actions.includes('pass');")).toEqual(['compared', 'compared']);
});

test('other texts, tests and pages of rules stay as they are', () => {
  expect(messages("words.t('bid.make'); url.split('?'); const a = `${game}:${deal}`; const b = `mail@${host}`; type === 'bid';")).toEqual(
    [],
  );
  expect(messages("const a = 'bid:50';", 'renderer/rules/pages/klaverjas.ts')).toEqual([]);
  expect(messages("const a = 'bid:50';", 'renderer/state/table/view/bids.test.ts')).toEqual([]);
  expect(messages("const a = 'bid:50';", 'engine/cli/run.ts')).toEqual([]);
});
