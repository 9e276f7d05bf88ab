import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { root } from '../targets.mjs';
import { ALLOWED, hiddenAbsence } from './absence.mjs';

/** The messages of the rule for a text that stands in a file. */
function messages(text: string, file = 'engine/match/match.ts'): (string | undefined)[] {
  const found = new Linter({ cwd: root }).verify(
    text,
    [
      {
        files: ['**/*.ts'],
        plugins: { house: { rules: { 'hidden-absence': hiddenAbsence } } },
        rules: { 'house/hidden-absence': 'error' },
        languageOptions: { parser: tseslint.parser },
      },
    ],
    join(root, file),
  );
  return found.map(({ messageId }) => messageId);
}

test('no missing value becomes 0, and nothing is cast to a number', () => {
  expect(messages('const a = hands[0]?.length ?? 0;')).toEqual(['zero']);
  expect(messages('const a = b as number;')).toEqual(['cast']);
  expect(messages("const a = b ?? 1; const c = d ?? '0'; const e = [] as number[]; const { f = 0 } = g;")).toEqual([]);
});

test('a file that is allowed to has a reason, and still needs it', () => {
  expect(messages('const a = b ?? 0;', 'engine/cards/counts.ts')).toEqual([]);
  for (const [file, reason] of Object.entries(ALLOWED)) {
    expect(reason, file).toMatch(/\w+ \w+/);
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(/\?\? 0\b/);
  }
});
