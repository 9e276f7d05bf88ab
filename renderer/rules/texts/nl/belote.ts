import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/belote.ts';

/** The rules of Belote, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, 32 kaarten, ieder acht; praten en seinen mag niet.',
  'idea.2': 'Er wordt een kaart gedraaid. Wie haar neemt, maakt haar kleur troef; wil niemand, dan kan er een andere kleur gemaakt worden.',
  'idea.3': 'Reeksen en vier gelijke kaarten tellen voor de partij met de beste; heer en vrouw van troef in één hand zijn belote.',
  'idea.4': 'Je moet bekennen, troeven als je niet kunt bekennen en de slag niet aan je maat is, en in troef hoger.',
  'idea.5': 'De partij die nam heeft meer punten nodig dan de andere, anders is ze **dedans**. Wie het eerst 1.000 heeft, wint.',
  aim: 'Neemt jouw partij, dan moet ze meer punten halen dan de andere, annonces en belote inbegrepen. Anders gaan de punten naar de tegenpartij.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. In troef is de boer de hoogste kaart en de negen de tweede; in de andere kleuren is de volgorde gewoon, met de tien onder de aas.',
  'cards.sum':
    'De laatste slag, de **dix de der**, brengt nog 10 punten. Een spel telt 162: 62 in troef, 30 in elke andere kleur, en de laatste slag. Annonces komen daarbovenop.',
  'case.worth': 'Schoppen is gevraagd; troefnegen gaat over de acht heen en wint 11 + 0 + 10 + 14.',
  'deal.seats':
    'Maten zitten tegenover elkaar, en alles gaat tegen de klok in. Wie rechts van de gever zit, zit op de **voorhand**. Voor elk spel wordt geschud.',
  'deal.five': 'Eerst krijgt ieder vijf kaarten, drie en dan twee. De volgende kaart wordt gedraaid.',
  'deal.rest':
    'Heeft iemand genomen, dan krijgt die de gedraaide kaart en nog twee; de anderen krijgen er drie. Iedereen heeft de gedraaide kaart gezien, en ze blijft bekend.',
  'calls.first':
    'In de eerste ronde, van de voorhand tot de gever, mag ieder **nemen**, en dan is de kleur van de gedraaide kaart troef, of passen.',
  'calls.second':
    'Passen alle vier, dan volgt een tweede ronde: ieder mag in een **andere** kleur nemen, of passen. De gedraaide kaart gaat ook dan naar wie neemt.',
  'calls.passed': 'Passen allen weer, dan schrijft niemand en geeft de volgende.',
  'option.bidding':
    'Gewoonlijk neem je alleen in een kleur. Aan sommige tafels mag in de tweede ronde ook **zonder troef** en **alles troef**. Zonder troef hoef je alleen te bekennen, en een aas is 19 waard. Bij alles troef heeft elke kleur de volgorde van troef en moet je hoger dan de winnende kaart, maar geen kleur wint van een andere; een boer is 14 waard, een negen 9, een aas 6, een tien 5, een heer 3 en een vrouw 1. In beide gevallen telt een spel 162. Zonder troef is er geen belote; bij alles troef is elke heer met de vrouw van zijn kleur er een.',
  'sets.what':
    'De kaarten van je hand kunnen samen iets waard zijn. Reeksen lopen in de natuurlijke volgorde 7 8 9 10 B V H A, ook in troef:',
  declarations: 'Annonces',
  'declarations.col.worth': 'punten',
  'declarations.row.tierce': '**Tierce**: drie op volgorde',
  'declarations.row.cinquante': '**Cinquante**: vier op volgorde',
  'declarations.row.cent': '**Cent**: vijf of meer op volgorde',
  'declarations.row.jacks': '**Carré** van boeren',
  'declarations.row.nines': 'Carré van negens',
  'declarations.row.others': 'Carré van azen, tienen, heren of vrouwen',
  'sets.once':
    'Een kaart telt in één annonce; je hand wordt zo verdeeld dat ze het meest waard is. Vier achten of zevens zijn niets waard. Een reeks wordt in haar geheel gemeld, niet in stukken.',
  'sets.compare':
    'Maar één partij schrijft: die met de beste annonce. Elk carré wint van elke reeks; boeren zijn het best, dan negens, azen, tienen, heren en vrouwen. Van twee reeksen is de langste de beste, dan die met de hoogste topkaart, dan die in troef. Zijn ze dan nog gelijk, dan is die van wie het eerst aan de beurt was de beste.',
  'case.carreBeats': 'Een carré wint van elke reeks, ook van een in troef tot de aas.',
  'case.higher': 'De reeks tot de vrouw wint van die tot de boer.',
  'case.trumpTie': 'Beide eindigen op de boer; die in troef is de beste.',
  'case.firstTie': 'Geen van beide is in troef: de voorhand sprak het eerst en heeft de beste.',
  'sets.all': 'De partij met de beste annonce schrijft **al** haar annonces, ook die van de maat. De andere partij schrijft er geen.',
  'case.several': 'De reeks tot de aas wint van die tot de boer, en de lagere telt mee.',
  'sets.shown':
    'Je meldt wat je hebt, alleen bij naam, als je je eerste kaart speelt. Heeft iedereen in de eerste slag gespeeld, dan worden de annonces die tellen getoond; ze liggen open tijdens de tweede slag. Verslagen annonces worden nooit getoond.',
  'option.declarations':
    'Annonces worden vanzelf gemeld; of elke bezitter wordt gevraagd en mag melden of zwijgen, en dat iemand zweeg, komt niemand te weten; of je speelt zonder, zoals in wedstrijden van de bond, waar alleen belote telt.',
  'sets.belote':
    '**Belote** en **rebelote**: wie heer en vrouw van troef heeft, zegt “belote” bij de eerste van de twee en “rebelote” bij de tweede, en krijgt 20 punten. Ze doen niet mee met het vergelijken, en de partij houdt ze wat er ook gebeurt.',
  'play.lead':
    'De voorhand komt uit in de eerste slag, wie er ook nam; wie een slag haalt, komt uit in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen. Buiten troef mag dat met elke kaart ervan.',
  'play.trumpsLed':
    'Is er troef gevraagd, dan moet je hoger dan de hoogste tot dan toe als je kunt; anders een troef naar keuze. Een troef van je maat telt net als die van een tegenstander.',
  'case.trumpsLed': 'De aas is tot nu toe de hoogste troef. De negen is hoger en moet.',
  'case.overPartner': 'De vrouw is van je maat, maar in troef ga je er toch overheen.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree': 'De aas van je maat ligt voor: troeven of bijgooien, wat je wilt.',
  'option.underPartner':
    'Heeft je maat getroefd, dan mag je er een lagere troef onder spelen. Aan sommige tafels mag dat niet zolang je een andere kleur hebt.',
  'case.underPartner': 'Troeftien van je maat ligt voor. Aan zo’n tafel moet de acht wachten.',
  'play.trump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor, dan moet je troeven. Zonder troef mag je elke kaart spelen.',
  'play.overtrump': 'Ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Schoppen is gevraagd en met de acht getroefd. De negen is hoger en moet.',
  'play.under': 'Zijn al je troeven lager, dan moet je er toch een spelen.',
  'case.under': 'De zeven is niet hoger dan de acht, maar het is troef, dus hij moet.',
  'option.underTrump': 'Sommigen laten je dan vrij: elke kaart mag, en je kunt een lage troef bewaren.',
  'case.underFree': 'Aan zo’n tafel mogen alle drie de kaarten.',
  'score.total': 'Elke partij telt haar slagen op, haar annonces als die tellen, en belote:',
  'score.made': 'De nemers hebben meer: elke partij schrijft wat ze heeft.',
  'score.dedans':
    'De nemers hebben minder: ze zijn **dedans**. De tegenpartij schrijft alle 162 punten en elke annonce die telt; de nemers alleen hun belote.',
  'score.litige':
    'Beide evenveel: **litige**. De tegenpartij schrijft wat ze heeft; de punten van de nemers, belote daargelaten, wachten op de partij die het volgende spel wint.',
  'case.made': 'Slagen en een tierce: 112 tegen 70.',
  'case.dedans': 'Met 76 en belote hebben de nemers 96, de tegenpartij 136. Ze houden de 20 van hun belote; de rest is verloren.',
  'case.litige': 'Elk 81. De 81 van de nemers wachten op het volgende spel.',
  'case.after': 'De nemers winnen het spel na een litige: {waiting} punten komen boven op hun 100.',
  'score.capot':
    '**Capot**: alle acht slagen brengen 90 punten meer, 252 met de laatste slag. De andere partij houdt haar belote, en haar annonces als die de beste waren.',
  'case.capot': 'Alle slagen en een cinquante: 252 + 50.',
  'match.target':
    'De eerste partij met 1.000 punten wint. Komen beide daar in hetzelfde spel, dan wint het hoogste totaal; bij gelijk gaat het spel door. Punten die nog van een litige wachten, vervallen. De gever schuift tegen de klok in op.',
  'option.target': 'Een spel kan ook tot 500 gaan, of tot 2.000.',
  'term.taker': '**Nemer**: wie neemt. **Retourne**: de kaart die voor het bieden gedraaid wordt.',
  'term.der': '**Dix de der**: de 10 punten van de laatste slag.',
  'term.dedans': '**Dedans**, binnen: wat nemers zijn met minder punten dan de tegenpartij.',
  'term.litige': '**Litige**, geschil: een spel dat gelijk eindigt.',
  'term.capot': '**Capot**: alle acht slagen.',
  'term.pisser': '**Pisser**: een troef spelen die lager is dan de winnende, ondertroeven.',
  source:
    'Het Franse spel zoals de Fédération Française de Belote het beschrijft, met annonces. Waar spelers verschillen, beslissen deze bladzijden: de rang van carrés, hoe een hand in annonces verdeeld wordt, wat er bij een litige met belote gebeurt, en een spel tot 1.000 dat het hoogste totaal wint.',
} satisfies PageTranslation<typeof english>;
