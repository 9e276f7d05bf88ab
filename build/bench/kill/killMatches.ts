import { ADA, bot, SOLO, type Unnumbered } from '../../../electron/host/fixtures/matches.fixture.ts';

const BOTS = [bot('Bot 1'), bot('Bot 2'), bot('Bot 3'), bot('Bot 4')];
const OPEN = { kind: 'open' } as const;
/** The matches, played one after the other. */
export const KILL_MATCHES: readonly Unnumbered[] = [
  SOLO,
  { ...SOLO, game: 'manille-two', options: {}, people: [ADA, ...BOTS.slice(0, 1)], dealer: 1 },
  { ...SOLO, game: 'briscola-chiamata', options: {}, people: [ADA, ...BOTS], dealer: 4 },
  { ...SOLO, game: 'botifarra', options: {} },
];
/** The same with guests, who come by the network, leave with the host and are back with it. */
export const SHARED: readonly Unnumbered[] = [
  { ...SOLO, people: [ADA, OPEN, ...BOTS.slice(0, 2)] },
  { ...SOLO, game: 'botifarra', options: {}, people: [ADA, OPEN, ...BOTS.slice(0, 1), OPEN] },
  { ...SOLO, game: 'briscola-chiamata', options: {}, people: [ADA, OPEN, OPEN, OPEN, ...BOTS.slice(0, 1)], dealer: 4 },
];
