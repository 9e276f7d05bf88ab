import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Catalan. */
export const text = {
  'idea.1': 'Dos jugadors, 24 cartes espanyoles cadascun, en sis piles de quatre en què només es veu la carta de sobre.',
  'idea.2': 'L’última carta a la vista de qui dona marca el triomf. Si té punts, qui dona se’ls apunta.',
  'idea.3': 'Es juguen les cartes de sobre de les piles; en jugar-ne una es destapa la següent.',
  'idea.4': 'Cal servir i matar la carta de sortida si es pot, i fallar si no es pot servir.',
  'idea.5':
    'Compten els punts i també un quart de les cartes guanyades; el que passa de 36 s’apunta. Amb 40 es guanya un joc, amb dos jocs la partida.',
  aim: 'Guanya cartes que valguin, i moltes; i tria bé quan en destapes una, perquè el contrari també la veu.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; les altres són blanques.',
  'cards.sum':
    'Cada pal té 15 punts i la baralla 60. Una basa val el que valen les seves dues cartes i res més; però al final compta quantes cartes ha guanyat cadascú.',
  'case.worth': 'L’as mata el rei: 3 + 4 punts, i dues cartes.',
  'deal.piles':
    'Es reparteixen totes les cartes: cada jugador té davant sis **piles** de quatre, amb tres cartes tapades i una a la vista a sobre. No hi ha cartes a la mà.',
  'deal.open': 'Tots dos veuen les dotze cartes destapades. El que hi ha a sota no ho sap ningú.',
  'deal.shown': 'L’última carta a la vista de les piles de qui dona, que és l’última de la baralla, marca el triomf.',
  'shown.counter': 'Si aquesta carta té punts, qui dona se’ls apunta a l’acte, d’1 a 5, a part dels que doni en una basa.',
  'shown.held':
    'Si amb ella qui dona arribés a 40, queda **en espera** fins que s’hagi jugat la mà. Llavors s’apunta si qui dona hi té almenys 36 punts, comptant-hi el quart de les cartes; si no, es perd.',
  'case.atOnce': 'La mostra era l’as: 4 a l’acte per a qui dona. A la mà, l’altre té 40 + 7, que són 11 per sobre de 36.',
  'case.heldWon': 'A {total}, el nou acabaria el joc, o sigui que els seus 5 punts s’esperen. 30 + 6 fan justament 36, i s’apunten.',
  'option.shownCard':
    'Segons la lletra de les regles per a dos, també aquesta carta compta a l’acte. La mà es juga igualment; després el total més alt guanya el joc.',
  'case.letter': 'Comptat a l’acte, el nou porta qui dona de {total} a 40, encara que la mà en si es perdi.',
  'play.lead':
    'El contrari de qui dona surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol de les pròpies cartes a la vista. Són 24 bases.',
  'play.uncover':
    'Una carta tapada es gira tan bon punt es juga la de sobre: el segon jugador la veu abans de respondre. Les obligacions valen només per a les cartes **a la vista**.',
  'play.follow': 'Si alguna de les teves cartes a la vista és del pal de sortida, has de servir.',
  'play.beat':
    'Has de **matar** la carta de sortida si pots, amb qualsevol de més alta del pal. Si no pots, val qualsevol carta a la vista d’aquell pal.',
  'case.beat': 'L’as mata el rei: l’has de tirar. El que hi hagi sota les teves piles no importa.',
  'case.cannotBeat': 'La sota i el dos són més baixos que el rei: pots tirar qualsevol dels dos.',
  'play.trump': 'Si cap de les teves cartes a la vista no és del pal de sortida, has de **fallar**, amb qualsevol triomf.',
  'case.mustTrump': 'Sense copes a la vista. Els dos oros són triomfs: n’has de tirar un, el que vulguis.',
  'play.any': 'Si entre les teves cartes a la vista no tens ni el pal de sortida ni triomf, en pots tirar qualsevol.',
  'case.any': 'Ni copes ni oros: pots tirar qualsevol carta a la vista.',
  'score.quarter':
    'Cadascú compta els punts de les cartes guanyades i hi suma un quart del seu **nombre**, arrodonit cap amunt. 26 cartes donen 7.',
  'score.excess': 'El jugador que té més de 36 s’apunta el que passa de 36.',
  'case.excess': '40 en punts i 26 cartes, que donen 7: 47, que són 11 per sobre de 36.',
  'score.even': 'Amb l’arrodoniment, una mà pot fer 73. A 36 iguals ningú no puntua.',
  'match.game':
    'El primer jugador que arriba a 40 punts guanya un joc. Si hi arriben tots dos a la mateixa mà, guanya el total més alt; si hi ha empat, el joc continua.',
  'match.match': 'Després d’un joc tots dos tornen a zero. El primer que guanya dos jocs guanya la partida.',
  'term.manilla': '**Manilla** o **malilla**: el nou, la carta més alta d’un pal.',
  'term.shown': '**Mostra**: la carta que marca el triomf.',
  'term.pile': '**Pila**: quatre cartes l’una sobre l’altra, la de sobre a la vista.',
  source:
    'El joc espanyol per a dos. En aquesta pàgina, una mostra que acabaria un joc queda en espera també aquí, com en el joc de quatre.',
} satisfies PageTranslation<typeof english>;
