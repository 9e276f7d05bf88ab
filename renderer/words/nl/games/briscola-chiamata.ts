import type { briscolaChiamataWords as english } from '../../en/games/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Words of Briscola Chiamata, in Dutch. */
export const briscolaChiamataWords = {
  'game.briscola-chiamata': 'Briscola chiamata',
  'about.briscola-chiamata.place': 'Italië',
  'about.briscola-chiamata.players': '5, geheime maat',
  'about.briscola-chiamata.pack': '40 kaarten',
  'about.briscola-chiamata.length': '10 spellen, 45 min',
  'ask.briscola-chiamata.auction': 'Vraag een lagere kaart of pas',
  'ask.briscola-chiamata.auction.numbers': 'Bied meer punten of pas',
  'call.briscola-chiamata.bid': '^{value:rank}',
  'said.briscola-chiamata.bid.numbers': '^{who:seat?you=je|other={who:seat}} biedt **{value}** punten',
  'said.briscola-chiamata.bid': '^{who:seat?you=je|other={who:seat}} vraagt de **{value:rank}**',
  'ask.briscola-chiamata.trumps': 'In welke kleur vraag je?',
  'fact.briscola-chiamata.need': '^{seat:seat?you=je|other={seat:seat}} vraagt | {need} van 120 punten',
  'fact.briscola-chiamata.called': 'Gevraagde kaart | {card:card}',
  'fact.briscola-chiamata.secret': 'Maat | jij, in het geheim',
  'fact.briscola-chiamata.partner': 'Maat | {seat:seat}',
  'fact.briscola-chiamata.alone': 'Maat | geen: {seat:seat?you=je|other={seat:seat}} speelt alleen',
  'announce.partner': 'de maat',
  'announce.alone': 'alleen',
  'said.announce.partner':
    '^{who:seat?you=je hebt de gevraagde kaart: jij bent|other={who:seat} heeft de gevraagde kaart en is} de **maat**',
  'said.announce.alone': '^{who:seat?you=je hebt|other={who:seat} heeft} ook de gevraagde kaart en speelt **alleen**',
  'score.briscola-chiamata.made': 'Gehaald: {reached} van {of}, en {needed} was nodig',
  'score.briscola-chiamata.lost': 'Verloren: {reached} van {of}, en {needed} was nodig',
  'score.briscola-chiamata.passed': 'Iedereen past: niemand scoort',
  'option.briscola-chiamata.deals': 'Aantal spellen',
  'option.briscola-chiamata.target': 'Eindigt bij',
  'option.briscola-chiamata.target.none': 'Het aantal spellen',
  'option.briscola-chiamata.partnerShare': 'De maat krijgt',
  'option.briscola-chiamata.partnerShare.equal': 'Evenveel als de bieder',
  'option.briscola-chiamata.partnerShare.half': 'Half zoveel',
  'option.briscola-chiamata.lowestPoints': 'Eerste bod met punten na een twee',
  'option.briscola-chiamata.lowestPoints.62': '62 of meer',
  'option.briscola-chiamata.lowestPoints.60': '60 of meer',
} satisfies Translation<typeof english>;
