import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, 32 kaarten, ieder acht; praten en seinen mag niet.',
  'idea.2':
    'Er wordt een kaart gedraaid. Bevalt die kleur je, dan kun je hem als troef nemen; wil niemand hem, dan kan er een andere kleur genoemd worden.',
  'idea.3': 'Drie of vier kaarten op volgorde zijn extra punten waard voor de partij met de beste reeks.',
  'idea.4': 'Je moet bekennen, troeven als je dat niet kunt, en in troef altijd hoger, van wie de slag ook is.',
  'idea.5':
    'De partij die troef maakte, moet meer dan de helft halen, anders gaat ze **bait**. Alle acht slagen verdubbelen de score. Wie het eerst 500 heeft, wint.',
  aim: 'Maakt jouw partij troef, dan moet ze meer punten halen dan de andere, extra punten meegerekend. Anders gaat alles naar de tegenpartij.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. In troef is de boer de hoogste kaart en de negen de tweede; in de andere kleuren is de volgorde gewoon, met de tien onder de aas.',
  'cards.sum':
    'De laatste slag is 10 punten extra waard. Troefboer is 22 waard, zodat een spel op 164 uitkomt: 64 in troef, 30 in elke andere kleur, en de laatste slag. De extra punten komen daarbij.',
  'case.worth': 'Schoppen is gevraagd; troefnegen gaat over de acht heen en wint 11 + 0 + 10 + 14.',
  'deal.seats': 'Maten zitten tegenover elkaar, en er wordt met de klok mee gespeeld. De speler links van de gever zit op de **voorhand**.',
  'deal.six': 'Eerst krijgt ieder zes kaarten, drie en drie. De onderste kaart van het spel wordt gedraaid.',
  'deal.two':
    'Als er troef gemaakt is, krijgt ieder er nog twee. De tweede van de gever is de gedraaide kaart, welke kleur er ook troef werd. Iedereen heeft die gezien, en de kaart blijft bekend.',
  'calls.first': 'In de eerste ronde, van de voorhand tot de gever, mag ieder de gedraaide kleur als troef **nemen**, of passen.',
  'calls.second': 'Passen allen, dan volgt een tweede ronde: ieder mag een **andere** kleur noemen, of passen.',
  'calls.bima':
    'Past iedereen opnieuw, dan zit de gever **op de bima** en moet hij een kleur noemen: een van de vier, ook de kleur die eerst niemand wilde.',
  'option.bimaSuits': 'Bij sommigen mag de gever op de bima niet terug naar de gedraaide kleur: het moet een van de drie andere zijn.',
  'sets.what':
    'Als allen hun acht kaarten hebben, nog voor de eerste uitkomst, worden de reeksen in een hand geteld. In elke kleur, ook in troef, geldt daarvoor de natuurlijke volgorde 7 8 9 10 B V H A.',
  'sets.three': 'Drie op volgorde, een **twintig**: 20 punten.',
  'sets.four': 'Vier op volgorde, een **vijftig**: 50 punten.',
  'sets.long':
    'Een kaart hoort maar bij één reeks. Een langere rij wordt gesplitst in de reeksen die samen het meest waard zijn, de langste eerst en van de hoogste kaart naar beneden:',
  runs: 'Een rij in één kleur',
  'runs.col.worth': 'punten',
  'runs.row.r3': 'Drie kaarten',
  'runs.row.r4': 'Vier kaarten',
  'runs.row.r5': 'Vijf kaarten',
  'runs.row.r6': 'Zes kaarten',
  'runs.row.r7': 'Zeven kaarten',
  'runs.row.r8': 'Acht kaarten',
  'sets.compare':
    'Maar één partij schrijft. Een vijftig gaat boven een twintig; van twee even lange reeksen is die met de hoogste topkaart beter; bij gelijke topkaarten die in troef. Zijn ze dan nog gelijk, dan krijgt elke partij de helft: 10 of 25.',
  'case.fourBeats': 'Vier op volgorde gaat boven elke drie, ook boven drie met de aas in troef.',
  'case.tie': 'Beide reeksen eindigen op de boer, en geen van beide is in troef: ieder de helft.',
  'case.trumpSet': 'Dezelfde twee reeksen, maar nu is klaveren troef: die reeks is de beste en krijgt alles.',
  'sets.several':
    'Bij meer reeksen legt elke partij de eigen reeksen op volgorde, de beste voorop, en worden de twee beste vergeleken. De partij met de betere schrijft die en **al** haar andere reeksen; de andere partij schrijft niets. Zijn ze gelijk, dan schrijft elke partij de helft van de hare, gaan beide opzij en worden de volgende twee vergeleken; heeft een partij er geen meer, dan schrijft de andere de rest. Maar vier op volgorde, ook een gelijke vier, gaat boven elke drie van de andere partij.',
  'case.several': 'De reeks tot de aas wint van die tot de boer. De partij met die reeks schrijft hem, en ook de lagere twintig.',
  'case.tiedFours': 'De twee vieren zijn gelijk: elk 25. De twintig ernaast verliest van de vier van de andere partij en telt niet.',
  'sets.shown':
    'Reeksen die tellen, ook voor de helft, worden aan iedereen getoond en liggen open tijdens de eerste slag. Verslagen reeksen worden niet getoond en niet genoemd.',
  'option.declare':
    'Reeksen tellen vanzelf; of wie er een heeft wordt gevraagd, en mag **melden** of zwijgen, één antwoord voor alle reeksen van een hand. Dat iemand gezwegen heeft, komt niemand te weten.',
  'sets.bella':
    '**Bella**: wie heer en vrouw van troef heeft, krijgt 20 punten bij het spelen van de tweede van de twee, wie die slag ook haalt. Bella doet niet mee met het vergelijken en hoeft niet gemeld te worden.',
  'play.lead':
    'De voorhand komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag met elke kaart uitkomen, en altijd met troef.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen. Buiten troef mag dat met elke kaart van de kleur.',
  'play.trumpsLed':
    'Is er troef gevraagd, dan moet je over de hoogste heen die er ligt, als je kunt; anders is elke troef goed. De troef van je maat telt als die van een tegenstander.',
  'case.trumpsLed': 'De aas is tot nu toe de hoogste troef. De negen is hoger, dus die moet je spelen, van wie de aas ook is.',
  'case.noneBeats': 'Niets is hoger dan de boer. Je bekent met een van beide troeven, en mag de negen houden.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je troeven, ook als de slag aan je maat is. Zonder troef mag je elke kaart spelen.',
  'case.mateToo': 'De aas van je maat ligt voor, maar dat helpt je niet: geen schoppen, dus je moet troeven.',
  'play.overtrump': 'Is de slag al ingetroefd, dan moet je overtroeven als je kunt.',
  'case.over': 'Schoppen is gevraagd en met de acht ingetroefd. De negen is hoger, dus die moet je spelen.',
  'play.lower': 'Zijn al je troeven lager, dan mag je elke kaart spelen, ook een lagere troef.',
  'case.lower': 'De zeven is lager dan de acht. Je mag alle drie de kaarten spelen.',
  'score.total':
    'Noem T 164 plus alle extra punten die beide partijen schrijven, bella meegerekend. Tel de punten van de partij die troef maakte:',
  'score.made': 'Meer dan de helft van T: elke partij schrijft de eigen punten.',
  'score.bait': 'Minder dan de helft: de partij is **bait**. De tegenpartij schrijft heel T, de andere niets.',
  'score.half': 'Precies de helft: de partij die troef maakte schrijft niets, de tegenpartij de eigen helft.',
  'case.bait': 'T is 234. Met 81 + 20 komt de partij die troef maakte lang niet aan de helft, en de tegenpartij schrijft alles.',
  'case.half': 'T is 184, en 92 is precies de helft: niets voor wie troef maakte.',
  'score.black':
    'Een partij zonder één slag is al haar extra punten kwijt, ook bella; die tellen dan niet mee in T. De partij met alle acht slagen schrijft dubbel: **zwart**. Verslagen reeksen blijven verslagen.',
  'case.black': 'Alle slagen en een vijftig: (164 + 50) × 2. De 20 van de andere partij zijn met haar slagen verloren.',
  'match.target':
    'De eerste partij met 500 punten wint. Komen beide in hetzelfde spel zover, dan wint het hoogste totaal; is dat gelijk, dan speel je door. Het geven gaat met de klok mee rond.',
  'option.target': 'Je kunt ook tot 300 of tot 1.000 spelen.',
  'term.jass': '**Jass**: troefboer. **Menel**: troefnegen.',
  'term.bima': '**Bima**: de plaats van de gever die een kleur moet noemen; het woord staat voor de verhoging in een synagoge.',
  'term.bella': '**Bella**: heer en vrouw van troef in één hand.',
  'term.bait': '**Bait**: een partij die troef maakte en minder dan de helft heeft.',
  'term.black': '**Zwart**: alle acht slagen.',
  source:
    'Het spel van Joodse gemeenschappen in Midden-Europa, in de vorm voor vier, ook Clobyosh genoemd. Waar de beschrijving zwijgt, volgt deze pagina dit: de waarde van troefboer, hoe lange rijen gesplitst worden, hoe meer reeksen vergeleken worden, en een spel tot 500.',
} satisfies PageTranslation<typeof english>;
