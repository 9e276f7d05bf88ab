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
  'door.closedBy': '{name} ha tancat la taula.',
  'door.kickedBy': '{name} t’ha fet fora de la taula.',
  'door.wait': 'Quan es torni a obrir, aquesta pàgina continuarà sola.',
  'door.left': '{name} ha deixat la taula. La partida està desada.',
  'doors.close': 'Vols tancar la taula?',
  'doors.closeText':
    '{n?one=# convidat haurà|other=# convidats hauran} de marxar. Els llocs es guarden: {n?one=tornarà sol|other=tornaran sols} quan tornis a obrir la taula.',
  'doors.leave': 'Vols deixar la taula?',
  'doors.leaveText': 'La partida s’atura també per a {names}. Queda desada i la pots continuar des de la primera pàgina.',
  'doors.stand': 'Vols aixecar-te?',
  'doors.standText': 'Un bot juga les teves cartes per als altres fins que algú ocupi el lloc. Mentre sigui lliure, pots tornar a seure.',
  'doors.kick': 'Vols fer fora {name}?',
  'doors.kickText': '{name} no podrà tornar sense el codi nou. Si té lloc, un bot hi juga fins que algú l’ocupi.',
  'doors.homeText': 'Els altres esperen un moment; després juga un bot per tu. El teu lloc es guarda fins que tornis.',
} satisfies Translation<typeof english>;
