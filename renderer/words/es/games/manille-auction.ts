import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in Spanish. */
export const manilleAuction = {
  'game.manille-auction': 'Manille con subasta',
  'about.manille-auction.place': 'Francia',
  'about.manille-auction.players': '3–7, cada cual a lo suyo',
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
  'said.announce.made': '^{who:seat} {who:seat?you=has|other=ha} **cumplido** la apuesta',
  'said.announce.failed': '^{who:seat} **no** {who:seat?you=has|other=ha} cumplido la apuesta',
  'fact.manille-auction.bid': '^{seat:seat} {seat:seat?you=apuestas|other=apuesta} | **{bid}**',
  'score.allPassed': 'Todos pasan',
  'score.bidMade': 'Apuesta {bid}, {reached} hechos: cumplida',
  'score.bidFailed': 'Apuesta {bid}, {reached} hechos: fallida',
  'option.manille-auction.deals': 'Manos',
  'option.manille-auction.discards': 'El descarte y el resto del monte',
  'option.manille-auction.discards.nobody': 'no cuentan para nadie',
  'option.manille-auction.discards.bidder': 'cuentan para quien apuesta',
  'option.manille-auction.defenders': 'Los rivales de quien apuesta',
  'option.manille-auction.defenders.alone': 'juegan cada uno a lo suyo',
  'option.manille-auction.defenders.partners': 'son pareja para lo que pueden echar',
} satisfies Translation<typeof english>;
