import type { Page } from '@playwright/test';
import type { Language } from '../../renderer/words/languages.ts';

/** Has the page speak another language, as when it is chosen in another window. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((value) => {
    const kept = JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as Record<string, string>;
    localStorage.setItem('trickhouse.settings', JSON.stringify({ ...kept, language: value }));
    window.dispatchEvent(new StorageEvent('storage'));
  }, language);
  await page.waitForFunction((value) => document.documentElement.lang === value, language);
}
