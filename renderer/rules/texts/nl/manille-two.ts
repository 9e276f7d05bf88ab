import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Dutch. */
export const text = {
  'idea.1': 'Twee spelers met alle 32 kaarten: ieder een hand van acht, en een rij van acht op tafel, waarvan vier gedekt.',
  'idea.2': 'De gever maakt troef of speelt zonder troef, na het bekijken van zijn hand en alle open kaarten.',
  'idea.3': 'Je speelt uit je hand én uit je rij, en moet altijd over de kaart van de ander heen als je kunt.',
  'idea.4': 'In de kaarten zitten 60 punten. Wie er meer dan 30 heeft, schrijft wat erboven zit.',
  'idea.5': 'Allebei kun je dubbelen. Wie het eerst 101 punten heeft, wint.',
  aim: 'Haal meer dan de helft van de 60 punten in zestien slagen. Op acht na zijn alle kaarten bekend, aan een van jullie of aan allebei; onthoud wat er gedraaid is.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. De volgorde is in alle kleuren dezelfde, ook in troef: de tien is de hoogste kaart, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In elke kleur zitten 15 punten, in het hele spel 60. De laatste slag is niets extra waard.',
  'case.worth': 'De tien is hoger dan de aas: 4 + 5 punten in twee kaarten.',
  'deal.seats': 'Je geeft om de beurt. Wie niet geeft, komt uit.',
  'deal.rows': 'Ieder krijgt een **rij**: vier gedekte kaarten, met op elk daarvan een open kaart.',
  'deal.hand': 'Daarna krijgt ieder een hand van acht kaarten, die de ander niet ziet. De gedekte kaarten ziet niemand.',
  'calls.trumps':
    'De gever bekijkt zijn eigen hand en beide rijen, en noemt een troefkleur of **zonder troef**, wat dubbel telt. Blind roepen kan in dit spel niet, passen evenmin.',
  'calls.double': 'Daarna kan de inzet omhoog, door ieder één keer:',
  'calls.along': '**{call:along}** zegt de andere speler: het spel telt dubbel.',
  'calls.against': '**{call:against}** zegt de gever, alleen als antwoord daarop: nog eens dubbel.',
  times: 'Hoeveel een spel telt',
  'times.col.none': 'niets geroepen',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'play.lead':
    'De tegenstander van de gever komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag uitkomen met elke kaart uit je hand en elke open kaart van je rij.',
  'play.both':
    'De verplichtingen gelden voor je **hand en de open kaarten van je rij** samen: heb je de gevraagde kleur in een van beide, dan moet je bekennen. Gedekte kaarten kun je niet spelen.',
  'play.uncover': 'Na de slag worden de gedekte kaarten gedraaid waarvan de bovenste kaart in die slag gespeeld is.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Je moet **over** de kaart van de ander heen als je kunt, met een hogere kaart van die kleur naar keuze. Kun je dat niet, dan is elke kaart van de kleur goed.',
  'case.beat':
    'Stel: de tien ligt in je rij en de rest zit in je hand. Tien en aas zijn allebei hoger dan de heer, dus je moet een van de twee spelen.',
  'case.cannotBeat': 'Niets is hoger dan de tien. Je bekent met welke kaart je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je **troeven**, met een troef naar keuze. Wie voorligt is altijd je tegenstander.',
  'case.mustTrump': 'Geen harten, in je hand noch in je rij: je mag een van beide troeven spelen, maar niet de klaveren.',
  'play.any': 'Heb je de gevraagde kleur noch troef, of wordt er zonder troef gespeeld, dan mag je elke kaart spelen.',
  'case.noTrump': 'Zonder troef en zonder harten mag je elke kaart spelen.',
  'score.excess': 'Wie meer dan 30 punten heeft, schrijft wat er boven de 30 zit. De ander schrijft niets.',
  'score.all': 'Wie alle zestien slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, mee, tegen.',
  'case.doubled': 'Zonder troef, en de ander ging mee: 4 boven de 30, maal 2, maal 2.',
  'case.all': 'Alle slagen met een troefkleur: 60.',
  'score.tie':
    'Met 30 punten elk schrijft niemand iets, en het **volgende** spel telt dubbel, maar alleen dat ene: na twee gelijke spellen op rij telt het derde dubbel, niet vierdubbel.',
  'match.target': 'De eerste speler met 101 punten wint. Dit spel heeft geen huisregels.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.row': '**Rij**: de vier paren kaarten voor elke speler, waarvan de bovenste open liggen.',
  'term.along': '**{call:along}** en **{call:against}**: de twee manieren om een spel te verdubbelen.',
  source: 'De vorm van manillen voor twee. Op deze pagina wordt er niet blind geroepen: daarvoor liggen er te veel kaarten open.',
} satisfies PageTranslation<typeof english>;
