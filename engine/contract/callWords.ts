// Written by `npm run list-games`.

/** Everything that is said in one word, by the `calls.ts` of the games. Players read `call.<word>`. */
export const CALL_WORDS = [
  'pass',
  'take',
  'blind',
  'look',
  'done',
  'along',
  'against',
  'play',
  'roem',
  'silent',
  'declare',
  'delegate',
  'contrar',
  'recontrar',
  'santvicens',
  'concede',
  'allTrumps',
] as const;
