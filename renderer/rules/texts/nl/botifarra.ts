import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder twaalf Spaanse kaarten; alles gaat naar rechts, tegen de klok in.',
  'idea.2': 'De gever maakt troef, speelt zonder, wat **botifarra** heet en dubbel telt, of laat het aan zijn maat.',
  'idea.3': 'Wat je mag spelen ligt vast: hoger dan een tegenstander als je kunt, anders je laagste; en geef je maat punten.',
  'idea.4': 'Kaarten en slagen samen zijn 72 punten. Wie meer dan 36 heeft, schrijft wat erboven zit.',
  'idea.5': 'De partijen kunnen elkaar tot driemaal dubbelen. Wie het eerst 101 heeft, wint.',
  aim: 'Haal meer dan 36 van de 72 punten van een spel. Omdat bijna elke kaart door de regels is voorgeschreven, vertelt elke kaart wat je hebt, en goede spelers lezen dat.',
  'cards.order':
    'Het spel heeft 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, heer en aas. De **negen** is in elke kleur de hoogste, ook in troef. Negen, aas, heer, ruiter en sota zijn de **puntenkaarten**; alle andere zijn blank en niets waard.',
  'cards.sum': 'Elke kleur telt 15 punten, en elk van de twaalf slagen is nog 1 punt waard: 60 + 12 = 72.',
  'case.worth': 'De negen wint en brengt 3 + 5 + 0 + 4, en 1 voor de slag.',
  'deal.seats':
    'Maten zitten tegenover elkaar. Om de plaatsen kun je trekken: de hoogste kaart geeft het eerst, en de hoogste van de tegenstanders zit rechts van de gever. Er wordt naar rechts gespeeld; wie rechts van de gever zit, zit op de **voorhand**.',
  'deal.packets': 'Ieder twaalf kaarten, in pakjes van vier.',
  'calls.trumps': 'De gever kijkt en besluit:',
  'calls.suit': 'een **troefkleur** noemen;',
  'calls.botifarra': '**botifarra** roepen: zonder troef, en het spel telt dubbel;',
  'calls.delegate': '**delegeren**: dan moet de maat een kleur of botifarra noemen, en teruggeven kan niet.',
  'calls.double': 'Daarna kan er gedubbeld worden, elke stap alleen na de vorige:',
  'calls.contrar': '**Contrar**, door de tegenstanders van de gever: ×2.',
  'calls.recontrar': '**Recontrar**, door de partij van de gever: samen ×4.',
  'calls.vicens': '**Sant Vicenç**, weer door de tegenstanders: samen ×8.',
  'calls.order':
    'Het eerst wordt gevraagd wie links zit van degene die het laatst iets heeft aangekondigd, dat is wie in de speelvolgorde vóór hem zit; daarna diens maat. Heeft een van de twee geroepen, dan wordt de ander niet meer gevraagd.',
  'calls.total': 'De verdubbeling van botifarra zelf komt er nog bij: als alles geroepen is, telt een botifarra ×16.',
  'option.multipliers':
    'Sommigen tellen contrar, recontrar en Sant Vicenç als ×2, ×3 en ×4 in plaats van ×2, ×4 en ×8. Botifarra verdubbelt ook dat nog.',
  'play.lead':
    'De voorhand, rechts van de gever, komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen. Welke kaart je daarvoor neemt, staat je niet vrij:',
  'play.beat': 'Ligt een tegenstander voor met een kaart van de gevraagde kleur en kun je hoger, dan moet dat. Elke hogere kaart is goed.',
  'case.oneBeats': 'Een tegenstander kwam uit met de heer. Van je bekers is alleen de aas hoger, dus alleen de aas mag.',
  'case.anyBeats': 'Negen en aas zijn allebei hoger dan de heer: kies een van de twee. De twee mag niet.',
  'play.lowest':
    'Kun je niet hoger dan de kaart van de tegenstander die voorligt, dan moet je **laagste** kaart van de kleur. Dat moet ook als een tegenstander de kleur heeft ingetroefd: dan kan geen kaart ervan nog winnen.',
  'case.lowest': 'Niets is hoger dan de heer. De vijf is je laagste beker en moet; de sota, een puntenkaart, mag je niet weggeven.',
  'case.trumpedLowest':
    'Bekers zijn gevraagd en door een tegenstander ingetroefd. Je hebt nog bekers, dus moet de laagste; de negen blijft veilig in je hand.',
  'play.give':
    'Is de slag aan je **maat**, dan moet je een puntenkaart van de kleur geven of je laagste kaart ervan. Wat ertussen zit mag niet: het zou niemand iets brengen en niets bewaren.',
  'case.give': 'De negen van je maat ligt voor. Heer en sota zijn puntenkaarten, de vier is je laagste; de zes is geen van beide.',
  'option.mustGive': 'Sommigen laten je vrij als de slag aan je maat is: elke kaart van de kleur, of elke kaart als je de kleur niet hebt.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor, dan moet je een troef spelen die de slag wint, als je die hebt; welke je wilt. Ligt er al een troef voor, dan betekent dat overtroeven.',
  'case.trump': 'Geen bekers, en de heer van een tegenstander ligt voor: de drie van munten, een troef, moet.',
  'case.over': 'Een tegenstander heeft met de zes ingetroefd. Zeven en heer zijn hoger, en je mag kiezen; de vijf is te laag.',
  'play.lows':
    'Heb je de gevraagde kleur niet en niets waarmee je een tegenstander klopt, dan mag je uit elke kleur spelen, maar alleen de **laagste kaart van die kleur**. Te lage troeven zijn geen uitzondering: de laagste ervan mag, maar hoeft niet.',
  'case.lows':
    'Je speelt als laatste, zonder bekers of troef. Van de zwaarden mag de vijf, van de knuppels de zeven: je negen van zwaarden blijft.',
  'case.losing': 'Geen van je troeven is hoger dan de zes van munten. Je mag de laagste troef afgooien, of het laagste zwaard.',
  'option.losingTrump': 'Velen spelen dat een hand met troeven die te laag zijn de laagste ervan moet bijspelen.',
  'play.second':
    'Eén uitzondering: ben je de **tweede** in een slag en heb je de gevraagde kleur noch troef, dan mag elke kaart, want je maat moet nog.',
  'case.second': 'Als tweede, zonder bekers en zonder troef: zelfs de negen van zwaarden mag, in de hoop dat je maat de slag haalt.',
  'play.mate':
    'Heb je de gevraagde kleur niet en is de slag aan je **maat**, dan speel je een puntenkaart naar keuze, of de laagste kaart van een kleur naar keuze. Troef is hier een kleur als elke andere.',
  'case.mate':
    'Je maat heeft ingetroefd en ligt voor. De heer van munten en de aas van knuppels zijn puntenkaarten; de twee van munten en de zes van zwaarden zijn de laagste van hun kleur. De vijf van munten en de acht van zwaarden mogen niet.',
  'play.noTrump':
    'Bij botifarra is er geen troef, en de regels daarover vervallen. Wie als tweede de gevraagde kleur niet heeft, is dan altijd vrij.',
  'score.excess': 'De partij met meer dan 36 punten schrijft wat er boven de 36 zit, maal alles wat geroepen is.',
  'score.tie': 'Met 36 punten elk schrijft niemand, en de volgende geeft.',
  'case.doubled': '50 punten in een botifarra met contrar en recontrar: 14 boven de 36, maal 2, maal 4.',
  'match.target': 'De eerste partij met 101 punten wint.',
  'option.session':
    'In plaats van één spel kun je er drie spelen, telkens met een andere maat, zodat ieder met ieder speelt. Elk spel begint op nul; de score van een speler is de som van de drie, en de hoogste wint.',
  'term.botifarra': '**Botifarra**: een spel zonder troef. Het is ook een Catalaanse worst.',
  'term.basa': '**Basa**: slag. **Trumfo**: troef. **Assistir**: bekennen.',
  'term.blanca': '**Blanca**: een kaart zonder punten. **Manilla**: de negen.',
  'term.contrar': '**Contrar**, **recontrar**, **Sant Vicenç**: de drie verdubbelingen.',
  source:
    'Het spel van Catalonië. Waar de boeken zwijgen, kiezen deze bladzijden: onder een troef van een tegenstander moet de laagste van de gevraagde kleur; te lage troeven worden gespeeld als elke andere kleur; en voor een maat die voorligt is troef een kleur als de andere.',
} satisfies PageTranslation<typeof english>;
