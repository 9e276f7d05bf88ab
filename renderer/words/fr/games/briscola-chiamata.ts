import type { briscolaChiamataWords as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in French. */
export const briscolaChiamataWords = {
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Italie',
  'about.briscola-chiamata.players': '5, partenaire secret',
  'about.briscola-chiamata.pack': '40 cartes',
  'about.briscola-chiamata.length': '10 donnes, 45 min',
  'ask.briscola-chiamata.auction': 'Appelez une carte plus basse, ou passez',
  'ask.briscola-chiamata.auction.numbers': 'Annoncez plus de points, ou passez',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid.numbers': '^{who:seat} {who:seat?you=annoncez|other=annonce} **{value}** points',
  'said.briscola-chiamata.bid': '^{who:seat} {who:seat?you=appelez|other=appelle} {value:rank?A=l’|other=le }**{value:rank}**',
  'ask.briscola-chiamata.trumps': 'De quelle couleur est la carte appelée ?',
  'fact.briscola-chiamata.need': '^{seat:seat} {seat:seat?you=appelez|other=appelle} | {need} points sur 120',
  'fact.briscola-chiamata.called': 'Carte appelée | {card:card}',
  'fact.briscola-chiamata.secret': 'Partenaire | vous, en secret',
  'fact.briscola-chiamata.partner': 'Partenaire | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Partenaire | aucun : {seat:seat} {seat:seat?you=jouez|other=joue} en solo',
  'announce.partner': 'le partenaire',
  'announce.alone': 'en solo',
  'said.announce.partner':
    '^{who:seat?you=vous avez la carte appelée : vous êtes|other={who:seat} a la carte appelée et devient} le **partenaire**',
  'said.announce.alone': '^{who:seat} {who:seat?you=avez|other=a} aussi la carte appelée et {who:seat?you=jouez|other=joue} **en solo**',
  'score.briscola-chiamata.made': 'Réussi : {reached} sur {of}, il en fallait {needed}',
  'score.briscola-chiamata.lost': 'Perdu : {reached} sur {of}, il en fallait {needed}',
  'score.briscola-chiamata.passed': 'Tout le monde passe : personne ne marque',
  'option.briscola-chiamata.deals': 'Nombre de donnes',
  'option.briscola-chiamata.target': 'Se termine à',
  'option.briscola-chiamata.target.none': 'Nombre de donnes',
  'option.briscola-chiamata.partnerShare': 'Le partenaire marque',
  'option.briscola-chiamata.partnerShare.equal': 'Autant que l’appelant',
  'option.briscola-chiamata.partnerShare.half': 'La moitié',
  'option.briscola-chiamata.lowestPoints': 'Première annonce de points après un deux',
  'option.briscola-chiamata.lowestPoints.62': '62 ou plus',
  'option.briscola-chiamata.lowestPoints.60': '60 ou plus',
} satisfies Translation<typeof english>;
