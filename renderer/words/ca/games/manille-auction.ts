import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in Catalan. */
export const manilleAuction = {
  'game.manille-auction': 'Manille amb subhasta',
  'about.manille-auction.place': 'França',
  'about.manille-auction.players': '3–7, sense parelles',
  'about.manille-auction.pack': '32 cartes',
  'about.manille-auction.length': '10 mans, 35 min',
  'ask.manille-auction.bidding': 'Quants punts?',
  'ask.manille-auction.discard': 'Descarta el que vulguis canviar',
  'ask.manille-auction.draw': 'Agafa una carta per cada descart',
  'ask.manille-auction.trumps': 'Canta triomf',
  'call.manille-auction.trump:NT': 'Sense triomf',
  'announce.allPassed': 'tothom passa',
  'announce.made': 'complert',
  'announce.failed': 'no complert',
  'said.announce.allPassed': 'Tothom passa: ningú no puntua',
  'said.announce.made': '^{who:seat?you=has|other={who:seat} ha} **complert** l’oferta',
  'said.announce.failed': '^{who:seat?you=**no** has|other={who:seat} **no** ha} complert l’oferta',
  'fact.manille-auction.bid': '^{seat:seat?you=ofereixes|other={seat:seat} ofereix} | **{bid}**',
  'score.allPassed': 'Tothom passa',
  'score.bidMade': 'Oferta {bid}, {reached} fets: complerta',
  'score.bidFailed': 'Oferta {bid}, {reached} fets: no complerta',
  'option.manille-auction.deals': 'Nombre de mans',
  'option.manille-auction.discards': 'El descart i la resta del munt',
  'option.manille-auction.discards.nobody': 'No compten per a ningú',
  'option.manille-auction.discards.bidder': 'Compten per a qui ofereix',
  'option.manille-auction.defenders': 'Els rivals de qui ofereix',
  'option.manille-auction.defenders.alone': 'Juguen cadascú pel seu compte',
  'option.manille-auction.defenders.partners': 'Juguen com a parella',
} satisfies Translation<typeof english>;
