import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in French. */
export const manilleAuction = {
  'game.manille-auction': 'Manille aux enchères',
  'about.manille-auction.place': 'France',
  'about.manille-auction.players': '3–7, chacun pour soi',
  'about.manille-auction.pack': '32 cartes',
  'about.manille-auction.length': '10 donnes, 35 min',
  'ask.manille-auction.bidding': 'Combien de points ?',
  'ask.manille-auction.discard': 'Écartez ce que vous échangez',
  'ask.manille-auction.draw': 'Prenez une carte par carte écartée',
  'ask.manille-auction.trumps': 'Choisissez l’atout',
  'call.manille-auction.trump:NT': 'Sans atout',
  'announce.allPassed': 'tout le monde passe',
  'announce.made': 'réussi',
  'announce.failed': 'chuté',
  'said.announce.allPassed': 'Tout le monde passe : personne ne marque',
  'said.announce.made': '^{who:seat} {who:seat?you=avez|other=a} **réussi** l’enchère',
  'said.announce.failed': '^{who:seat} {who:seat?you=avez|other=a} **chuté**',
  'fact.manille-auction.bid': '^{seat:seat} {seat:seat?you=annoncez|other=annonce} | **{bid}**',
  'score.allPassed': 'Tout le monde passe',
  'score.bidMade': 'Enchère {bid}, {reached} faits : réussie',
  'score.bidFailed': 'Enchère {bid}, {reached} faits : chutée',
  'option.manille-auction.deals': 'Nombre de donnes',
  'option.manille-auction.discards': 'L’écart et le reste du talon',
  'option.manille-auction.discards.nobody': 'Ne comptent pour personne',
  'option.manille-auction.discards.bidder': 'Comptent pour le preneur',
  'option.manille-auction.defenders': 'Les adversaires du preneur',
  'option.manille-auction.defenders.alone': 'Jouent chacun pour soi',
  'option.manille-auction.defenders.partners': 'Jouent en partenaires',
} satisfies Translation<typeof english>;
