import type { ConsentAnswer } from '../../../engine/protocol/messages.ts';
import type { MatchConsent } from '../../store/format/consent.ts';

/**
 * The answers as one session receives them. `mine`: whether that session answers for a person.
 * @param passed since the last move, in milliseconds
 */
export function answersFor(consent: MatchConsent, mine: (person: number) => boolean, passed = 0): ConsentAnswer[] {
  return consent
    .answersAfter(passed)
    .map(({ name, person, agreed }) => ({ name, person, agreed, mine: person !== null && consent.canAnswer(person) && mine(person) }));
}
