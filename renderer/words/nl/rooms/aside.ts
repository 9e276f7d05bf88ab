import type { asideWords as english } from '../../en/rooms/aside.ts';
import type { Translation } from '../../translation.ts';

/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person, in Dutch. */
export const asideWords = {
  'curtain.pass': 'Geef door aan {name}',
  'curtain.text': 'Alle handen blijven verborgen tot {name} het gordijn opent.',
  'curtain.lift': 'Ik ben {name}: toon mijn kaarten',
  'curtain.trumps': 'Troef: {trump}',
  'curtain.trick': 'Slag {n}',
  'absent.plays': 'Een bot speelt voor je.',
  'absent.played': 'Een bot heeft {n?one=één beurt|other=# beurten} voor je gespeeld.',
  'absent.back': 'Ik ben er weer',
  'cloth.leaveText': 'De partij wordt bewaard. Vanaf de eerste pagina kun je verderspelen.',
} satisfies Translation<typeof english>;
