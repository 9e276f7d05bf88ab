import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Dutch. */
export const text = {
  'idea.1': 'Vijf spelers, ieder acht kaarten, uit een Italiaans spel van 40 kaarten.',
  'idea.2':
    'Bieden doe je door een kaart te vragen, telkens een **lagere** dan de vorige. Wie het bieden wint, noemt de kleur, en die is troef.',
  'idea.3': 'Wie de gevraagde kaart heeft, is de geheime maat van de bieder. Niemand anders weet het tot de kaart gespeeld wordt.',
  'idea.4': 'Je mag altijd elke kaart spelen: bekennen hoeft nooit.',
  'idea.5': 'De partij van de bieder heeft 61 van de 120 punten nodig, of wat er geboden is; dan betalen de anderen.',
  aim: 'Als bieder zoek je de kaart die je mist en maak je 61 punten samen met wie hem heeft. Als een van de anderen zoek je uit wie dat is, en houd je de twee tegen. Als maat help je de bieder zonder te vroeg ontdekt te worden.',
  'cards.order':
    'Er zijn 40 Italiaanse kaarten in vier kleuren: zwaarden, bekers, munten en staven. De volgorde is aas, **drie**, koning, ruiter, boer, en dan zeven, zes, vijf, vier en twee, met de twee als laagste.',
  'cards.sum':
    'In elke kleur zitten 30 punten, in het hele spel 120; de laatste slag is niets extra waard. Azen en drieën heten **carichi** (“ladingen”), kaarten zonder punten **lisci** (“gladde”).',
  'cards.french':
    'Met Franse kaarten speel je hetzelfde spel zonder zevens, achten en negens: de tien neemt de plaats in van de drie, en onder de boer komen 6 5 4 3 2.',
  'deal.seats':
    'Vijf spelers, ieder voor zich tot de gevraagde kaart de partijen bepaalt. Er wordt met de klok mee gespeeld; de speler links van de gever zit op de **voorhand**.',
  'deal.cards': 'Ieder acht kaarten, één voor één. Alle 40 worden gedeeld.',
  'calls.how':
    'De voorhand begint, en de anderen volgen met de klok mee tot er één bieder over is. Wie past, doet niet meer mee. Een bod is een van deze:',
  'calls.rank':
    'Een **rang**, lager dan de vorige: na een aas een drie, na een drie een koning, en zo verder omlaag tot de twee. Het eerste bod mag elke rang zijn.',
  'calls.points':
    'Na een twee: de twee met een aantal **punten**, telkens hoger dan het vorige, tot 120. De twee zonder meer staat voor 61; het eerste bod met punten is dus minstens 62.',
  'calls.end': 'Een bod van 120 sluit het bieden meteen af.',
  'case.auction':
    'De rangen dalen, en pas na de twee komen er punten. Een gelijke of hogere rang kan niet, punten zonder een twee ook niet, en 61 evenmin, want dat belooft de twee zelf al.',
  'option.lowestPoints':
    'Volgens de letter van sommige beschrijvingen beginnen de punten bij 60: na een kale twee mag dan 60 of 61 volgen. Een bod van 60 is met precies 60 punten gehaald en geldt als 61 tot 70.',
  'calls.trumps': 'Wie het bieden wint, noemt de troefkleur. De kaart van die kleur en van de gevraagde rang is de **gevraagde kaart**.',
  'calls.partner':
    'Wie die kaart heeft, is in dit spel de maat van de bieder, en zegt niets. De anderen spelen tegen die twee, al weten ze niet wie het zijn.',
  'calls.alone': 'Een bieder die de gevraagde kaart zelf heeft, speelt alleen tegen vier en is de enige die dat weet.',
  'calls.none':
    'Passen alle vijf, dan wordt er niets geschreven en geeft de volgende. Hebben er vier gepast zonder dat er een bod is, dan mag de vijfde nog bieden of passen.',
  'play.lead': 'Wie het bieden won, komt uit in de eerste slag, wie er ook gaf. Wie een slag haalt, komt uit in de volgende.',
  'play.free': '**Je mag altijd elke kaart spelen.** Je hoeft niet te bekennen, niet te troeven en nergens overheen.',
  'case.free':
    'Munten zijn gevraagd en ingetroefd. Je mag overtroeven, bekennen met de drie of de waardeloze twee afgooien: wat je partij maar helpt.',
  'play.wins': 'De hoogste troef in de slag wint; is er geen, dan de hoogste kaart van de gevraagde kleur.',
  'case.led': 'Zwaarden zijn gevraagd. De aas en de drie van staven zijn veel waard maar winnen niets: de koning haalt 31 punten.',
  'case.trumped': 'Er liggen twee troeven in de slag, en de hoogste wint. De aas van munten is verloren.',
  'play.secret':
    'Zolang de gevraagde kaart niet gespeeld is, verraadt niets aan tafel wie hem heeft: geen bericht, geen teken, geen score. Zodra hij gespeeld is, of aan het eind van het spel, worden de partijen getoond.',
  'score.need': 'De partij van de bieder moet de geboden punten halen, 61 bij een rang. Hoe hoger het bod, hoe hoger de inzet:',
  stakes: 'Wat elke speler schrijft',
  'stakes.col.side': 'bieder en maat, elk',
  'stakes.col.alone': 'bieder alleen',
  'stakes.col.others': 'ieder ander',
  'stakes.row.r61to70': 'Een rang, of 61 tot 70',
  'stakes.row.r71to80': '71 tot 80',
  'stakes.row.r81to90': '81 tot 90',
  'stakes.row.r91to100': '91 tot 100',
  'stakes.row.r101to120': '101 tot 120',
  'score.signs':
    'Het bovenste teken geldt als de partij van de bieder de punten gehaald heeft, het onderste als dat niet gelukt is. Punten daarboven leveren niets op.',
  'case.made': 'Er is een boer gevraagd, en bieder en maat haalden samen {reached}: gehaald.',
  'case.lost': 'Een bod van {bid}, en de twee haalden {reached}: één te weinig.',
  'case.alone': 'De bieder had zelf de gevraagde kaart en haalde {reached} in z’n eentje, tegen vier.',
  'option.partnerShare':
    'Hier krijgt de maat evenveel als de bieder. Sommigen geven de maat de helft; dan zijn de vijf scores van een spel samen nul.',
  'case.half': 'Hetzelfde spel met de helft voor de maat: 2 + 1 tegen driemaal 1.',
  'match.deals':
    'Een partij is tien spellen; ieder heeft een eigen totaal, en het hoogste wint. Bij een gelijke stand wordt de winst gedeeld.',
  'option.deals': 'Het kunnen ook 5 of 20 spellen zijn. Wordt er tot een vast aantal punten gespeeld, dan doet dit er niet toe.',
  'option.target': 'In plaats van na een aantal spellen kan de partij ook eindigen zodra iemand 11 punten heeft.',
  'term.briscola': '**Briscola**: troef, en ook een troefkaart.',
  'term.socio': '**Socio**: de geheime maat.',
  'term.carico': '**Carico**: een aas of een drie.',
  'term.liscio': '**Liscio**: een kaart zonder punten.',
  'term.chiamata': '**Chiamata**: het vragen van een kaart.',
  source:
    'Het Italiaanse spel voor vijf. Op een paar punten spreken de bronnen elkaar tegen; op deze pagina is het eerste bod met punten 62 of meer, levert een spel waarin allen passen niets op, en duurt een partij tien spellen.',
} satisfies PageTranslation<typeof english>;
