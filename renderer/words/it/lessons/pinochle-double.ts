import type { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Pinochle doppio: tu e Cas, di fronte, contro Ben e Dee, venti carte ciascuno. In ogni seme: asso, dieci, re, donna, fante. I punti vengono dalle combinazioni, mostrate prima del gioco, e dagli assi, dieci e re fatti nelle prese.',
  'guide.pinochle-double.auction':
    'Offri quello che la tua parte spera di fare, 50 o più, o passa. Chi offre di più sceglie la briscola. Saltando delle offerte nei cinquanta dici al compagno quali combinazioni hai; ogni pulsante mostra che cosa segnala.',
  'guide.pinochle-double.trumps':
    'L’asta è tua: scegli la briscola. Ti serve un matrimonio (re e donna) in quel seme; scegli il seme più lungo che ne ha uno.',
  'guide.pinochle-double.laid':
    'Le combinazioni sono scale, matrimoni, pinochle (donna di picche e fante di quadri) e quattro uguali. Sono scoperte tutte insieme, con la somma di ogni giocatore; quella di ogni parte è sotto «{button:status.thisDeal}». Prima del gioco tornano in mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} vinto l’asta, con briscola {trump:trump}: le combinazioni e le prese di quella parte devono arrivare all’offerta. Bisogna rispondere e superare la carta più alta, anche del compagno, se si può.',
  'guide.pinochle-double.reckoning':
    'Combinazioni e prese insieme: o l’offerta riesce, o la parte non ci arriva e la perde. Questa era una mano intera: vince chi arriva prima a 500. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'commit.pinochle-double.bid':
    'Vi impegnate a {value}, combinazioni e prese insieme, con un matrimonio di briscola. Se non ci arrivate, perdete {value}.',
  'commit.pinochle-double.trump': 'Briscola {trump:trump}: solo in questo seme conta una scala, 15, e il matrimonio vale 4 invece di 2.',
  'commit.pinochle-double.concede':
    'Rinunci alla mano: perdete l’offerta, e gli avversari segnano le loro combinazioni se bastano. Non si gioca.',
} satisfies Translation<typeof english>;
