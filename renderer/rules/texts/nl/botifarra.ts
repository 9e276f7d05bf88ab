import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twaalf Spaanse kaarten; er wordt naar rechts gedeeld en gespeeld, tegen de klok in.',
  'idea.2': 'De gever maakt troef, roept **botifarra** (zonder troef, telt dubbel) of laat de keuze aan zijn maat.',
  'idea.3': 'De verplichtingen zijn streng: over een tegenstander heen als je kunt, anders je laagste kaart; en geef je maat punten.',
  'idea.4': 'Kaarten en slagen zijn samen 72 punten waard. De partij met meer dan 36 schrijft wat erboven zit.',
  'idea.5': 'De partijen kunnen elkaar tot drie keer dubbelen. Wie het eerst 101 heeft, wint.',
  aim: 'Haal meer dan 36 van de 72 punten van een spel. Omdat de regels bijna elke kaart voorschrijven, verraadt elke gespeelde kaart wat je hebt, en goede spelers lezen dat.',
  'cards.order':
    'Je speelt met 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, koning en aas. De **negen** is in elke kleur de hoogste kaart, ook in troef. Negen, aas, koning, ruiter en sota zijn de **puntenkaarten**; de andere zijn blank en niets waard.',
  'cards.sum': 'In elke kleur zitten 15 punten, en elk van de twaalf slagen is nog 1 punt waard: 60 + 12 = 72.',
  'case.worth': 'De negen wint de slag, die 3 + 5 + 0 + 4 waard is, en 1 voor de slag zelf.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Je kunt om de plaatsen trekken: de hoogste kaart geeft het eerst, en de hoogste van de tegenstanders zit rechts van de gever. Er wordt naar rechts gespeeld, tegen de klok in; de speler rechts van de gever zit op de **voorhand**.',
  'deal.packets': 'Ieder twaalf kaarten, in pakjes van vier.',
  'calls.trumps': 'De gever bekijkt zijn kaarten en kiest:',
  'calls.suit': 'een **troefkleur** noemen;',
  'calls.botifarra': '**botifarra** roepen: zonder troef, en het spel telt dubbel;',
  'calls.delegate': '**delegeren**: dan moet zijn maat een kleur of botifarra noemen, en teruggeven kan niet.',
  'calls.double': 'Daarna kan er gedubbeld worden, elke stap alleen na de vorige:',
  'calls.contrar': '**{call:contrar}** roepen de tegenstanders van de gever: ×2.',
  'calls.recontrar': '**{call:recontrar}** roept de partij van de gever: samen ×4.',
  'calls.vicens': '**{call:santvicens}** roepen weer de tegenstanders: samen ×8.',
  'calls.order':
    'De eerste die gevraagd wordt, is de speler links van wie het laatst iets geroepen heeft, dus de speler die in de speelvolgorde vlak vóór hem zit; daarna diens maat. Zodra een van beiden geroepen heeft, wordt de ander niet meer gevraagd.',
  'calls.total': 'De verdubbeling van botifarra zelf komt er nog bij: is alles geroepen, dan telt een botifarra ×16.',
  'option.multipliers':
    'Sommigen tellen contrar, recontrar en Sant Vicenç als ×2, ×3 en ×4 in plaats van ×2, ×4 en ×8. Botifarra verdubbelt ook dan nog.',
  'play.lead':
    'De voorhand, rechts van de gever, komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag met elke kaart uitkomen.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen. Maar welke je bijspeelt, kun je niet altijd kiezen:',
  'play.beat':
    'Ligt een tegenstander voor met een kaart van de gevraagde kleur en kun je eroverheen, dan moet dat. Elke hogere kaart is goed.',
  'case.oneBeats': 'Een tegenstander kwam uit met de koning. Van je bekers is alleen de aas hoger, dus die moet je spelen.',
  'case.anyBeats': 'Negen en aas zijn allebei hoger dan de koning: kies een van de twee. De twee mag niet.',
  'play.lowest':
    'Kun je niet over de kaart van de tegenstander die voorligt, dan moet je je **laagste** kaart van de kleur spelen. Dat geldt ook als een tegenstander de kleur heeft ingetroefd: dan kan geen kaart ervan nog winnen.',
  'case.lowest':
    'Niets gaat over de koning heen. De vijf is je laagste beker, dus die moet je spelen; de sota, een puntenkaart, mag je niet weggeven.',
  'case.trumpedLowest':
    'Bekers zijn gevraagd en door een tegenstander ingetroefd. Je hebt nog bekers, dus je moet de laagste spelen; de negen blijft veilig in je hand.',
  'option.trumpedSuit':
    'Sommige beschrijvingen eisen de laagste kaart alleen als de winnende kaart van de gevraagde kleur is. Onder een troef van een tegenstander mag je dan elke kaart van de kleur spelen.',
  'play.give':
    'Is de slag aan je **maat**, dan moet je een puntenkaart van de kleur spelen of je laagste kaart ervan. Wat ertussenin zit, mag niet: dat zou je maat geen punten geven en er jou geen besparen.',
  'case.give': 'De negen van je maat ligt voor. Koning en sota zijn puntenkaarten, de vier is je laagste; de zes is geen van beide.',
  'option.mustGive':
    'Bij sommigen mag je spelen wat je wilt als de slag aan je maat is: elke kaart van de kleur, of elke kaart als je de kleur niet hebt.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor, dan moet je een troef spelen die over zijn kaart heen gaat, als je die hebt; welke je wilt. Ligt er al een troef voor, dan is dat overtroeven.',
  'case.trump': 'Geen bekers, en de koning van een tegenstander ligt voor: je moet introeven met de drie van munten.',
  'case.over': 'Een tegenstander heeft ingetroefd met de zes. Zeven en koning zijn hoger, en je mag kiezen; de vijf is te laag.',
  'play.lows':
    'Heb je de gevraagde kleur niet en kun je niet over de kaart van een tegenstander, dan mag je uit elke kleur spelen, maar alleen de **laagste kaart van die kleur**. Te lage troeven zijn geen uitzondering: de laagste ervan mag je spelen, maar het hoeft niet.',
  'case.lows':
    'Je speelt als laatste, zonder bekers of troef. Van de zwaarden mag de vijf, van de knuppels de zeven; je negen van zwaarden blijft in de hand.',
  'case.losing': 'Geen van je troeven gaat over de zes van munten heen. Je mag de laagste troef afgooien, of het laagste zwaard.',
  'option.losingTrump': 'Bij velen moet je, als al je troeven te laag zijn, de laagste ervan spelen.',
  'play.second':
    'Eén uitzondering: speel je als **tweede** in de slag en heb je de gevraagde kleur noch troef, dan mag je elke kaart spelen, want je maat moet nog.',
  'case.second':
    'Je speelt als tweede, zonder bekers en zonder troef: zelfs de negen van zwaarden mag, in de hoop dat je maat de slag haalt.',
  'play.mate':
    'Heb je de gevraagde kleur niet en is de slag aan je **maat**, dan speel je een puntenkaart naar keuze, of de laagste kaart van een kleur naar keuze. Troef is hier een kleur als alle andere.',
  'case.mate':
    'Je maat heeft ingetroefd en ligt voor. De koning van munten en de aas van knuppels zijn puntenkaarten; de twee van munten en de zes van zwaarden zijn de laagste van hun kleur. De vijf van munten en de acht van zwaarden mogen niet.',
  'option.partnerTrumps':
    'Volgens de letter van sommige beschrijvingen mag je de maat overtroeven met elke troef die wint, en moeten de puntenkaarten uit een andere kleur komen. Een lagere troef mag dan alleen als het je laagste is.',
  'case.mateOver':
    'De drie van munten van de maat ligt voor. De vijf van munten is hoger en mag dus ook; alleen de acht van zwaarden is geen puntenkaart en geen laagste kaart.',
  'play.noTrump':
    'Bij botifarra is er geen troef, en vervallen de regels daarover. Wie als tweede speelt en de gevraagde kleur niet heeft, mag dan spelen wat hij wil.',
  'score.excess': 'De partij met meer dan 36 punten schrijft wat er boven de 36 zit, maal alles wat geroepen is.',
  'score.tie': 'Met 36 punten elk schrijft niemand iets, en geeft de volgende.',
  'case.doubled': '50 punten in een botifarra met contrar en recontrar: 14 boven de 36, maal 2, maal 4.',
  'match.target': 'De eerste partij met 101 punten wint.',
  'option.signals':
    'Hebben maten dat afgesproken, dan **laat** wie met de negen van een gewone kleur uitkomt daarmee ook **de aas** van die kleur **zien**: je maat kan er punten bij leggen en op die kleur terugkomen. Alleen de eerste keer in een kleur telt, en alleen zolang de aas er nog in zit. Beide partijen kennen de afspraak, en niemand hoeft zich eraan te houden. Bots komen zo uit waar het ze voor zover ze kunnen zien niets kost, en lezen ook jouw uitkomst zo; een tip zegt wat de kaart van je maat liet zien.',
  'option.session':
    'In plaats van één boom kun je er drie spelen, telkens met een andere maat, zodat iedereen een keer met ieder ander speelt. Elke boom begint op nul; de score van een speler is de som van de drie, en de hoogste wint.',
  'term.botifarra': '**{call:trump:NT}**: een spel zonder troef. Het is ook een Catalaanse worst.',
  'term.basa': '**Basa**: slag. **Trumfo**: troef. **Assistir**: bekennen.',
  'term.blanca': '**Blanca**: een kaart zonder punten. **Manilla**: de negen.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: de drie verdubbelingen.',
  source:
    'Het spel van Catalonië. Waar de reglementen verschillen of zwijgen, volgt deze pagina dit, en huisregels kunnen het veranderen: onder een troef van een tegenstander moet je de laagste kaart van de gevraagde kleur spelen; te lage troeven worden gespeeld als elke andere kleur; en als je maat voorligt, is troef een kleur als de andere.',
  'source.signals':
    'De aas tonen door met de negen uit te komen is een raad van spelers, op de pagina over uitkomen van butinet.org, en geen spelregel.',
} satisfies PageTranslation<typeof english>;
