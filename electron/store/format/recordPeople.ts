import { randomBytes } from 'node:crypto';
import { LEVELS, type Level } from '../../../engine/bots/levels.ts';
import type { MatchRecord, RecordPerson } from '../../../engine/match/record.ts';
import { MatchConsent } from './consent.ts';
import type { SavedPerson } from './person.ts';
import type { MatchLine } from './lines.ts';

/** The players as a record states them: bots with their level, people with their answers to an analysis. */
export function peopleIn(people: readonly SavedPerson[], consent: MatchConsent): RecordPerson[] {
  const { answers } = consent;
  // People who have left are in no seat: until each of them has agreed, no other answer opens the match.
  const left = answers.some(({ person, agreed }) => person === null && agreed !== true);
  return people.map((one, person) => {
    const agreed = answers.find((answer) => answer.person === person)?.agreed ?? null;
    const said = agreed === null || (left && agreed) ? {} : { agreed };
    return { kind: one.kind, ...(one.kind === 'bot' ? { level: one.level } : {}), ...said };
  });
}

/**
 * The players of an imported record; if it does not name them, all are people at this machine. The tokens of network players are lost:
 * `over` decides whether that matters.
 */
export function peopleOf({ players, people }: MatchRecord, over: boolean): SavedPerson[] {
  return players.map((name, person): SavedPerson => {
    const { kind, level } = people?.[person] ?? { kind: 'here' };
    if (kind === 'bot') return { kind, name, level: levelOf(level) };
    if (kind === 'open') return { kind, name };
    return kind === 'away' && over ? { kind, name, tokenHash: randomBytes(32).toString('hex') } : { kind: 'here', name };
  });
}

/** The answers of a record's people to an analysis; if it does not name the players, no answer is needed. */
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
