import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twintig kaarten uit een spel van 80: vier van elke aas, tien, heer, vrouw en boer.',
  'idea.2': 'Je biedt hoeveel punten je partij zal maken, met meldingen en slagen samen. De hoogste bieder maakt troef.',
  'idea.3': 'Ieder legt zijn meldingen open – straten, huwelijken, vier gelijke, pinochles – en neemt ze weer op.',
  'idea.4': 'Bij het spelen moet je bekennen, hoger als je kunt, en troeven als je niet kunt bekennen.',
  'idea.5': 'Haal je het bod, dan schrijf je alles wat je maakte; haal je het niet, dan verlies je het bod. Wie het eerst 500 heeft, wint.',
  aim: 'Bied wat je meldingen en slagen waard zullen zijn, en niet meer. In de slagen van een spel zitten 50 punten; de meldingen bepalen hoe hoog je kunt gaan.',
  'cards.pack':
    'Het spel heeft 80 kaarten: aas, tien, heer, vrouw en boer van vier kleuren, elk vier keer. De tien staat tussen aas en heer. Azen, tienen en heren zijn de **puntenkaarten**.',
  'cards.sum':
    'De laatste slag is 2 punten waard. In totaal zijn er 48 puntenkaarten en die 2: 50 punten. Van twee gelijke kaarten in een slag is de **eerst** gespeelde de hoogste.',
  'case.equal': 'Twee hartenazen: de eerste wint. De tien en beide azen zijn puntenkaarten, dus de slag is 3 waard.',
  'deal.seats': 'Maten zitten tegenover elkaar, en er wordt met de klok mee gespeeld. De speler links van de gever zit op de **voorhand**.',
  'deal.packets': 'Ieder twintig kaarten, in pakjes van vijf. Een talon is er niet.',
  'calls.bid':
    'De voorhand begint, en om de beurt biedt ieder hoger, of past. Wie past, doet niet meer mee. Het laagste bod is 50, het hoogste 500; tot 60 mag je met één of meer omhoog, vanaf 60 alleen in veelvouden van 5. Het bieden eindigt als er één bieder over is.',
  'case.steps': 'Een bod moet hoger zijn dan het vorige: een tweede 50 kan niet. Na 60 komt 65, niet 61.',
  'calls.stuck': 'Passen de eerste drie, dan **zit** de gever aan een bod van 50, zonder een woord gezegd te hebben.',
  'calls.signal':
    'Een bod in de vijftig dat waarden **overslaat**, zegt tegen je maat: “ik heb te melden; maak jij troef.” Elke overgeslagen waarde staat voor tien punten aan meldingen. De app toont wat elk bod seint, en bots bieden en lezen het op dezelfde manier.',
  'case.signal':
    'Een eerste bod van 54 slaat 50 tot en met 53 over: 40 punten aan meldingen. 57 na 54 slaat twee waarden over: 20. Vanaf 60 seint een bod niets.',
  'calls.trumps': 'Wie het bieden wint, de **speler**, maakt troef in een kleur waarin hij een huwelijk heeft: heer en vrouw.',
  'calls.noMarriage':
    'Een speler zonder huwelijk kan geen troef maken: het spel wordt niet gespeeld, zijn partij verliest het bod, en de anderen schrijven niets.',
  'meld.what':
    'Als er troef gemaakt is, worden de meldingen van alle vier de handen geteld. Meer dezelfde in één hand zijn meer waard dan los:',
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
    'Een kaart mag in meldingen van verschillende soort meetellen, bijvoorbeeld in een huwelijk, in vier vrouwen en in een pinochle; maar binnen één soort maar één keer. Heer en vrouw van een straat zijn niet ook nog een huwelijk. Elke soort wordt zo voordelig mogelijk geteld: twee straten en een derde heer en vrouw van troef zijn 150 + 4.',
  'case.runMarriage': 'Een straat, 15, en de tweede heer en vrouw van troef als huwelijk, 4.',
  'case.pinochles': 'Twee pinochles tegelijk: 30, niet tweemaal 4.',
  'case.aces': 'Eén aas van elke kleur is 10. Meer azen zijn niets waard zolang het tweede viertal niet compleet is.',
  'meld.least':
    'Een partij met minder dan 20 punten aan meldingen schrijft er niets van. Heeft de **spelende partij** minder dan 20, dan wordt het spel niet gespeeld: ze verliest het bod, en de tegenpartij schrijft haar meldingen als die 20 of meer waard zijn.',
  'option.minMeld': 'Hoeveel een partij minstens moet melden om er iets van te schrijven: 20, of 15, of 0, en dan telt elke melding.',
  'meld.laid':
    'De meldingen van een partij die genoeg heeft, worden voor iedereen open neergelegd en na de eerste slag weer opgenomen. Een partij met te weinig laat niets zien.',
  'option.concede':
    'Voor de eerste uitkomst mag de speler opgeven: het bod is verloren, de tegenpartij schrijft haar meldingen als die genoeg waard zijn, en punten voor slagen zijn er niet. Staat dit uit, dan wordt elk spel uitgespeeld.',
  'play.lead': 'De speler komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag met elke kaart uitkomen.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Je moet **over** de kaart die voorligt heen als je kunt, met een hogere kaart van de gevraagde kleur. Van wie die kaart is, maakt niet uit; ook over je maat moet je heen. Kun je niet hoger, dan is elke kaart van de kleur goed.',
  'case.beat': 'De heer ligt voor en de tien is hoger, dus die moet je spelen.',
  'case.equalHand': 'Er ligt al een aas, en van gelijke kaarten wint de eerste: niets gaat eroverheen. Je mag al je harten spelen.',
  'case.mate': 'De heer is van je maat, en je hebt aas en tien: met een van de twee moet je eroverheen.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan kan geen kaart van die kleur nog winnen. Je bekent met een kaart naar keuze.',
  'case.trumped': 'Troefboer ligt voor. Je hebt harten en moet bekennen, met welke je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je **troef** spelen: hoger dan de hoogste troef in de slag als je die hebt, en anders een troef naar keuze.',
  'case.over':
    'Geen harten. Troefvrouw gaat over de boer die voorligt; een tweede boer niet, want van gelijke kaarten is de eerste de hoogste.',
  'case.under': 'Troefaas kun je niet aan, maar troef spelen moet je toch.',
  'play.any': 'Je mag alleen elke kaart spelen als je de gevraagde kleur noch troef hebt.',
  'score.sum': 'Elke partij telt de meldingen die ze mag schrijven en de punten uit haar slagen op.',
  'score.made':
    'Is het totaal van de spelende partij minstens het bod, dan schrijft ze dat totaal; anders verliest ze het bod: ze gaat **eronder**. De tegenpartij schrijft in beide gevallen het eigen totaal. Een score kan onder nul komen.',
  'case.made':
    'Een bod van {bid}: 25 gemeld en 35 in slagen is net genoeg. De tegenpartij heeft te weinig gemeld en schrijft alleen haar slagen.',
  'case.set': 'Een bod van {bid}, en 24 + 35 is maar 59: de spelende partij verliest {bid}. De anderen schrijven 22 + 15.',
  'score.save':
    'Om de meldingen te behouden moet een partij minstens één puntenkaart in haar slagen hebben, een aas, een tien of een heer. Zonder puntenkaart is ze haar meldingen kwijt, maar de 2 punten voor de laatste slag houdt ze.',
  'case.lost': 'De tegenpartij haalde de laatste slag, en geen enkele puntenkaart: de gemelde 30 zijn weg, de 2 blijven.',
  'option.saveMeld':
    'Sommigen eisen meer: een partij met minder dan 20 punten in slagen, de 2 van de laatste slag meegeteld, is haar meldingen kwijt.',
  'match.target': 'De eerste partij met 500 punten wint. Komen beide in hetzelfde spel zover, dan wint de spelende partij.',
  'option.target': 'Je kunt ook tot 250 of tot 1.000 spelen.',
  'term.pinochle': '**Pinochle**: schoppenvrouw met ruitenboer.',
  'term.marriage': '**Huwelijk**: heer en vrouw van een kleur; in troef een troefhuwelijk.',
  'term.around': '**Around**: van elke kleur een kaart van één rang, zoals in “aces around”, vier azen.',
  'term.set': '**Eronder** (“set”): het bod niet gehaald.',
  'term.counter': '**Puntenkaart** of **counter**: een kaart die een punt waard is: aas, tien of heer.',
  source:
    'Het Amerikaanse spel met een dubbel pak kaarten, voor twee tegen twee. De meldingen hebben hun gebruikelijke waarde; een speler zonder huwelijk verliest het bod terwijl de anderen niets schrijven; en elke soort melding wordt zo voordelig mogelijk geteld.',
} satisfies PageTranslation<typeof english>;
