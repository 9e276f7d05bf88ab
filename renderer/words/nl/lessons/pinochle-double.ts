import type { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Dubbele pinochle: jij en Cas, tegenover je, tegen Ben en Dee, ieder twintig kaarten. In elke kleur aas, tien, heer, vrouw, boer. Punten krijg je voor meldingen, die je voor het spelen toont, en voor azen, tienen en heren in de slagen.',
  'guide.pinochle-double.auction':
    'Bied wat jouw partij denkt te halen, 50 of meer, of pas. De hoogste bieder maakt troef. Met boden die je in de vijftig overslaat, vertel je je maat wat je te melden hebt; op elke knop staat wat het bod zegt.',
  'guide.pinochle-double.trumps':
    'Het bod is van jou: maak troef. Je hebt in die kleur een huwelijk nodig, heer en vrouw; kies je langste kleur met een huwelijk.',
  'guide.pinochle-double.laid':
    'Meldingen zijn straten, huwelijken, pinochles (schoppenvrouw en ruitenboer) en vier gelijke. Ze liggen allemaal open, met de som van elke speler; die van elke partij staat onder “{button:status.thisDeal}”. Voor het spelen gaan ze terug in de hand.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=je hebt|other={seat:seat} heeft} het bod, met {trump:trump} als troef: meldingen en slagen van die partij moeten het samen halen. Bij het spelen moet je bekennen en over de hoogste kaart heen als je kunt, ook over die van je maat.',
  'guide.pinochle-double.reckoning':
    'Meldingen en slagen samen: het bod is gehaald, of de partij gaat eronder en verliest het. Dat was een heel spel: wie het eerst 500 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.pinochle-double.bid':
    'Jullie moeten {value} halen, meldingen en slagen samen, met een huwelijk in troef. Lukt dat niet, dan verliezen jullie {value}.',
  'commit.pinochle-double.trump':
    'Troef {trump:trump}: alleen in deze kleur telt een straat, voor 15, en het huwelijk is er 4 waard in plaats van 2.',
  'commit.pinochle-double.concede':
    'Je geeft het spel op: jullie verliezen het bod, en de tegenstanders schrijven hun meldingen als die genoeg zijn. Er wordt niet gespeeld.',
} satisfies Translation<typeof english>;
