import type { EveningLine } from './lines.ts';

/**
 * The lines of an evening in which a person's name is another text, a number as a rule. Nothing else changes, so that draws, results and season stay as they are. Names within reasons are
 * replaced, too.
 */
export function forgottenIn(lines: readonly EveningLine[], name: string, as: string): EveningLine[] {
  return lines.map((line) => {
    const changed = { ...line, by: line.by === `helper ${name}` ? 'helper' : line.by };
    if ('why' in changed && changed.why !== undefined) changed.why = changed.why.replaceAll(name, as);
    if (changed.type === 'came') return { ...changed, names: changed.names.map((one) => (one === name ? as : one)) };
    if (changed.type === 'standIn' && changed.name === name) return { ...changed, name: as };
    if (changed.type === 'excused' && changed.member === name) return { ...changed, member: as };
    return changed;
  });
}
