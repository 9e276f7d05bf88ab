import type { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in Dutch. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Spanje',
  'about.manilla.players': '4, twee aan twee',
  'about.manilla.pack': '48 Spaanse kaarten',
  'about.manilla.length': 'beste van drie, 40 min',
  'fact.manilla.blank': 'Getoond | {card:card}',
  'fact.manilla.counter': 'Getoond | {card:card}, **{worth}** voor {seat:seat?you=jou|other={seat:seat}}',
  'fact.manilla.held': 'Getoond | {card:card}, **{worth}** in beraad',
  'announce.shownCard': 'de getoonde kaart',
  'announce.held': 'de getoonde kaart',
  'announce.heldWon': 'de kaart in beraad',
  'announce.capote': 'capote',
  'said.announce.shownCard': '^{who:seat?you=je|other={who:seat}} toont {card:theCard}: meteen **{points?one=# punt|other=# punten}**',
  'said.announce.held':
    '^{who:seat?you=je|other={who:seat}} toont {card:theCard}: **{points?one=# punt|other=# punten}**, in beraad tot het eind van het spel: telt bij 36 of meer',
  'said.announce.heldWon':
    '^{who:seat?you=je|other={who:seat}} krijgt **{points?one=# punt|other=# punten}** voor {card:theCard}, die in beraad was',
  'said.announce.capote': '^{who:seat?you=je|other={who:seat}} haalt **alle slagen**: capote',
  'score.shownCard': 'De getoonde kaart',
  'score.heldWon': 'De kaart in beraad',
  'score.heldLost': 'De kaart in beraad is verloren',
  'score.capote': 'Capote: alle slagen',
} satisfies Translation<typeof english>;
