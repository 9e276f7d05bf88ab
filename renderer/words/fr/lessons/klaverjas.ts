import type { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen : vous et Cas, en face, jouez contre Ben et Dee. Une donne vaut 162 points, dont 10 pour le dernier pli, plus le roem, et le camp qui joue doit faire plus de la moitié du total.',
  'guide.klaverjas.bidding':
    'La carte retournée montre quelle couleur serait l’atout. À l’atout, le valet (20) et le neuf (14) sont les plus forts : avec les deux et un as ou deux, choisissez « {call:play} » ; sinon, « {call:pass} ».',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=jouez|other=joue} avec {trump:trump} comme atout : ce camp doit faire plus de la moitié des points, roem compris. S’il n’y arrive pas, il est **nat**, et les adversaires marquent tout.',
  'guide.klaverjas.roem':
    'Il y a du **roem** dans le pli que vous avez remporté : trois cartes qui se suivent valent 20, quatre valent 50, et le roi et la dame d’atout (stuk) 20 de plus. Le roem ne compte que si vous l’annoncez.',
  'guide.klaverjas.reckoning':
    'Voici les points des deux camps, roem compris : il en fallait plus de la moitié au camp qui jouait. C’était une donne entière ; une partie en compte seize. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'commit.klaverjas.play':
    'Atout {trump:trump} : il vous faut plus de la moitié, 82 sur 162 sans le roem. Sinon (nat) les adversaires marquent tout.',
  'commit.klaverjas.trump':
    'Atout {trump:trump} : il vous faut plus de la moitié, 82 sur 162 sans le roem. Sinon (nat) les adversaires marquent tout.',
} satisfies Translation<typeof english>;
