import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Catalan. */
export const text = {
  'idea.1': 'Dos jugadors, 24 cartes espanyoles cadascun, en sis piles de quatre de les quals només es veu la carta de sobre.',
  'idea.2': 'L’última carta a la vista de qui dona fa triomf. Si té punts, se’ls apunta.',
  'idea.3': 'Es juguen les cartes a la vista de les piles; cada una que es juga descobreix la següent.',
  'idea.4': 'Cal servir i matar la carta de sortida si es pot, i fallar si no es pot servir.',
  'idea.5': 'Compten els punts i un quart de les cartes guanyades; el que passa de 36 s’apunta. 40 guanyen un joc, dos jocs la partida.',
  aim: 'Guanya cartes que valguin, i moltes cartes; i tria bé quan descobreixes, perquè el contrari també ho veu.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; totes les altres són blanques.',
  'cards.sum':
    'Cada pal té 15 punts i la baralla 60. Una basa val les seves dues cartes i res més; però al final compta quantes cartes s’han guanyat.',
  'case.worth': 'L’as mata el rei: 3 + 4 punts, i dues cartes.',
  'deal.piles':
    'Es reparteixen totes les cartes: cadascú té davant sis **piles** de quatre, tres de tapades i una a la vista a sobre. No hi ha mà.',
  'deal.open': 'Tots dos veuen les dotze cartes a la vista. El que hi ha a sota no ho sap ningú.',
  'deal.shown': 'L’última carta a la vista de les piles de qui dona, que és l’última de la baralla, fa triomf: el seu pal.',
  'shown.counter': 'Si aquella carta té punts, qui dona se’ls apunta a l’acte, d’1 a 5, a més del que porti en una basa.',
  'shown.held':
    'Si amb ella arribés a 40, queda **en espera** fins que s’ha jugat la mà. Llavors s’apunta si qui dona hi té almenys 36 punts, comptant el quart de les cartes; si no, no la cobra ningú.',
  'case.atOnce': 'La mostra és l’as: 4 a l’acte per a qui dona. A la mà l’altre té 40 + 7, i 11 per sobre de 36.',
  'case.heldWon': 'A {total} el nou acabaria el joc, o sigui que els seus 5 punts s’esperen. 30 + 6 fan justament 36, i s’apunten.',
  'play.lead':
    'El contrari de qui dona surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta a la vista de les pròpies piles. Són 24 bases.',
  'play.uncover':
    'Una carta tapada es gira tan bon punt es juga la de sobre: el segon jugador la veu abans de respondre. Les obligacions valen només per a les cartes **a la vista**.',
  'play.follow': 'Si alguna de les teves cartes a la vista és del pal de sortida, cal servir.',
  'play.beat':
    'Cal **matar** la carta de sortida si es pot, amb qualsevol de més alta del pal. Si no es pot, val qualsevol a la vista del pal.',
  'case.beat': 'L’as mata el rei i cal tirar-lo. El que hi hagi sota les teves piles no importa.',
  'case.cannotBeat': 'La sota i el dos són més baixos que el rei: qualsevol dels dos.',
  'play.trump': 'Si cap de les teves cartes a la vista no és del pal de sortida, cal **fallar**, amb qualsevol triomf.',
  'case.mustTrump': 'Sense copes a la vista. Els dos oros són triomfs; cal tirar-ne un, el que vulguis.',
  'play.any': 'Sense el pal de sortida ni triomf entre les teves cartes a la vista, en pots tirar qualsevol.',
  'case.any': 'Ni copes ni oros: es poden tirar totes les cartes a la vista.',
  'score.quarter':
    'Cadascú compta els punts de les cartes guanyades i hi suma un quart del seu **nombre**; la resta compta un més. 26 cartes donen 7.',
  'score.excess': 'El jugador amb més de 36 s’apunta el que passa de 36.',
  'case.excess': '40 en punts i 26 cartes, que donen 7: 47, i 11 per sobre de 36.',
  'score.even': 'Amb les restes una mà pot fer 73. A 36 iguals ningú no puntua.',
  'match.game':
    'El primer jugador amb 40 punts guanya un joc. Si hi arriben tots dos a la mateixa mà, guanya el total més alt; si empaten, el joc continua.',
  'match.match':
    'Després d’un joc tots dos tornen a zero. El primer que guanya dos jocs guanya la partida. Aquest joc no té regles de la casa.',
  'term.manilla': '**Manilla** o **malilla**: el nou, la carta més alta d’un pal.',
  'term.shown': '**Mostra**: la carta que fa triomf.',
  'term.pile': '**Pila**: quatre cartes l’una sobre l’altra, la de sobre a la vista.',
  source: 'El joc espanyol per a dos. Aquestes pàgines deixen també aquí en espera la mostra que acabaria un joc, com en el joc de quatre.',
} satisfies PageTranslation<typeof english>;
