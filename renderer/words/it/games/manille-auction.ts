import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in Italian. */
export const manilleAuction = {
  'game.manille-auction': 'Manille all’asta',
  'about.manille-auction.place': 'Francia',
  'about.manille-auction.players': '3–7, senza compagni',
  'about.manille-auction.pack': '32 carte',
  'about.manille-auction.length': '10 mani, 35 min',
  'ask.manille-auction.bidding': 'Quanti punti?',
  'ask.manille-auction.discard': 'Scarta ciò che vuoi cambiare',
  'ask.manille-auction.draw': 'Prendi una carta per ogni scarto',
  'ask.manille-auction.trumps': 'Scegli la briscola',
  'call.manille-auction.trump:NT': 'Senza briscola',
  'announce.allPassed': 'passano tutti',
  'announce.made': 'riuscito',
  'announce.failed': 'fallito',
  'said.announce.allPassed': 'Passano tutti: nessuno segna',
  'said.announce.made': '^{who:seat?you=hai|other={who:seat} ha} **mantenuto** l’offerta',
  'said.announce.failed': '^{who:seat?you=**non** hai|other={who:seat} **non** ha} mantenuto l’offerta',
  'fact.manille-auction.bid': '^{seat:seat?you=offri|other={seat:seat} offre} | **{bid}**',
  'score.allPassed': 'Passano tutti',
  'score.bidMade': 'Offerta {bid}, {reached} fatti: riuscita',
  'score.bidFailed': 'Offerta {bid}, {reached} fatti: fallita',
  'option.manille-auction.deals': 'Numero di mani',
  'option.manille-auction.discards': 'Lo scarto e il resto del monte',
  'option.manille-auction.discards.nobody': 'Non contano per nessuno',
  'option.manille-auction.discards.bidder': 'Contano per chi ha offerto',
  'option.manille-auction.defenders': 'Gli avversari di chi ha offerto',
  'option.manille-auction.defenders.alone': 'Giocano ognuno per sé',
  'option.manille-auction.defenders.partners': 'Giocano da compagni',
} satisfies Translation<typeof english>;
