import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twaalf Spaanse kaarten; alles gaat naar rechts, tegen de klok in.',
  'idea.2': 'De laatste kaart van de gever wordt getoond en is troef. Is het een puntenkaart, dan schrijft zijn partij haar waarde.',
  'idea.3': 'Tegen een tegenstander moet je hoger, en troeven als je niet kunt bekennen; is de slag aan je maat, dan ben je vrij.',
  'idea.4': 'Kaarten en slagen samen zijn 72 punten. Wie meer dan 36 heeft, schrijft wat erboven zit.',
  'idea.5': 'De eerste partij met 40 wint een boom, en wie het eerst twee bomen wint de partij.',
  aim: 'Haal meer dan 36 van de 72 punten van een spel. Er valt niets te bieden: de getoonde kaart beslist over troef, en de rest is spelen.',
  'cards.order':
    'Het spel heeft 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, heer en aas. De **negen**, de manilla, is in elke kleur de hoogste, ook in troef. Negen, aas, heer, ruiter en sota zijn de **puntenkaarten**; alle andere zijn blank en niets waard.',
  'cards.sum': 'Elke kleur telt 15 punten, en elk van de twaalf slagen is nog 1 punt waard: 60 + 12 = 72.',
  'case.worth': 'Zelfs troeftwee wint van de negen en de aas van bekers: 3 + 0 + 5 + 4, en 1 voor de slag.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Om de plaatsen kun je trekken; bij gelijke kaarten beslist de kleur, munten eerst, dan bekers, zwaarden en knuppels. De hoogste geeft het eerst, en de hoogste van de tegenstanders zit rechts van de gever. Er wordt naar rechts gespeeld; wie rechts van de gever zit, zit op de **voorhand**.',
  'deal.packets': 'Ieder twaalf kaarten, in pakjes van vier.',
  'deal.shown':
    'De laatste kaart, een van de gever, wordt aan allen getoond: haar kleur is troef. Ze ligt open tot de gever voor het eerst speelt, en hoort bij zijn twaalf.',
  'shown.counter':
    'Is de getoonde kaart een puntenkaart, dan schrijft de partij van de gever haar waarde **meteen**, 1 tot 5 punten. Dat komt boven op de 72: in de slagen telt de kaart als elke andere.',
  'shown.held':
    'Maar een getoonde kaart beëindigt geen boom. Zou ze de partij op 40 brengen, dan wordt ze **aangehouden** tot het spel gespeeld is; dan telt ze als de partij er minstens 36 punten in haalde, en anders krijgt niemand haar.',
  'case.atOnce':
    'De partij van de gever staat op {total} en toont de negen: meteen 5 punten. Daarna haalt de tegenpartij 42, 6 boven de 36.',
  'case.heldWon':
    'De partij van de gever staat op {total}: met 5 erbij was ze er, dus moet ze wachten. 36 in het spel is genoeg, en de 5 worden geschreven.',
  'case.heldLost': 'De partij van de gever staat op {total} en haalt 35: één te weinig. De 5 zijn verloren.',
  'play.lead':
    'De voorhand, rechts van de gever, komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Bij het bekennen moet je **hoger** als een tegenstander voorligt met een kaart van de gevraagde kleur en jij een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van de kleur wat je wilt.',
  'case.beat': 'De heer van een tegenstander ligt voor. Negen en aas zijn hoger, en een van de twee moet.',
  'case.mateFollows': 'Nu is de heer van je maat. Je bekent met een beker naar keuze: de aas, om punten te geven, of de drie.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan er geen.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag elke kaart.',
  'case.mateFree': 'De aas van je maat ligt voor. Troeven hoeft niet: de negen van knuppels mag erop, voor 5 punten meer.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander ermee voor, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen bekers: de twee van munten is troef, en moet.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'De vijf van munten ligt voor. De zes is hoger en moet.',
  'play.lower': 'Zijn al je troeven te laag, dan mag je elke kaart spelen, ook een lagere troef.',
  'case.lower': 'Geen van je troeven is hoger dan de vijf. Je bent vrij, en alle drie de kaarten mogen.',
  'score.excess': 'De partij met meer dan 36 punten schrijft wat er boven de 36 zit. Met 36 elk schrijft niemand iets.',
  'case.excess': '45 punten: 9 boven de 36.',
  'score.capote': 'Wie alle twaalf slagen haalt, heeft een **capote**. Die wordt aangekondigd en brengt niets extra.',
  'match.game': 'De eerste partij met 40 punten wint een boom. Dan gaan beide terug naar nul en begint het volgende.',
  'match.match': 'Wie het eerst twee bomen wint, wint de partij. Dit spel heeft geen huisregels.',
  'term.manilla': '**Manilla** of **malilla**: de negen, de hoogste kaart van een kleur.',
  'term.shown': '**Getoonde kaart**, “la muestra”: de laatste kaart van de gever, waarvan de kleur troef is.',
  'term.capote': '**Capote**: alle slagen.',
  'term.blanca': '**Blanca**: een kaart zonder punten.',
  source: 'Het spel van Spanje voor vier. De waarde van een getoonde puntenkaart komt boven op de 72 punten waarom gespeeld wordt.',
} satisfies PageTranslation<typeof english>;
