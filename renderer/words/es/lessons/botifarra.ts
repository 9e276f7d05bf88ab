import type { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'Butifarra: tú y Cas, enfrente, contra Ben y Dee; se juega al revés que las agujas del reloj. El nueve, la manilla, es la carta más alta y vale 5; luego el as 4, el rey (12) 3, el caballo (11) 2, la sota (10) 1. Cada baza cuenta 1 más: 72 en total.',
  'guide.botifarra.trumps':
    'Repartes tú, así que eliges: canta un palo fuerte, canta «{call:trump:NT}» (sin triunfo, vale el doble) o elige «{call:delegate}», y tendrá que cantar tu pareja.',
  'guide.botifarra.doubling':
    '«{call:contrar}» dice que no te lo crees y dobla la mano; «{call:recontrar}» y «{call:santvicens}» vuelven a doblar. Si dudas, elige «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} cantado {trump:trump}. Se juegan doce bazas. Asiste al palo. Si manda un contrario, mata su carta si puedes; si no puedes, echa tu carta más baja.',
  'guide.botifarra.reckoning':
    'Cartas y bazas suman 72 puntos, y el bando que pasa de 36 se apunta el exceso, multiplicado por el contro y lo demás. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'commit.botifarra.trump':
    'Triunfo {trump:trump}: la mano vale sencilla. El bando que haga más de 36 de los 72 puntos se apunta lo que pase de 36.',
  'commit.botifarra.trump:NT': 'Botifarra, sin triunfo: la mano vale doble, para el bando que haga más de 36 de los 72 puntos.',
  'commit.botifarra.delegate': 'Tu pareja tiene que elegir y no puede devolverte la elección.',
  'commit.botifarra.contrar':
    'La mano vale el doble, a tu favor o en tu contra: se la apunta el bando que pase de 36 puntos. Los otros pueden subir.',
  'commit.botifarra.recontrar':
    'La mano vale {multipliers?2-3-4=el triple, no el doble|other=otra vez el doble}, para el bando que pase de 36 puntos. Los otros aún pueden cantar {call:santvicens}.',
  'commit.botifarra.santvicens':
    'El último paso: la mano vale {multipliers?2-3-4=cuatro veces, no tres|other=otra vez el doble}, para el bando que pase de 36 puntos.',
} satisfies Translation<typeof english>;
