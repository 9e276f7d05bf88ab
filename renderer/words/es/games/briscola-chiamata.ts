import type { briscolaChiamataWords as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in Spanish. */
export const briscolaChiamataWords = {
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Italia',
  'about.briscola-chiamata.players': '5, pareja secreta',
  'about.briscola-chiamata.pack': '40 cartas',
  'about.briscola-chiamata.length': '10 manos, 45 min',
  'ask.briscola-chiamata.auction': 'Pide una carta más baja o pasa',
  'ask.briscola-chiamata.auction.numbers': 'Puja más puntos o pasa',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid.numbers': '^{who:seat?you=pujas|other={who:seat} puja} **{value}** puntos',
  'said.briscola-chiamata.bid': '^{who:seat?you=pides|other={who:seat} pide} {value:rank?J=la |other=el }**{value:rank}**',
  'ask.briscola-chiamata.trumps': '¿De qué palo es la carta pedida?',
  'fact.briscola-chiamata.need': '^{seat:seat?you=pides|other={seat:seat} pide} | {need} puntos de 120',
  'fact.briscola-chiamata.called': 'Carta pedida | {card:card}',
  'fact.briscola-chiamata.secret': 'Pareja | tú, en secreto',
  'fact.briscola-chiamata.partner': 'Pareja | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Pareja | ninguna: {seat:seat?you=juegas|other={seat:seat} juega} a solas',
  'announce.partner': 'la pareja',
  'announce.alone': 'a solas',
  'said.announce.partner': '^{who:seat?you=tienes la carta pedida: eres|other={who:seat} tiene la carta pedida: es} la **pareja**',
  'said.announce.alone':
    '^{who:seat?you=tienes|other={who:seat} tiene} también la carta pedida y {who:seat?you=juegas|other=juega} **a solas**',
  'score.briscola-chiamata.made': 'Cumplido: {reached} de {of}; hacían falta {needed}',
  'score.briscola-chiamata.lost': 'Perdido: {reached} de {of}; hacían falta {needed}',
  'score.briscola-chiamata.passed': 'Todos pasan: nadie puntúa',
  'option.briscola-chiamata.deals': 'Número de manos',
  'option.briscola-chiamata.target': 'Termina a',
  'option.briscola-chiamata.target.none': 'Número de manos',
  'option.briscola-chiamata.partnerShare': 'La pareja puntúa',
  'option.briscola-chiamata.partnerShare.equal': 'Lo mismo que quien puja',
  'option.briscola-chiamata.partnerShare.half': 'La mitad',
  'option.briscola-chiamata.lowestPoints': 'Primera puja de puntos tras un dos',
  'option.briscola-chiamata.lowestPoints.62': '62 o más',
  'option.briscola-chiamata.lowestPoints.60': '60 o más',
} satisfies Translation<typeof english>;
