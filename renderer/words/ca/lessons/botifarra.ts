import type { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'Botifarra: tu i Cas, al davant, contra Ben i Dee; es juga al revés de les agulles del rellotge. El nou, la manilla, és la carta més alta i val 5; després l’as 4, el rei (12) 3, el cavall (11) 2, la sota (10) 1. Cada basa compta 1 més: 72 en total.',
  'guide.botifarra.trumps':
    'Dones tu, així que tries: canta un pal fort, canta «{call:trump:NT}» (sense triomf, val el doble) o tria «{call:delegate}», i haurà de cantar la parella.',
  'guide.botifarra.doubling':
    '«{call:contrar}» vol dir que no t’ho creus, i dobla la mà; «{call:recontrar}» i «{call:santvicens}» tornen a doblar. Si no ho tens clar, tria «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} cantat {trump:trump}. Es juguen dotze bases. Serveix el pal. Si mana un contrari, mata la seva carta si pots; si no pots, tira la carta més baixa.',
  'guide.botifarra.reckoning':
    'Cartes i bases sumen 72 punts, i el bàndol que passa de 36 s’apunta l’excés, multiplicat pel contro i la resta. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'commit.botifarra.trump':
    'Triomf {trump:trump}: la mà val senzilla. El bàndol que faci més de 36 dels 72 punts s’apunta el que passi de 36.',
  'commit.botifarra.trump:NT': 'Botifarra, sense triomf: la mà val doble, per al bàndol que faci més de 36 dels 72 punts.',
  'commit.botifarra.delegate': 'El company ha de cantar i no et pot tornar la tria.',
  'commit.botifarra.contrar':
    'La mà val el doble, a favor teu o en contra: se l’apunta el bàndol que passi de 36 punts. Els altres poden apujar.',
  'commit.botifarra.recontrar':
    'La mà val {multipliers?2-3-4=el triple, no el doble|other=altra vegada el doble}, per al bàndol que passi de 36 punts. Els altres encara poden cantar {call:santvicens}.',
  'commit.botifarra.santvicens':
    'L’últim pas: la mà val {multipliers?2-3-4=quatre vegades, no tres|other=altra vegada el doble}, per al bàndol que passi de 36 punts.',
} satisfies Translation<typeof english>;
