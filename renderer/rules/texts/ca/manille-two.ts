import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Catalan. */
export const text = {
  'idea.1': 'Dos jugadors amb les 32 cartes: una mà de vuit cadascun, i una fila de vuit a la taula, quatre de tapades.',
  'idea.2': 'Qui dona tria el triomf o juga sense triomf, després de veure la seva mà i totes les cartes destapades.',
  'idea.3': 'Es juga tant de la mà com de la fila, i cal matar la carta del contrari sempre que es pugui.',
  'idea.4': 'Les cartes fan 60 punts. El jugador que passa de 30 s’apunta l’excés.',
  'idea.5': 'Tots dos poden doblar. Guanya el primer que arriba a 101 punts.',
  aim: 'Fes més de la meitat dels 60 punts en setze bases. Tret de vuit, totes les cartes les coneix un de vosaltres, o tots dos; recorda les que s’han anat girant.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la carta més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Cada pal té 15 punts i la baralla 60. L’última basa no val res més.',
  'case.worth': 'El deu mata l’as: 4 + 5 punts en dues cartes.',
  'deal.seats': 'Es dona per torn. Surt qui no dona.',
  'deal.rows': 'Cadascú rep una **fila**: quatre cartes tapades i, sobre cadascuna, una altra a la vista.',
  'deal.hand': 'Després, cadascú rep una mà de vuit cartes, que l’altre no veu. Les tapades no les veu ningú.',
  'calls.trumps':
    'Qui dona es mira la mà i les dues files, i canta un pal de triomf o **sense triomf**, que val doble. En aquest joc no es canta a cegues, ni es passa.',
  'calls.double': 'Després es pot doblar, una vegada cadascú:',
  'calls.along': '**{call:along}**, de l’altre jugador: la mà val el doble.',
  'calls.against': '**{call:against}**, de qui dona, només com a resposta: el doble una altra vegada.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'play.lead':
    'El contrari de qui dona surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta de la mà o de qualsevol de destapada de la pròpia fila.',
  'play.both':
    'Les obligacions valen per a la **mà i les cartes destapades de la teva fila** plegades: si tens el pal de sortida en una o l’altra, has de servir. Les cartes tapades no es poden jugar.',
  'play.uncover': 'Acabada la basa, es giren les cartes tapades que hi han perdut la que tenien a sobre.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat': 'Has de **matar** la carta de sortida si pots, amb qualsevol de més alta del pal. Si no pots, val qualsevol carta del pal.',
  'case.beat': 'Diguem que el deu és a la fila i la resta a la mà. El deu i l’as maten el rei: has de tirar un dels dos.',
  'case.cannotBeat': 'Res no mata el deu. Serveixes amb la carta que vulguis.',
  'play.trump': 'Si no tens el pal de sortida, has de **fallar**, amb qualsevol triomf. Qui mana és sempre el teu contrari.',
  'case.mustTrump': 'Sense cors, ni a la mà ni a la fila: pots tirar qualsevol dels dos triomfs, però no el trèvol.',
  'play.any': 'Si no tens ni el pal de sortida ni triomf, o si es juga sense triomf, pots tirar qualsevol carta.',
  'case.noTrump': 'Sense triomf i sense cors: qualsevol carta.',
  'score.excess': 'El jugador que té més de 30 punts s’apunta el que passa de 30. L’altre no s’apunta res.',
  'score.all': 'El jugador que guanya les setze bases s’apunta, en lloc d’això, 60.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, contro, recontro.',
  'case.doubled': 'Sense triomf, i l’altre ha cantat contro: 4 per sobre de 30, per 2, per 2.',
  'case.all': 'Totes les bases amb un pal de triomf: 60.',
  'score.tie':
    'A 30 iguals ningú no puntua, i la mà **següent** val doble, només aquella: després de dos empats seguits, la tercera val dues vegades, no quatre.',
  'match.target': 'Guanya el primer jugador que arriba a 101 punts. Aquest joc no té regles de la casa.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.row': '**Fila**: els quatre parells de cartes que cada jugador té davant, amb la de sobre destapada.',
  'term.along': '**{call:along}** i **{call:against}**: els dos cants que doblen la mà.',
  source: 'La forma de la manille per a dos. En aquesta pàgina no es canta a cegues: hi ha massa cartes a la vista.',
} satisfies PageTranslation<typeof english>;
