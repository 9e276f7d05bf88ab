import { randomBytes } from 'node:crypto';
import { LEVELS, type Level } from '../../../engine/bots/levels.ts';
import type { MatchRecord, RecordPerson } from '../../../engine/match/record.ts';
import { MatchConsent } from './consent.ts';
import type { MatchLine, SavedPerson } from './lines.ts';

/** Who played, as a record tells it: bots with their level, and what people say to the match being looked into. */
export function peopleIn(people: readonly SavedPerson[], consent: MatchConsent): RecordPerson[] {
  const { answers } = consent;
  // Who has left is in no seat: as long as one of them has not agreed nobody's answer opens the match.
  const left = answers.some(({ person, agreed }) => person === null && agreed !== true);
  return people.map((one, person) => {
    const agreed = answers.find((answer) => answer.person === person)?.agreed ?? null;
    const said = agreed === null || (left && agreed) ? {} : { agreed };
    return { kind: one.kind, ...(one.kind === 'bot' ? { level: one.level } : {}), ...said };
  });
}

/**
 * Who is to sit where a record says who played; without that everybody is somebody at this machine. Nobody has the tokens of those who were elsewhere:
 * `over` tells whether that matters.
 */
export function peopleOf({ players, people }: MatchRecord, over: boolean): SavedPerson[] {
  return players.map((name, person): SavedPerson => {
    const { kind, level } = people?.[person] ?? { kind: 'here' };
    if (kind === 'bot') return { kind, name, level: levelOf(level) };
    if (kind === 'open') return { kind, name };
    return kind === 'away' && over ? { kind, name, tokenHash: randomBytes(32).toString('hex') } : { kind: 'here', name };
  });
}

/** What the people of a record say to it being looked into; where it does not say who played, nobody is asked. */
export function consentIn({ people }: MatchRecord, seated: readonly SavedPerson[]): MatchConsent {
  const consent = new MatchConsent(people === undefined ? [] : seated);
  for (const { person, agreed } of said(people)) consent.say(person, agreed);
  return consent;
}

/** The lines that keep those answers. */
export function answersIn({ people }: MatchRecord, at: number): MatchLine[] {
  return said(people).map((agree) => ({ agree, at }));
}

function said(people: MatchRecord['people'] = []): { person: number; agreed: boolean }[] {
  return people.flatMap(({ kind, agreed }, person) =>
    agreed === undefined || kind === 'bot' || kind === 'open' ? [] : [{ person, agreed }],
  );
}

/** A level of another version counts as the plainest. */
function levelOf(level: string | undefined): Level {
  return LEVELS.find((one) => one === level) ?? 'rule';
}
