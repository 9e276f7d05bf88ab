import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Dutch. */
export const text = {
  'idea.1': 'Twee spelers met alle 32 kaarten: ieder een hand van acht, en een rij van acht op tafel, waarvan vier gedekt.',
  'idea.2': 'De gever maakt troef, of speelt zonder, naar zijn hand en alle open kaarten.',
  'idea.3': 'Je speelt uit je hand en uit je rij, en moet altijd hoger als je kunt.',
  'idea.4': 'In de kaarten zitten 60 punten. Wie er meer dan 30 heeft, schrijft wat erboven zit.',
  'idea.5': 'Beiden kunnen dubbelen. Wie het eerst 101 heeft, wint.',
  aim: 'Haal meer dan de helft van de 60 punten in zestien slagen. Op acht na zijn alle kaarten bekend, aan een van jullie of aan beiden; onthoud wat er gedraaid is.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. De volgorde is in alle kleuren gelijk, ook in troef: de tien is de hoogste, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum': 'In een kleur zitten 15 punten, in het hele spel 60. De laatste slag brengt niets extra.',
  'case.worth': 'De tien is hoger dan de aas: 4 + 5 punten in twee kaarten.',
  'deal.seats': 'Er wordt om de beurt gegeven. Wie niet geeft, komt uit.',
  'deal.rows': 'Ieder krijgt een **rij**: vier gedekte kaarten, en op elk daarvan een open kaart.',
  'deal.hand': 'Daarna krijgt ieder een hand van acht kaarten, die alleen de eigenaar ziet. De gedekte kaarten ziet niemand.',
  'calls.trumps':
    'De gever kijkt naar zijn hand en naar beide rijen, en noemt een troefkleur of **zonder troef**, wat tweemaal telt. Blind roepen kan in dit spel niet, passen evenmin.',
  'calls.double': 'Dan kan de inzet omhoog, door ieder eenmaal:',
  'calls.along': '**Ik ga mee**, door de ander: het spel telt dubbel.',
  'calls.against': '**Ik ga tegen**, door de gever, alleen als antwoord daarop: nog eens dubbel.',
  times: 'Hoe vaak een spel telt',
  'times.col.none': 'niet gedubbeld',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'play.lead':
    'De tegenstander van de gever komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke kaart uit de hand en elke open kaart van de eigen rij.',
  'play.both':
    'De verplichtingen gelden voor de **hand en de open kaarten van je rij** samen: wie de gevraagde kleur in een van beide heeft, moet bekennen. Gedekte kaarten mogen en hoeven niet gespeeld te worden.',
  'play.uncover': 'Na de slag worden de gedekte kaarten gedraaid waarvan de bovenste kaart erin gespeeld is.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je er een spelen.',
  'play.beat':
    'Je moet **hoger** dan de uitgekomen kaart als je kunt, met een hogere van de kleur naar keuze. Kun je dat niet, dan is elke kaart van de kleur goed.',
  'case.beat':
    'Stel dat de tien in je rij ligt en de rest in je hand zit. Tien en aas zijn allebei hoger dan de heer, en een van de twee moet.',
  'case.cannotBeat': 'Niets is hoger dan de tien. Je bekent met welke kaart je wilt.',
  'play.trump':
    'Heb je de gevraagde kleur niet, dan moet je **troeven**, met een troef naar keuze. Wie voorligt is altijd je tegenstander.',
  'case.mustTrump': 'Geen harten, in de hand noch in de rij: een van beide troeven mag, de klaveren niet.',
  'play.any': 'Heb je de gevraagde kleur noch troef, of wordt er zonder troef gespeeld, dan mag elke kaart.',
  'case.noTrump': 'Zonder troef, zonder harten: elke kaart mag.',
  'score.excess': 'Wie meer dan 30 punten heeft, schrijft wat er boven de 30 zit. De ander schrijft niets.',
  'score.all': 'Wie alle zestien slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, mee, tegen.',
  'case.doubled': 'Zonder troef, en de ander ging mee: 4 boven de 30, maal 2, maal 2.',
  'case.all': 'Alle slagen met een troefkleur: 60.',
  'score.tie':
    'Met 30 punten elk schrijft niemand, en het **volgende** spel telt dubbel, alleen dat ene: na twee keer gelijk op rij telt het derde spel dubbel, niet vierdubbel.',
  'match.target': 'De eerste speler met 101 punten wint. Dit spel heeft geen huisregels.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.row': '**Rij**: de vier paren kaarten voor elke speler, de bovenste open.',
  'term.along': '**Mee** en **tegen**: de twee verdubbelingen.',
  source: 'De vorm van manille voor twee. Deze bladzijden beslissen dat er niet blind geroepen wordt: daarvoor ligt er te veel open.',
} satisfies PageTranslation<typeof english>;
