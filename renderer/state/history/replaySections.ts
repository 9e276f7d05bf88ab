import type { PositionMessage } from './replay.svelte.ts';

type Move = PositionMessage['moves'][number];

/** The calls of a deal, or a trick with what was said in it. */
export interface MoveSection {
  /** Number of the trick, from 1; `null` for the calls before the first. */
  readonly trick: number | null;
  /** The step before its first move. */
  readonly from: number;
  /** Each with the number of actions after it. */
  readonly moves: readonly (Move & { readonly step: number })[];
}

/** The moves of a deal in sections. What is said after a trick, before the next lead, belongs to that trick. */
export function sectionsOf(moves: readonly Move[], tricks: readonly number[]): MoveSection[] {
  const numbered = moves.map((move, index) => ({ ...move, step: index + 1 }));
  const sections: MoveSection[] = [];
  let from = numbered.findIndex(({ card }) => card !== undefined);
  if (from !== 0) sections.push({ trick: null, from: 0, moves: from < 0 ? numbered : numbered.slice(0, from) });
  for (let trick = 1; from >= 0 && from < numbered.length; trick += 1) {
    const end = tricks[trick - 1];
    const next = end === undefined ? -1 : numbered.findIndex(({ card, step }) => step > end && card !== undefined);
    const to = next < 0 ? numbered.length : next;
    sections.push({ trick, from, moves: numbered.slice(from, to) });
    from = to;
  }
  return sections.filter((section) => section.moves.length > 0);
}
