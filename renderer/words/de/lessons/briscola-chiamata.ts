import { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const briscolaChiamataLessonWords = {
  ...english,
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: fünf Spieler, und noch weiß niemand, wer mit wem spielt. 120 Punkte sind im Spiel: Ass 11, Drei 10, König (mit 10) 4, Reiter (9) 3, Bube (8) 2. Die Drei kommt gleich unter dem Ass. Du darfst immer jede Karte spielen.',
  'guide.briscola-chiamata.auction':
    'Geboten wird, indem man eine Karte ruft, jede niedriger als die letzte: je niedriger, desto schwächer dein heimlicher Partner. Biete mit einer langen, starken Farbe und ruf die höchste Karte, die dir darin fehlt.',
  'guide.briscola-chiamata.trumps':
    'Du hast das Reizen gewonnen: Nenn die Farbe. Sie ist Trumpf, und wer darin die gerufene Karte hat, ist dein Partner und schweigt.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} gerufen, Trumpf: {trump:trump}. Wer die gerufene Karte hat, hilft heimlich; die anderen drei wollen die beiden aufhalten. Achte darauf, wer wem Punkte gibt.',
  'guide.briscola-chiamata.partner':
    'Die gerufene Karte liegt auf dem Tisch: Jetzt wissen alle, wer der Partner ist, und die Parteien sind offen.',
  'guide.briscola-chiamata.reckoning':
    'Rufer und Partner brauchten die gebotenen Punkte; sie gewinnen von den anderen oder zahlen ihnen. Eine Partie hat zehn Spiele. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.briscola-chiamata.bid':
    'Du brauchst 61 der 120 Punkte, mit dem Spieler, der diese Karte ({value:rank}) in deiner Farbe hat; hast du sie selbst, spielst du allein.',
  'commit.briscola-chiamata.bid.numbers': 'Du brauchst {value} der 120 Punkte, mit dem Spieler, der die Zwei deiner Farbe hat.',
  'commit.briscola-chiamata.trump': 'Trumpf {trump:trump}: Wer die gerufene Karte dieser Farbe hat, ist dein Partner.',
} satisfies Translation<typeof english>;
