import type { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump':
    'Triunfo {trump:trump}: la mano vale sencilla. Quien haga más de 30 de los 60 puntos se apunta lo que pase de 30.',
  'commit.manille-blind.trump:NT':
    'Sin triunfo: la mano vale doble. Quien haga más de 30 de los 60 puntos se apunta el doble de lo que pase de 30.',
  'guide.manille-blind.aim':
    'Manille a ciegas: ves las cartas de todos menos las tuyas. Tú y Cas, enfrente, queréis más de 30 de los 60 puntos: diez 5, as 4, rey 3, dama 2, jota 1. Lo que no ves en ningún sitio lo tienes tú.',
  'guide.manille-blind.offer':
    'Tú das, así que eliges. Puedes cantar «{call:blind}» antes de ver las manos, por cuatro veces el tanteo; si no, elige «{call:look}».',
  'guide.manille-blind.trumps':
    'Mira las tres manos abiertas: ¿qué palo tiene tu pareja y qué cartas altas no ves en ningún sitio? Esas son tuyas. Di ese palo.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=No hay triunfo|other=El triunfo es {trump:trump}}, y sale quien da. Cada cual elige una carta por su lugar, sin conocerla: nadie tiene que servir, y gana la más alta del palo o un triunfo.',
  'guide.manille-blind.lead': 'Sales tú: elige una de tus cartas tapadas. Piensa qué carta puede estar en cada lugar.',
  'guide.manille-blind.follow': 'Elige una de tus cartas tapadas por su lugar; se descubre en la mesa.',
  'guide.manille-blind.reckoning':
    'Los puntos de ambos bandos suman 60; solo cuenta lo que pasa de 30, por el multiplicador. Gana el primero en llegar a 101. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
} satisfies Translation<typeof english>;
