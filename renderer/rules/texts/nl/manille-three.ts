import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Dutch. */
export const text = {
  'idea.1': 'Drie spelers, ieder tien kaarten, en twee in de talon; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'De gever maakt troef, mag kaarten ruilen met de talon en speelt alleen tegen de twee anderen.',
  'idea.3': 'Je moet over de kaart van een tegenstander heen als je kunt; is de slag aan je maat, dan mag je spelen wat je wilt.',
  'idea.4':
    'In de kaarten zitten 60 punten. Heeft de gever er meer dan 30, dan schrijft hij; anders schrijven de twee anderen, elk voor zich.',
  'idea.5': 'Beide partijen kunnen dubbelen. De eerste speler met 101 punten wint.',
  aim: 'Haal als gever meer dan 30 van de 60 punten tegen twee tegenstanders. Als een van de twee help je de ander om dat te voorkomen: jullie zijn maten, voor dit ene spel.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. De volgorde is in alle kleuren dezelfde, ook in troef: de tien is de hoogste kaart, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In elke kleur zitten 15 punten, in het hele spel 60, de talon meegerekend. De laatste slag is niets extra waard.',
  'deal.seats':
    'Er wordt met de klok mee gedeeld en gespeeld, en ieder geeft op zijn beurt. De speler links van de gever zit op de **voorhand**.',
  'deal.packets': 'Ieder tien kaarten, in pakjes van drie, vier en drie. De laatste twee kaarten zijn de **talon** en liggen gedekt.',
  'deal.look': 'De gever kijkt niet voordat hij beslist heeft of hij blind zonder troef speelt. De anderen mogen meteen kijken.',
  'calls.blind':
    'Voordat hij kijkt, mag de gever **blind zonder troef** roepen: er is geen troefkleur, en het spel telt viermaal. Daarna bekijkt hij zijn kaarten.',
  'calls.trumps': 'Anders bekijkt hij zijn kaarten en noemt een kleur, of **zonder troef**, wat dubbel telt. Passen mag de gever niet.',
  'calls.exchange':
    'Dan mag de gever een of twee kaarten gedekt wegleggen en neemt hij er evenveel uit de talon, in de volgorde waarin ze liggen. Alleen hij weet wat hij weglegde en wat hij kreeg.',
  'calls.double': 'Daarna kan de inzet omhoog, door elke partij één keer:',
  'calls.along': '**{call:along}** zegt een van de twee anderen, de voorhand eerst: het spel telt dubbel.',
  'calls.against': '**{call:against}** zegt daarop de gever, alleen als er iemand is meegegaan: nog eens dubbel.',
  times: 'Hoeveel een spel telt',
  'times.col.none': 'niets geroepen',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead':
    'De voorhand komt als eerste uit; daarna komt uit wie de vorige slag haalde. Er zijn tien slagen, en je mag met elke kaart uitkomen.',
  'play.sides': 'De twee die tegen de gever spelen zijn maten, waar ze ook zitten.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Kun je bekennen en ligt een tegenstander voor met een kaart van de gevraagde kleur, dan moet je **eroverheen** als je een hogere hebt. Elke hogere is goed. Heb je er geen, of is de slag aan je maat, dan speel je van die kleur bij wat je wilt.',
  'case.beat': 'Jij bent de gever, en de heer van een tegenstander ligt voor. De tien is hoger, dus die moet je spelen.',
  'case.mateFollows': 'Je speelt tegen de gever, en de heer is van je maat. Je moet bekennen, met welke harten je maar wilt.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan die kleur niet meer.',
  'case.trumpedFollow': 'De harten zijn ingetroefd. Je bekent, maar de tien mag je houden.',
  'play.mate': 'Heb je de gevraagde kleur niet en is de slag aan je maat, dan mag je elke kaart spelen.',
  'case.mateFree': 'De aas van je maat ligt voor: troef in of leg je klaveraas erbij, wat je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een kaart van die kleur, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Jij bent de gever en hebt geen harten: je moet introeven.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en ligt een tegenstander voor met een troef, dan moet je overtroeven als je kunt.',
  'case.over': 'Troefacht ligt voor. De boer is hoger, dus die moet je spelen.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**. Alleen als je niets anders meer hebt, speel je zo’n lagere troef.',
  'case.under': 'Troefnegen kun je niet aan; geen van beide lagere troeven mag je spelen.',
  'option.underTrump': 'Volgens de andere lezing van de regels mag wie niet kan overtroeven elke kaart spelen, ook een lagere troef.',
  'case.free': 'Mag ondertroeven wel, dan kan elk van beide kleine troeven onder de negen, en blijft de klaveraas bewaard.',
  'play.noTrump': 'Wordt er zonder troef gespeeld, dan mag je elke kaart spelen als je de gevraagde kleur niet hebt.',
  'play.widow':
    'De weggelegde kaarten en wat er van de talon over is, gaan naar wie de **eerste** slag haalt, en de punten ervan naar die partij.',
  'score.dealer': 'Heeft de gever meer dan 30 punten, dan schrijft hij wat er boven de 30 zit.',
  'score.others': 'Zo niet, dan schrijft **elk** van de twee anderen wat ze samen boven de 30 hebben.',
  'score.all': 'Voor alle tien slagen is de score in plaats daarvan 60: voor de gever, of voor elk van de anderen.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.dealer': 'De gever haalde 41, en er is iemand meegegaan: 11 boven de 30, maal 2.',
  'case.others': 'De gever haalde maar 28. De twee anderen hebben er samen 32, en schrijven elk 2.',
  'score.tie':
    'Met 30 punten voor elke partij schrijft niemand iets, en het **volgende** spel telt dubbel, maar alleen dat ene: na twee gelijke spellen op rij telt het derde dubbel, niet vierdubbel.',
  'case.afterTie': 'Het spel na een gelijk spel: 10 boven de 30, maal 2.',
  'match.target':
    'De eerste speler met 101 punten wint. Komen er in hetzelfde spel meer spelers zover, dan wint het hoogste totaal; is dat gelijk, dan speel je door.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.widow': '**Talon**: de twee kaarten die na het delen overblijven.',
  'term.along': '**{call:along}** en **{call:against}**: de twee manieren om een spel te verdubbelen.',
  source:
    'De vorm van manillen voor drie. Op deze pagina wordt in pakjes van drie, vier en drie gedeeld, en bekijkt de gever na blind zonder troef meteen zijn kaarten.',
} satisfies PageTranslation<typeof english>;
