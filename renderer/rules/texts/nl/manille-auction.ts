import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Dutch. */
export const text = {
  'idea.1': 'Drie tot zeven spelers, ieder voor zich; de tien, de **manille**, is in elke kleur de hoogste kaart.',
  'idea.2': 'Er liggen kaarten op tafel als blinde, een deel ervan open. Je biedt hoeveel punten je zult halen.',
  'idea.3': 'De hoogste bieder legt kaarten weg, neemt er evenveel uit de blinde en maakt troef.',
  'idea.4': 'Bij het spelen is ieder ander je tegenstander: je moet altijd hoger als je kunt.',
  'idea.5': 'De bieder wint het bod of verliest het; de anderen schrijven niets. Na tien spellen wint het hoogste totaal.',
  aim: 'Bied zoveel als je hand en de blinde toelaten, en haal minstens zoveel punten in slagen.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. De volgorde is in alle kleuren gelijk, ook in troef: de tien is de hoogste, boven de aas, en negen, acht en zeven zijn niets waard.',
  'cards.sum':
    'In een kleur zitten 15 punten, in het hele spel 60. Niet alles hoeft in het spel te komen: er kan iets in de blinde liggen of bij de weggelegde kaarten.',
  'deal.seats': 'Ieder speelt alleen. Alles gaat met de klok mee; wie links van de gever zit, zit op de **voorhand**.',
  'deal.cards':
    'De kaarten worden één voor één gedeeld. Wat overblijft is de **blinde**: een deel van de kaarten ligt open, de rest gedekt.',
  widow: 'Kaarten naar het aantal spelers',
  'widow.col.each': 'ieder',
  'widow.col.open': 'blinde, open',
  'widow.col.covered': 'blinde, gedekt',
  'widow.row.p3': 'Drie spelers',
  'widow.row.p4': 'Vier spelers',
  'widow.row.p5': 'Vijf spelers',
  'widow.row.p6': 'Zes spelers',
  'widow.row.p7': 'Zeven spelers',
  'calls.bid':
    'Vanaf de voorhand biedt ieder een aantal punten van 1 tot 60, hoger dan het laatste bod, of past. Wie past, doet niet meer mee. Een bod van 60 sluit het bieden.',
  'case.bids': 'Elk bod moet boven het laatste liggen; hoeveel, is aan jou.',
  'calls.pass': 'Passen allen, dan schrijft niemand en geeft de volgende. De laatste mag nog bieden als alle anderen gepast hebben.',
  'calls.away': 'De bieder legt eerst kaarten weg, gedekt: geen, of hoogstens zoveel als er in de blinde liggen.',
  'calls.draw':
    'Dan neemt hij er precies evenveel uit de blinde, open of gedekte naar keuze. Een gedekte kaart ziet hij pas als hij haar genomen heeft. Wat is weggelegd blijft geheim; welke open kaarten genomen zijn, ziet iedereen.',
  'option.discards':
    'Weggelegde kaarten en wat er in de blinde blijft tellen voor niemand; of ze tellen voor de bieder, die dan hun punten bij die van zijn slagen telt.',
  'calls.trumps': 'Ten slotte noemt de bieder een troefkleur of **zonder troef**. Voor de telling maakt dat niet uit.',
  'play.lead':
    'De voorhand komt uit in de eerste slag; maar na een bod van 60 de bieder. Wie een slag haalt komt uit in de volgende. Uitkomen mag met elke kaart.',
  'play.alone': 'Niemand heeft een maat. Wie voorligt is je tegenstander, de bieder of niet.',
  'play.follow': 'Heb je kaarten van de gevraagde kleur, dan moet je bekennen.',
  'play.beat':
    'Bij het bekennen moet je hoger dan de kaart die voorligt, als die van de gevraagde kleur is en je een hogere hebt. Elke hogere is goed; heb je er geen, dan elke kaart van de kleur.',
  'case.beat': 'De heer ligt voor en de tien is hoger, dus de tien moet.',
  'play.trumped':
    'Is er een andere kleur dan troef gevraagd en is die ingetroefd, dan beken je met een kaart naar keuze: winnen kan er geen.',
  'case.trumpedFollow': 'De harten zijn ingetroefd. Je moet bekennen, maar mag de tien houden.',
  'play.trump': 'Heb je de gevraagde kleur niet, en ligt die voor, dan moet je introeven. Zonder troef mag je elke kaart spelen.',
  'case.mustTrump': 'Geen harten: de troef moet. Met een maat aan tafel was je misschien vrij; hier ben je het nooit.',
  'play.overtrump': 'Heb je de gevraagde kleur niet en is er ingetroefd, dan moet je overtroeven als je kunt.',
  'case.over': 'Troefacht ligt voor. De boer is hoger en moet.',
  'play.under':
    'Zijn al je troeven te laag, dan mag je elke kaart spelen **behalve troef**. Alleen als je niets anders hebt dan zulke troeven, speel je er een.',
  'case.under': 'Troefnegen is niet te kloppen; de twee lagere troeven mogen niet.',
  'play.noTrump': 'Wordt er zonder troef gespeeld, dan mag wie de gevraagde kleur niet heeft elke kaart spelen.',
  'option.defenders':
    'Bij sommigen spelen de tegenstanders van de bieder als maten: ziet een van hen een ander van hen voorliggen, dan hoeft hij niet hoger en niet te troeven, en mag hij elke kaart van de gevraagde kleur spelen, of zonder die kleur elke kaart.',
  'case.partners': 'Een andere tegenstander van de bieder ligt voor met de aas. Als maten hoeven jullie niet over elkaar heen te troeven.',
  'score.bid':
    'Heeft de bieder in slagen minstens zoveel punten als het bod, dan schrijft hij het **bod**, niet wat hij haalde. Anders verliest hij het bod. De anderen schrijven in geen van beide gevallen iets.',
  'case.made':
    'Bod {bid}, en 31 gehaald: de bieder schrijft wat hij bood, niet meer. De overige punten lagen in de blinde en bij de weggelegde kaarten.',
  'case.failed': 'Bod {bid}, en 24 gehaald: één te weinig, en het bod is verloren.',
  'match.deals':
    'Een partij is tien spellen. Ieder houdt een eigen totaal bij, dat onder nul kan komen; het hoogste wint, en gelijke winnen samen.',
  'option.deals': 'Een partij kan ook 20 spellen duren.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.widow': '**Blinde**: de kaarten die aan niemand gedeeld zijn.',
  'term.bidder': '**Bieder**: wie het bieden gewonnen heeft.',
  source:
    'De vorm van het Franse spel voor een oneven gezelschap. Deze bladzijden beslissen: allen mogen passen, de laatste mag dan nog bieden, een bod van 60 sluit het bieden, en kaarten die in niemands slagen zitten tellen voor niemand.',
} satisfies PageTranslation<typeof english>;
