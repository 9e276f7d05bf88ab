import { expect, it } from 'vitest';
import { dealing } from './dealing.ts';
import type { Box } from './drag.ts';

const AT: Box = { left: 0, top: 0, width: 100, height: 100 };

const NEVER = new Promise<void>(() => undefined);

/** A card's place on the page, which writes down what is done with it. `lies`: once the card has arrived. */
function slot(name: string, left: number, log: string[], face?: Promise<void>, lies = NEVER): HTMLElement {
  return {
    isConnected: true,
    style: { willChange: '' },
    querySelectorAll: () => (face === undefined ? [] : [{ complete: false, decode: () => face }]),
    getBoundingClientRect: () => {
      log.push(`measure ${name}`);
      return { ...AT, left };
    },
    animate: ([from]: Keyframe[], { delay }: KeyframeAnimationOptions) => {
      const still = from?.['opacity'] === 0 ? 'hide' : 'leave';
      log.push(from?.['translate'] === undefined ? `${still} ${name}` : `move ${name} from ${String(from['translate'])} after ${delay}`);
      return { cancel: () => log.push(`show ${name}`), finished: lies };
    },
  } as unknown as HTMLElement;
}

it('measures all cards of a deal before the first one moves', async () => {
  const log: string[] = [];
  const deal = dealing(
    () => AT,
    (ms) => ms,
  );
  deal(slot('a', 100, log), 0);
  deal(slot('b', 200, log), 1);
  await Promise.resolve();
  expect(log).toEqual(['measure a', 'measure b', 'move a from -100px 0px after 0', 'move b from -200px 0px after 35']);
});

it('gives each card a layer of its own until the last one lies', async () => {
  const deal = dealing(
    () => AT,
    (ms) => ms,
  );
  let arrive = (): void => undefined;
  const last = new Promise<void>((resolve) => (arrive = resolve));
  const cards = [slot('a', 100, [], undefined, Promise.resolve()), slot('b', 200, [], undefined, last)];
  cards.forEach(deal);
  const layers = (): string[] => cards.map(({ style }) => style.willChange);
  await Promise.resolve();
  await Promise.resolve();
  expect(layers()).toEqual(['transform', 'transform']);
  arrive();
  await expect.poll(layers).toEqual(['', '']);
});

it('keeps cards out of sight until their faces have been read', async () => {
  const log: string[] = [];
  const deal = dealing(
    () => AT,
    (ms) => ms,
  );
  let read = (): void => undefined;
  const face = new Promise<void>((resolve) => (read = resolve));
  deal(slot('a', 100, log, face), 0);
  await Promise.resolve();
  expect(log).toEqual(['hide a']);
  read();
  await expect.poll(() => log).toEqual(['hide a', 'show a', 'measure a', 'move a from -100px 0px after 0']);
});

it('touches nothing of a table that was left while faces were read', async () => {
  const log: string[] = [];
  const deal = dealing(
    () => {
      log.push('from');
      return AT;
    },
    (ms) => ms,
  );
  let read = (): void => undefined;
  const left = { ...slot('a', 100, log, new Promise<void>((resolve) => (read = resolve))) };
  deal(left, 0);
  await Promise.resolve();
  expect(log).toEqual(['from', 'hide a']);
  Object.assign(left, { isConnected: false });
  read();
  await expect.poll(() => log.at(-1)).toBe('show a');
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toEqual(['from', 'hide a', 'show a']);
});

it('deals nothing while the other faces of the game are read', async () => {
  const log: string[] = [];
  let read = (): void => undefined;
  const reading = new Promise<void>((resolve) => (read = resolve));
  const deal = dealing(
    () => AT,
    (ms) => ms,
    () => 0,
    () => log.push('begin'),
    () => reading,
  );
  deal(slot('a', 100, log), 0);
  await Promise.resolve();
  expect(log).toEqual(['hide a']);
  read();
  await expect.poll(() => log).toEqual(['hide a', 'show a', 'measure a', 'begin', 'move a from -100px 0px after 0']);
});

it('deals cards whose faces do not come', async () => {
  const log: string[] = [];
  const deal = dealing(
    () => AT,
    (ms) => ms,
  );
  deal(slot('a', 100, log, new Promise(() => undefined)), 0);
  await expect.poll(() => log).toEqual(['hide a', 'show a', 'measure a', 'move a from -100px 0px after 0']);
});

it.each([
  ['that have been lying there', () => null, 1],
  ['where nothing moves', () => AT, 0],
])('leaves cards alone %s', async (_, from: () => Box | null, motion) => {
  const log: string[] = [];
  dealing(from, (ms) => ms * motion)(slot('a', 100, log), 0);
  await Promise.resolve();
  expect(log).toEqual([]);
});
