import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twaalf Spaanse kaarten; er wordt naar rechts gedeeld en gespeeld, tegen de klok in.',
  'idea.2':
    'De laatste kaart van de gever wordt getoond en maakt troef. Is het een puntenkaart, dan schrijft de partij van de gever de waarde ervan.',
  'idea.3':
    'Je moet over een tegenstander heen als je kunt, en troeven als je niet kunt bekennen; is de slag aan je maat, dan mag je spelen wat je wilt.',
  'idea.4': 'Kaarten en slagen zijn samen 72 punten waard. De partij met meer dan 36 schrijft wat erboven zit.',
  'idea.5': 'De eerste partij met 40 wint een boom; wie het eerst twee bomen wint, wint de partij.',
  aim: 'Haal meer dan 36 van de 72 punten van een spel. Er valt niets te bieden: de getoonde kaart maakt troef, en de rest is spelen.',
  'cards.order':
    'Je speelt met 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, koning en aas. De **negen**, de manilla, is in elke kleur de hoogste kaart, ook in troef. Negen, aas, koning, ruiter en sota zijn de **puntenkaarten**; de andere zijn blank en niets waard.',
  'cards.sum': 'In elke kleur zitten 15 punten, en elk van de twaalf slagen is nog 1 punt waard: 60 + 12 = 72.',
  'case.worth': 'Zelfs troeftwee wint van de negen en de aas van bekers: 3 + 0 + 5 + 4, en 1 voor de slag zelf.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Je kunt om de plaatsen trekken; bij gelijke kaarten beslist de kleur, munten eerst, dan bekers, zwaarden en knuppels. De hoogste geeft het eerst, en de hoogste van de tegenstanders zit rechts van de gever. Er wordt naar rechts gespeeld, tegen de klok in; de speler rechts van de gever zit op de **voorhand**.',
  'deal.packets': 'Ieder twaalf kaarten, in pakjes van vier.',
  'deal.shown':
    'De laatste kaart, een van de gever, wordt aan iedereen getoond: de kleur ervan is troef. Hij ligt open tot de gever voor het eerst speelt, en hoort bij zijn twaalf.',
  'shown.counter':
    'Is de getoonde kaart een puntenkaart, dan schrijft de partij van de gever de waarde ervan **meteen**: 1 tot 5 punten. Die komen boven op de 72: in de slagen telt de kaart gewoon mee.',
  'shown.held':
    'Maar een getoonde kaart beslist geen boom. Zou de partij er 40 mee halen, dan worden de punten **in beraad** gehouden tot het spel gespeeld is; ze tellen als die partij in het spel minstens 36 punten haalt, en anders krijgt niemand ze.',
  'case.atOnce':
    'De partij van de gever staat op {total} en toont de negen: meteen 5 punten. Daarna haalt de tegenpartij 42, dus 6 boven de 36.',
  'case.heldWon':
    'De partij van de gever staat op {total}: met de 5 zou ze er zijn, dus moeten die wachten. 36 in het spel is genoeg, en de 5 worden geschreven.',
  'case.heldLost': 'De partij van de gever staat op {total} en haalt 35: één te weinig. De 5 zijn verloren.',
  'play.lead':
    'De voorhand, rechts van de gever, komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag met elke kaart uitkomen.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Kun je bekennen en ligt een tegenstander voor met een kaart van de gevraagde kleur, dan moet je **eroverheen** als je een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van die kleur bij wat je wilt.',
  'case.beat': 'De koning van een tegenstander ligt voor. Negen en aas zijn hoger, dus je moet een van de twee spelen.',
  'case.mateFollows':
    'Nu ligt de koning van je maat voor. Je bekent met een beker naar keuze: de aas, om je maat punten te geven, of de drie.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan die kleur niet meer.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree': 'De aas van je maat ligt voor. Troeven hoeft niet: je kunt er de negen van knuppels bij leggen, voor 5 punten meer.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een kaart van die kleur, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen bekers: je moet introeven met de twee van munten.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'De vijf van munten ligt voor. De zes is hoger, dus die moet je spelen.',
  'play.lower': 'Zijn al je troeven te laag, dan mag je elke kaart spelen, ook een lagere troef.',
  'case.lower': 'Geen van je troeven is hoger dan de vijf, dus je mag alle drie de kaarten spelen.',
  'score.excess': 'De partij met meer dan 36 punten schrijft wat er boven de 36 zit. Met 36 elk schrijft niemand iets.',
  'case.excess': '45 punten: 9 boven de 36.',
  'score.capote': 'Een partij die alle twaalf slagen haalt, heeft een **capote**. Die wordt gemeld, maar is niets extra waard.',
  'match.game': 'De eerste partij met 40 punten wint een boom. Dan gaan beide terug naar nul en begint de volgende boom.',
  'match.match': 'Wie het eerst twee bomen wint, wint de partij. Dit spel heeft geen huisregels.',
  'term.manilla': '**Manilla** of **malilla**: de negen, de hoogste kaart van een kleur.',
  'term.shown': '**Getoonde kaart**, “la muestra”: de laatste kaart van de gever; de kleur ervan is troef.',
  'term.capote': '**Capote**: alle slagen.',
  'term.blanca': '**Blanca**: een kaart zonder punten.',
  source: 'Het Spaanse spel voor vier. De waarde van een getoonde puntenkaart komt boven op de 72 punten waar het om gaat.',
} satisfies PageTranslation<typeof english>;
