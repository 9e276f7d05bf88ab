import type { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen: tu i Cas, al davant, jugueu contra Ben i Dee. Una mà val 162 punts, 10 per l’última basa, més el roem, i el bàndol que juga ha de fer més de la meitat del total.',
  'guide.klaverjas.bidding':
    'La carta girada ensenya quin pal seria triomf. En el triomf, el valet (20) i el nou (14) són els més alts: amb tots dos i un as o dos, tria «{call:play}»; si no, «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=jugues|other={seat:seat} juga} amb triomf de {trump:trump}: aquest bàndol necessita més de la meitat dels punts, amb el roem. Si no hi arriba, queda **nat**, i els contraris s’ho apunten tot.',
  'guide.klaverjas.roem':
    'Hi ha **roem** a la basa que has guanyat: tres de seguides valen 20, quatre valen 50, i el rei i la dama de triomf (stuk), 20 més. El roem només compta si es canta.',
  'guide.klaverjas.reckoning':
    'Aquests són els punts dels dos bàndols, amb el roem: el que jugava en necessitava més de la meitat. Ha estat una mà sencera; una partida en té setze. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'commit.klaverjas.play': 'Triomf {trump:trump}: us cal més de la meitat, 82 de 162 sense roem. Si no (nat), els rivals s’ho apunten tot.',
  'commit.klaverjas.trump':
    'Triomf {trump:trump}: us cal més de la meitat, 82 de 162 sense roem. Si no (nat), els rivals s’ho apunten tot.',
} satisfies Translation<typeof english>;
