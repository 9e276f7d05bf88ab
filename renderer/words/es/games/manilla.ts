import type { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in Spanish. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'España',
  'about.manilla.players': '4, por parejas',
  'about.manilla.pack': '48 cartas españolas',
  'about.manilla.length': 'al mejor de tres, 40 min',
  'fact.manilla.blank': 'Muestra | {card:card}',
  'fact.manilla.counter': 'Muestra | {card:card}, **{worth}** para {seat:seat?you=ti|other={seat:seat}}',
  'fact.manilla.held': 'Muestra | {card:card}, **{worth}** en espera',
  'announce.shownCard': 'la muestra',
  'announce.held': 'la muestra',
  'announce.heldWon': 'la muestra en espera',
  'announce.capote': 'capote',
  'said.announce.shownCard':
    '^{who:seat?you=muestras|other={who:seat} muestra} {card:theCard}: **{points?one=# punto|other=# puntos}** enseguida',
  'said.announce.held':
    '^{who:seat?you=muestras|other={who:seat} muestra} {card:theCard}: **{points?one=# punto|other=# puntos}**, en espera del final de la mano: cuenta con 36 o más',
  'said.announce.heldWon':
    '^{who:seat?you=cobras|other={who:seat} cobra} **{points?one=# punto|other=# puntos}** por {card:theCard}, en espera hasta ahora',
  'said.announce.capote': '^{who:seat?you=haces|other={who:seat} hace} **todas las bazas**: capote',
  'score.shownCard': 'La muestra',
  'score.heldWon': 'La muestra en espera',
  'score.heldLost': 'La muestra en espera se pierde',
  'score.capote': 'Capote: todas las bazas',
} satisfies Translation<typeof english>;
