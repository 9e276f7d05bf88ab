import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/targets.mjs';

const FILES = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:css|svelte|ts)$/.test(name),
);
const TEXTS = FILES.filter((name) => !name.endsWith('.test.ts')).map(
  (name) => [name, readFileSync(join(root, 'renderer', name), 'utf8')] as const,
);

it('gives every property that a rule uses without a fallback a value somewhere', () => {
  const set = new Set(
    TEXTS.flatMap(([, text]) =>
      [...text.matchAll(/(?:^|[\s;{'"`:])(--[\w-]+)['"`]?(?::|=\{|=")|setProperty\('(--[\w-]+)'/gm)].map(([, a, b]) => a ?? b),
    ),
  );
  const unset = TEXTS.flatMap(([name, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, used = '']) => (set.has(used) ? [] : [`${name}: ${used}`])),
  );
  expect(unset).toEqual([]);
});
