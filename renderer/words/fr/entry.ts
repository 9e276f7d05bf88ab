import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in French. */
export const entryWords = {
  'entry.elsewhere': 'Un autre appareil a ouvert votre place.',
  'entry.closeThere': 'La fermer là-bas',
  'entry.leave': 'Partir d’ici',
  'table/opened-elsewhere': 'Votre place est ouverte sur un autre appareil. Pour jouer ici, entrez de nouveau.',
  'entry.known': 'Vous avez déjà joué à cette table.',
  'entry.changed': 'Est-ce le bon appareil ?',
  'entry.changedText':
    'Ce n’est pas l’appareil qui hébergeait auparavant la table de {name} : sa clé est différente. Quelqu’un imite peut-être cette table. Il peut aussi s’agir d’un nouvel ordinateur ou d’une nouvelle installation de Trickhouse. Demandez à {name} avant de rejoindre la table.',
  'entry.joinAnyway': 'Rejoindre quand même',
  'entry.cancel': 'Annuler',
  'channel/code-unknown': 'L’appareil qui a répondu ne connaît pas le code de cette table. Demandez un nouveau lien ou code QR.',
  'door.closedBy': '{name} a fermé la table.',
  'door.kickedBy': '{name} vous a fait quitter la table.',
  'door.wait': 'Dès qu’elle sera rouverte, cette page reprendra d’elle-même.',
  'door.left': '{name} a quitté la table. La partie est enregistrée.',
  'doors.close': 'Fermer la table ?',
  'doors.closeText':
    '{n?one=# invité devra|other=# invités devront} partir. Les places sont gardées : {n?one=il reviendra de lui-même|other=ils reviendront d’eux-mêmes} quand vous rouvrirez la table.',
  'doors.leave': 'Quitter la table ?',
  'doors.leaveText': 'La partie s’arrête aussi pour {names}. Elle est enregistrée, et vous pourrez la reprendre depuis la première page.',
  'doors.stand': 'Se lever ?',
  'doors.standText':
    'Un robot joue vos cartes pour les autres jusqu’à ce que quelqu’un prenne la place. Tant qu’elle est libre, vous pouvez vous rasseoir.',
  'doors.kick': 'Retirer {name} ?',
  'doors.kickText': '{name} ne pourra pas revenir sans le nouveau code. Un robot joue à la place libre jusqu’à ce que quelqu’un la prenne.',
  'doors.homeText': 'Les autres attendent un peu, puis un robot joue pour vous. Votre place est gardée jusqu’à votre retour.',
} satisfies Translation<typeof english>;
