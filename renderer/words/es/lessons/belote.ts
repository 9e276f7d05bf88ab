import type { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'Belote: tú y Cas, enfrente, jugáis contra Ben y Dee, en sentido contrario a las agujas del reloj. Una mano vale 162 puntos, 10 de ellos por la última baza, más los anuncios. En triunfo la jota (20) y el nueve (14) son las cartas más altas.',
  'guide.belote.first':
    'La carta girada se ofrece como triunfo. Quien toma se la queda, y su bando tiene que hacer más puntos que el otro. Elige «{call:take}» con la jota o el nueve de ese palo y algo de ayuda; si no, «{call:pass}».',
  'guide.belote.second': 'Nadie ha querido el palo girado. Ahora puedes tomar a otro palo, o elegir otra vez «{call:pass}».',
  'guide.belote.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} tomado: {trump:trump}. Los puntos de la pareja se suman. Sirve; si no puedes y manda un contrario, hay que fallar, y más alto si ya se ha fallado.',
  'guide.belote.shown':
    'Tres o más cartas seguidas, o cuatro iguales, son **anuncios**: se cantan con la primera carta, y el bando del mejor los enseña ahora. Solo él se los apunta.',
  'guide.belote.reckoning':
    'El bando que tomó necesitaba más que el otro; si no, va **dedans** y la defensa se lo apunta todo. Ha sido una mano entera: gana el primer bando que llegue a 1000. Sigue con «{button:over.next}», o deja la mesa con la flecha de arriba.',
  'commit.belote.take':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 82 de 162 sin anuncios. Si no (dedans), los rivales se lo apuntan todo.',
  'commit.belote.trump':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 82 de 162 sin anuncios. Si no (dedans), los rivales se lo apuntan todo.',
  'commit.belote.trump:NT':
    'Necesitáis más de la mitad de los puntos de la mano, anuncios incluidos. Si no (dedans), los rivales se lo apuntan todo.',
  'commit.belote.allTrumps':
    'Necesitáis más de la mitad de los puntos de la mano, anuncios incluidos. Si no (dedans), los rivales se lo apuntan todo.',
} satisfies Translation<typeof english>;
