import { join } from 'node:path';
import { forgottenIn } from '../../../engine/evening/journal/forget.ts';
import { journalText } from '../../../engine/evening/journal/text.ts';
import { replaceFile } from '../../store/disk/files.ts';
import type { Club } from './club.ts';
import { Desk } from './desk.ts';
import { cleanName } from '../../../engine/protocol/names.ts';
import { EVENING_FILE } from './openEvening.ts';
import { forgetAtTables } from './tableFiles.ts';

/**
 * Turns a person into a number in all evenings of a club, the matches of their tables, its list and the copies at a second place. No evening or table may be open for writing. The number is the one on the list, or else the latest in an evening;
 * it is the same everywhere, so that the season stays one line. Returns whether every file is on the disk.
 */
export async function forgetPerson(club: Club, name: string, holderOf: HolderOf): Promise<boolean> {
  const evenings = await club.all();
  const as = numberFor(club, evenings, name);
  let done = true;
  for (const { dir, header, lines, evening } of evenings) {
    const text = journalText(header, forgottenIn(lines, name, as));
    if (text === journalText(header, lines)) continue;
    const desk = await Desk.open(dir);
    const { secret } = desk.choices;
    const holders = [...evening.entrants.values()].flatMap(({ entrant, names }) =>
      names.flatMap((own, one) => (own === name ? [holderOf(secret, { entrant, one })] : [])),
    );
    // The header is the first line: a stand-in's id is the place of their line after it.
    for (const [at, line] of lines.entries())
      if (line.type === 'standIn' && line.name === name) holders.push(holderOf(secret, { standIn: at + 1 }));
    // The journal last: a name that it still has can be forgotten once more.
    done = (await forgetAtTables(dir, { name, shown: cleanName(name), holders: new Set(holders) }, as)) && done;
    done = (await replaceFile(join(dir, EVENING_FILE), text)) && done;
    await desk.copy(evening.header.id);
    done = !desk.copyFailed && done;
  }
  // A couple of which one is forgotten stays on the list.
  const left = club.members.flatMap((one) => {
    const names = one.names.map((own) => (own === name ? as : own));
    return names.every((own) => own === as) ? [] : [{ ...one, names }];
  });
  await club.setMembers(left);
  return done;
}

/** The holder of a seat at the tables of an evening, by the evening's secret. */
type HolderOf = (secret: string, seat: { readonly entrant: number; readonly one: number } | { readonly standIn: number }) => string;

/** A number by which the person goes, and no other person in any evening does. */
function numberFor({ members }: Club, evenings: Awaited<ReturnType<Club['all']>>, name: string): string {
  const isPerson = ({ names }: { readonly names: readonly string[] }): boolean => names.includes(name);
  const entrants = evenings.flatMap(({ evening }) => [...evening.entrants.values()]);
  const { entrant = 0 } = members.find(isPerson) ?? entrants.find(isPerson) ?? {};
  const taken = new Set(entrants.flatMap(({ names }) => names));
  let as = String(entrant);
  for (let more = 2; taken.has(as); more += 1) as = `${entrant}-${more}`;
  return as;
}
