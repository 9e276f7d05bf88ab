import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../renderer/words/languages.ts';

/** Colours of the page. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** The ways in which a card can be played. */
export const WAYS = ['drag', 'tap', 'key'] as const;
export type PlayStyle = (typeof WAYS)[number];

/** The request of the table to the person before the page: nothing yet, a call, a card, or it shows the reckoning of the deal. */
type Moment = 'waiting' | 'call' | 'card' | 'over';

/** How often it is looked whether something has happened, in milliseconds. */
export const OFTEN = [10, 20, 30];

/** A person at a page: looks at what is asked, and does something legal about it. */
export class Player {
  /** The button by which a person reads on in a guided deal. */
  reads: Locator | undefined;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Sets the page's pace and language before it loads, as a returning person has them. */
  async hasChosen(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((text) => {
      if (location.protocol !== 'about:' && localStorage.getItem('trickhouse.settings') === null)
        localStorage.setItem('trickhouse.settings', text);
    }, JSON.stringify(settings));
  }

  /** Chooses settings as in another window of the same browser. */
  async #choosesElsewhere(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as Record<string, string>;
      localStorage.setItem('trickhouse.settings', JSON.stringify({ ...kept, ...chosen }));
      window.dispatchEvent(new StorageEvent('storage'));
    }, settings);
  }

  /** Chooses another language, and waits until the page has it. */
  async speaks(language: Language): Promise<void> {
    await this.#choosesElsewhere({ language });
    await this.page.waitForFunction((value) => document.documentElement.lang === value, language);
  }

  /** Chooses other colours, and waits until the page has them. */
  async sees(theme: Theme): Promise<void> {
    await this.#choosesElsewhere({ theme });
    await this.page.waitForFunction((value) => document.documentElement.dataset['theme'] === value, theme);
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  }

  /** Chooses another size of type, and waits until it has been drawn. */
  async hasType(size: 'medium' | 'large' | 'largest'): Promise<void> {
    await this.#choosesElsewhere({ size });
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /**
   * Watches the keyboard's focus from the next page on: notes when the page itself has it while it is one's turn, and when Tab is pressed.
   * @returns reads the faults so far, in words
   */
  async watchesFocus(): Promise<() => Promise<string[]>> {
    await this.page.addInitScript(() => {
      const focusFaults: string[] = [];
      Object.assign(window, { focusFaults });
      addEventListener('keydown', ({ key }) => key === 'Tab' && focusFaults.push('Tab was pressed'), true);
      const look = (): void => {
        const asked = document.querySelector('.calls h2, .prompt:not(.is-waiting) .display');
        if (asked !== null && (document.activeElement === null || document.activeElement === document.body))
          focusFaults.push(`the page had the focus at "${asked.textContent ?? ''}"`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return () => this.page.evaluate(() => (window as unknown as { focusFaults: string[] }).focusFaults);
  }

  /** Chooses a game on the first page. */
  async #choose(game: string): Promise<void> {
    await this.page
      .getByRole('list', { name: 'Games' })
      .getByRole('button', { name: new RegExp(`^${game}`) })
      .click();
  }

  /** Chooses a game on the first page and has it dealt to people who pass the machine around. */
  async startTogether(game: string): Promise<void> {
    await this.#choose(game);
    await this.page.getByRole('button', { name: 'Pass and play' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Deal the cards' }).click();
  }

  /** Chooses a game on the first page and has it dealt. */
  async start(game: string): Promise<void> {
    await this.#choose(game);
    await this.page.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(this.page.locator('[data-card]').first()).toBeVisible();
  }

  /** Cards left in the hand, as the page says. */
  async cardsLeft(): Promise<number> {
    const label = await this.page.getByRole('group', { name: /^Your hand/ }).getAttribute('aria-label');
    const [left = '0'] = /\d+/.exec(label ?? '') ?? [];
    return Number(left);
  }

  /**
   * All that one may take up: what changes when a card has gone, and not when one becomes barred or is kept for the next turn. In a hand those are its
   * cards, identical ones among them; of stacks, the cards on top.
   */
  async #holding(): Promise<string> {
    const cards = await this.page.locator('.handzone .slot, .heap .slot-like').evaluateAll((slots) =>
      slots.map((slot) => {
        const face = slot.classList.contains('slot') ? '' : (slot.querySelector('img')?.src ?? '');
        return `${slot.getAttribute('data-card') ?? ''} ${face}`;
      }),
    );
    return cards.join('\n');
  }

  async #moment(): Promise<Moment> {
    return this.page.evaluate(() => {
      if (document.querySelector('.reckoning') !== null) return 'over';
      if (document.querySelector('.calls:not(.inline, .laying) button') !== null) return 'call';
      if (document.querySelector('.calls:is(.inline, .laying)') !== null) return 'card';
      return document.querySelector('.prompt:not(.is-waiting) .display') === null ? 'waiting' : 'card';
    });
  }

  /** Whether something is asked now. */
  async isAsked(): Promise<boolean> {
    return (await this.#moment()) !== 'waiting';
  }

  /** Waits until the table asks something, and returns it. A guided deal that waits for its reader is read on. */
  async asked(): Promise<Exclude<Moment, 'waiting'>> {
    let now: Moment = 'waiting';
    const look = async (): Promise<Moment> => {
      now = await this.#moment();
      const waits = this.reads?.first();
      if (now === 'waiting' && (await waits?.isVisible()) === true) await waits?.click();
      return now;
    };
    await expect.poll(look, { intervals: OFTEN, timeout: 45_000 }).not.toBe('waiting');
    return now === 'waiting' ? 'over' : now;
  }

  /** The cards of the hand that may be played now. */
  #playable(): Locator {
    return this.page.locator('[data-card] .hold:not(.is-barred)');
  }

  /** Makes a call that risks little (looks, passes), or the first one offered, and waits until it has been taken. */
  async call(way: PlayStyle = 'tap'): Promise<void> {
    const panel = this.page.locator('.calls:not(.inline, .laying)');
    const before = await panel.innerHTML();
    const call = await this.#careful(panel);
    if (way === 'key') await this.#walkTo(call);
    else await call.click();
    await expect.poll(async () => ((await panel.count()) === 0 ? '' : panel.innerHTML()), { intervals: OFTEN }).not.toBe(before);
  }

  /** The call that risks least, judged by its name. */
  async #careful(panel: Locator): Promise<Locator> {
    for (const some of [panel.getByRole('button', { name: /^(?:Look|Pass)\b/i }), panel.locator('.primary')])
      if ((await some.count()) > 0) return some.first();
    return panel.locator('button:enabled').first();
  }

  /** Plays the first legal card in some way, and waits until it has left the hand. */
  async play(way: PlayStyle): Promise<void> {
    const before = await this.#holding();
    if (way === 'drag') await this.#drag(this.#playable().first());
    else if (way === 'tap') {
      // The first tap lifts the card, the second plays it.
      const id = await this.#playable().first().locator('xpath=..').getAttribute('data-card');
      const card = this.page.locator(`[data-card="${id ?? ''}"] .hold`);
      await this.#tap(card);
      await this.#tap(card);
    } else await this.#key();
    await expect.poll(() => this.#holding(), { intervals: OFTEN }).not.toBe(before);
  }

  /** Presses a card where no other one covers it: its left edge. */
  async #tap(card: Locator): Promise<void> {
    const box = await card.boundingBox();
    if (box === null) throw new Error('the card has gone');
    await this.page.mouse.click(box.x + 14, box.y + box.height * 0.3);
  }

  async #drag(card: Locator): Promise<void> {
    const from = await card.boundingBox();
    const board = await this.page.getByRole('region', { name: 'Playing area' }).or(this.page.locator('.board')).first().boundingBox();
    if (from === null || board === null) throw new Error('nothing to drag, or nowhere to');
    await this.page.mouse.move(from.x + 14, from.y + from.height * 0.3);
    await this.page.mouse.down();
    await this.page.mouse.move(board.x + board.width / 2, board.y + board.height * 0.45, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Arrow keys to the first card that may be played, then Enter. */
  async #key(): Promise<void> {
    for (let step = 0; step < 40; step += 1) {
      await this.page.keyboard.press('ArrowRight');
      const fits = await this.page.evaluate(() => {
        const now = document.activeElement;
        return now?.classList.contains('hold') === true && !now.classList.contains('is-barred');
      });
      if (!fits) continue;
      await this.page.keyboard.press('Enter');
      return;
    }
    throw new Error('no card could be reached by key');
  }

  /** Arrow keys to a call, then Enter. */
  async #walkTo(call: Locator): Promise<void> {
    const isThere = (): Promise<boolean> => call.evaluate((button) => button === document.activeElement);
    for (let step = 0; step < 40; step += 1) {
      await this.page.keyboard.press('ArrowRight');
      if (!(await isThere())) continue;
      await this.page.keyboard.press('Enter');
      return;
    }
    throw new Error('the call could not be reached by key');
  }

  async #nextDeal(way: PlayStyle): Promise<void> {
    const reckoning = this.page.locator('.reckoning');
    const next = reckoning.getByRole('button', { name: 'Next deal' });
    // The focus waits there. Where others have waited for long, the host deals without an answer.
    const isFocused = (): Promise<boolean> => next.evaluateAll(([button]) => button !== undefined && button === document.activeElement);
    await expect.poll(async () => (await isFocused()) || (await reckoning.count()) === 0, { intervals: OFTEN }).toBe(true);
    if ((await reckoning.count()) === 0) return;
    if (way === 'key') await this.page.keyboard.press('Enter');
    else await next.click();
    await reckoning.waitFor({ state: 'detached' });
  }

  /**
   * Plays on until the reckoning of a deal in which the player has played cards: when all pass, the next one is dealt. `cards` stops earlier, after that
   * number of the player's own cards.
   */
  async playOn(way: PlayStyle, cards = Infinity): Promise<number> {
    let played = 0;
    while (played < cards) {
      const now = await this.asked();
      if (now === 'over' && played > 0) break;
      if (now === 'over') await this.#nextDeal(way);
      else if (now === 'call') await this.call(way);
      else {
        await this.play(way);
        played += 1;
      }
    }
    return played;
  }
}
