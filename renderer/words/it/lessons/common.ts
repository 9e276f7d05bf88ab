import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in Italian. */
export const commonLessonWords = {
  'commit.along': 'La mano vale il doppio, a tuo favore o contro: la segna la parte con più di 30 dei 60 punti. L’altra può surcontrare.',
  'commit.against': 'La mano vale di nuovo il doppio, a tuo favore o contro: la segna la parte con più di 30 dei 60 punti.',
  'commit.blind': 'Senza briscola e senza guardare: la mano vale 4 volte, per la parte che farà più di 30 dei 60 punti.',
  'commit.look': 'Prima guardi e poi scegli; un seme vale semplice, senza briscola doppio.',
  'guide.ruff':
    '^{who:seat?you=vinci|other={who:seat} vince} con una briscola: qualsiasi briscola, anche la più bassa, batte il seme giocato per primo.',
  'guide.sure':
    '^{who:seat}, della tua parte, ha la carta più alta e tu giochi per ultimo: nessuno può più togliervi questa presa. Una carta che vale molti punti qui è al sicuro.',
  'guide.count':
    'Tre prese sono passate. I buoni giocatori tengono il conto: quali carte alte sono uscite, quante briscole e chi forse non ha più un seme. In questa mano lo tiene per te «{button:aids.title}», sotto l’ultima presa; per le prossime puoi attivarlo nelle impostazioni.',
  'guide.last': 'Comincia l’ultima presa. Chi la vince segna {points?one=# punto|other=# punti} in più.',
} satisfies Translation<typeof english>;
