import { expect, test } from 'vitest';
import { phraseReport, phrasesIn } from './phrases.mjs';

const found = (file: string, text: string): string[] =>
  phrasesIn(file, text, (path) => path === 'engine/contract/result.ts').map((one) => one.found);

test('comments and documents use plain English and cite files that exist', () => {
  expect(phraseReport()).toEqual([]);
}, 180_000);

test('finds phrases in comments, and leaves code, strings and quoted code alone', () => {
  expect(found('a.ts', '/** Whoever asks for it is told. */\nconst a = "nobody";')).toEqual(['Whoever', 'told', 'asks for']);
  expect(found('a.ts', 'const a = `// somebody`; // Sends `told` to somebody')).toEqual(['somebody']);
  expect(found('a.ts', '/** What a seat holds. */')).toEqual(['What']);
  expect(found('a.svelte', '<script lang="ts">\n  // so many cards\n</script>\n<!-- nobody -->\n<p>nobody</p>')).toEqual([
    'so many',
    'nobody',
  ]);
  expect(found('a.md', 'Write `nobody`.\n\n```\nnobody\n```\n\nAsk somebody.')).toEqual(['somebody']);
});

test('finds citations of files that do not exist', () => {
  expect(found('engine/a.ts', '// See engine/contract/result.ts and rules/none.md')).toEqual(['rules/none.md']);
  expect(found('engine/cards/a.ts', '// As ../contract/result.ts and ./gone/b.ts do')).toEqual(['./gone/b.ts']);
});
