import { manilleAuction as english } from '../../en/games/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Words of Auction Manille, in German. */
export const manilleAuction = {
  ...english,
  'game.manille-auction': 'Manille mit Reizen',
  'about.manille-auction.place': 'Frankreich',
  'about.manille-auction.players': '3–7, jeder für sich',
  'about.manille-auction.pack': '32 Karten',
  'about.manille-auction.length': '10 Spiele, 35 Min.',
  'ask.manille-auction.bidding': 'Wie viele Punkte?',
  'ask.manille-auction.discard': 'Leg die Karten ab, die du tauschen willst',
  'ask.manille-auction.draw': 'Nimm für jede abgelegte Karte eine',
  'ask.manille-auction.trumps': 'Sag Trumpf an',
  'call.manille-auction.trump:NT': 'Ohne Trumpf',
  'announce.allPassed': 'alle passen',
  'announce.made': 'geschafft',
  'announce.failed': 'nicht geschafft',
  'said.announce.allPassed': 'Alle passen: niemand schreibt',
  'said.announce.made': '^{who:seat} {who:seat?you=hast|other=hat} das Gebot **geschafft**',
  'said.announce.failed': '^{who:seat} {who:seat?you=hast|other=hat} das Gebot nicht geschafft',
  'fact.manille-auction.bid': '^{seat:seat} {seat:seat?you=reizt|other=reizt} | **{bid}**',
  'score.allPassed': 'Alle passen',
  'score.bidMade': '{bid} gereizt, {reached} gemacht: geschafft',
  'score.bidFailed': '{bid} gereizt, {reached} gemacht: nicht geschafft',
  'option.manille-auction.deals': 'Anzahl der Spiele',
  'option.manille-auction.discards': 'Abgelegte Karten und Rest des Talons',
  'option.manille-auction.discards.nobody': 'Zählen für niemanden',
  'option.manille-auction.discards.bidder': 'Zählen für den Spielmacher',
  'option.manille-auction.defenders': 'Die Gegner des Spielmachers',
  'option.manille-auction.defenders.alone': 'Spielen jeder für sich',
  'option.manille-auction.defenders.partners': 'Spielen zusammen',
} satisfies Translation<typeof english>;
