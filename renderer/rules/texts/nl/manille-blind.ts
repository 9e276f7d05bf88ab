import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Dutch. */
export const text = {
  'idea.1': 'Manille omgekeerd: je ziet ieders kaarten, behalve de jouwe.',
  'idea.2': 'De gever maakt troef door naar de drie andere handen te kijken.',
  'idea.3': 'Je speelt een kaart naar haar plaats, zonder te weten wat het is. Verplichtingen zijn er niet.',
  'idea.4': 'In de kaarten zitten 60 punten. De partij met meer dan 30 schrijft wat erboven zit, maal de verdubbelingen.',
  'idea.5': 'De eerste partij met 101 punten wint.',
  aim: 'Raad, uit alles wat de anderen hebben en doen, wat er in je eigen hand moet zitten; en haal er meer dan de helft van de punten mee.',
  'cards.order':
    'Je speelt met 32 kaarten, zeven tot en met aas. De volgorde is in alle kleuren gelijk, ook in troef: de tien is de hoogste, boven de aas, en negen, acht en zeven zijn niets waard. Wat je nergens ziet, heb jij.',
  'cards.sum': 'In een kleur zitten 15 punten, in het hele spel 60. De laatste slag brengt niets extra.',
  'case.worth': 'Harten is gevraagd en tweemaal ingetroefd; troeftien wint 4 + 0 + 5 + 5.',
  'deal.seats':
    'Maten zitten tegenover elkaar; je kunt om maten trekken. Alles gaat met de klok mee, en wie links van de gever zit, zit op de voorhand.',
  'deal.packets': 'Ieder acht kaarten, in pakjes van drie, twee en drie.',
  'deal.backs':
    'Van je eigen kaarten zie je de rug, in de volgorde waarin ze gedeeld zijn. Zo blijven ze liggen: je kent ze alleen aan hun plaats, één tot acht. De drie andere handen liggen voor jou open.',
  'calls.blind':
    'Voordat er een hand getoond wordt, mag de gever **blind zonder troef** roepen: er is geen troef, en het spel telt viermaal. Pas dan worden de handen getoond.',
  'calls.trumps':
    'Anders worden de handen getoond en noemt de gever een kleur of **zonder troef**, wat tweemaal telt, naar de drie andere handen. De maat van de gever ziet net als ieder ander de handen van de anderen.',
  'calls.double': 'Dan kan de inzet omhoog, door elke partij eenmaal:',
  'calls.along': '**Ik ga mee**, door een van de tegenstanders van de gever: het spel telt dubbel.',
  'calls.against': '**Ik ga tegen**, door de gever of zijn maat, alleen nadat iemand is meegegaan: nog eens dubbel.',
  'calls.order':
    'Eerst wordt de voorhand gevraagd, dan diens maat; voor het antwoord eerst de gever, dan zijn maat. Heeft een van de twee geroepen, dan wordt de ander niet meer gevraagd.',
  times: 'Hoe vaak een spel telt',
  'times.col.none': 'niet gedubbeld',
  'times.col.along': 'mee',
  'times.col.against': 'mee en tegen',
  'times.row.suit': 'Met troef',
  'times.row.noTrump': 'Zonder troef',
  'times.row.blind': 'Blind zonder troef',
  'play.lead': 'De **gever** komt uit in de eerste slag, niet de voorhand zoals bij manille. Wie een slag haalt komt uit in de volgende.',
  'play.place':
    'Als je aan de beurt bent, kies je een plaats, en de kaart die daar ligt wordt omgedraaid en gespeeld. De overige kaarten houden hun plaats en hun nummer.',
  'play.free':
    'Omdat niemand ziet wat hij speelt, zijn er **geen verplichtingen**: niet bekennen, niet troeven, niet hoger. Elke plaats mag gespeeld worden.',
  'case.free': 'Als dit jouw kaarten zijn, al weet je het niet, mag elk ervan op de heer vallen.',
  'play.wins': 'De hoogste troef in de slag wint; is er geen, dan de hoogste kaart van de gevraagde kleur.',
  'play.advice':
    'Je maat ziet jouw kaarten en jij die van je maat. Waarmee je maat uitkomt, wat hij roept en wat hij laat, is de beste aanwijzing die je krijgt; praten mag niet.',
  'score.excess': 'De partij met meer dan 30 punten schrijft wat er boven de 30 zit. De andere partij schrijft niets.',
  'score.all': 'Wie alle acht slagen haalt, schrijft in plaats daarvan 60.',
  'score.times': 'De uitkomst wordt vermenigvuldigd met alles wat geroepen is: zonder troef, blind, mee, tegen.',
  'case.along': 'Zonder troef en mee: 8 punten boven de 30, maal 2, maal 2.',
  'score.tie':
    'Met 30 punten elk schrijft niemand, en het **volgende** spel telt dubbel. Dat geldt voor één spel en stapelt niet: na twee keer gelijk op rij telt het derde spel dubbel, niet vierdubbel.',
  'case.tie': 'Elk 30: niets voor wie dan ook, hoe vaak er ook gedubbeld is. Het volgende spel telt dubbel.',
  'match.target': 'De eerste partij met 101 punten heeft een **boom** en wint het spel.',
  'option.match':
    'Een partij kan één spel zijn, of de beste van drie: wie het eerst twee spellen wint. Elk spel begint dan op nul, en een verdubbeling na gelijk spel gaat niet mee.',
  'term.manille': '**Manille**: de tien, de hoogste kaart van een kleur. De aas eronder is de **manillon**.',
  'term.boom': '**Boom**: een spel tot 101.',
  'term.blind': '**Blind**: een aankondiging voordat er een kaart gezien is; en een hand die haar eigenaar niet ziet.',
  source:
    'Een tijdverdrijf van manillers. Deze bladzijden beslissen dat er ook hier blind geroepen kan worden, voordat de handen getoond zijn, en dat de maat van de gever net als ieder naar de handen van de anderen kijkt.',
} satisfies PageTranslation<typeof english>;
