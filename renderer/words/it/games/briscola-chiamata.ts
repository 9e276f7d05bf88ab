import type { briscolaChiamata as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in Italian. */
export const briscolaChiamata = {
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Italia',
  'about.briscola-chiamata.players': '5, socio segreto',
  'about.briscola-chiamata.pack': '40 carte',
  'about.briscola-chiamata.length': '10 mani, 45 min',
  'ask.briscola-chiamata.auction': 'Chiama una carta più bassa o passa',
  'ask.briscola-chiamata.auction.numbers': 'Offri più punti o passa',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid': '^{who:seat?you=chiami|other={who:seat} chiama} **{value:rank}**',
  'ask.briscola-chiamata.trumps': 'Di che seme è la carta chiamata?',
  'fact.briscola-chiamata.need': '^{seat:seat?you=chiami|other={seat:seat} chiama} | {need} punti su 120',
  'fact.briscola-chiamata.called': 'Carta chiamata | {card:card}',
  'fact.briscola-chiamata.secret': 'Socio | tu, in segreto',
  'fact.briscola-chiamata.partner': 'Socio | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Socio | nessuno: {seat:seat?you=giochi|other={seat:seat} gioca} da solo',
  'announce.partner': 'il socio',
  'announce.alone': 'da solo',
  'said.announce.partner': '^{who:seat?you=hai la carta chiamata: sei|other={who:seat} ha la carta chiamata: è} il **socio**',
  'said.announce.alone': '^{who:seat?you=hai|other={who:seat} ha} anche la carta chiamata e {who:seat?you=giochi|other=gioca} **da solo**',
  'score.briscola-chiamata.made': 'Riuscito: {reached} su {of}; ne servivano {needed}',
  'score.briscola-chiamata.lost': 'Perso: {reached} su {of}; ne servivano {needed}',
  'score.briscola-chiamata.passed': 'Passano tutti: nessuno segna',
  'option.briscola-chiamata.deals': 'Numero di mani',
  'option.briscola-chiamata.target': 'Finisce a',
  'option.briscola-chiamata.target.none': 'Numero di mani',
  'option.briscola-chiamata.partnerShare': 'Il socio segna',
  'option.briscola-chiamata.partnerShare.equal': 'Quanto il chiamante',
  'option.briscola-chiamata.partnerShare.half': 'La metà',
} satisfies Translation<typeof english>;
