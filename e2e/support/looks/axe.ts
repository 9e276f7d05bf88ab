import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '../fixtures.ts';
import { Player, THEMES } from '../player.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A violation as axe reports it: the fields that are read here. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Fails when axe finds any violation on the page as it is now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A text is evaluated by the debugger, not by the page: the page's policy lets no foreign script in.
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  expect(
    found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}

/** Fails when axe finds any violation on the page as it is now, or faint text in any of its colours. Leaves it in the first of them. */
export async function expectAccessibleInAllThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  const player = new Player(page);
  for (const theme of [...THEMES].reverse()) {
    await player.sees(theme);
    expect(await faint(page), `${where}, ${theme}`).toEqual([]);
  }
}

/** Text that stands out too little from what it is on. */
export async function faint(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`));
}
