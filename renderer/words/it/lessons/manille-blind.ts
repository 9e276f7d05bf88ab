import type { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Italian. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump': 'Briscola {trump:trump}: la mano vale semplice. Chi fa più di 30 dei 60 punti segna ciò che supera 30.',
  'commit.manille-blind.trump:NT':
    'Senza briscola: la mano vale doppia. Chi fa più di 30 dei 60 punti segna il doppio di ciò che supera 30.',
  'guide.manille-blind.aim':
    'Manille al buio: vedi le carte di tutti tranne le tue. Tu e Cas, di fronte, volete più di 30 dei 60 punti: dieci 5, asso 4, re 3, donna 2, fante 1. Ciò che non vedi da nessuna parte è in mano tua.',
  'guide.manille-blind.offer':
    'Dai tu le carte, quindi scegli tu. Puoi chiamare «{call:blind}» prima che si vedano le mani, per quattro volte il punteggio; altrimenti scegli «{call:look}».',
  'guide.manille-blind.trumps':
    'Guarda le tre mani scoperte: che seme ha il compagno, e quali carte alte non vedi da nessuna parte? Quelle sono tue. Scegli quel seme.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=Non c’è briscola|other=La briscola è {trump:trump}}, e apre il mazziere. Ognuno sceglie una carta dal suo posto, senza conoscerla: nessuno deve rispondere al seme, e vince la più alta o una briscola.',
  'guide.manille-blind.lead': 'Apri tu: scegli una delle tue carte coperte. Pensa quale carta può stare in quale posto.',
  'guide.manille-blind.follow': 'Scegli una delle tue carte coperte dal suo posto; si scopre sul tavolo.',
  'guide.manille-blind.reckoning':
    'I punti delle due parti fanno 60; conta solo ciò che supera 30, moltiplicato per i raddoppi. Vince chi arriva prima a 101. Continua con «{button:over.next}» o esci con la freccia in alto.',
} satisfies Translation<typeof english>;
