import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Dutch. */
export const text = {
  'idea.1': 'Manillen omgekeerd: je ziet ieders kaarten, behalve die van jezelf.',
  'idea.2': 'De gever maakt troef op grond van de drie andere handen.',
  'idea.3': 'Je speelt een kaart van een plaats naar keuze, zonder te weten welke het is. Je hoeft nooit te bekennen en nergens overheen.',
  'idea.4': 'In de kaarten zitten 60 punten. De partij met meer dan 30 schrijft wat erboven zit, maal de verdubbelingen.',
  'idea.5': 'De eerste partij met 101 punten wint.',
  aim: 'Leid af wat er in je eigen hand moet zitten, uit wat de anderen hebben en doen; en haal er meer dan de helft van de punten mee.',
  'cards.order':
    'Je speelt met 32 kaarten, van zeven tot en met aas. De volgorde is in alle kleuren dezelfde, ook in troef: de tien is de hoogste kaart, boven de aas, en negen, acht en zeven zijn niets waard. Wat je nergens ziet, heb je zelf.',
  'cards.sum': 'In elke kleur zitten 15 punten, in het hele spel 60. De laatste slag is niets extra waard.',
  'case.worth': 'Harten is gevraagd en twee keer ingetroefd; troeftien wint 4 + 0 + 5 + 5.',
  'deal.seats':
    'Maten zitten tegenover elkaar; je kunt om maten trekken. Er wordt met de klok mee gedeeld en gespeeld, en de speler links van de gever zit op de voorhand.',
  'option.equalDraws':
    'Wordt er om maten getrokken, dan wordt hier bij gelijke kaarten alleen opnieuw getrokken als de maten niet vaststaan. Volgens de letter van de regels legt wie een gelijke kaart heeft die altijd weg en trekt door tot alle rangen verschillen.',
  'deal.packets': 'Ieder acht kaarten, in pakjes van drie, twee en drie.',
  'deal.backs':
    'Van je eigen kaarten zie je alleen de rug, in de volgorde waarin ze gedeeld zijn. Die volgorde blijft: je kent ze alleen aan hun plaats, één tot en met acht. De drie andere handen liggen voor jou open.',
  'calls.blind':
    'Voordat er een hand getoond wordt, mag de gever **blind zonder troef** roepen: er is geen troefkleur, en het spel telt viermaal. Pas daarna worden de handen getoond.',
  'calls.trumps':
    'Anders worden de handen eerst getoond, en noemt de gever op grond van de drie andere een kleur, of **zonder troef**, wat dubbel telt. Ook zijn maat ziet de handen van de anderen.',
  'calls.double': 'Daarna kan de inzet omhoog, door elke partij één keer:',
  'calls.along': '**{call:along}** zegt een tegenstander van de gever: het spel telt dubbel.',
  'calls.against': '**{call:against}** zegt daarop de gever of zijn maat, alleen als er iemand is meegegaan: nog eens dubbel.',
  'calls.order':
    'Eerst is de voorhand aan het woord, dan diens maat; om te antwoorden eerst de gever, dan zijn maat. Zodra een van beiden geroepen heeft, hoeft de ander niet meer.',
  times: 'Hoeveel een spel telt',
  'times.col.none': 'niets geroepen',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead':
    'De **gever** komt uit in de eerste slag, niet de voorhand zoals bij gewoon manillen. Wie een slag haalt, komt uit in de volgende.',
  'play.place':
    'Als je aan de beurt bent, kies je een plaats, en de kaart die daar ligt wordt gedraaid en gespeeld. De andere kaarten houden hun plaats en hun nummer.',
  'play.free':
    'Omdat niemand ziet wat hij speelt, **mag alles**: je hoeft niet te bekennen, niet te troeven en nergens overheen. Elke plaats mag gespeeld worden.',
  'case.free': 'Als dit jouw kaarten zijn, al weet je het zelf niet, kan elk ervan op de heer vallen.',
  'play.wins': 'De hoogste troef in de slag wint; is er geen, dan de hoogste kaart van de gevraagde kleur.',
  'play.advice':
    'Je maat ziet jouw kaarten, en jij die van je maat. Waarmee je maat uitkomt, wat hij roept en wat hij laat, is de beste aanwijzing die je krijgt; praten mag niet.',
  'score.excess': 'De partij met meer dan 30 punten schrijft wat er boven de 30 zit. De andere partij schrijft niets.',
  'score.all': 'Een partij die alle acht slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.along': 'Zonder troef, en er is meegegaan: 8 punten boven de 30, maal 2, maal 2.',
  'score.tie':
    'Met 30 punten elk schrijft niemand iets, en het **volgende** spel telt dubbel. Dat geldt voor één spel en loopt niet op: na twee gelijke spellen op rij telt het derde dubbel, niet vierdubbel.',
  'case.tie': 'Elk 30: niemand schrijft iets, hoe vaak er ook gedubbeld is. Het volgende spel telt dubbel.',
  'match.target': 'De eerste partij met 101 punten wint de **boom**.',
  'option.match':
    'Een partij kan één boom zijn, of de beste van drie: wie het eerst twee bomen wint. Elke boom begint op nul, en de verdubbeling na een gelijk spel gaat niet mee naar de volgende.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.boom': '**Boom**: een reeks spellen tot 101 punten.',
  'term.blind': '**Blind**: geroepen voordat er een kaart gezien is; en: een hand die de speler zelf niet ziet.',
  source:
    'Een tijdverdrijf van manillers. Op deze pagina kan er ook hier blind geroepen worden, voordat de handen getoond zijn, en ziet de maat van de gever net als ieder ander de handen van de anderen.',
} satisfies PageTranslation<typeof english>;
