import type { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in Dutch. */
export const manilleAuction = {
  'game.manille-auction': 'Manillen met bieden',
  'about.manille-auction.place': 'Frankrijk',
  'about.manille-auction.players': '3–7, ieder voor zich',
  'about.manille-auction.pack': '32 kaarten',
  'about.manille-auction.length': '10 spellen, 35 min',
  'ask.manille-auction.bidding': 'Hoeveel punten?',
  'ask.manille-auction.discard': 'Leg weg wat je wilt ruilen',
  'ask.manille-auction.draw': 'Neem een kaart voor elke weggelegde',
  'ask.manille-auction.trumps': 'Maak troef',
  'call.manille-auction.trump:NT': 'Zonder troef',
  'announce.allPassed': 'iedereen past',
  'announce.made': 'gehaald',
  'announce.failed': 'niet gehaald',
  'said.announce.allPassed': 'Iedereen past: niemand scoort',
  'said.announce.made': '^{who:seat?you=je hebt|other={who:seat} heeft} het bod **gehaald**',
  'said.announce.failed': '^{who:seat?you=je hebt|other={who:seat} heeft} het bod **niet gehaald**',
  'fact.manille-auction.bid': '^{seat:seat?you=je|other={seat:seat}} biedt | **{bid}**',
  'score.allPassed': 'Iedereen past',
  'score.bidMade': 'Bod {bid}, {reached} gehaald: geslaagd',
  'score.bidFailed': 'Bod {bid}, {reached} gehaald: mislukt',
  'option.manille-auction.deals': 'Aantal spellen',
  'option.manille-auction.discards': 'Weggelegde kaarten en de rest van de talon',
  'option.manille-auction.discards.nobody': 'Tellen voor niemand',
  'option.manille-auction.discards.bidder': 'Tellen voor de bieder',
  'option.manille-auction.defenders': 'De tegenspelers van de bieder',
  'option.manille-auction.defenders.alone': 'Spelen ieder voor zich',
  'option.manille-auction.defenders.partners': 'Spelen als maten',
} satisfies Translation<typeof english>;
