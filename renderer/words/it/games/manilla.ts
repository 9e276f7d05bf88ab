import type { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in Italian. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Spagna',
  'about.manilla.players': '4, a coppie',
  'about.manilla.pack': '48 carte spagnole',
  'about.manilla.length': 'al meglio delle tre, 40 min',
  'fact.manilla.blank': 'Mostrata | {card:card}',
  'fact.manilla.counter': 'Mostrata | {card:card}, **{worth}** per {seat:seat?you=te|other={seat:seat}}',
  'fact.manilla.held': 'Mostrata | {card:card}, **{worth}** in sospeso',
  'announce.shownCard': 'la carta mostrata',
  'announce.held': 'la carta mostrata',
  'announce.heldWon': 'la carta in sospeso',
  'announce.capote': 'cappotto',
  'said.announce.shownCard': '^{who:seat?you=mostri|other={who:seat} mostra} {card:theCard}: **{points?one=# punto|other=# punti}** subito',
  'said.announce.held':
    '^{who:seat?you=mostri|other={who:seat} mostra} {card:theCard}: **{points?one=# punto|other=# punti}**, in sospeso fino al termine della mano: conta con 36 o più',
  'said.announce.heldWon':
    '^{who:seat?you=incassi|other={who:seat} incassa} **{points?one=# punto|other=# punti}** per {card:theCard}, finora in sospeso',
  'said.announce.capote': '^{who:seat?you=fai|other={who:seat} fa} **tutte le prese**: cappotto',
  'score.shownCard': 'La carta mostrata',
  'score.heldWon': 'La carta in sospeso',
  'score.heldLost': 'La carta in sospeso è persa',
  'score.capote': 'Cappotto: tutte le prese',
} satisfies Translation<typeof english>;
