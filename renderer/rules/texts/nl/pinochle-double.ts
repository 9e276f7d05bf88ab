import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twintig kaarten uit een spel van 80: vier van elke aas, tien, heer, vrouw en boer.',
  'idea.2': 'Je biedt hoeveel punten je partij zal maken, met meldingen en slagen samen. De hoogste bieder maakt troef.',
  'idea.3': 'Ieder legt zijn meldingen uit, straten, huwelijken, vier gelijke, pinochles, en neemt ze weer op.',
  'idea.4': 'Bij het spelen moet je bekennen, altijd hoger als je kunt, en troeven als je niet kunt bekennen.',
  'idea.5': 'Haal je je bod, dan schrijf je alles wat je maakte; haal je het niet, dan verlies je het bod. Wie het eerst 500 heeft, wint.',
  aim: 'Bied wat je meldingen en slagen waard zullen zijn, en niet meer. In de slagen van een spel zitten 50 punten; de meldingen bepalen hoe hoog je kunt gaan.',
  'cards.pack':
    'Het spel heeft 80 kaarten: aas, tien, heer, vrouw en boer van vier kleuren, elk vier keer. De tien staat tussen aas en heer. Azen, tienen en heren zijn de **puntenkaarten**.',
  'cards.sum':
    'De laatste slag brengt 2 punten. Samen zijn er 48 puntenkaarten en die 2: 50 punten. Van twee dezelfde kaarten in een slag is de **eerst** gespeelde de hoogste.',
  'case.equal': 'Twee keer hartenaas: de eerste wint. De tien en beide azen zijn puntenkaarten, dus de slag brengt 3.',
  'deal.seats': 'Maten zitten tegenover elkaar, en alles gaat met de klok mee. Wie links van de gever zit, zit op de **voorhand**.',
  'deal.packets': 'Ieder twintig kaarten, in pakjes van vijf. Er blijft niets over.',
  'calls.bid':
    'Vanaf de voorhand biedt ieder hoger dan het laatste bod, of past. Wie gepast heeft, doet niet meer mee. Het laagste bod is 50, het hoogste 500; tot 60 mag je met één of meer omhoog, vanaf 60 alleen in veelvouden van 5. Het bieden eindigt als er één bieder over is.',
  'case.steps': 'Een bod moet boven het laatste liggen: een tweede 50 kan niet. Na 60 komt 65, niet 61.',
  'calls.stuck': 'Passen de eerste drie, dan is de gever de speler op 50, zonder een woord gezegd te hebben.',
  'calls.signal':
    'Een bod in de vijftig dat waarden **overslaat**, zegt de maat: “ik heb te melden, maak jij troef”. Voor elke overgeslagen waarde meldt het tien punten. De tafel toont wat elk bod zegt, en bots bieden en lezen het net zo.',
  'case.signal':
    'Een eerste bod van 54 slaat 50 tot en met 53 over: 40 punten te melden. 57 na 54 slaat twee waarden over: 20. Vanaf 60 zegt een bod niets.',
  'calls.trumps': 'Wie het bieden wint, de **speler**, maakt troef in een kleur waarin hij zelf een huwelijk heeft, heer en vrouw.',
  'calls.noMarriage':
    'Een speler zonder huwelijk kan geen troef maken: er wordt niet gespeeld, zijn partij verliest het bod, en de anderen schrijven niets.',
  'meld.what':
    'Als er troef gemaakt is, worden de meldingen van alle vier de handen geteld. Meer van één soort in een hand zijn meer waard dan één voor één:',
  melds: 'De meldingen en wat ze waard zijn',
  'melds.col.one': 'één',
  'melds.col.two': 'twee',
  'melds.col.three': 'drie',
  'melds.col.four': 'vier',
  'melds.row.run': 'Straat in troef',
  'melds.row.royalMarriage': 'Huwelijk in troef',
  'melds.row.marriage': 'Huwelijk in een andere kleur',
  'melds.row.aces': 'Azen, een van elke kleur',
  'melds.row.kings': 'Heren, een van elke kleur',
  'melds.row.queens': 'Vrouwen, een van elke kleur',
  'melds.row.jacks': 'Boeren, een van elke kleur',
  'melds.row.pinochle': 'Pinochle: schoppenvrouw en ruitenboer',
  'meld.once':
    'Een kaart mag in meldingen van verschillende soort dienen, bijvoorbeeld in een huwelijk, in vier vrouwen en in een pinochle; maar maar één keer binnen een soort. Heer en vrouw van een straat zijn niet ook nog een huwelijk. Elke soort wordt zo goed mogelijk geteld: twee straten en een derde heer en vrouw van troef zijn 150 + 4.',
  'case.runMarriage': 'Een straat, 15, en de tweede heer en vrouw van troef als huwelijk, 4.',
  'case.pinochles': 'Twee pinochles tegelijk: 30, niet tweemaal 4.',
  'case.aces': 'Eén aas van elke kleur is 10. De andere azen zijn niets waard zolang het tweede viertal niet compleet is.',
  'meld.least':
    'Een partij met minder dan 20 punten aan meldingen schrijft er niets van. Heeft de **spelende partij** minder dan 20, dan wordt er niet gespeeld: ze verliest het bod, en de tegenpartij schrijft haar meldingen als die 20 of meer zijn.',
  'option.minMeld': 'Hoeveel een partij moet melden om er iets van te schrijven: 20, of 15, of 0, zodat elke melding telt.',
  'meld.laid':
    'De meldingen van een partij die genoeg heeft, worden open neergelegd en na de eerste slag weer in de hand genomen. Van de anderen wordt niets getoond.',
  'option.concede':
    'Voor de eerste uitkomst mag de speler opgeven: het bod is verloren, de tegenpartij schrijft haar meldingen als het er genoeg zijn, en punten in slagen zijn er niet. Dit kan uitgezet worden; dan wordt elk spel gespeeld.',
  'play.lead': 'De speler komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Je moet **hoger** dan de kaart die voorligt als je kunt: bekennen met een hogere kaart van de kleur. Wie voorligt maakt niet uit; ook over je maat moet je heen. Kun je niet hoger, dan is elke kaart van de kleur goed.',
  'case.beat': 'De heer ligt voor en de tien is hoger. De tien moet.',
  'case.equalHand': 'Er ligt al een aas, en van gelijke kaarten wint de eerste: niets is hoger. Al je harten mogen.',
  'case.mate': 'De heer is van je maat, en je hebt aas en tien: een van de twee moet eroverheen.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan kan geen kaart ervan winnen. Je bekent met een kaart naar keuze.',
  'case.trumped': 'Troefboer ligt voor. Je hebt harten en moet bekennen, met welke je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je **troef** spelen: hoger dan de hoogste troef in de slag als je die hebt, en anders een troef naar keuze.',
  'case.over':
    'Geen harten. Troefvrouw is hoger dan de boer die voorligt; een tweede boer niet, want van gelijke kaarten is de eerste de hoogste.',
  'case.under': 'Troefaas is niet te kloppen, maar troef moet toch.',
  'play.any': 'Alleen wie de gevraagde kleur noch troef heeft, mag elke kaart spelen.',
  'score.sum': 'Elke partij telt de meldingen die ze mag schrijven en de punten van haar slagen op.',
  'score.made':
    'Is de som van de spelende partij minstens het bod, dan schrijft ze die som; anders verliest ze het bod. De tegenpartij schrijft hoe dan ook haar eigen som. Een totaal kan onder nul komen.',
  'case.made': 'Een bod van {bid}: 25 gemeld en 35 in slagen is net genoeg. De tegenpartij heeft te weinig gemeld en schrijft haar slagen.',
  'case.set': 'Een bod van {bid}, en 24 + 35 is maar 59: de spelende partij verliest {bid}. De anderen schrijven 22 + 15.',
  'score.save':
    'Om haar meldingen te houden moet een partij minstens één puntenkaart in haar slagen hebben, een aas, een tien of een heer. Zonder is ze haar meldingen kwijt; de 2 punten van de laatste slag houdt ze.',
  'case.lost': 'De tegenpartij haalde de laatste slag, en geen enkele puntenkaart: de gemelde 30 zijn weg, de 2 blijven.',
  'option.saveMeld':
    'Sommigen vragen meer: een partij met minder dan 20 punten in slagen, de 2 van de laatste slag meegeteld, is haar meldingen kwijt.',
  'match.target': 'De eerste partij met 500 punten wint. Komen beide daar in hetzelfde spel, dan wint de spelende partij.',
  'option.target': 'Het spel kan ook tot 250 gaan, of tot 1.000.',
  'term.pinochle': '**Pinochle**: schoppenvrouw met ruitenboer.',
  'term.marriage': '**Huwelijk**: heer en vrouw van een kleur; in troef een koninklijk huwelijk.',
  'term.around': '**Around**: van elke kleur een kaart van één rang, zoals in “aces around”, vier azen.',
  'term.set': '**Set**: het bod niet gehaald.',
  'term.counter': '**Puntenkaart** of **counter**: een kaart die een punt waard is: aas, tien of heer.',
  source:
    'Het Amerikaanse spel met een dubbel pak kaarten, voor twee tegen twee. De waarde van de meldingen is de gebruikelijke; een speler zonder huwelijk verliest het bod en de anderen schrijven niets; en elke soort melding wordt zo goed mogelijk geteld.',
} satisfies PageTranslation<typeof english>;
