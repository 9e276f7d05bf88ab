import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Catalan. */
export const entryWords = {
  'entry.elsewhere': 'Un altre dispositiu ha obert el teu lloc.',
  'entry.closeThere': 'Tanca’l allà',
  'entry.leave': 'Surt d’aquí',
  'table/opened-elsewhere': 'El teu lloc és obert en un altre dispositiu. Per jugar aquí, torna a entrar.',
  'entry.known': 'Ja has jugat en aquesta taula.',
  'entry.changed': 'És el dispositiu correcte?',
  'entry.changedText':
    'Aquest no és el dispositiu que tenia abans la taula de {name}: la clau n’és una altra. Potser algú imita aquella taula. També pot ser un ordinador nou o una instal·lació nova del Trickhouse. Pregunta-ho a {name} abans d’entrar-hi.',
  'entry.joinAnyway': 'Entra-hi igualment',
  'entry.cancel': 'Cancel·la',
  'channel/code-unknown': 'El dispositiu que respon no coneix el codi d’aquesta taula. Demana un enllaç o un codi QR nou.',
} satisfies Translation<typeof english>;
