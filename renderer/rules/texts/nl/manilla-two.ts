import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Dutch. */
export const text = {
  'idea.1': 'Twee spelers, ieder 24 Spaanse kaarten, in zes stapels van vier waarvan alleen de bovenste kaart open ligt.',
  'idea.2': 'De laatste open kaart van de gever maakt troef. Is het een puntenkaart, dan schrijft de gever de waarde ervan.',
  'idea.3': 'Je speelt de bovenste kaarten van je stapels; onder elke gespeelde kaart komt de volgende open te liggen.',
  'idea.4': 'Je moet bekennen en over de kaart van de ander heen als je kunt, en troeven als je niet kunt bekennen.',
  'idea.5':
    'Punten tellen, en ook een kwart van de gewonnen kaarten; wat boven de 36 komt, wordt geschreven. Met 40 win je een boom, met twee bomen de partij.',
  aim: 'Win kaarten die iets waard zijn, en veel kaarten; en kies goed wanneer je een kaart openlegt, want de ander ziet hem ook.',
  'cards.order':
    'Je speelt met 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, koning en aas. De **negen**, de manilla, is in elke kleur de hoogste kaart, ook in troef. Negen, aas, koning, ruiter en sota zijn de **puntenkaarten**; de andere zijn blank.',
  'cards.sum':
    'In elke kleur zitten 15 punten, in het hele spel 60. Een slag is zijn twee kaarten waard en niets meer; maar aan het eind telt het aantal gewonnen kaarten.',
  'case.worth': 'De aas is hoger dan de koning: 3 + 4 punten, en twee kaarten.',
  'deal.piles':
    'Alle kaarten worden gedeeld: ieder heeft zes **stapels** van vier voor zich, drie kaarten gedekt en één open erbovenop. Een hand is er niet.',
  'deal.open': 'Beiden zien alle twaalf open kaarten. Wat eronder ligt, weet niemand.',
  'deal.shown': 'De laatste open kaart op de stapels van de gever, meteen ook de laatste van het spel, maakt troef.',
  'shown.counter':
    'Is die kaart een puntenkaart, dan schrijft de gever meteen de waarde ervan, 1 tot 5 punten, naast wat de kaart in een slag oplevert.',
  'shown.held':
    'Zou de gever er 40 mee halen, dan worden de punten **in beraad** gehouden tot het spel gespeeld is. Dan tellen ze als de gever in het spel minstens 36 punten heeft, het kwart van de kaarten meegerekend; anders krijgt niemand ze.',
  'case.atOnce': 'De aas is getoond: meteen 4 voor de gever. In het spel heeft de ander 40 + 7, en dus 11 boven de 36.',
  'case.heldWon': 'Op {total} zou de negen de boom beslissen, dus de 5 punten wachten. 30 + 6 is precies 36, en ze worden geschreven.',
  'option.shownCard':
    'Volgens de letter van de regels voor twee telt ook zo’n kaart meteen. Het spel wordt toch gespeeld; daarna wint het hoogste totaal de boom.',
  'case.letter': 'Meteen geteld brengt de negen de gever van {total} op 40, ook al gaat het spel zelf verloren.',
  'play.lead':
    'De tegenstander van de gever komt als eerste uit; daarna komt uit wie de vorige slag haalde. Je mag uitkomen met elk van je open kaarten. Er zijn 24 slagen.',
  'play.uncover':
    'Een gedekte kaart wordt gedraaid zodra de kaart erop gespeeld is: de tweede speler ziet hem nog voor zijn antwoord. De verplichtingen gelden alleen voor de **open** kaarten.',
  'play.follow': 'Is een van je open kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Je moet **over** de kaart van de ander heen als je kunt, met een hogere van die kleur naar keuze. Kun je dat niet, dan is elke open kaart van de kleur goed.',
  'case.beat': 'De aas is hoger dan de koning, dus die moet je spelen. Wat er onder op je stapels ligt, doet er niet toe.',
  'case.cannotBeat': 'Sota en twee zijn allebei lager dan de koning: je mag kiezen.',
  'play.trump': 'Is geen van je open kaarten van de gevraagde kleur, dan moet je **troeven**, met een troef naar keuze.',
  'case.mustTrump': 'Geen open bekers. Beide munten zijn troef; een ervan moet je spelen, welke je wilt.',
  'play.any': 'Heb je onder je open kaarten de gevraagde kleur noch troef, dan mag je ze allemaal spelen.',
  'case.any': 'Bekers noch munten: je mag elke open kaart spelen.',
  'score.quarter':
    'Ieder telt de punten van de gewonnen kaarten, en daarbij een kwart van hun **aantal**, naar boven afgerond. 26 kaarten leveren 7 op.',
  'score.excess': 'Wie meer dan 36 heeft, schrijft wat er boven de 36 zit.',
  'case.excess': '40 aan punten en 26 kaarten, goed voor 7: 47, en 11 boven de 36.',
  'score.even': 'Door het afronden kan een spel op 73 uitkomen. Met 36 elk schrijft niemand iets.',
  'match.game':
    'De eerste speler met 40 punten wint een boom. Komen beiden in hetzelfde spel zover, dan wint het hoogste totaal; is dat gelijk, dan gaat de boom door.',
  'match.match': 'Na een boom gaan beiden terug naar nul. Wie het eerst twee bomen wint, wint de partij.',
  'term.manilla': '**Manilla** of **malilla**: de negen, de hoogste kaart van een kleur.',
  'term.shown': '**Getoonde kaart**, “la muestra”: de kaart die troef maakt.',
  'term.pile': '**Stapel**: vier kaarten op elkaar, de bovenste open.',
  source:
    'Het Spaanse spel voor twee. Op deze pagina blijft een getoonde kaart die een boom zou beslissen ook hier in beraad, net als in het spel voor vier.',
} satisfies PageTranslation<typeof english>;
