import type { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in Dutch. */
export const keysWords = {
  'keys.arrows': 'een kaart of een knop kiezen',
  'keys.between': 'van kaarten naar knoppen en terug',
  'keys.enter': 'die spelen, of de knop indrukken',
  'keys.escape': 'terugleggen, sluiten',
  'keys.rank': 'een kaart van die waarde',
  'keys.suit': 'een kaart van die kleur: {suits}',
  'keys.any': 'Elke andere toets slaat de animatie over.',
  'keys.sheet': 'scoreblad',
  'keys.last': 'laatste slag',
  'keys.mute': 'geluid uit of aan',
  'keys.help': 'deze lijst',
  'keys.hint': 'een tip, of deze lijst; nog eens: alle mogelijkheden',
  'keys.undo': 'terugnemen',
  'keys.claim': 'de rest claimen',
  'keys.vote': 'ja en nee bij een stemming',
  'keys.rules': 'de regel die nu geldt',
} satisfies Translation<typeof english>;
