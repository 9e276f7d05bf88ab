import type { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen: tú y Cas, enfrente, jugáis contra Ben y Dee. Una mano vale 162 puntos, 10 de ellos por la última baza, más el roem, y el bando que juega tiene que hacer más de la mitad del total.',
  'guide.klaverjas.bidding':
    'La carta girada enseña qué palo sería triunfo. En el triunfo, la jota (20) y el nueve (14) son las más altas: con las dos y un as o dos, elige «{call:play}»; si no, «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=juegas|other={seat:seat} juega} con {trump:trump} de triunfo: ese bando necesita más de la mitad de los puntos, con el roem. Si no llega, queda **nat**, y los contrarios se lo apuntan todo.',
  'guide.klaverjas.roem':
    'Hay **roem** en la baza que has ganado: tres seguidas valen 20, cuatro valen 50, y el rey y la dama de triunfo (stuk), 20 más. El roem solo cuenta si se canta.',
  'guide.klaverjas.reckoning':
    'Estos son los puntos de los dos bandos, con el roem: el que jugaba necesitaba más de la mitad. Ha sido una mano entera; una partida tiene dieciséis. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'commit.klaverjas.play':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 82 de 162 sin roem. Si no (nat), los rivales se lo apuntan todo.',
  'commit.klaverjas.trump':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 82 de 162 sin roem. Si no (nat), los rivales se lo apuntan todo.',
} satisfies Translation<typeof english>;
