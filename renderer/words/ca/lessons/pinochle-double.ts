import type { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Pinochle doble: tu i Cas, al davant, contra Ben i Dee, vint cartes cadascú. En cada pal: as, deu, rei, dama i valet. Els punts venen de les combinacions, que s’ensenyen abans de jugar, i dels asos, deus i reis guanyats en bases.',
  'guide.pinochle-double.auction':
    'Ofereix el que el teu bàndol espera fer, 50 o més, o passa. Qui més ofereix tria triomf. En saltar-te ofertes dels cinquanta, dius a la parella quines combinacions tens; cada botó mostra el que indica.',
  'guide.pinochle-double.trumps':
    'La subhasta és teva: tria triomf. Et cal un matrimoni (rei i dama) en aquest pal; tria el pal més llarg que en tingui.',
  'guide.pinochle-double.laid':
    'Les combinacions són escales, matrimonis, pinochles (dama de piques i valet de diamants) i quatre d’iguals. Són totes a la vista, amb la suma de cada jugador; la de cada bàndol és a «{button:status.thisDeal}». Abans de jugar tornen a la mà.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} guanyat la subhasta, amb triomf de {trump:trump}: les combinacions i les bases d’aquest bàndol han d’arribar a l’oferta. Cal servir i matar la carta més alta, també la de la parella, si es pot.',
  'guide.pinochle-double.reckoning':
    'Combinacions i bases juntes: o es compleix l’oferta, o el bàndol no hi arriba i la perd. Ha estat una mà sencera: guanya qui arriba abans a 500. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'commit.pinochle-double.bid':
    'Us comprometeu a {value}, combinacions i bases juntes, amb un matrimoni de triomf. Si no hi arribeu, perdeu {value}.',
  'commit.pinochle-double.trump': 'Triomf {trump:trump}: només en aquest pal compta una escala, 15, i el matrimoni val 4 en lloc de 2.',
  'commit.pinochle-double.concede':
    'Abandones la mà: perdeu l’oferta, i els rivals s’apunten les seves combinacions si arriben al mínim. No es juga.',
} satisfies Translation<typeof english>;
