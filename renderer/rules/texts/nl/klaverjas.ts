import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder acht kaarten; maten zitten tegenover elkaar.',
  'idea.2': 'Een gedraaide kaart uit een tweede pak kaarten wijst de troefkleur aan. Om de beurt zegt ieder **speel** of **pas**.',
  'idea.3': 'De partij die speelt moet meer dan de helft van de punten halen, anders is ze **nat** en schrijft de tegenpartij alles.',
  'idea.4': 'Je moet bekennen; kun je dat niet, dan moet je troeven, tenzij de slag aan je maat is.',
  'idea.5':
    'Drie of vier kaarten op volgorde en vier gelijke kaarten in één slag zijn **roem**: extra punten voor de partij die de slag haalt en de roem meldt.',
  aim: 'In elk spel zijn 162 punten te halen, plus de roem. Na een vast aantal spellen wint het hoogste totaal.',
  'cards.packs':
    'Je speelt met de 32 kaarten van zeven tot en met aas. De andere 20, twee tot en met zes, liggen gedekt als **troefstapel**; ze dienen alleen om de troefkleur te bepalen. In troef is de boer de hoogste kaart en de negen, de **nel**, de tweede; in de andere kleuren is de volgorde gewoon, met de tien onder de aas.',
  'cards.sum': 'De laatste slag is 10 punten extra waard. Bij elkaar is dat 162: 62 in troef, 30 in elke andere kleur, en de laatste slag.',
  'case.worth':
    'Schoppen is gevraagd, en de nel wint, want die is troef. In de slag zitten 11 + 10 + 14 + 2 punten; als laatste slag was hij er nog 10 meer waard. Aas, tien en boer zijn geen reeks: de vrouw en de heer tussen boer en aas ontbreken.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Er wordt met de klok mee gedeeld en gespeeld; de speler links van de gever zit op de **voorhand**.',
  'deal.packets':
    'Ieder krijgt acht kaarten, in pakjes van drie, twee en drie. De troefstapel wordt voor elk spel geschud, en de bovenste kaart wordt gedraaid.',
  'calls.turned': 'De kleur van de gedraaide kaart is troef. Een andere kleur kiezen kan niet.',
  'calls.ask':
    'De voorhand begint, en om de beurt zegt ieder **speel** of **pas**. Zodra iemand speelt, is de ronde voorbij: zijn partij is de spelende partij en moet meer dan de helft halen.',
  'calls.second':
    'Passen alle vier, dan wordt de volgende kaart van de stapel gedraaid. Die kleur is troef, en nu wordt er niets meer gevraagd: de partij van de voorhand moet spelen. De tweede kaart geldt ook als die dezelfde kleur heeft als de eerste.',
  'option.redrawSameSuit':
    'Sommigen draaien door: heeft de tweede kaart weer dezelfde kleur als de eerste, dan gaat hij opzij en wordt er nog een gedraaid, tot er een andere kleur ligt.',
  'option.trumps':
    'Elders wordt geen kaart gedraaid. In Utrecht maakt de voorhand troef en moet die spelen. In Leiden mag ieder op zijn beurt, te beginnen met de voorhand, troef maken en spelen, of passen; passen alle vier, dan moet de voorhand alsnog troef maken.',
  'roem.what':
    'Roem zit in de vier kaarten van één slag, wie ze ook gespeeld heeft. Voor de roem geldt in elke kleur de natuurlijke volgorde 7 8 9 10 B V H A, ook in troef.',
  'roem.three': 'Drie opeenvolgende kaarten van één kleur: 20.',
  'roem.four': 'Vier opeenvolgende kaarten van één kleur: 50.',
  'roem.fours': 'Vier gelijke kaarten: 50.',
  'roem.stuk':
    '**Stuk**, heer en vrouw van troef in één slag: 20. Stuk mag bij een reeks worden opgeteld; andere combinaties gaan niet samen.',
  'case.four': 'Negen, tien, boer en vrouw van harten zijn vier op een rij: 50 roem, wat er ook troef is.',
  'case.threeStuk': 'Boer, vrouw en heer van harten zijn drie op een rij, en heer en vrouw van troef zijn bovendien stuk: 20 + 20.',
  'case.fourKings': 'Vier heren: 50 roem. Een ervan is troef en wint de slag.',
  'case.stuk': 'Heer en vrouw van troef, zonder een derde kaart die erop aansluit: alleen stuk, 20.',
  'roem.call':
    'De roem van een slag is voor de partij die de slag haalt, mits die wordt **gemeld** voordat er weer wordt uitgekomen (na de laatste slag: voordat er geteld wordt). Met één melding is alle roem van de slag gemeld. Roem die niet gemeld wordt, telt voor niemand; zwijgen mag, want roem verhoogt ook wat de spelende partij nodig heeft. De app meldt voor je, tenzij je dat uitzet.',
  'option.fourOfAKind':
    'Vier gelijke kaarten kunnen 50 waard zijn, of 100. Op de clubs tellen vier boeren 200 en vier tienen, vrouwen, heren of azen 100; vier zevens, achten of negens zijn daar niets waard, en er wordt niet eens naar gevraagd.',
  'play.lead':
    'De voorhand komt uit in de eerste slag, welke partij er ook speelt. Wie een slag haalt, komt uit in de volgende. Je mag met elke kaart uitkomen.',
  'play.follow': 'Je moet bekennen: heb je een kaart van de gevraagde kleur, dan speel je die kleur bij.',
  'play.trumpsLed':
    'Is er troef gevraagd en is de slag aan een tegenstander, dan moet je een hogere troef bijspelen als je die hebt. Heb je die niet, of is de slag aan je maat, dan is elke troef goed, maar troef bijspelen moet zolang je er een hebt.',
  'case.beatTrump': 'Een tegenstander kwam uit met troefheer. De nel is hoger: die moet je spelen, niet de zeven.',
  'case.mateTrump': 'Je maat kwam uit met troefaas en ligt nog voor. Beide troeven mogen: over je maat hoef je niet heen.',
  'option.trumpLead': 'Op de meeste clubs moet je ook over de troef van je maat heen. Elders mag je elke troef bijspelen.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree':
    'De aas van je maat ligt voor. Je hebt geen harten en mag spelen wat je wilt: introeven, de tien erbij leggen of een kaart zonder punten afgooien.',
  'option.partnerExemption':
    'In Rotterdam maakt het niet uit of de slag aan je maat is: zonder de gevraagde kleur moet je troeven, en overtroeven als je kunt.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een kaart van die kleur, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'De hartenaas van een tegenstander ligt voor, en je hebt geen harten: je moet introeven, met welke troef je wilt.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Een tegenstander heeft ingetroefd met de nel. Alleen de boer is hoger, dus die moet je spelen.',
  'play.cannot': 'Is geen van je troeven hoog genoeg, dan mag je elke kaart spelen, ook een lagere troef.',
  'case.cannot':
    'Niets in je hand is hoger dan de nel. Je mag een van de kleine troeven afgooien, of ze allebei houden en de ruiten spelen.',
  'option.underTrump':
    'Een lagere troef spelen dan de hoogste in de slag, **ondertroeven**, mag volgens deze pagina. In Amsterdam mag het niet als je de gevraagde kleur niet hebt, wie die hogere troef ook speelde, tenzij je niets anders hebt dan zulke lagere troeven. In Rotterdam moet het juist: ligt een tegenstander voor met een troef en kun je er niet overheen, dan moet je toch een lagere troef spelen.',
  'case.forbidden': 'Als ondertroeven niet mag, zijn de twee kleine troeven niet speelbaar. Alleen de ruiten blijft over.',
  'option.signals':
    'Maten kunnen afspreken te **seinen**. Kun je niet bekennen en gooi je een kaart weg die geen troef is, dan zegt een zeven, acht of negen dat je de aas van die kleur hebt, en een boer, vrouw of heer dat je die niet hebt. Alleen je eerste kaart die je in een kleur weggooit telt, en is die aas al gespeeld, dan zegt geen kaart er meer iets over. Beide partijen kennen de afspraak, en niemand hoeft zich eraan te houden. Bots seinen waar het ze voor zover ze kunnen zien niets kost, en lezen ook wat jij weggooit; een tip zegt wat je maat met zijn kaart liet weten.',
  'score.need':
    'Tel op wat elke partij in slagen haalde, met de 10 van de laatste slag, en de roem die elke partij meldde. De spelende partij moet **meer dan de helft** van dat totaal hebben: zonder roem 82 punten, met 40 roem 102 van de 202.',
  'score.made': 'Lukt dat, dan schrijft elke partij de eigen punten en de eigen roem.',
  'score.nat':
    'Lukt het niet, dan is de spelende partij **nat**: de tegenpartij schrijft 162 punten en alle roem die aan beide kanten gemeld is, de spelende partij niets.',
  'case.natClose': 'De helft is niet genoeg: met 81 van de 162 is de spelende partij nat. Met één punt meer was het gehaald.',
  'case.madeRoem': '101 punten en 20 roem is 121 van de 202: meer dan de helft. Elke partij schrijft wat ze heeft.',
  'case.natRoem':
    'Door de 20 roem van de tegenpartij ligt de lat hoger: 91 van de 182 is precies de helft, dus nat. De tegenpartij schrijft 162 en de 20.',
  'score.pit':
    'De partij die alle acht slagen haalt, de spelende of de andere, heeft een **pit** en schrijft 100 extra als roem. Die 100 tellen niet mee voor de vraag of de spelende partij meer dan de helft heeft.',
  'match.deals':
    'Een partij duurt 16 spellen; het geven gaat met de klok mee rond. De partij met het hoogste totaal aan punten en roem wint, en gelijk blijft gelijk.',
  'option.deals': 'Voor een kortere avond kan een partij ook 4 of 8 spellen duren.',
  'option.rotatePartners':
    'Je kunt ook drie reeksen spelen in plaats van één, telkens met een andere maat, zodat iedereen een keer met ieder ander speelt. De score wordt dan per speler bijgehouden.',
  'option.sets':
    'Wie het geduld heeft, speelt 16 reeksen: met 16 spellen elk zijn dat er 256. Wordt er van maat gewisseld, dan na elke reeks, steeds in dezelfde volgorde.',
  'match.sheet':
    'Op het scoreblaadje staan punten en roem apart. Roem wordt geturfd: I voor 20, V voor 50, VV voor 100: de pit, of vier gelijke als die zoveel tellen.',
  'sets.what': 'Vier stellen huisregels dragen de naam van een stad en zijn in één keer te kiezen:',
  'sets.amsterdam':
    '**Amsterdam**: is troef gevraagd, dan ga je ook over je maat heen; ondertroeven mag niet; vier boeren zijn 200, vier andere gelijke kaarten 100 of niets.',
  'sets.rotterdam':
    '**Rotterdam**: hetzelfde, maar je moet troeven en overtroeven ook als de slag aan je maat is, en ondertroeven als je er niet overheen kunt.',
  'sets.utrecht': '**Utrecht**: gespeeld als in Amsterdam, maar de voorhand maakt troef en moet spelen.',
  'sets.leiden':
    '**Leiden**: gespeeld als in Rotterdam, maar ieder maakt op zijn beurt troef of past, en de voorhand moet als allen gepast hebben.',
  'term.roem': '**{call:roem}**: de extra punten in een slag.',
  'term.stuk': '**Stuk**: heer en vrouw van troef in één slag.',
  'term.nel': '**Nel**: troefnegen. De troefboer heet ook wel de **jas**.',
  'term.nat': '**Nat**: de spelende partij die te weinig haalt, is nat.',
  'term.pit': '**Pit**: alle acht slagen voor één partij.',
  'term.seinen':
    '**Seinen**: je maat iets laten weten met een kaart. Met een lage kaart zeg je dat je de aas hebt: **aanseinen**. Met een plaatje wijs je de kleur af: **afseinen**.',
  source:
    'Dit is het Nederlandse klaverjassen met een gedraaide troefkaart. Is er troef gevraagd, dan staan sommigen een lagere troef toe; hier moet je over een tegenstander heen als je kunt, en met een huisregel kun je dat veranderen.',
  'source.signals':
    'Seinen is clubgebruik en geen spelregel. Kaartclubs schrijven dat het mag, en spelers dat ze elkaar zo hun azen laten zien; welke kaarten wat betekenen is hier zoals het meestal wordt geleerd, en clubs spreken ook wel iets anders af.',
} satisfies PageTranslation<typeof english>;
