import type { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in Catalan. */
export const trendsWords = {
  'trends.title': 'El teu joc',
  'trends.text': 'El que han costat les teves cartes i els teus cants, jutjat només pel que podies veure.',
  'trends.none': 'Encara res: obre «{button:look.title}» després d’una mà d’aquest joc i comptarà aquí.',
  'trends.rate': '{points} ± {error} punts perduts per decisió, en {n?one=# mà|other=# mans}',
  'trends.inaccuracies': '{n?one=# imprecisió|other=# imprecisions}',
  'trends.mistakes': '{n?one=# error|other=# errors}',
  'trends.blunders': '{n?one=# error greu|other=# errors greus}',
  'trends.few': 'Amb unes quantes mans més aquí apareixerà una corba.',
  'trends.plot': 'Punts perduts per decisió, mitjana de les últimes {n} mans',
  'trends.plotText': 'De {first} a la mà {from} a {last} a la mà {to}. Com menys, millor.',
  'trends.kind.call': 'Cants',
  'trends.kind.lead': 'Sortides',
  'trends.kind.follow': 'En seguir',
  'trends.kind.discard': 'Descarts',
  'trends.kind.count': 'Recompte',
  'trends.countNote': 'Recompte: el que ja s’havia jugat hi anava en contra.',
  'trends.byKind': 'Per tipus de decisió',
  'trends.kind': 'Tipus',
  'trends.decisions': 'Decisions',
  'trends.lost': 'Punts perduts',
  'trends.each': 'Per decisió',
  'trends.who': 'Jugador',
  'luck.title': 'Sort i joc',
  'luck.text':
    'Uns bots forts juguen vuit vegades més les mateixes cartes a tots els llocs: això valien les cartes. Després n’hi juga un de sol en aquest lloc, entre bots del nivell dels altres: això van aportar els altres. La resta és joc.',
  'luck.begin': 'Calcula-ho',
  'luck.working': 'Mà {n} de {of}',
  'luck.stop': 'Atura',
  'luck.cards': 'Cartes',
  'luck.others': 'Els altres',
  'luck.play': 'Joc',
  'luck.result': 'Resultat',
  'luck.few': 'Massa poques mans per dir gaire: en calen {n}.',
  'luck.note':
    'Punts d’avantatge sobre els altres. En el joc compta també com han sortit les suposicions. Les persones de la taula s’hi prenen per bones jugadores, ja que no se’n coneix el nivell.',
} satisfies Translation<typeof english>;
