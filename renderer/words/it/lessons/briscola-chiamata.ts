import type { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: cinque giocatori, e nessuno sa ancora chi sta con chi. In gioco 120 punti: asso 11, tre 10, re (10) 4, cavallo (9) 3, fante (8) 2. Il tre viene subito sotto l’asso. Si può sempre giocare qualsiasi carta.',
  'guide.briscola-chiamata.auction':
    'Si offre chiamando una carta, ogni volta più bassa: più è bassa, più debole è il socio segreto. Offri con un seme lungo e forte, e chiama la carta più alta che ti manca.',
  'guide.briscola-chiamata.trumps':
    'Hai vinto l’asta: di’ il seme. È la briscola, e chi ha la carta chiamata di quel seme è il tuo socio, e tace.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} chiamato, e la briscola è {trump:trump}. Chi ha la carta chiamata aiuta in segreto; gli altri tre cercano di fermarli. Guarda chi dà punti a chi.',
  'guide.briscola-chiamata.partner': 'La carta chiamata è in tavola: ora tutti sanno chi è il socio, e le parti sono scoperte.',
  'guide.briscola-chiamata.reckoning':
    'Chi chiamava e il socio dovevano fare i punti offerti; incassano dagli altri, o li pagano. Una partita è di dieci mani. Continua con «{button:over.next}» o esci con la freccia in alto.',
  'commit.briscola-chiamata.bid':
    'Ti servono 61 dei 120 punti, con chi ha quella carta ({value:rank}) del seme che dirai; se l’hai tu, giochi contro tutti.',
  'commit.briscola-chiamata.bid.numbers': 'Ti servono {value} dei 120 punti, con chi ha il due del seme che dirai.',
  'commit.briscola-chiamata.trump': 'Briscola {trump:trump}: chi ha la carta chiamata di quel seme è il tuo socio.',
} satisfies Translation<typeof english>;
