import type { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: cinc jugadors, i ningú no sap encara qui va amb qui. Hi ha 120 punts: as 11, tres 10, rei (10) 4, cavall (9) 3, sota (8) 2. El tres va just després de l’as. Sempre es pot jugar qualsevol carta.',
  'guide.briscola-chiamata.auction':
    'S’ofereix cridant una carta, cada cop més baixa: com més baixa, més fluixa la teva parella secreta. Ofereix amb un pal llarg i fort, i crida-hi la carta més alta que et falti.',
  'guide.briscola-chiamata.trumps':
    'Guanyes la subhasta: digues el pal. És el triomf, i qui hi tingui la carta cridada és la teva parella, i calla.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} cridat, i el triomf és {trump:trump}. Qui té la carta cridada ajuda en secret; els altres tres miren d’aturar-los. Fixa’t qui dona punts a qui.',
  'guide.briscola-chiamata.partner': 'La carta cridada és a taula: ara tothom sap qui és la parella i es coneixen els bàndols.',
  'guide.briscola-chiamata.reckoning':
    'Qui cridava i la parella necessitaven els punts oferts; cobren dels altres o els paguen. Una partida té deu mans. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
  'commit.briscola-chiamata.bid':
    'Et calen 61 dels 120 punts, amb qui tingui aquesta carta ({value:rank}) en el pal que diguis; si la tens tu, jugues en solitari.',
  'commit.briscola-chiamata.bid.numbers': 'Et calen {value} dels 120 punts, amb qui tingui el dos del pal que diguis.',
  'commit.briscola-chiamata.trump': 'Triomf {trump:trump}: qui tingui la carta cridada d’aquest pal és la teva parella.',
} satisfies Translation<typeof english>;
