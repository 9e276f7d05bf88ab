import type { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in French. */
export const trendsWords = {
  'trends.title': 'Votre jeu',
  'trends.text': 'Ce que vos cartes et vos annonces ont coûté, d’après ce que vous pouviez voir.',
  'trends.none': 'Rien encore : ouvrez « {button:look.title} » après une donne de ce jeu, et elle comptera ici.',
  'trends.rate': '{points} ± {error} points perdus par décision, sur {n?one=# donne|other=# donnes}',
  'trends.inaccuracies': '{n?one=# imprécision|other=# imprécisions}',
  'trends.mistakes': '{n?one=# erreur|other=# erreurs}',
  'trends.blunders': '{n?one=# gaffe|other=# gaffes}',
  'trends.few': 'Encore quelques donnes, et une courbe apparaîtra ici.',
  'trends.plot': 'Points perdus par décision, moyenne des {n} dernières donnes',
  'trends.plotText': 'De {first} à la donne {from} à {last} à la donne {to}. Plus c’est bas, mieux c’est.',
  'trends.kind.call': 'Annonces',
  'trends.kind.lead': 'Entames',
  'trends.kind.follow': 'Réponses',
  'trends.kind.discard': 'Défausses',
  'trends.kind.count': 'Compte des cartes',
  'trends.countNote': 'Compte des cartes : ce qui était déjà tombé parlait contre ce choix.',
  'trends.byKind': 'Par type de décision',
  'trends.kind': 'Type',
  'trends.decisions': 'Décisions',
  'trends.lost': 'Points perdus',
  'trends.each': 'Par décision',
  'trends.who': 'Joueur',
  'luck.title': 'Chance et jeu',
  'luck.text':
    'Des robots forts rejouent huit fois les mêmes cartes, à toutes les places : c’est ce que valaient les cartes. Puis un seul joue à cette place, parmi des robots du niveau des autres : c’est ce que les autres ont apporté. Le reste, c’est le jeu.',
  'luck.begin': 'Calculer',
  'luck.working': 'Donne {n} sur {of}',
  'luck.stop': 'Arrêter',
  'luck.cards': 'Cartes',
  'luck.others': 'Les autres',
  'luck.play': 'Jeu',
  'luck.result': 'Résultat',
  'luck.few': 'Trop peu de donnes pour conclure : il en faut {n}.',
  'luck.note':
    'Points d’avance sur les autres. Le jeu comprend aussi la réussite des suppositions. Les personnes à la table y passent pour de bons joueurs, faute de connaître leur niveau.',
} satisfies Translation<typeof english>;
