import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';

/** Why something may not be done: by the code of the refusal, in Dutch. */
export const reasons = {
  'play/must-follow': '^{led:trump} is gevraagd en je kunt bekennen: **{led:aSuit} moet**.',
  'play/must-beat': '^{led:trump} is gevraagd en je kunt hoger dan {beat:card}: **{due:either} moet**.',
  'play/lowest-only': 'Je kunt niet hoger dan {beat:card}: **je laagste moet, {due:either}**.',
  'play/counter-or-lowest': 'De slag is aan jullie: **een puntenkaart of je laagste moet, {due:either}**.',
  'play/must-trump': 'Je hebt geen {led:trump}: **je moet troeven**.',
  'play/must-overtrump': 'Je hebt geen {led:trump} en kunt hoger troeven dan {beat:card}: **{due:either} moet**.',
  'play/lowest-trump': 'Je kunt niet hoger dan {beat:card}: **je laagste troef moet, {due:either}**.',
  'play/no-undertrump': 'Je mag niet ondertroeven, onder {beat:card}: **{due:either} moet**.',
  'action/not-legal': 'Dat kan nu niet.',
  'action/not-your-turn': 'Je bent niet aan de beurt.',
  'table/stale-version': 'De tafel was al verder: kies opnieuw.',
  'table/not-owner': 'Dat kan alleen de gastheer van de tafel.',
  'table/no-match': 'Er is geen partij op tafel.',
  'protocol/malformed': 'De tafel zei iets wat deze versie niet begrijpt. Herlaad de pagina of werk Trickhouse bij.',
  'protocol/unknown-message': 'De tafel zei iets wat deze versie niet begrijpt. Herlaad de pagina of werk Trickhouse bij.',
  'protocol/not-json': 'De verbinding heeft een bericht verhaspeld.',
  'protocol/too-long': 'Dat bericht is te lang.',
  'protocol/wrong-version': 'Deze pagina en de tafel zijn van verschillende versies. Herlaad de pagina of werk Trickhouse bij.',
  'refusal.other': 'Dat werd geweigerd.',
} satisfies Translation<typeof english>;
