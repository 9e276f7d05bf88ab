import type { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Manille all’asta: ognuno gioca per sé. Il dieci, la manille, è la carta più alta di ogni seme e vale 5; poi asso 4, re 3, donna 2, fante 1: 60 punti in tutto. Sul tavolo c’è un monte, in parte scoperto.',
  'guide.manille-auction.bidding':
    'Offri quanti punti farai contro gli altri, contando ciò che le carte scoperte del monte possono darti; oppure passa.',
  'guide.manille-auction.discard':
    'L’asta è tua. Scarta ciò che non vuoi, al massimo tante carte quante ne ha il monte; ne prenderai altrettante.',
  'guide.manille-auction.draw': 'Ora prendi tante carte quante ne hai scartate: scoperte, che vedi, o coperte, alla cieca.',
  'guide.manille-auction.trumps':
    'Scegli la briscola: il tuo seme più lungo, con le carte alte. La scelta non cambia il valore della mano.',
  'guide.manille-auction.contract':
    '^{seat:seat?you=giochi|other={seat:seat} gioca} contro tutti, {trump:trump?NT=senza briscola|other=con briscola {trump:trump}}. Rispondi al seme, supera la carta che vince ogni volta che puoi e taglia se non ne hai.',
  'guide.manille-auction.reckoning':
    'Chi ha offerto segna l’offerta se le prese bastano, altrimenti la perde; gli altri non segnano. Una partita è di dieci mani. Continua con «{button:over.next}» o esci con la freccia in alto.',
  'commit.manille-auction.bid':
    'Contro tutti, ti servono {value} dei 60 punti nelle prese: allora segni {value}, altrimenti perdi {value}.',
  'commit.manille-auction.trump': 'Briscola {trump:trump}; l’offerta vale sempre lo stesso.',
  'commit.manille-auction.trump:NT': 'Senza briscola; l’offerta vale sempre lo stesso.',
} satisfies Translation<typeof english>;
