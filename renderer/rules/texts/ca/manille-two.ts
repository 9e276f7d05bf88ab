import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Catalan. */
export const text = {
  'idea.1': 'Dos jugadors amb les 32 cartes: una mà de vuit cadascun, i una filera de vuit a la taula, quatre de tapades.',
  'idea.2': 'Qui dona tria el triomf, o juga sense, per la seva mà i per totes les cartes a la vista.',
  'idea.3': 'Es juga de la mà i de la filera igual, i cal matar sempre que es pugui.',
  'idea.4': 'Les cartes fan 60 punts. El jugador amb més de 30 s’apunta el que passa d’aquí.',
  'idea.5': 'Tots dos poden doblar. Guanya el primer que arriba a 101.',
  aim: 'Fes més de la meitat dels 60 punts en setze bases. Menys vuit, totes les cartes les coneix algun dels dos; recorda el que s’ha anat girant.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Un pal té 15 punts i la baralla 60. L’última basa no dona res més.',
  'case.worth': 'El deu mata l’as: 4 + 5 punts en dues cartes.',
  'deal.seats': 'Es dona per torn. Surt qui no dona.',
  'deal.rows': 'Cadascú rep una **filera**: quatre cartes tapades i, sobre cadascuna, una altra a la vista.',
  'deal.hand': 'Després cadascú rep una mà de vuit cartes que només veu ell. Les tapades no les veu ningú.',
  'calls.trumps':
    'Qui dona mira la seva mà i les dues fileres, i diu un pal de triomf o **sense triomf**, que val dues vegades. En aquest joc no es canta a cegues, ni es passa.',
  'calls.double': 'Després es pot apujar el que hi ha en joc, una vegada cadascú:',
  'calls.along': '**Contro**, per l’altre jugador: la mà val el doble.',
  'calls.against': '**Recontro**, per qui dona, només com a resposta: el doble una altra vegada.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'play.lead':
    'El contrari de qui dona surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta de la mà o de qualsevol a la vista de la pròpia filera.',
  'play.both':
    'Les obligacions valen per a la **mà i les cartes a la vista de la teva filera** plegades: qui té el pal de sortida en una o l’altra ha de servir. Les tapades ni es poden ni s’han de jugar.',
  'play.uncover': 'Acabada la basa, es giren les cartes tapades que hi han perdut la de sobre.',
  'play.follow': 'Si tens cartes del pal de sortida, n’has de tirar una.',
  'play.beat': 'Cal **matar** la carta de sortida si es pot, amb qualsevol de més alta del pal. Si no es pot, val qualsevol del pal.',
  'case.beat': 'Diguem que el deu és a la filera i la resta a la mà. El deu i l’as maten el rei, i cal tirar un dels dos.',
  'case.cannotBeat': 'Res no mata el deu. Serveixes el que vulguis.',
  'play.trump': 'Si no tens el pal de sortida, cal **fallar**, amb qualsevol triomf. Qui mana és sempre el teu contrari.',
  'case.mustTrump': 'Sense cors, ni a la mà ni a la filera: qualsevol dels dos triomfs, però no el trèvol.',
  'play.any': 'Si no tens ni el pal de sortida ni triomf, o si es juga sense triomf, pots tirar qualsevol carta.',
  'case.noTrump': 'Sense triomf i sense cors: qualsevol carta.',
  'score.excess': 'El jugador amb més de 30 punts s’apunta el que passa de 30. L’altre no s’apunta res.',
  'score.all': 'El jugador que guanya les setze bases s’apunta 60 en lloc d’això.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, contro, recontro.',
  'case.doubled': 'Sense triomf, i l’altre ha cantat contro: 4 per sobre de 30, per 2, per 2.',
  'case.all': 'Totes les bases amb un pal de triomf: 60.',
  'score.tie':
    'A 30 iguals ningú no puntua, i la mà **següent** val doble, només aquella: després de dos empats seguits la tercera mà val dues vegades, no quatre.',
  'match.target': 'Guanya el primer jugador amb 101 punts. Aquest joc no té regles de la casa.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.row': '**Filera**: els quatre parells de cartes davant de cada jugador, les de sobre a la vista.',
  'term.along': '**Contro** i **recontro**: els dos cants que doblen.',
  source: 'La forma de la manille per a dos. Aquestes pàgines decideixen que no es canta a cegues: hi ha massa a la vista.',
} satisfies PageTranslation<typeof english>;
