import type { EveningLine } from './lines.ts';

/**
 * The lines of an evening in which a person's name is another text, a number as a rule. Nothing else changes, so that draws, results and season stay as they are. Names within reasons are
 * replaced, too, where they stand as words of their own.
 */
export function forgottenIn(lines: readonly EveningLine[], name: string, as: string): EveningLine[] {
  return lines.map((line) => {
    const changed = { ...line, by: line.by === `helper ${name}` ? 'helper' : line.by };
    if ('why' in changed && changed.why !== undefined) changed.why = withoutName(changed.why, name, as);
    if (changed.type === 'came') return { ...changed, names: changed.names.map((one) => (one === name ? as : one)) };
    if (changed.type === 'standIn' && changed.name === name) return { ...changed, name: as };
    if (changed.type === 'excused' && changed.member === name) return { ...changed, member: as };
    return changed;
  });
}

/** A text with another word for a name, which is left alone as a part of longer words. */
function withoutName(text: string, name: string, as: string): string {
  if (name === '') return text;
  const literal = name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal}(?![\\p{L}\\p{M}\\p{N}])`, 'gu'), () => as);
}
