import { expect, type Locator, type Page } from '@playwright/test';
import { OFTEN } from './player.ts';

/** The log's sentences for a player's turn and for the end of a deal. */
const TURN = 'Your turn.';
const OVER = 'The deal is over.';

/**
 * A person who sees nothing: hears what is added to the live region, finds everything by role and name, acts with Enter. Knows the page in English only,
 * and nothing of its classes or pictures.
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
    await expect.poll(news, { intervals: OFTEN, timeout: 30_000, message: 'nothing was said' }).toBeGreaterThanOrEqual(0);
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

  /** A card that may be played. */
  #card(): Locator {
    return this.#board
      .getByRole('group')
      .getByRole('button', { name: /^(?!.*, not playable$)/, disabled: false })
      .first();
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
      if (now === OVER) await this.page.getByRole('button', { name: 'Next deal' }).press('Enter');
      else {
        await ((await this.#call()) ?? this.#card()).press('Enter');
        acted += 1;
      }
    }
  }
}
