import type { briscolaChiamataWords as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in Catalan. */
export const briscolaChiamataWords = {
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Itàlia',
  'about.briscola-chiamata.players': '5, parella secreta',
  'about.briscola-chiamata.pack': '40 cartes',
  'about.briscola-chiamata.length': '10 mans, 45 min',
  'ask.briscola-chiamata.auction': 'Crida una carta més baixa o passa',
  'ask.briscola-chiamata.auction.numbers': 'Ofereix més punts o passa',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid.numbers': '^{who:seat?you=ofereixes|other={who:seat} ofereix} **{value}** punts',
  'said.briscola-chiamata.bid': '^{who:seat?you=crides|other={who:seat} crida} {value:rank?A=l’|J=la |other=el }**{value:rank}**',
  'ask.briscola-chiamata.trumps': 'De quin pal és la carta cridada?',
  'fact.briscola-chiamata.need': '^{seat:seat?you=crides|other={seat:seat} crida} | {need} punts de 120',
  'fact.briscola-chiamata.called': 'Carta cridada | {card:card}',
  'fact.briscola-chiamata.secret': 'Parella | tu, en secret',
  'fact.briscola-chiamata.partner': 'Parella | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Parella | cap: {seat:seat?you=jugues|other={seat:seat} juga} en solitari',
  'announce.partner': 'la parella',
  'announce.alone': 'en solitari',
  'said.announce.partner': '^{who:seat?you=tens la carta cridada: ets|other={who:seat} té la carta cridada: és} la **parella**',
  'said.announce.alone':
    '^{who:seat?you=tens|other={who:seat} té} també la carta cridada i {who:seat?you=jugues|other=juga} **en solitari**',
  'score.briscola-chiamata.made': 'Complert: {reached} de {of}; en calien {needed}',
  'score.briscola-chiamata.lost': 'Perdut: {reached} de {of}; en calien {needed}',
  'score.briscola-chiamata.passed': 'Tothom passa: ningú no puntua',
  'option.briscola-chiamata.deals': 'Nombre de mans',
  'option.briscola-chiamata.target': 'S’acaba a',
  'option.briscola-chiamata.target.none': 'Nombre de mans',
  'option.briscola-chiamata.partnerShare': 'La parella puntua',
  'option.briscola-chiamata.partnerShare.equal': 'Igual que qui ofereix',
  'option.briscola-chiamata.partnerShare.half': 'La meitat',
  'option.briscola-chiamata.lowestPoints': 'Primera oferta de punts després d’un dos',
  'option.briscola-chiamata.lowestPoints.62': '62 o més',
  'option.briscola-chiamata.lowestPoints.60': '60 o més',
} satisfies Translation<typeof english>;
