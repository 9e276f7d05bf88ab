import { briscolaChiamataWords as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in German. */
export const briscolaChiamataWords = {
  ...english,
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Italien',
  'about.briscola-chiamata.players': '5, heimlicher Partner',
  'about.briscola-chiamata.pack': '40 Karten',
  'about.briscola-chiamata.length': '10 Spiele, 45 Min.',
  'ask.briscola-chiamata.auction': 'Karte rufen oder passen',
  'ask.briscola-chiamata.auction.numbers': 'Mehr Punkte bieten oder passen',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid.numbers': '^{who:seat} {who:seat?you=bietest|other=bietet} **{value}** Punkte',
  'said.briscola-chiamata.bid':
    '^{who:seat} {who:seat?you=rufst|other=ruft} {value:rank?A=das |J=den |K=den |Q=den |other=die }**{value:rank?J=Buben|other={value:rank}}**',
  'ask.briscola-chiamata.trumps': 'In welcher Farbe rufst du die Karte?',
  'fact.briscola-chiamata.need': '^{seat:seat} {seat:seat?you=rufst|other=ruft} | {need} von 120 Punkten',
  'fact.briscola-chiamata.called': 'Gerufen | {card:card}',
  'fact.briscola-chiamata.secret': 'Partner | du, heimlich',
  'fact.briscola-chiamata.partner': 'Partner | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Partner | keiner: {seat:seat} {seat:seat?you=spielst|other=spielt} allein',
  'announce.partner': 'den Partner',
  'announce.alone': 'allein',
  'said.announce.partner':
    '^{who:seat?you=du hast die gerufene Karte: du bist|other={who:seat} hat die gerufene Karte und ist} der **Partner**',
  'said.announce.alone':
    '^{who:seat} {who:seat?you=hast|other=hat} die gerufene Karte selbst und {who:seat?you=spielst|other=spielt} **allein**',
  'score.briscola-chiamata.tricks': 'Punkte der Partei',
  'score.briscola-chiamata.made': 'Geschafft: {reached} von {of}, {needed} nötig',
  'score.briscola-chiamata.lost': 'Verloren: {reached} von {of}, {needed} nötig',
  'score.briscola-chiamata.passed': 'Alle passen: niemand schreibt',
  'option.briscola-chiamata.deals': 'Anzahl der Spiele',
  'option.briscola-chiamata.target': 'Die Partie endet bei',
  'option.briscola-chiamata.target.none': 'Feste Anzahl von Spielen',
  'option.briscola-chiamata.partnerShare': 'Der Partner schreibt',
  'option.briscola-chiamata.partnerShare.equal': 'So viel wie der Rufer',
  'option.briscola-chiamata.partnerShare.half': 'Halb so viel',
  'option.briscola-chiamata.lowestPoints': 'Erste Punktzahl nach einer Zwei',
  'option.briscola-chiamata.lowestPoints.62': '62 oder mehr',
  'option.briscola-chiamata.lowestPoints.60': '60 oder mehr',
} satisfies Translation<typeof english>;
