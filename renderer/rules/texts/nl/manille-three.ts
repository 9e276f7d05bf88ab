import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Dutch. */
export const text = {
  'idea.1': 'Drie spelers, ieder tien kaarten en twee in de blinde; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'De gever maakt troef, mag kaarten ruilen met de blinde, en speelt alleen tegen de twee anderen.',
  'idea.3': 'Tegen een tegenstander moet je hoger spelen als je kunt; is de slag aan je maat, dan ben je vrij.',
  'idea.4': 'In de kaarten zitten 60 punten. Heeft de gever er meer dan 30, dan schrijft hij; anders schrijft elk van de twee anderen.',
  'idea.5': 'Beide partijen kunnen dubbelen. De eerste speler met 101 punten wint.',
  aim: 'Als gever haal je alleen tegen twee meer dan 30 van de 60 punten. Als een van de twee help je de ander dat te beletten: jullie zijn maten voor dit ene spel.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. De volgorde is in alle kleuren gelijk, ook in troef: de tien is de hoogste, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In een kleur zitten 15 punten, in het hele spel 60, de blinde inbegrepen. De laatste slag brengt niets extra.',
  'deal.seats': 'Alles gaat met de klok mee, en ieder geeft op zijn beurt. Wie links van de gever zit, zit op de **voorhand**.',
  'deal.packets': 'Ieder tien kaarten, in pakjes van drie, vier en drie. De laatste twee kaarten zijn de **blinde** en liggen gedekt.',
  'deal.look': 'De gever kijkt niet voordat hij gezegd heeft of hij blind zonder troef speelt. De anderen mogen meteen kijken.',
  'calls.blind':
    'Voordat hij kijkt mag de gever **blind zonder troef** roepen: er is geen troef, en het spel telt viermaal. Na deze aankondiging kijkt hij.',
  'calls.trumps': 'Anders kijkt hij en noemt een kleur, of **zonder troef**, wat tweemaal telt. Passen kan niet.',
  'calls.exchange':
    'Dan mag de gever een of twee kaarten gedekt wegleggen, en neemt er evenveel uit de blinde, in de volgorde van het spel. Wat hij weglegde en wat er kwam, is zijn geheim.',
  'calls.double': 'Nu kan de inzet omhoog, door elke partij eenmaal:',
  'calls.along': '**Ik ga mee**, door een van de twee anderen, de voorhand eerst: het spel telt dubbel.',
  'calls.against': '**Ik ga tegen**, door de gever, alleen nadat iemand is meegegaan: nog eens dubbel.',
  times: 'Hoe vaak een spel telt',
  'times.col.none': 'niet gedubbeld',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead':
    'De voorhand komt uit in de eerste slag, wie een slag haalt in de volgende. Er zijn tien slagen, en uitkomen mag met elke kaart.',
  'play.sides': 'De twee die tegen de gever spelen zijn maten, waar ze ook zitten.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Bij het bekennen moet je **hoger** als een tegenstander voorligt met een kaart van de gevraagde kleur en jij een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van de kleur wat je wilt.',
  'case.beat': 'Je bent de gever: de heer van een tegenstander ligt voor. De tien is hoger en moet.',
  'case.mateFollows': 'Je speelt tegen de gever, en de heer is van je maat. Je moet bekennen, met de harten die je wilt.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan er geen.',
  'case.trumpedFollow': 'De harten zijn ingetroefd. Je bekent, maar mag de tien houden.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag elke kaart.',
  'case.mateFree': 'De aas van je maat ligt voor: troeven, klaveraas erbij leggen, wat je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander ermee voor, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Je bent de gever en hebt geen harten: de troef moet.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Troefacht ligt voor. De boer is hoger en moet.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**. Alleen als je niets anders hebt dan zulke troeven, speel je er een.',
  'case.under': 'Troefnegen is niet te kloppen; de twee lagere troeven mogen niet.',
  'play.noTrump': 'Wordt er zonder troef gespeeld, dan mag wie de gevraagde kleur niet heeft elke kaart spelen.',
  'play.widow':
    'De weggelegde kaarten en wat er van de blinde over is gaan naar wie de **eerste** slag haalt, en hun punten naar die partij.',
  'score.dealer': 'Heeft de gever meer dan 30 punten, dan schrijft hij wat er boven de 30 zit.',
  'score.others': 'Zo niet, dan schrijft **elk** van de twee anderen wat hun punten samen boven de 30 hebben.',
  'score.all': 'Voor alle tien de slagen is de score in plaats daarvan 60: voor de gever, of voor elk van de anderen.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.dealer': 'De gever haalde 41, en er is iemand meegegaan: 11 boven de 30, maal 2.',
  'case.others': 'De gever haalde maar 28. De twee anderen hebben er samen 32, en elk van hen schrijft 2.',
  'score.tie':
    'Met 30 punten voor elke partij schrijft niemand, en het **volgende** spel telt dubbel, alleen dat ene: na twee keer gelijk op rij telt het derde spel dubbel, niet vierdubbel.',
  'case.afterTie': 'Het spel na een gelijke stand: 10 boven de 30, maal 2.',
  'match.target':
    'De eerste speler met 101 punten wint. Komen er meer in hetzelfde spel, dan wint het hoogste totaal; is dat gelijk, dan gaat het spel door. Dit spel heeft geen huisregels.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.widow': '**Blinde**: de twee kaarten die aan niemand gedeeld zijn.',
  'term.along': '**Mee** en **tegen**: de twee verdubbelingen.',
  source:
    'De vorm van manille voor drie. Deze bladzijden kiezen voor pakjes van drie, vier en drie, en laten de gever na een blinde aankondiging meteen kijken.',
} satisfies PageTranslation<typeof english>;
