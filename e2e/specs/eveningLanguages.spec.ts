import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';
import { expectAccessible } from '../support/looks/axe.ts';
import { begin, look, open, press, tooSmall, turn } from '../support/evening.ts';
import { expect, test } from '../support/fixtures.ts';

/** The narrow phone and the wall in every language: nothing is wider than the screen, nor smaller than what is read from ten metres. */

/** The texts that go beyond the right edge. */
const wide = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.matches('.sr'))
      .map((element) => element.textContent),
  );

test('the phone at 320 px and the wall hold all languages', async ({ startHost, page, complaints }) => {
  test.slow();
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  await begin(page, host.url);
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await turn(page, 'Devices');
  const wallLink = (await page.locator('code').nth(1).textContent()) ?? '';
  await turn(page, 'Print');
  const digits = await page
    .locator('article', { hasText: 'Ada Vermeer' })
    .getByText(/Digits: \d{4}/)
    .textContent();

  const phone = await open(page, wallLink.replace(/#.*/, ''), complaints, { width: 320, height: 568 });
  const wall = await open(page, wallLink, complaints, { width: 1280, height: 720 });
  await wall.keyboard.press('h');
  const choose = async (code: string): Promise<void> => {
    await phone.getByRole('combobox').first().selectOption(code);
    await expect(phone.locator('html')).toHaveAttribute('lang', code);
  };
  for (const code of LANGUAGE_CODES) {
    await choose(code);
    expect([code, await wide(phone)], 'at the door').toEqual([code, []]);
    await expectAccessible(phone, `the door in ${code}`);
    await look(phone, `door-${code}`);
  }
  await choose('en');
  await phone.getByLabel('Number').fill('1');
  await phone.getByLabel('Digits').fill(/\d{4}$/.exec(digits ?? '')?.[0] ?? '');
  await press(phone, 'Join');
  await expect(phone.getByText(/^Table [12]$/).first()).toBeVisible();
  for (const code of LANGUAGE_CODES) {
    await choose(code);
    expect([code, await wide(phone)], 'at a table').toEqual([code, []]);
    await expectAccessible(phone, `a phone in ${code}`);
    await look(phone, `phone-${code}`, true);
  }
  for (const code of LANGUAGE_CODES) {
    await wall.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as Record<string, string>;
      localStorage.setItem('trickhouse.settings', JSON.stringify({ ...kept, language }));
    }, code);
    await wall.reload();
    await expect(wall.locator('html')).toHaveAttribute('lang', code);
    await wall.keyboard.press('h');
    await expect(wall.locator('h2')).toBeVisible();
    // The pages of the wall in their turn.
    for (let slide = 0; slide < 3; slide += 1) {
      expect([code, slide, await tooSmall(wall), await wide(wall)]).toEqual([code, slide, [], []]);
      await look(wall, `wall-${code}-${slide}`);
      await wall.keyboard.press('n');
    }
    await expectAccessible(wall, `the wall in ${code}`);
  }
  await phone.context().close();
  await wall.context().close();
});
