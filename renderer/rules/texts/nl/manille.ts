import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder acht kaarten; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'De gever maakt troef of speelt zonder troef – desnoods blind, zonder zijn kaarten te bekijken.',
  'idea.3': 'Je moet over de kaart van een tegenstander heen als je kunt; is de slag aan je maat, dan mag je spelen wat je wilt.',
  'idea.4': 'In de kaarten zitten 60 punten. De partij met meer dan 30 schrijft wat erboven zit.',
  'idea.5': 'Beide partijen kunnen dubbelen. Wie het eerst 101 heeft, wint.',
  aim: 'Haal slagen met punten erin. Alleen wat je boven de helft van de 60 haalt, telt; een spel wordt dus vaak met een paar punten gewonnen, en meegaan en tegenkloppen maken het meer waard.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. De volgorde is in alle kleuren dezelfde, ook in troef: de tien gaat boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In elke kleur zitten 15 punten, in het hele spel 60. De laatste slag is niets extra waard.',
  'case.worth': 'De hartentien is hoger dan de aas. De slag is 4 + 5 + 0 + 2 punten waard.',
  'deal.seats':
    'Om maten te kiezen trekt ieder een kaart: de twee hoogste spelen tegen de twee laagste, en bij gelijke kaarten wordt er opnieuw getrokken. Een tweede trekking bepaalt wie het eerst geeft. Je kunt ook gewoon gaan zitten waar je wilt. Er wordt met de klok mee gedeeld en gespeeld; de speler links van de gever zit op de **voorhand**.',
  'option.equalDraws':
    'Wordt er om maten getrokken, dan wordt hier bij gelijke kaarten alleen opnieuw getrokken als de maten niet vaststaan. Volgens de letter van de regels legt wie een gelijke kaart heeft die altijd weg en trekt door tot alle rangen verschillen.',
  'deal.packets': 'Ieder acht kaarten, in pakjes van drie, twee en drie.',
  'deal.look':
    'De kaarten van de gever blijven dicht liggen tot hij beslist heeft of hij blind zonder troef speelt. Zijn maat ziet geen kaart voordat er troef gemaakt is. De tegenstanders mogen meteen kijken.',
  'calls.blind': 'Voordat hij kijkt, mag de gever **blind zonder troef** roepen: er is geen troefkleur, en het spel telt viermaal.',
  'calls.trumps':
    'Anders bekijkt hij zijn kaarten en noemt een troefkleur, of **zonder troef**, wat dubbel telt. Passen mag de gever niet.',
  'calls.double': 'Daarna kan de inzet omhoog, door elke partij één keer:',
  'calls.along': '**{call:along}** zegt een tegenstander van de gever die denkt boven de 30 te komen. Het spel telt dubbel.',
  'calls.against': '**{call:against}** zegt daarop de gever of zijn maat, en alleen als er iemand is meegegaan: nog eens dubbel.',
  'calls.order':
    'Eerst is de voorhand aan het woord, dan diens maat; om te antwoorden eerst de gever, dan zijn maat. Zodra een van beiden geroepen heeft, hoeft de ander niet meer.',
  times: 'Hoeveel een spel telt',
  'times.col.none': 'niets geroepen',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead': 'De voorhand komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag met elke kaart uitkomen.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen: je speelt er een bij.',
  'play.beat':
    'Kun je bekennen en ligt een tegenstander voor met een kaart van de gevraagde kleur, dan moet je **eroverheen** als je een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van die kleur bij wat je wilt.',
  'case.beat':
    'De heer van een tegenstander ligt voor. De tien is hoger, dus die moet je spelen. Met alleen lage harten had je mogen kiezen.',
  'case.mateFollows': 'Nu ligt de heer van je maat voor. Je moet harten bekennen, maar welke kies je zelf.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan kan geen kaart van die kleur nog winnen. Je bekent dan met een kaart naar keuze.',
  'case.trumpedFollow':
    'Een tegenstander heeft de harten ingetroefd. Bekennen moet je nog steeds, maar je hoeft er de tien niet aan weg te geven.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree': 'De aas van je maat ligt voor, dus troeven hoeft niet. Je kunt er je klaveraas bij leggen.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een kaart van die kleur, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen harten, en de heer van een tegenstander ligt voor: je moet introeven, ook al heb je maar een kleine troef.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Een tegenstander heeft ingetroefd met de acht. De boer is hoger, dus die moet je spelen.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**: niemand hoeft zijn troeven onder een hogere weg te gooien. Alleen als je niets anders meer hebt, speel je zo’n lagere troef.',
  'case.under': 'Troefnegen kun je niet aan. De twee kleine troeven mag je niet spelen, dus de klaveraas moet weg.',
  'case.onlyUnder': 'Je hebt niets dan lagere troeven over: nu mag je er een spelen, welke je wilt.',
  'option.underTrump': 'Volgens de andere lezing van de regels mag wie niet kan overtroeven elke kaart spelen, ook een lagere troef.',
  'case.free': 'Mag ondertroeven wel, dan kan elk van beide kleine troeven onder de negen, en blijft de klaveraas bewaard.',
  'play.noTrump':
    'Wordt er zonder troef gespeeld, dan mag je elke kaart spelen als je de gevraagde kleur niet hebt. Kun je wel bekennen, dan moet je nog altijd over een tegenstander heen.',
  'case.noTrump': 'Zonder troef mag je spelen wat je wilt als je niet kunt bekennen, ook als een tegenstander voorligt.',
  'score.excess': 'De partij met meer dan 30 punten schrijft wat er boven de 30 zit. De andere partij schrijft niets.',
  'score.all': 'Een partij die alle acht slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.doubled': '41 punten met een troefkleur, mee en tegen: 11 boven de 30, maal 4.',
  'case.all': 'Alle slagen zonder troef: 60 maal 2.',
  'score.tie':
    'Met 30 punten elk schrijft niemand iets, en het **volgende** spel telt dubbel. Dat geldt voor één spel en loopt niet op: na twee gelijke spellen op rij telt het derde dubbel, niet vierdubbel.',
  'case.afterTie': 'Blind zonder troef na een gelijk spel: 3 punten boven de 30, maal 4, maal 2.',
  'match.target': 'De eerste partij met 101 punten wint de **boom**.',
  'option.match':
    'Een partij kan één boom zijn, of de beste van drie: wie het eerst twee bomen wint. Elke boom begint op nul, en de verdubbeling na een gelijk spel gaat niet mee naar de volgende.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.boom': '**Boom**: een reeks spellen tot 101 punten.',
  'term.along':
    '**{call:along}** en **{call:against}**: de twee manieren om een spel te verdubbelen. Voor meegaan zegt men ook **kloppen**.',
  source:
    'Het spel van Frankrijk en België. Op twee punten spreken de bronnen elkaar tegen. Hier gooit wie een tegenstander niet kan overtroeven een andere kleur af, en speelt een lagere troef alleen als er niets anders is; en een gelijk spel verdubbelt alleen het volgende.',
} satisfies PageTranslation<typeof english>;
