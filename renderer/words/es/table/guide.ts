import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Spanish. */
export const guideWords = {
  'guide.title': 'Primera mano',
  'guide.entry': 'Aprender jugando',
  'guide.text':
    'Una primera mano guiada: alguien a tu lado te explica las cosas a medida que salen. Es una mano de verdad, y juegas como quieras.',
  'guide.begin': 'Una primera mano, explicada',
  'guide.next': 'Siguiente',
  'guide.goOn': 'Seguir jugando',
  'guide.skip': 'No explicar más',
  'guide.waiting': 'Mira cómo juegan los demás.',
  'guide.yourPlay': 'Te toca: juega una carta.',
  'guide.yourCall': 'Te toca: di qué haces.',
  'guide.lead': 'Sales tú: juega cualquier carta. Arrástrala al tapete o {by?mouse=haz clic en ella|other=tócala}{n?1=|other= dos veces}.',
  'guide.follow':
    'Puedes jugar cualquiera de tus cartas. Arrastra una al tapete o {by?mouse=haz clic en ella|other=tócala}{n?1=|other= dos veces}.',
  'guide.barred': 'Las cartas atenuadas no se pueden jugar ahora. Elige una y verás por qué:',
  'guide.won':
    '^{who:seat?you=ganas|other={who:seat} gana} la baza, con {points?one=# punto|other=# puntos}, y {who:seat?you=sales|other=sale} en la siguiente.',
} satisfies Translation<typeof english>;
