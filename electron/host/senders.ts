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
