import { createHash } from 'node:crypto';

/** The end of a line with its sum. */
const SUMMED = /^(.*),"sum":"([0-9a-f]{16})"\}$/;

/**
 * The running sum of a match's lines: each line but the header ends with one, over the line and the sum before it. A line that was changed, taken out or put
 * in does not follow from the line before it. The sums hold no secret: they find an accident or a careless edit, not the author of a whole new file.
 */
export class Seal {
  /** The last sum; `undefined` before the header. */
  #sum: string | undefined;

  /** The line as the file has it. */
  write(line: string): string {
    const before = this.#sum;
    this.#sum = sumOf(before ?? '', line);
    return before === undefined ? line : `${line.slice(0, -1)},"sum":"${this.#sum}"}`;
  }

  /** Reads a line of the file. Returns it without its sum, and whether it follows from the one before it; whatever follows is measured by the sum it has. */
  read(text: string): { readonly line: string; readonly follows: boolean } {
    const [, body, sum] = SUMMED.exec(text) ?? [];
    const line = body === undefined ? text : `${body}}`;
    const before = this.#sum;
    const right = sumOf(before ?? '', line);
    this.#sum = sum ?? right;
    return { line, follows: before === undefined ? sum === undefined : sum === right };
  }
}

function sumOf(before: string, line: string): string {
  return createHash('sha256').update(before).update(line).digest('hex').slice(0, 16);
}
