import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Dutch. */
export const text = {
  'idea.1': 'Vier spelers, twee tegen twee, ieder acht kaarten; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'De gever maakt troef, of speelt zonder, of zelfs zonder en zonder gekeken te hebben.',
  'idea.3': 'Tegen een tegenstander moet je hoger spelen als je kunt; is de slag aan je maat, dan ben je vrij.',
  'idea.4': 'In de kaarten zitten 60 punten. Wie meer dan 30 heeft, schrijft wat erboven zit.',
  'idea.5': 'Beide partijen kunnen dubbelen. Wie het eerst 101 heeft, wint.',
  aim: 'Haal slagen met punten erin. Alleen wat je boven de helft van de 60 hebt telt, zodat een spel vaak met weinig gewonnen wordt; de verdubbelingen maken het meer waard.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. De volgorde is in alle kleuren gelijk, ook in troef: de tien staat boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In een kleur zitten 15 punten, in het hele spel 60. De laatste slag brengt niets extra.',
  'case.worth': 'Hartentien is hoger dan de aas. De slag brengt 4 + 5 + 0 + 2 punten.',
  'deal.seats':
    'Om maten kun je kaarten trekken: de twee hoogste spelen tegen de twee laagste, en gelijke kaarten trekken opnieuw. Daarna bepaalt een nieuwe trekking wie het eerst geeft. Je mag ook gewoon gaan zitten. Alles gaat met de klok mee; wie links van de gever zit, zit op de **voorhand**.',
  'deal.packets': 'Ieder acht kaarten, in pakjes van drie, twee en drie.',
  'deal.look':
    'De gever laat zijn kaarten liggen tot hij gezegd heeft of hij blind zonder troef speelt. De maat van de gever ziet geen kaart voordat er troef gemaakt is. De tegenstanders mogen meteen kijken.',
  'calls.blind': 'Voordat hij kijkt mag de gever **blind zonder troef** roepen: er is geen troef, en het spel telt viermaal.',
  'calls.trumps': 'Anders kijkt hij en noemt een troefkleur, of **zonder troef**, wat tweemaal telt. Passen kan niet.',
  'calls.double': 'Dan kan de inzet omhoog, door elke partij eenmaal:',
  'calls.along': '**Ik ga mee**, door een van de tegenstanders van de gever: ze denken boven de 30 te komen. Het spel telt dubbel.',
  'calls.against': '**Ik ga tegen**, door de gever of zijn maat, en alleen nadat iemand is meegegaan: nog eens dubbel.',
  'calls.order':
    'Eerst wordt de voorhand gevraagd, dan diens maat; voor het antwoord eerst de gever, dan zijn maat. Zodra een van de twee geroepen heeft, wordt de ander niet meer gevraagd.',
  times: 'Hoe vaak een spel telt',
  'times.col.none': 'niet gedubbeld',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead': 'De voorhand komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je er een spelen.',
  'play.beat':
    'Bij het bekennen moet je **hoger** als een tegenstander voorligt met een kaart van de gevraagde kleur en jij een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van de kleur wat je wilt.',
  'case.beat': 'De heer van een tegenstander ligt voor. De tien is hoger en moet; met alleen kleinere harten had je mogen kiezen.',
  'case.mateFollows': 'Nu is de heer van je maat. Je moet harten bekennen, maar mag kiezen welke.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan kan niets van die kleur nog winnen. Je bekent met een kaart naar keuze.',
  'case.trumpedFollow': 'Een tegenstander heeft de harten ingetroefd. Bekennen moet nog steeds, maar de tien hoef je er niet aan te geven.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag elke kaart.',
  'case.mateFree': 'De aas van je maat ligt voor, dus troeven hoeft niet. Leg gerust klaveraas in de slag.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander ermee voor, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen harten, en de heer van een tegenstander ligt voor: de troef moet, hoe klein ook.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Een tegenstander heeft met de acht ingetroefd. De boer is hoger en moet.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**: niemand hoeft zijn troeven onder een hogere weg te gooien. Alleen als je niets anders hebt dan zulke troeven, speel je er een.',
  'case.under': 'Troefnegen is niet te kloppen. De twee kleine troeven mogen niet; klaveraas moet weg.',
  'case.onlyUnder': 'Niets dan lagere troeven over: nu mogen ze, welke je wilt.',
  'play.noTrump':
    'Wordt er zonder troef gespeeld, dan mag wie de gevraagde kleur niet heeft elke kaart spelen. Bij het bekennen blijft de plicht om hoger te gaan.',
  'case.noTrump': 'Zonder troef ben je vrij als je niet kunt bekennen, ook al ligt een tegenstander voor.',
  'score.excess': 'De partij met meer dan 30 punten schrijft wat er boven de 30 zit. De andere partij schrijft niets.',
  'score.all': 'Wie alle acht slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.doubled': '41 punten met een troefkleur, mee en tegen: 11 boven de 30, maal 4.',
  'case.all': 'Alle slagen zonder troef: 60 maal 2.',
  'score.tie':
    'Met 30 punten elk schrijft niemand, en het **volgende** spel telt dubbel. Dat geldt voor één spel en stapelt niet: na twee keer gelijk op rij telt het derde spel dubbel, niet vierdubbel.',
  'case.afterTie': 'Blind zonder troef na een gelijk spel: 3 punten boven de 30, maal 4, maal 2.',
  'match.target': 'De eerste partij met 101 punten heeft een **boom** en wint het spel.',
  'option.match':
    'Een partij kan één spel zijn, of de beste van drie: wie het eerst twee spellen wint. Elk spel begint dan op nul, en een verdubbeling na gelijk spel gaat niet mee.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.boom': '**Boom**: een spel tot 101.',
  'term.along': '**Mee** en **tegen**: de twee verdubbelingen.',
  source:
    'Het spel van Frankrijk en België. Waar het op twee manieren verteld wordt, kiezen deze bladzijden: wie een tegenstander niet kan overtroeven speelt een andere kleur bij, en een lagere troef alleen als er niets anders is; en een gelijk spel verdubbelt alleen het volgende.',
} satisfies PageTranslation<typeof english>;
