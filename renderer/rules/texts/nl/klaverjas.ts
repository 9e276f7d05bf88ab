import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder acht kaarten; maten zitten tegenover elkaar.',
  'idea.2': 'Een kaart uit een tweede stapel wijst de troef aan. Om de beurt zegt ieder of hij daarop **speelt** of past.',
  'idea.3': 'Wie speelt moet met zijn maat meer dan de helft van de punten halen, anders is het **nat** en schrijft de tegenpartij alles.',
  'idea.4': 'Je moet bekennen; kun je dat niet, dan moet je troeven, tenzij de slag aan je maat is.',
  'idea.5': 'Reeksen en vier gelijke kaarten in één slag zijn **roem**: extra punten voor wie de slag haalt en de roem meldt.',
  aim: 'In elk spel gaat het om 162 punten in de kaarten, en om de roem die erbij komt. De totalen lopen over een vast aantal spellen, en het hoogste wint.',
  'cards.packs':
    'Je speelt met de 32 kaarten van zeven tot en met aas. De andere 20, twee tot en met zes, liggen gedekt als **troefstapel**; ze wijzen alleen de troefkleur aan. In troef is de boer de hoogste kaart en de negen, de **nel**, de tweede; in de andere kleuren is de volgorde gewoon, met de tien onder de aas.',
  'cards.sum': 'De laatste slag brengt 10 punten extra. Alles bij elkaar is 162: 62 in troef, 30 in elke andere kleur, en de laatste slag.',
  'case.worth':
    'Schoppen is gevraagd, en de nel, een troef, wint. In de slag zitten 11 + 10 + 14 + 2 punten; als laatste slag bracht hij er nog 10 bij. Aas, tien en boer zijn geen reeks: de vrouw en de heer tussen boer en aas ontbreken.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Er wordt met de klok mee gedeeld en gespeeld; wie links van de gever zit, zit op de **voorhand**.',
  'deal.packets':
    'Ieder krijgt acht kaarten, in pakjes van drie, twee en drie. De troefstapel wordt voor elk spel geschud, en de bovenste kaart wordt gedraaid.',
  'calls.turned': 'De kleur van de gedraaide kaart is troef. Een andere kleur kiezen kan niet.',
  'calls.ask':
    'Vanaf de voorhand zegt ieder **ik speel** of **pas**. Wie het eerst speelt, beëindigt de ronde: zijn partij is de spelende partij en moet meer dan de helft halen.',
  'calls.second':
    'Passen alle vier, dan wordt de volgende kaart van de stapel gedraaid. Die kleur is troef, en nu wordt niemand meer gevraagd: de partij van de voorhand moet spelen. De tweede kaart geldt ook als ze dezelfde kleur toont als de eerste.',
  'option.redrawSameSuit':
    'Sommigen draaien door: toont de tweede kaart weer de kleur van de eerste, dan gaat ze opzij en wordt er nog een gedraaid, tot er een andere kleur ligt.',
  'roem.what':
    'Roem zit in de vier kaarten van één slag, wie ze ook gespeeld heeft. Voor roem loopt elke kleur in de natuurlijke volgorde 7 8 9 10 B V H A, ook troef.',
  'roem.three': 'Drie kaarten van een kleur op volgorde: 20.',
  'roem.four': 'Vier kaarten van een kleur op volgorde: 50.',
  'roem.fours': 'Vier gelijke kaarten: 50.',
  'roem.stuk':
    '**Stuk**, heer en vrouw van troef in één slag: 20. Alleen stuk mag bij een reeks worden opgeteld; andere soorten gaan nooit samen.',
  'case.four': 'Negen, tien, boer en vrouw van harten liggen op volgorde: 50 roem, wat er ook troef is.',
  'case.threeStuk': 'Boer, vrouw en heer van harten zijn drie op volgorde, en heer en vrouw van troef zijn ook nog stuk: 20 + 20.',
  'case.fourKings': 'Vier heren: 50 roem. Een ervan is troef en wint dus de slag.',
  'case.stuk': 'Heer en vrouw van troef zonder een derde kaart ernaast: alleen stuk, 20.',
  'roem.call':
    'De roem van een slag is voor de partij die de slag haalt, mits ze wordt **gemeld** voordat er weer wordt uitgekomen (na de laatste slag: voordat er geteld wordt). Met één melding is alle roem in de slag gemeld. Niet gemelde roem telt voor niemand; zwijgen mag, want roem verhoogt ook wat de spelende partij nodig heeft. De tafel meldt voor je, tenzij je dat hebt uitgezet.',
  'option.fourOfAKind':
    'Vier gelijke kaarten kunnen 50 waard zijn, of 100. Op de clubs tellen vier boeren 200 en vier tienen, vrouwen, heren of azen 100; vier zevens, achten of negens zijn daar niets waard, en er wordt niet eens naar gevraagd.',
  'play.lead':
    'De voorhand komt uit in de eerste slag, wie er ook speelt. Wie een slag haalt, komt uit in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Je moet bekennen: heb je een kaart van de gevraagde kleur, dan speel je die kleur bij.',
  'play.trumpsLed':
    'Wordt er troef gevraagd en is de slag aan een tegenstander, dan moet je een hogere troef bijspelen als je die hebt. Heb je die niet, of is de slag aan je maat, dan is elke troef goed; maar troef moet het zijn zolang je er een hebt.',
  'case.beatTrump': 'Een tegenstander kwam uit met troefheer. De nel is hoger, dus de nel moet; je mag de zeven er niet onder leggen.',
  'case.mateTrump': 'Je maat kwam uit met troefaas en ligt nog voor. Beide troeven mogen: over je maat hoef je niet heen.',
  'option.trumpLead':
    'Op de meeste clubs moet je hoger ook als de slag aan je maat is. Anderen laten het vrij: als troef gevraagd is, mag elke troef.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree':
    'De aas van je maat ligt voor. Je hebt geen harten en bent vrij: troeven, de tien erbij leggen of een kaart zonder punten afgooien.',
  'option.partnerExemption':
    'In Rotterdam maakt de maat geen verschil: zonder de gevraagde kleur moet je troeven, en hoger troeven, ook als de slag aan je maat is.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een kaart van die kleur, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'De hartenaas van een tegenstander ligt voor, en je hebt geen harten: een van de troeven moet, welke maakt niet uit.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Een tegenstander heeft met de nel ingetroefd. Alleen de boer is hoger, dus de boer moet.',
  'play.cannot': 'Is geen van je troeven hoog genoeg, dan mag je elke kaart spelen, ook een lagere troef.',
  'case.cannot': 'Niets in je hand is hoger dan de nel. Je mag een van de kleine troeven weggooien, of beide houden en de ruiten spelen.',
  'option.underTrump':
    'Een troef spelen onder de hoogste in de slag, **ondertroeven**, is op deze bladzijde vrij. In Amsterdam mag het niet als je de gevraagde kleur niet hebt, wie die hogere troef ook speelde, tenzij je niets anders hebt dan zulke lagere troeven. In Rotterdam moet het juist: ligt een tegenstander voor met een troef en kun je niet hoger, dan moet er toch een lagere troef op.',
  'case.forbidden': 'Als ondertroeven niet mag, moeten de twee kleine troeven in de hand blijven. Alleen de ruiten kan nog.',
  'score.need':
    'Tel op wat elke partij in slagen haalde, met de 10 van de laatste slag, en de roem die elke partij meldde. De spelende partij moet daarvan **meer dan de helft** hebben: zonder roem 82 punten, met 40 roem 102 van de 202.',
  'score.made': 'Heeft ze dat, dan schrijft elke partij haar eigen punten en haar eigen roem.',
  'score.nat':
    'Heeft ze dat niet, dan is de spelende partij **nat**: de tegenpartij schrijft 162 punten en alle roem die aan beide kanten gemeld is, de spelende partij niets.',
  'case.natClose': 'De helft is niet genoeg: met 81 van de 162 is de spelende partij nat. Eén punt meer was genoeg geweest.',
  'case.madeRoem': '101 punten en 20 roem is 121 van de 202: meer dan de helft. Elke partij houdt wat ze heeft.',
  'case.natRoem':
    'De 20 roem van de tegenpartij leggen de lat hoger: 91 van de 182 is precies de helft, dus nat. De tegenpartij schrijft 162 en de 20.',
  'score.pit':
    'Wie alle acht slagen haalt, heeft een **pit** en schrijft 100 extra, als roem, welke partij het ook is. Die 100 tellen niet mee bij de vraag of de spelende partij meer dan de helft heeft.',
  'match.deals':
    'Een partij duurt 16 spellen; de gever schuift met de klok mee op. Het hoogste totaal van punten en roem wint, en gelijk is gelijk.',
  'option.deals': 'Een partij kan ook 4 of 8 spellen duren, voor een kortere avond.',
  'option.rotatePartners':
    'In plaats van één reeks kun je er drie spelen, telkens met een andere maat, zodat iedereen met iedereen heeft gezeten. Er wordt dan per persoon geteld.',
  'match.sheet': 'Op het blaadje staan punten en roem apart. Roem wordt geturfd: I voor 20, V voor 50, VV voor de 100 van de pit.',
  'term.roem': '**Roem**: de extra punten in een slag.',
  'term.stuk': '**Stuk**: heer en vrouw van troef in één slag.',
  'term.nel': '**Nel**: troefnegen. Troefboer heet ook wel **jas**.',
  'term.nat': '**Nat**: wat de spelende partij is als ze het niet haalt.',
  'term.pit': '**Pit**: alle acht slagen voor één partij.',
  source:
    'Dit is het Nederlandse klaverjassen met een gedraaide troefkaart. Als troef gevraagd is, lezen sommigen de regel zo dat een lagere troef mag; hier moet je hoger als je kunt, en de huisregel zegt het anders waar je dat wilt.',
} satisfies PageTranslation<typeof english>;
