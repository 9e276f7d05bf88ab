import type { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass: tú y Cas, enfrente, contra Ben y Dee. En el triunfo mandan la jota (22) y el nueve (14); después, el as, 11. La pareja que elige triunfo necesita más de la mitad de los puntos; la última baza da 10.',
  'guide.klaberjass.first':
    'Tienes seis cartas y recibirás dos más. ¿Te conviene el palo girado como triunfo? Con su jota o su nueve, más cartas del palo y un as en otro, elige «{call:take}»; si no, «{call:pass}».',
  'guide.klaberjass.second':
    'Todos han pasado. Ahora puedes nombrar otro palo como triunfo o pasar. Si todos pasan otra vez, elige quien ha dado.',
  'guide.klaberjass.sequence':
    'Una **serie**: tres cartas seguidas valen 20, cuatro 50. Solo puntúa la pareja que tiene la mejor, pero entonces puntúa todas las suyas.',
  'guide.klaberjass.bella': '**Bella**: rey y dama de triunfo en la misma mano. Valen 20, gane quien gane las bazas.',
  'guide.klaberjass.contract':
    'El triunfo es {trump:trump}, elegido por {seat:seat?you=ti|other={seat:seat}}: esa pareja necesita más de la mitad; si no, queda **bait** y todo va a la otra. Sirve del palo, falla si no tienes y sube en el triunfo si puedes.',
  'guide.klaberjass.reckoning':
    'Los puntos de las cartas y las primas deciden si la pareja del triunfo tiene más de la mitad. Gana la primera en llegar a 500. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
  'commit.klaberjass.take':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 83 de 164 sin primas. Si no, los rivales se llevan todos los puntos.',
  'commit.klaberjass.trump':
    'Triunfo {trump:trump}: necesitáis más de la mitad, 83 de 164 sin primas. Si no, los rivales se llevan todos los puntos.',
} satisfies Translation<typeof english>;
