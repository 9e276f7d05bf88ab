import type { ConsentAnswer } from '../../../engine/protocol/messages.ts';
import type { MatchConsent } from '../../store/format/consent.ts';

/**
 * What is told of answers. `mine`: whether the one who is told answers for a person.
 * @param passed since the last move, in milliseconds
 */
export function answersFor(consent: MatchConsent, mine: (person: number) => boolean, passed = 0): ConsentAnswer[] {
  return consent
    .answersAfter(passed)
    .map(({ name, person, agreed }) => ({ name, person, agreed, mine: person !== null && consent.canAnswer(person) && mine(person) }));
}
