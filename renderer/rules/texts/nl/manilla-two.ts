import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Dutch. */
export const text = {
  'idea.1': 'Twee spelers, ieder 24 Spaanse kaarten, in zes stapels van vier waarvan alleen de bovenste kaart open ligt.',
  'idea.2': 'De laatste open kaart van de gever maakt troef. Is het een puntenkaart, dan schrijft de gever haar waarde.',
  'idea.3': 'Je speelt de open kaarten van je stapels; elke gespeelde kaart legt de volgende bloot.',
  'idea.4': 'Je moet bekennen en hoger dan de uitgekomen kaart als je kunt, en troeven als je niet kunt bekennen.',
  'idea.5':
    'Punten en een kwart van de gewonnen kaarten tellen; wat boven de 36 komt, wordt geschreven. 40 wint een boom, twee bomen de partij.',
  aim: 'Haal kaarten die iets waard zijn, en veel kaarten; en kies het moment waarop je iets blootlegt, want je tegenstander ziet het ook.',
  'cards.order':
    'Het spel heeft 48 Spaanse kaarten, twee tot en met negen met sota, ruiter, heer en aas. De **negen**, de manilla, is in elke kleur de hoogste, ook in troef. Negen, aas, heer, ruiter en sota zijn de **puntenkaarten**; alle andere zijn blank.',
  'cards.sum':
    'Elke kleur telt 15 punten, het hele spel 60. Een slag is zijn twee kaarten waard en niets meer; maar aan het eind telt hoeveel kaarten je hebt.',
  'case.worth': 'De aas is hoger dan de heer: 3 + 4 punten, en twee kaarten.',
  'deal.piles':
    'Alle kaarten worden gedeeld: ieder heeft zes **stapels** van vier voor zich, drie kaarten gedekt en één open erbovenop. Een hand is er niet.',
  'deal.open': 'Beiden zien alle twaalf open kaarten. Wat eronder ligt, weet niemand.',
  'deal.shown': 'De laatste open kaart op de stapels van de gever, de laatste van het spel, maakt troef: haar kleur.',
  'shown.counter':
    'Is die kaart een puntenkaart, dan schrijft de gever meteen haar waarde, 1 tot 5 punten, naast wat ze in een slag brengt.',
  'shown.held':
    'Zou ze de gever op 40 brengen, dan wordt ze **aangehouden** tot het spel gespeeld is. Dan telt ze als de gever in het spel minstens 36 punten heeft, het kwart van de kaarten inbegrepen; anders krijgt niemand haar.',
  'case.atOnce': 'De aas is getoond: meteen 4 voor de gever. In het spel heeft de ander 40 + 7, en dus 11 boven de 36.',
  'case.heldWon': 'Op {total} zou de negen het spel beëindigen, dus wachten de 5 punten. 30 + 6 is precies 36, en ze worden geschreven.',
  'play.lead':
    'De tegenstander van de gever komt uit in de eerste slag, wie een slag haalt in de volgende. Uitkomen mag met elke open kaart van de eigen stapels. Er zijn 24 slagen.',
  'play.uncover':
    'Een gedekte kaart wordt gedraaid zodra de kaart erop gespeeld is: de tweede speler ziet haar voordat hij antwoordt. De verplichtingen gelden alleen voor de **open** kaarten.',
  'play.follow': 'Is een van je open kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Je moet **hoger** dan de uitgekomen kaart als je kunt, met een hogere van de kleur naar keuze. Kun je dat niet, dan met een open kaart van de kleur naar keuze.',
  'case.beat': 'De aas is hoger dan de heer en moet. Wat er onder je stapels ligt, doet er niet toe.',
  'case.cannotBeat': 'Sota en twee zijn allebei lager dan de heer: elk van beide mag.',
  'play.trump': 'Is geen van je open kaarten van de gevraagde kleur, dan moet je **troeven**, met een troef naar keuze.',
  'case.mustTrump': 'Geen open bekers. Beide munten zijn troef; een ervan moet, welke je wilt.',
  'play.any': 'Heb je open de gevraagde kleur noch troef, dan mag je elke open kaart spelen.',
  'case.any': 'Bekers noch munten: alle open kaarten mogen.',
  'score.quarter':
    'Ieder telt de punten van zijn gewonnen kaarten, en een kwart van hun **aantal** erbij; een rest telt voor één. 26 kaarten brengen 7.',
  'score.excess': 'Wie meer dan 36 heeft, schrijft wat er boven de 36 zit.',
  'case.excess': '40 aan punten en 26 kaarten, goed voor 7: 47, en 11 boven de 36.',
  'score.even': 'Door de resten kan een spel 73 tellen. Met 36 elk schrijft niemand.',
  'match.game':
    'De eerste speler met 40 punten wint een boom. Komen beiden daar in hetzelfde spel, dan wint het hoogste totaal; bij gelijk gaat het spel door.',
  'match.match': 'Na een spel gaan beiden terug naar nul. Wie het eerst twee bomen wint, wint de partij. Dit spel heeft geen huisregels.',
  'term.manilla': '**Manilla** of **malilla**: de negen, de hoogste kaart van een kleur.',
  'term.shown': '**Getoonde kaart**, “la muestra”: de kaart die troef maakt.',
  'term.pile': '**Stapel**: vier kaarten op elkaar, de bovenste open.',
  source:
    'Het Spaanse spel voor twee. Deze bladzijden houden een getoonde kaart ook hier aan als ze een spel zou beëindigen, net als in het spel voor vier.',
} satisfies PageTranslation<typeof english>;
