import { Seal } from './seal.ts';

/** A match's file with sums that fit, as one who knows the format would write it. */
export function resealed(text: string): string {
  const seal = new Seal();
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : seal.write(line.replace(/,"sum":"\w+"\}$/, '}'))))
    .join('\n');
}
