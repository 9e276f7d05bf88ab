import type { ClientMessage } from '../../engine/protocol/messages.ts';

/** A message to the table, its number left to the client. */
export type Unnumbered = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never;

export const ADA = { kind: 'here', name: 'Ada' } as const;
export const BEN = { kind: 'here', name: 'Ben' } as const;
export const bot = (name: string, level: 'random' | 'rule' = 'rule') => ({ kind: 'bot', name, level }) as const;

/** Ada against three bots, a short match of klaverjassen, Ada to lead or bid first. */
export const SOLO = {
  type: 'start',
  game: 'klaverjas',
  options: { deals: 4 },
  people: [ADA, bot('Bot 1'), bot('Bot 2'), bot('Bot 3')],
  seating: 'fixed',
  dealer: 3,
} satisfies Unnumbered;
