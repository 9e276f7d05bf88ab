// Written by `npm run puzzles`; not to be edited.
export const PUZZLES = `` satisfies string;
