import type { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in Catalan. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Espanya',
  'about.manilla.players': '4, per parelles',
  'about.manilla.pack': '48 cartes espanyoles',
  'about.manilla.length': 'al millor de tres, 40 min',
  'fact.manilla.blank': 'Mostra | {card:card}',
  'fact.manilla.counter': 'Mostra | {card:card}, **{worth}** per a {seat:seat?you=tu|other={seat:seat}}',
  'fact.manilla.held': 'Mostra | {card:card}, **{worth}** en espera',
  'announce.shownCard': 'la mostra',
  'announce.held': 'la mostra',
  'announce.heldWon': 'la mostra en espera',
  'announce.capote': 'capot',
  'said.announce.shownCard':
    '^{who:seat?you=mostres|other={who:seat} mostra} {card:theCard}: **{points?one=# punt|other=# punts}** de seguida',
  'said.announce.held':
    '^{who:seat?you=mostres|other={who:seat} mostra} {card:theCard}: **{points?one=# punt|other=# punts}**, en espera del final de la mà: compta amb 36 o més',
  'said.announce.heldWon':
    '^{who:seat?you=cobres|other={who:seat} cobra} **{points?one=# punt|other=# punts}** per {card:theCard}, en espera fins ara',
  'said.announce.capote': '^{who:seat?you=fas|other={who:seat} fa} **totes les bases**: capot',
  'score.shownCard': 'La mostra',
  'score.heldWon': 'La mostra en espera',
  'score.heldLost': 'La mostra en espera es perd',
  'score.capote': 'Capot: totes les bases',
} satisfies Translation<typeof english>;
