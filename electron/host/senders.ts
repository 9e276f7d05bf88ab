import type { ClientMessage } from '../../engine/protocol/messages.ts';

/** Messages that not only the owner may send. */
export type Everybodys =
  | 'hello'
  | 'confirm'
  | 'ping'
  | 'alone'
  | 'act'
  | 'watch'
  | 'next'
  | 'say'
  | 'emote'
  | 'sit'
  | 'stand'
  | 'ready'
  | 'hint'
  | 'agree'
  | 'absence'
  | 'undo'
  | 'claim'
  | 'vote'
  | 'judge'
  // Refused to others where its match is looked for, as `judge` of a kept one is.
  | 'luck'
  | 'stop';
/** Messages with which devices take part in the seeds of deals. */
export type ForSeeds = 'commit' | 'reveal' | 'prove' | 'doubt' | 'take';

/** Messages that pages send by themselves: for the chance of deals, at the end of a deal, and when a page of theirs is left. */
const BY_PAGES: readonly ClientMessage['type'][] = ['commit', 'reveal', 'prove', 'doubt', 'judge', 'luck', 'stop', 'nearby'];

/** Whether a page sends a message by itself: it shows that the page stands, not that a person is at it. */
export function isSentByPage(message: ClientMessage): boolean {
  // The curtain falls between two people of one machine without their doing.
  return BY_PAGES.includes(message.type) || (message.type === 'watch' && message.person === null);
}
