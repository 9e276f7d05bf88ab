import * as v from 'valibot';
import { LEVELS } from '../../../engine/bots/levels.ts';
import { avatar, personKinds } from '../../../engine/match/schemas.ts';
import type { MatchSummary } from '../../../engine/protocol/messages.ts';
import { hashOfToken } from '../tokens.ts';

const name = v.pipe(v.string(), v.maxLength(80));

/** A player over the network, with the SHA-256, in hex, of the token that gives the seat back; files of before format 3 have the token itself. */
const away = v.pipe(
  v.strictObject({
    kind: v.literal('away'),
    name,
    avatar: v.exactOptional(avatar),
    tokenHash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
  }),
  v.check(({ token, tokenHash }) => (token === undefined) !== (tokenHash === undefined), 'neither a token nor its hash'),
  v.transform(({ token = '', tokenHash = hashOfToken(token), ...rest }) => ({ ...rest, tokenHash })),
);

/** A player of a saved match. */
const { here, bot, open } = personKinds(name, v.picklist(LEVELS));
export const person = v.variant('kind', [here, away, bot, open]);
export type SavedPerson = v.InferOutput<typeof person>;

/** The picture of a player, where they have chosen one. */
export function chosenAvatar(one: SavedPerson): { readonly avatar?: string } {
  return (one.kind === 'here' || one.kind === 'away') && one.avatar !== undefined ? { avatar: one.avatar } : {};
}

/** The players of a match as lists of unfinished ones show them: their names, and the pictures that they have chosen. */
export function listedPeople(people: readonly SavedPerson[]): Pick<MatchSummary, 'people' | 'avatars'> {
  const avatars = people.map((one) => chosenAvatar(one).avatar ?? null);
  return { people: people.map(({ name: called }) => called), ...(avatars.every((one) => one === null) ? {} : { avatars }) };
}
