import type { Page } from '@playwright/test';

/** Kinds of things on the board that must not lie on one another, by what finds them. Things of one kind may: a hand, a trick, a pile. */
const KINDS = {
  plates: '.seat .plate',
  hand: '.handzone .slot .card, .handzone .heap .card',
  trick: '.trick .t .card',
  calls: '.calls',
  prompt: '.prompt > *',
  bubbles: '.bubble:not(.saying)',
  sayings: '.saying',
  stacks: '.felt > .stacks .heap .card',
  corner: '.corner .card, .corner .label',
  widow: '.widow .card, .widow .label',
  away: '.away .card, .away .label',
  laid: '.seat .lays .card, .backs.open .card',
  melds: '.melds .card',
  reason: '.why',
  coach: '.coach',
  peek: '.peek',
} as const;

/** Kinds that the edge of the board may not cut. */
const WHOLE: readonly string[] = ['plates', 'bubbles', 'sayings', 'trick', 'calls', 'prompt', 'corner', 'widow', 'reason', 'peek'];

/** Pixels by which boxes may touch: shadows, turned cards, half pixels. */
const SLACK = 3;
/** Pixels of cloth to be seen between a panel of calls, with its ring, and cards beside it. */
const AIR = 12;
/** Where a press must find at least this many pixels. */
const TARGET = 44;

/** The faults of the picture as it is now, in words; empty when all is well. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ kinds, slack, target, air, whole }) => {
      const found: string[] = [];
      const shown = (node: Element): boolean => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const named = (node: Element): string => {
        const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30);
        const card = node.querySelector('img')?.alt ?? node.closest('[data-card]')?.getAttribute('data-card') ?? '';
        return `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith('s-')).join('.')} “${text || card}”`;
      };
      /** Out of sight, for those who listen. */
      const spoken = (node: Element): boolean => {
        const outer = node.closest('.where, .calls h2, .melds .first-up');
        return outer !== null && getComputedStyle(outer).clipPath === 'inset(50%)';
      };
      const view = { right: document.documentElement.clientWidth, bottom: document.documentElement.clientHeight };
      const covered = document.querySelector('.reckoning, dialog[open], [role=dialog]') !== null;
      const things = Object.entries(kinds).flatMap(([kind, selector]) =>
        [...document.querySelectorAll(selector)].filter(shown).map((node) => ({ kind, node, box: node.getBoundingClientRect() })),
      );
      if (!covered) {
        for (const [i, a] of things.entries())
          for (const b of things.slice(i + 1)) {
            if (a.kind === b.kind && !['plates', 'bubbles', 'sayings', 'laid'].includes(a.kind)) continue;
            if (a.kind === b.kind && a.node.parentElement === b.node.parentElement) continue;
            if (a.node.contains(b.node) || b.node.contains(a.node)) continue;
            const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            if (across > slack && down > slack)
              found.push(`${a.kind} ${named(a.node)} lies ${Math.round(across)}×${Math.round(down)} px on ${b.kind} ${named(b.node)}`);
          }
      }
      // A figure stays with its words.
      for (const node of document.querySelectorAll('.so-far'))
        if (node.getClientRects().length > 1) found.push(`${named(node)} is broken over two lines`);
      // In a large window cards that lie there do not touch what is asked.
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (!covered && view.right >= 75 * rem && view.bottom >= 43.75 * rem)
        for (const panel of things.filter(({ kind }) => kind === 'calls'))
          for (const { kind, node, box } of things.filter((other) => ['widow', 'stacks', 'corner'].includes(other.kind))) {
            const across = Math.max(box.left - panel.box.right, panel.box.left - box.right);
            const down = Math.max(box.top - panel.box.bottom, panel.box.top - box.bottom);
            if (Math.max(across, down) < air)
              found.push(`${kind} ${named(node)} lies ${Math.round(Math.max(across, down))} px from the panel of calls`);
          }
      // A vote lies over the table, clear of what it is about.
      const vote = document.querySelector('.vote');
      if (vote !== null) {
        const box = vote.getBoundingClientRect();
        for (const { kind, node, box: other } of things) {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          if (['plates', 'trick', 'hand', 'calls', 'prompt', 'corner'].includes(kind) && across > slack && down > slack)
            found.push(`the vote lies ${Math.round(across)}×${Math.round(down)} px on ${kind} ${named(node)}`);
        }
        if (vote.scrollHeight > vote.clientHeight + 1) found.push(`the vote scrolls: ${vote.scrollHeight} in ${vote.clientHeight} px`);
        if (box.left < 0 || box.top < 0 || box.right > view.right || box.bottom > view.bottom) found.push('the vote leaves the window');
      }
      for (const { node, box, kind } of things)
        if (
          box.left < -slack ||
          box.top < -slack ||
          box.right > view.right + slack ||
          (box.bottom > view.bottom + slack && kind !== 'hand')
        )
          found.push(`${kind} ${named(node)} leaves the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);
      // The board cuts off what goes over its edge; only a hand dips below it, and open hands may come in from it.
      const board = document.querySelector('.board')?.getBoundingClientRect();
      for (const { node, box, kind } of things) {
        if (board === undefined) break;
        const over = Math.max(board.left - box.left, board.top - box.top, box.right - board.right, box.bottom - board.bottom);
        if (whole.includes(kind) && node.closest('.board') !== null && over > slack)
          found.push(`${kind} ${named(node)} goes ${Math.round(over)} px over the edge of the board`);
      }
      if (document.documentElement.scrollWidth > view.right) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      // A table fits its window; only what stands below it on a short window scrolls.
      const tall = document.documentElement.scrollHeight - view.bottom;
      if (document.querySelector('.felt') !== null && tall > 0 && tall < 24) {
        const cut = (node: Element): boolean => {
          const outer = node.parentElement;
          return outer !== null && (getComputedStyle(outer).overflowY !== 'visible' || cut(outer));
        };
        const lowest = [...document.querySelectorAll('body *')]
          .filter((node) => node.getBoundingClientRect().bottom > view.bottom + 0.5 && !cut(node))
          .at(-1);
        found.push(`the page is ${tall} px taller than its window: ${lowest === undefined ? 'nothing to be seen' : named(lowest)}`);
      }
      // Text that is cut off, or pushes out of what holds it.
      for (const node of document.querySelectorAll<HTMLElement>(
        'button, h1, h2, p, b, span, td, th, dd, dt, label, output, li, .plate, .bubble, .toast, .v, .k',
      )) {
        if (node.closest('.sr, svg') !== null || spoken(node)) continue;
        const own = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '');
        if (!shown(node)) {
          if (own && node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            found.push(`text of ${named(node)} has no room`);
          continue;
        }
        if (!own && node.tagName !== 'BUTTON') continue;
        if (getComputedStyle(node).display === 'inline') continue;
        if (node.scrollWidth > node.clientWidth + 1)
          found.push(`text of ${named(node)} is cut: ${node.scrollWidth} in ${node.clientWidth} px`);
      }
      for (const node of document.querySelectorAll<HTMLElement>('.reckoning .scroll, .drawer .body, .scroll, .coach'))
        if (shown(node) && node.scrollWidth > node.clientWidth + 1)
          found.push(`${named(node)} scrolls sideways: ${node.scrollWidth} in ${node.clientWidth} px`);
      // The sign of how the deal ended stands on the reckoning.
      const reckoning = document.querySelector('.reckoning')?.getBoundingClientRect();
      for (const node of document.querySelectorAll('.reckoning :is(.end, .match)')) {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        if (reckoning === undefined || left < reckoning.left || top < reckoning.top || right > reckoning.right || bottom > reckoning.bottom)
          found.push(`${named(node)} lies beside the reckoning: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      }
      // Sums scroll only where the board has no room for them.
      const room = document.querySelector('.reckoning-room')?.getBoundingClientRect();
      const sums = document.querySelector('.reckoning .scroll');
      if (reckoning !== undefined && room !== undefined && sums !== null) {
        const short = sums.scrollHeight - sums.clientHeight;
        if (short > 1 && reckoning.height + short < room.height * 0.8) found.push(`sums are ${short} px short of room that there is`);
      }
      // The ways on from a deal stand in one row wherever a desktop's window has the width; the look back has a line of its own.
      const ways = [...document.querySelectorAll('.reckoning:not(.is-won) .act > .btn')].filter(shown);
      const rows = new Set(ways.map((way) => Math.round(way.getBoundingClientRect().top)));
      if (view.right >= 800 && view.bottom >= 600 && rows.size > 1) found.push(`the ways on from the deal take ${rows.size} rows`);
      for (const way of ways)
        if (way.getBoundingClientRect().height > parseFloat(getComputedStyle(way).fontSize) * 3.6)
          found.push(`${named(way)} breaks its words`);
      // A panel of calls shows every call at once.
      for (const node of document.querySelectorAll<HTMLElement>('.calls'))
        if (shown(node) && node.scrollHeight > node.clientHeight + 1)
          found.push(`${named(node)} scrolls: ${node.scrollHeight} in ${node.clientHeight} px`);
      for (const node of document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')) {
        if (!shown(node) || node.closest('.sr') !== null) continue;
        // A press on its label checks a box.
        const pressed = node.matches('label input[type=checkbox]') ? (node.closest('label') ?? node) : node;
        const { width, height } = pressed.getBoundingClientRect();
        const wide = node.classList.contains('hold') ? Infinity : width;
        if (Math.min(wide, height) < target - 0.6) found.push(`${named(node)} is no target: ${Math.round(width)}×${Math.round(height)} px`);
      }
      // Of each card in a hand a strip as wide as a finger shows.
      for (const row of document.querySelectorAll('.handzone .hand')) {
        const lefts = [...row.querySelectorAll('.slot[data-card]')].map((slot) => slot.getBoundingClientRect().left).sort((a, b) => a - b);
        const least = Math.min(Infinity, ...lefts.slice(1).map((left, i) => left - lefts[i]!));
        if (least < target - 2.5) found.push(`cards of the hand lie ${least.toFixed(1)} px apart`);
      }
      return found;
    },
    { kinds: KINDS, slack: SLACK, target: TARGET, air: AIR, whole: [...WHOLE] },
  );
}

/** Where the rank of a card stands, of two figures too: in its width and height, from the top left. */
const INDEX = [
  [0.12, 0.14],
  [0.25, 0.14],
  [0.38, 0.14],
] as const;

/** Cards of the trick and of open hands whose rank another card hides. */
export function hiddenRanks(page: Page): Promise<string[]> {
  return page.evaluate((index) => {
    const found: string[] = [];
    for (const card of document.querySelectorAll('.trick .t .card, .backs.open .card')) {
      const { left, top, width, height } = card.getBoundingClientRect();
      const picture = card.querySelector('img');
      const name = picture?.alt || (/\w+(?=[^/]*$)/.exec(picture?.src ?? '')?.[0] ?? 'a card');
      for (const [across, down] of width > 1 ? index : []) {
        const above = document.elementFromPoint(left + width * across, top + height * down)?.closest('.card');
        if (above !== card && above instanceof Element) {
          found.push(`the rank of ${name} is hidden`);
          break;
        }
      }
    }
    return found;
  }, INDEX);
}

/**
 * Texts that something else lies on: what would be pressed in their middle is neither they nor what holds them.
 * @param part the part of the page to look at: an open dialog, or else all of it
 */
export function covered(page: Page, part = '[role=dialog], dialog[open]'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const within = document.querySelector(selector) ?? document.body;
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      const said = (text.textContent ?? '').trim();
      if (said === '' || holder === null || holder.closest('.sr, svg, select, [aria-hidden=true]') !== null) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(holder).pointerEvents === 'none') continue;
      range.selectNodeContents(text);
      const [box] = range.getClientRects();
      if (box === undefined || box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      let hidden = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      // Nothing covers what has been scrolled away.
      for (let outer: Element | null = holder; outer !== null; outer = outer.parentElement) {
        const { left, top, right, bottom } = outer.getBoundingClientRect();
        if (getComputedStyle(outer).overflow !== 'visible' && (x < left || x > right || y < top || y > bottom)) hidden = true;
      }
      const there = hidden ? null : document.elementFromPoint(x, y);
      if (there === null || holder.contains(there) || there.contains(holder)) continue;
      // A part that sticks to an edge while the rest scrolls lies on it by its nature.
      let stays = false;
      for (let outer: Element | null = there; outer !== null; outer = outer.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(outer).position) && !outer.contains(holder)) stays = true;
      if (stays) continue;
      found.push(
        `“${said.slice(0, 30)}” is covered by ${there.tagName.toLowerCase()}.${there.className} “${(there.textContent ?? '').trim().slice(0, 20)}”`,
      );
    }
    return found;
  }, part);
}
