import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in Spanish. */
export const manilleAuction = {
  'game.manille-auction': 'Manille con subasta',
  'about.manille-auction.place': 'Francia',
  'about.manille-auction.players': '3–7, sin parejas',
  'about.manille-auction.pack': '32 cartas',
  'about.manille-auction.length': '10 manos, 35 min',
  'ask.manille-auction.bidding': '¿Cuántos puntos?',
  'ask.manille-auction.discard': 'Descarta lo que quieras cambiar',
  'ask.manille-auction.draw': 'Toma una carta por cada descarte',
  'ask.manille-auction.trumps': 'Elige triunfo',
  'call.manille-auction.trump:NT': 'Sin triunfo',
  'announce.allPassed': 'todos pasan',
  'announce.made': 'cumplido',
  'announce.failed': 'fallido',
  'said.announce.allPassed': 'Todos pasan: nadie puntúa',
  'said.announce.made': '^{who:seat?you=has|other={who:seat} ha} **cumplido** la puja',
  'said.announce.failed': '^{who:seat?you=**no** has|other={who:seat} **no** ha} cumplido la puja',
  'fact.manille-auction.bid': '^{seat:seat?you=pujas|other={seat:seat} puja} | **{bid}**',
  'score.allPassed': 'Todos pasan',
  'score.bidMade': 'Puja {bid}, {reached} hechos: cumplida',
  'score.bidFailed': 'Puja {bid}, {reached} hechos: fallida',
  'option.manille-auction.deals': 'Número de manos',
  'option.manille-auction.discards': 'El descarte y el resto del monte',
  'option.manille-auction.discards.nobody': 'No cuentan para nadie',
  'option.manille-auction.discards.bidder': 'Cuentan para quien puja',
  'option.manille-auction.defenders': 'Los rivales de quien puja',
  'option.manille-auction.defenders.alone': 'Juegan cada uno por su cuenta',
  'option.manille-auction.defenders.partners': 'Juegan como pareja',
} satisfies Translation<typeof english>;
