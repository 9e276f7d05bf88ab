import type { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in Dutch. */
export const consentWords = {
  'consent.title': 'Deze partij achteraf analyseren?',
  'consent.text':
    'Na afloop kan de computer laten zien waar elke kaart toe leidde. Iedereen die meespeelt moet akkoord gaan; tot het einde mag je je nog bedenken.',
  'consent.past': 'Iedereen die meespeelde moet akkoord gaan voordat de partij wordt geanalyseerd.',
  'consent.agree': 'Akkoord',
  'consent.decline': 'Liever niet',
  'consent.yes': '{name} gaat akkoord',
  'consent.no': '{name} gaat niet akkoord',
  'consent.open': '{name} heeft nog niet geantwoord',
  'consent.count': '{n?one=# van {of} gaat|other=# van {of} gaan} akkoord.',
  'store/too-new':
    'Deze partij is opgeslagen door een nieuwere versie van Trickhouse. Hij kan hier niet worden geopend en is ongewijzigd gebleven.',
} satisfies Translation<typeof english>;
