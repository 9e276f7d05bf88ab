/** Why a card may not be played, by the duty that bars it. Each is the end of a refusal's code `play/…`. */
export const PLAY_REASONS = [
  'must-follow',
  'must-beat',
  'lowest-only',
  'counter-or-lowest',
  'must-trump',
  'must-overtrump',
  'lowest-trump',
  'no-undertrump',
] as const;
export type PlayReason = (typeof PLAY_REASONS)[number];
