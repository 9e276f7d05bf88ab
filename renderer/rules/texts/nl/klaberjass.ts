import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, 32 kaarten, ieder acht; praten en seinen mag niet.',
  'idea.2': 'Er wordt een kaart gedraaid. Wie de kleur wil, neemt haar als troef; wil niemand, dan kan er een andere kleur gemaakt worden.',
  'idea.3': 'Drie of vier kaarten op volgorde zijn extra punten voor de partij met de beste reeks.',
  'idea.4': 'Je moet bekennen, troeven als je niet kunt bekennen, en in troef altijd hoger, van wie de slag ook is.',
  'idea.5': 'De partij die troef maakte heeft meer dan de helft nodig, anders gaat ze **bait**. Wie het eerst 500 heeft, wint.',
  aim: 'Maakt jouw partij troef, dan moet ze meer punten halen dan de andere, extra punten inbegrepen. Anders gaat alles naar de tegenpartij.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. In troef is de boer de hoogste kaart en de negen de tweede; in de andere kleuren is de volgorde gewoon, met de tien onder de aas.',
  'cards.sum':
    'De laatste slag brengt nog 10 punten. Troefboer is 22 waard, zodat een spel 164 telt: 64 in troef, 30 in elke andere kleur, en de laatste slag. De extra punten komen daarbovenop.',
  'case.worth': 'Schoppen is gevraagd; troefnegen gaat over de acht heen en wint 11 + 0 + 10 + 14.',
  'deal.seats': 'Maten zitten tegenover elkaar, en alles gaat met de klok mee. Wie links van de gever zit, zit op de **voorhand**.',
  'deal.six': 'Eerst krijgt ieder zes kaarten, drie en drie. De onderste kaart van het spel wordt gedraaid.',
  'deal.two':
    'Is er troef gemaakt, dan krijgt ieder er nog twee. De tweede van de gever is de gedraaide kaart, welke kleur ook troef werd. Iedereen heeft haar gezien, en ze blijft bekend.',
  'calls.first': 'In de eerste ronde, van de voorhand tot de gever, mag ieder de gedraaide kleur als troef **nemen**, of passen.',
  'calls.second': 'Passen allen, dan volgt een tweede ronde: ieder mag een **andere** kleur noemen, of passen.',
  'calls.bima':
    'Komt het zo weer bij de gever, dan zit die **op de bima** en moet een kleur noemen: een van de vier, ook de kleur die eerst niemand wilde.',
  'option.bimaSuits': 'Bij sommigen mag de gever op de bima niet terug naar de gedraaide kleur: het moet een van de drie andere zijn.',
  'sets.what':
    'Als allen hun acht kaarten hebben en voordat er wordt uitgekomen, tellen de reeksen in een hand. Ze lopen in elke kleur, ook in troef, in de natuurlijke volgorde 7 8 9 10 B V H A.',
  'sets.three': 'Drie op volgorde, een **twintig**: 20 punten.',
  'sets.four': 'Vier op volgorde, een **vijftig**: 50 punten.',
  'sets.long':
    'Een kaart hoort bij één reeks. Een langere wordt gesplitst in de reeksen die samen het meest waard zijn, de langste eerst en van de hoogste kaart naar beneden:',
  runs: 'Kaarten op volgorde in één kleur',
  'runs.col.worth': 'punten',
  'runs.row.r3': 'Drie kaarten',
  'runs.row.r4': 'Vier kaarten',
  'runs.row.r5': 'Vijf kaarten',
  'runs.row.r6': 'Zes kaarten',
  'runs.row.r7': 'Zeven kaarten',
  'runs.row.r8': 'Acht kaarten',
  'sets.compare':
    'Maar één partij schrijft. Een vijftig is beter dan een twintig; van twee even lange reeksen is die met de hoogste topkaart de beste; bij gelijke topkaart die in troef. Zijn ze dan nog gelijk, dan krijgt elke partij de helft: 10 of 25.',
  'case.fourBeats': 'Een vierkaart wint van elke driekaart, ook van een met de aas in troef.',
  'case.tie': 'Beide reeksen eindigen op de boer, en geen is in troef: ieder de helft.',
  'case.trumpSet': 'Dezelfde twee reeksen, maar nu is klaveren troef: die reeks is de beste en krijgt alles.',
  'sets.several':
    'Bij meer reeksen zet elke partij de hare op volgorde, de beste voorop, en worden de twee beste vergeleken. De partij met de betere schrijft die en **al** haar andere reeksen; de andere partij schrijft niets. Zijn ze gelijk, dan schrijft elk de helft van de hare, gaan beide opzij en worden de volgende twee vergeleken; heeft een partij er geen meer, dan schrijft de andere de rest. Maar een vierkaart, ook een gelijke, wint van elke driekaart van de andere partij.',
  'case.several': 'De reeks tot de aas wint van die tot de boer. Haar partij schrijft die, en de lagere twintig erbij.',
  'case.tiedFours': 'De twee vierkaarten zijn gelijk: elk 25. De twintig ernaast verliest van de vierkaart van de ander en telt niet.',
  'sets.shown':
    'Reeksen die tellen, ook voor de helft, worden aan allen getoond en liggen open tijdens de eerste slag. Verslagen reeksen worden niet getoond en niet genoemd.',
  'option.declare':
    'Reeksen tellen vanzelf; of elke bezitter wordt gevraagd en mag **melden** of zwijgen, één antwoord voor alle reeksen van een hand. Dat iemand zweeg, komt niemand te weten.',
  'sets.bella':
    '**Bella**: wie heer en vrouw van troef heeft, krijgt 20 punten zodra de tweede van de twee gespeeld wordt, wie die slag ook haalt. Bella doet niet mee met het vergelijken en hoeft niet gemeld te worden.',
  'play.lead':
    'De voorhand komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart, ook altijd met troef.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen. Buiten troef mag dat met elke kaart ervan.',
  'play.trumpsLed':
    'Is er troef gevraagd, dan moet je hoger dan de hoogste tot dan toe als je kunt; anders een troef naar keuze. Een troef van je maat telt net als die van een tegenstander.',
  'case.trumpsLed': 'De aas is tot nu toe de hoogste troef. De negen is hoger en moet, van wie de aas ook is.',
  'case.noneBeats': 'Niets is hoger dan de boer. Je bekent met een van beide troeven, en mag de negen houden.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je troeven, ook als de slag aan je maat is. Zonder troef mag je elke kaart spelen.',
  'case.mateToo': 'De aas van je maat ligt voor, maar dat maakt je niet vrij: geen schoppen, dus de troef moet.',
  'play.overtrump': 'Is er al getroefd, dan moet je overtroeven als je kunt.',
  'case.over': 'Schoppen is gevraagd en met de acht getroefd. De negen is hoger en moet.',
  'play.lower': 'Zijn al je troeven lager, dan ben je vrij: elke kaart mag, ook een lagere troef.',
  'case.lower': 'De zeven is niet hoger dan de acht. Alle drie de kaarten mogen.',
  'score.total':
    'Noem T 164 plus alle extra punten die beide partijen schrijven, bella inbegrepen. Tel de punten van de partij die troef maakte:',
  'score.made': 'Meer dan de helft van T: elke partij schrijft haar eigen punten.',
  'score.bait': 'Minder dan de helft: de partij is **bait**. De tegenpartij schrijft heel T, zij niets.',
  'score.half': 'Precies de helft: wie troef maakte schrijft niets, de tegenpartij haar eigen helft.',
  'case.bait': 'T is 234. Met 81 + 20 komt de partij die troef maakte niet aan de helft, en de tegenpartij schrijft alles.',
  'case.half': 'T is 184, en 92 is precies de helft: niets voor wie troef maakte.',
  'score.black':
    'Een partij zonder één slag is al haar extra punten kwijt, ook bella; die tellen dan niet meer in T. De partij met alle acht slagen verdubbelt daarna wat ze schrijft: **zwart**. Verslagen reeksen blijven verslagen.',
  'case.black': 'Alle slagen en een vijftig: (164 + 50) × 2. De 20 van de andere partij zijn met haar slagen verloren.',
  'match.target':
    'De eerste partij met 500 punten wint. Komen beide daar in hetzelfde spel, dan wint het hoogste totaal; bij gelijk gaat het spel door. De gever schuift met de klok mee op.',
  'option.target': 'Een spel kan ook tot 300 gaan, of tot 1.000.',
  'term.jass': '**Jass**: troefboer. **Menel**: troefnegen.',
  'term.bima': '**Bima**: de plaats van de gever die een kleur moet noemen; het woord is dat voor de verhoging in een synagoge.',
  'term.bella': '**Bella**: heer en vrouw van troef in één hand.',
  'term.bait': '**Bait**: wat een partij is die troef maakte en minder dan de helft heeft.',
  'term.black': '**Zwart**: alle acht slagen.',
  source:
    'Het spel van Joodse gemeenschappen uit Midden-Europa, in de vorm voor vier, ook Clobyosh genoemd. Waar de beschrijving zwijgt, beslissen deze bladzijden: de waarde van troefboer, hoe lange reeksen gesplitst worden, hoe meer reeksen vergeleken worden, en een spel tot 500.',
} satisfies PageTranslation<typeof english>;
