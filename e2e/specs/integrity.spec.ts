import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rendererDir } from '../../build/targets.mjs';
import { expect, test } from '../support/fixtures.ts';

/** Files whose integrity the page states: the first script, a style, a part that comes later. */
const html = readFileSync(join(rendererDir, 'index.html'), 'utf8');
const named = (tag: RegExp): string => tag.exec(html)?.[1] ?? '';
const first = named(/<script type="module"[^>]*src="\.\/([^"]+)"/);
const style = named(/<link rel="stylesheet"[^>]*href="\.\/(assets\/index-[^"]+)"/);
const later = named(/"\.\/(assets\/Rules-[^"]+\.js)"/);

/** The bytes appended to a file on its way: without the check, the page would not notice them. */
const MARK = { js: '\nglobalThis.altered = true;', css: '\n.altered { color: red }' } as const;

for (const [what, file] of Object.entries({ 'the first script': first, 'a script that is imported later': later, 'the style': style }))
  test(`${what} is refused if it was altered on its way`, async ({ page, host, complaints }) => {
    expect(file).toMatch(/\.(js|css)$/);
    const asked = page.waitForResponse((response) => response.url().endsWith(file));
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + MARK[file.endsWith('.js') ? 'js' : 'css'] });
    });
    await page.goto(host.url);
    if (file === later) await page.evaluate((path) => import(`./${path}`).catch(() => undefined), file);
    await asked;
    await expect.poll(() => complaints.some((one) => one.includes('integrity'))).toBe(true);
    expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
    expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/index-')))).toBe(file !== style);
    complaints.splice(0);
  });

for (const name of ['index.html', 'hall.html'])
  test(`the integrity that ${name} states is that of the files built`, () => {
    const page = readFileSync(join(rendererDir, name), 'utf8');
    const [, text = ''] = /<script type="importmap"[^>]*>([^<]*)</.exec(page) ?? [];
    const { integrity } = JSON.parse(text) as { readonly integrity: Readonly<Record<string, string>> };
    const digests = Object.entries(integrity).map(([path, digest]) => [path, digest, /^(sha\d+)-/.exec(digest)?.[1] ?? 'sha256'] as const);
    expect(digests.length).toBeGreaterThan(10);
    for (const [path, digest, algorithm] of digests) {
      const built = createHash(algorithm).update(readFileSync(join(rendererDir, path)));
      expect(`${algorithm}-${built.digest('base64')}`, path).toBe(digest);
    }
  });
