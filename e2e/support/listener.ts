import { expect, type Locator, type Page } from '@playwright/test';
import { OFTEN } from './player.ts';

/** The log's sentences for a player's turn and for the end of a deal. */
const TURN = 'Your turn.';
const OVER = 'The deal is over.';
/** Steps along a row before one looks elsewhere: more than a hand has cards. */
const ROW = 24;

/**
 * A person who sees nothing: hears what is added to the live region, goes on by arrow keys until something of the right role and name has the focus, and
 * presses Enter. Knows the page in English only, and nothing of its classes or pictures.
 */
export class Listener {
  readonly page: Page;
  /** Everything heard so far, in order. */
  readonly heard: string[] = [];
  /** How much of it has been acted upon. */
  #minded = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins to listen; before the page is opened. */
  async listen(): Promise<void> {
    await this.page.exposeFunction('trickhouseHeard', (text: string) => this.heard.push(text));
    await this.page.addInitScript(() => {
      const tell = (window as unknown as Record<string, (text: string) => void>)['trickhouseHeard'];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.closest('[aria-live=polite], [role=log]') !== null && node.textContent !== null)
              tell?.(node.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
  }

  /** Chooses a game and has it dealt. */
  async start(game: string): Promise<void> {
    await this.page
      .getByRole('list', { name: 'Games' })
      .getByRole('button', { name: new RegExp(`^${game}`) })
      .press('Enter');
    await this.page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  }

  /** Waits until one is asked, or the deal is over. */
  async #asked(): Promise<typeof TURN | typeof OVER> {
    const news = (): number => this.heard.findIndex((text, i) => i >= this.#minded && (text === TURN || text.startsWith(OVER)));
    await expect.poll(news, { intervals: OFTEN, timeout: 45_000, message: 'nothing was said' }).toBeGreaterThanOrEqual(0);
    const at = news();
    this.#minded = at + 1;
    return this.heard[at] === TURN ? TURN : OVER;
  }

  get #board(): Locator {
    return this.page.getByRole('main', { name: 'Playing area' });
  }

  /** The legal call that risks least, if there is one. */
  async #call(): Promise<Locator | null> {
    const calls = this.#board.getByRole('region').getByRole('button', { disabled: false });
    if ((await calls.count()) === 0) return null;
    for (const name of [/^(?:Look|Pass)\b/i, /^Bid\b/]) {
      const some = this.#board.getByRole('region').getByRole('button', { name, disabled: false });
      if ((await some.count()) > 0) return some.first();
    }
    return calls.first();
  }

  /** The cards that may be played. */
  get #cards(): Locator {
    return this.#board.getByRole('group').getByRole('button', { name: /^(?!.*, not playable$)/, disabled: false });
  }

  /** Arrow keys until one of some things has the focus, then Enter: along the cards or calls, and up from cards that do not have it. */
  async #reach(wanted: Locator): Promise<void> {
    const reached = wanted.and(this.page.locator(':focus'));
    for (let step = 1; step <= 2 * ROW; step += 1) {
      await this.page.keyboard.press(step % ROW === 0 ? 'ArrowUp' : 'ArrowRight');
      if ((await reached.count()) > 0) return this.page.keyboard.press('Enter');
    }
    throw new Error('it could not be reached by arrow keys');
  }

  /** Has the next deal dealt: the focus waits on the button. */
  async #next(): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Next deal' });
    await expect(next).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  /** The cards that were played, as the log named them. */
  get plays(): readonly string[] {
    return this.heard.filter((text) => /\b(?:leads?|plays?) \w/.test(text));
  }

  /** Plays until a deal with cards is over: when all pass, the next one is dealt. Returns the number of actions. */
  async playDeal(): Promise<number> {
    let acted = 0;
    for (;;) {
      const now = await this.#asked();
      if (now === OVER && this.plays.length > 0) return acted;
      if (now === OVER) await this.#next();
      else {
        await this.#reach((await this.#call()) ?? this.#cards);
        acted += 1;
      }
    }
  }
}
