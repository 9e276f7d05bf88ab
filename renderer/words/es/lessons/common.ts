import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in Spanish. */
export const commonLessonWords = {
  'commit.along':
    'La mano vale el doble, a tu favor o en tu contra: se la apunta el bando con más de 30 de los 60 puntos. El otro puede recontrar.',
  'commit.against': 'La mano vuelve a valer el doble, a tu favor o en tu contra: se la apunta el bando con más de 30 de los 60 puntos.',
  'commit.blind': 'Sin triunfo y sin mirar: la mano vale 4 veces, para el bando que haga más de 30 de los 60 puntos.',
  'commit.look': 'Primero miras y luego eliges; un palo vale sencillo, sin triunfo doble.',
  'guide.ruff': '^{who:seat?you=ganas|other={who:seat} gana} con un triunfo: cualquier triunfo, hasta el más bajo, gana al palo de salida.',
  'guide.sure':
    '^{who:seat}, de tu bando, tiene la carta ganadora y tú juegas en último lugar: nadie os puede quitar esta baza. Una carta de muchos puntos está segura aquí.',
  'guide.count':
    'Ya van tres bazas. Los buenos jugadores llevan la cuenta: qué cartas altas han salido, cuántos triunfos quedan fuera y a quién puede que no le quede un palo. En esta mano la lleva por ti «{button:aids.title}», debajo de la última baza; para después puedes activarlo en los ajustes.',
  'guide.last': 'Empieza la última baza. Quien la gana se lleva {points?one=# punto|other=# puntos} más.',
} satisfies Translation<typeof english>;
