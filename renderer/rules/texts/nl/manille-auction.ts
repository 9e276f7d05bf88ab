import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Dutch. */
export const text = {
  'idea.1': 'Drie tot zeven spelers, ieder voor zich; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'Een deel van de kaarten ligt op tafel als talon, sommige open. Je biedt hoeveel punten je zult halen.',
  'idea.3': 'De hoogste bieder legt kaarten weg, neemt er evenveel uit de talon en maakt troef.',
  'idea.4': 'Bij het spelen is ieder ander je tegenstander: je moet altijd over zijn kaart heen als je kunt.',
  'idea.5': 'De bieder wint of verliest zijn bod; de anderen schrijven niets. Na tien spellen wint het hoogste totaal.',
  aim: 'Bied zoveel als je hand en de talon toelaten, en haal minstens dat aantal punten in slagen.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. De volgorde is in alle kleuren dezelfde, ook in troef: de tien is de hoogste kaart, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum':
    'In elke kleur zitten 15 punten, in het hele spel 60. Ze doen niet altijd allemaal mee: een deel kan in de talon liggen of bij de weggelegde kaarten.',
  'deal.seats':
    'Ieder speelt voor zich. Er wordt met de klok mee gedeeld en gespeeld; de speler links van de gever zit op de **voorhand**.',
  'deal.cards': 'De kaarten worden één voor één gedeeld. Wat overblijft is de **talon**: een deel ervan ligt open, de rest gedekt.',
  widow: 'Kaarten naar het aantal spelers',
  'widow.col.each': 'ieder',
  'widow.col.open': 'talon, open',
  'widow.col.covered': 'talon, gedekt',
  'widow.row.p3': 'Drie spelers',
  'widow.row.p4': 'Vier spelers',
  'widow.row.p5': 'Vijf spelers',
  'widow.row.p6': 'Zes spelers',
  'widow.row.p7': 'Zeven spelers',
  'calls.bid':
    'De voorhand begint, en om de beurt biedt ieder een aantal punten van 1 tot 60, hoger dan het vorige bod, of past. Wie past, doet niet meer mee. Een bod van 60 sluit het bieden af.',
  'case.bids': 'Elk bod moet hoger zijn dan het vorige; hoeveel hoger, bepaal je zelf.',
  'calls.pass': 'Passen allen, dan schrijft niemand iets en geeft de volgende. Hebben alle anderen gepast, dan mag de laatste nog bieden.',
  'calls.away': 'De bieder legt eerst kaarten weg, gedekt: geen enkele, of hoogstens zoveel als de talon er telt.',
  'calls.draw':
    'Daarna neemt hij er precies evenveel uit de talon, open of gedekt naar keuze. Een gedekte kaart ziet hij pas als hij die genomen heeft. Wat is weggelegd blijft geheim; welke open kaarten genomen zijn, ziet iedereen.',
  'option.discards':
    'De weggelegde kaarten en wat er in de talon blijft, tellen voor niemand; of ze tellen voor de bieder, die de punten ervan bij die van zijn slagen optelt.',
  'calls.trumps': 'Ten slotte noemt de bieder een troefkleur of **zonder troef**. Voor de score maakt dat niets uit.',
  'play.lead':
    'De voorhand komt uit in de eerste slag; na een bod van 60 komt de bieder uit. Wie een slag haalt, komt uit in de volgende. Je mag met elke kaart uitkomen.',
  'play.alone': 'Niemand heeft een maat. Wie in de slag voorligt, is je tegenstander, bieder of niet.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Kun je bekennen, dan moet je over de kaart die voorligt als die van de gevraagde kleur is en je een hogere hebt. Elke hogere is goed; heb je er geen, dan is elke kaart van de kleur goed.',
  'case.beat': 'De heer ligt voor en de tien is hoger, dus die moet je spelen.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan die kleur niet meer.',
  'case.trumpedFollow': 'De harten zijn ingetroefd. Je moet bekennen, maar de tien mag je houden.',
  'play.trump':
    'Heb je de gevraagde kleur niet, en ligt een kaart van die kleur voor, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen harten: je moet introeven. Lag er een maat voor, dan mocht je spelen wat je wilde; hier heb je geen maat.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en is er ingetroefd, dan moet je overtroeven als je kunt.',
  'case.over': 'Troefacht ligt voor. De boer is hoger, dus die moet je spelen.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**. Alleen als je niets anders meer hebt, speel je zo’n lagere troef.',
  'case.under': 'Troefnegen kun je niet aan; geen van beide lagere troeven mag je spelen.',
  'option.underTrump': 'Volgens de andere lezing van de regels mag wie niet kan overtroeven elke kaart spelen, ook een lagere troef.',
  'case.free': 'Mag ondertroeven wel, dan kan elk van beide kleine troeven onder de negen, en blijft de klaveraas bewaard.',
  'play.noTrump': 'Wordt er zonder troef gespeeld, dan mag je elke kaart spelen als je de gevraagde kleur niet hebt.',
  'option.defenders':
    'Bij sommigen gelden de tegenspelers van de bieder als maten: ligt een ander van hen voor, dan hoef je er niet overheen en niet te troeven, en mag je elke kaart van de gevraagde kleur spelen, of elke kaart als je die kleur niet hebt.',
  'case.partners': 'Een andere tegenspeler van de bieder ligt voor met de aas. Als maten hoef je niet in te troeven.',
  'score.bid':
    'Heeft de bieder in zijn slagen minstens zoveel punten als het bod, dan schrijft hij het **bod**, niet de punten die hij haalde. Anders gaat het bod van zijn score af. De anderen schrijven in geen van beide gevallen iets.',
  'case.made':
    'Bod {bid}, en 31 gehaald: de bieder schrijft wat hij bood, niet meer. De overige punten lagen in de talon en bij de weggelegde kaarten.',
  'case.failed': 'Bod {bid}, en 24 gehaald: één te weinig, en het bod is verloren.',
  'match.deals':
    'Een partij is tien spellen. Ieder heeft een eigen totaal, dat onder nul kan komen; het hoogste wint, en bij een gelijke stand wordt de winst gedeeld.',
  'option.deals': 'Een partij kan ook 20 spellen duren.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.widow': '**Talon**: de kaarten die na het delen overblijven.',
  'term.bidder': '**Bieder**: wie het bieden wint.',
  source:
    'De vorm van het Franse spel voor drie tot zeven. Deze pagina houdt zich hieraan: allen mogen passen, de laatste mag dan nog bieden, een bod van 60 sluit het bieden af, en kaarten die in niemands slagen zitten, tellen voor niemand.',
} satisfies PageTranslation<typeof english>;
