import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { withSection } from './record.mjs';

const PAGE = '# Benchmarks\n\n## Bots\n\nText.\n';

test('a first section opens the part of last runs, a second follows it', () => {
  const first = withSection(PAGE, 'bench:a', 'today', 'a 1\n');
  expect(first).toBe(`${PAGE}\n## Last runs\n\n### \`npm run bench:a\`\n\ntoday\n\n\`\`\`text\na 1\n\`\`\`\n`);
  expect(withSection(first, 'bench:b', 'today', 'b 1')).toBe(`${first}\n### \`npm run bench:b\`\n\ntoday\n\n\`\`\`text\nb 1\n\`\`\`\n`);
});

test('a section is replaced where it stands, and nothing else', () => {
  const both = withSection(withSection(PAGE, 'bench:a', 'before', 'a 1'), 'bench:b', 'before', 'b 1');
  const again = withSection(both, 'bench:a', 'now', 'a 2');
  expect(again).toBe(both.replace('before\n\n```text\na 1', 'now\n\n```text\na 2'));
  expect(withSection(`${both}\n## More\n\nText.\n`, 'bench:b', 'now', 'b 2')).toContain('b 2\n```\n\n## More\n\nText.\n');
});

test('the exit code of a program that fails passes through', () => {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'record.mjs'), 'bench:none', 'build/none.mjs'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
});
