import type { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in French. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Espagne',
  'about.manilla.players': '4, deux contre deux',
  'about.manilla.pack': '48 cartes espagnoles',
  'about.manilla.length': 'deux manches gagnantes, 40 min',
  'fact.manilla.blank': 'Montrée | {card:card}',
  'fact.manilla.counter': 'Montrée | {card:card}, **{worth}** pour {seat:seat}',
  'fact.manilla.held': 'Montrée | {card:card}, **{worth}** en attente',
  'announce.shownCard': 'la carte montrée',
  'announce.held': 'la carte montrée',
  'announce.heldWon': 'la carte en attente',
  'announce.capote': 'capote',
  'said.announce.shownCard':
    '^{who:seat} {who:seat?you=montrez|other=montre} {card:theCard} : **{points?one=# point|other=# points}** aussitôt',
  'said.announce.held':
    '^{who:seat} {who:seat?you=montrez|other=montre} {card:theCard} : **{points?one=# point|other=# points}**, en attente de la fin de la donne : elle compte avec 36 points ou plus',
  'said.announce.heldWon':
    '^{who:seat} {who:seat?you=marquez|other=marque} **{points?one=# point|other=# points}** pour {card:theCard}, en attente jusque-là',
  'said.announce.capote': '^{who:seat} {who:seat?you=faites|other=fait} **tous les plis** : capote',
  'score.shownCard': 'La carte montrée',
  'score.heldWon': 'La carte en attente',
  'score.heldLost': 'La carte en attente est perdue',
  'score.capote': 'Capote : tous les plis',
} satisfies Translation<typeof english>;
