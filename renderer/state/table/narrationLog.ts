import type { Part } from '../../words/message/parts.ts';

/** A line of the log of recent play. */
export interface NarrationLine {
  readonly id: number;
  /** The deal it belongs to. */
  readonly deal: number;
  /** The line in the language in use: composed at each reading. */
  readonly parts: readonly Part[];
}

/** The lines of one deal, newest first. */
export interface DealLines {
  readonly deal: number;
  readonly lines: readonly NarrationLine[];
}

/** Puts the lines of each deal together. */
export function partedByDeals(lines: readonly NarrationLine[]): DealLines[] {
  const deals: { readonly deal: number; readonly lines: NarrationLine[] }[] = [];
  for (const line of lines) {
    const last = deals.at(-1);
    if (last?.deal === line.deal) last.lines.push(line);
    else deals.push({ deal: line.deal, lines: [line] });
  }
  return deals;
}
