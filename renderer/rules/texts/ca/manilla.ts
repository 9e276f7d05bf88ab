import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Catalan. */
export const text = {
  'idea.1':
    'Quatre jugadors, dos contra dos, dotze cartes espanyoles cadascun; es reparteix i es juga cap a la dreta, al revés de les agulles del rellotge.',
  'idea.2': 'L’última carta de qui dona s’ensenya i marca el triomf. Si té punts, el seu bàndol s’apunta el que val.',
  'idea.3':
    'Cal matar la carta d’un contrari si es pot, i fallar si no es pot servir; quan mana la parella, es pot tirar el que es vulgui.',
  'idea.4': 'Cartes i bases fan 72 punts. El bàndol que passa de 36 s’apunta l’excés.',
  'idea.5': 'El primer bàndol que arriba a 40 guanya un joc; el primer que guanya dos jocs, la partida.',
  aim: 'Fes més de 36 dels 72 punts de la mà. No hi ha subhasta: la mostra marca el triomf, i tota la resta és jugar.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; les altres són blanques i no valen res.',
  'cards.sum': 'Cada pal té 15 punts, i cadascuna de les dotze bases val 1 punt més: 60 + 12 = 72.',
  'case.worth': 'Fins i tot el dos de triomf guanya el nou i l’as de copes: 3 + 0 + 5 + 4, i 1 per la basa mateixa.',
  'deal.seats':
    'Cadascú seu davant de la seva parella. Els llocs es poden sortejar; a cartes iguals decideix el pal: oros primer, després copes, espases i bastos. La carta més alta dona primer, i el contrari que ha tret la més alta seu a la dreta de qui dona. Es juga cap a la dreta; el jugador de la dreta de qui dona és **mà**.',
  'deal.packets': 'Dotze cartes cadascun, de quatre en quatre.',
  'deal.shown':
    'L’última carta, una de les de qui dona, s’ensenya a tothom: el seu pal és triomf. Queda a la vista fins que qui dona juga per primera vegada, i és una de les seves dotze.',
  'shown.counter':
    'Si la mostra té punts, el bàndol de qui dona se’ls apunta **a l’acte**, d’1 a 5. Van a part dels 72: a les bases, la carta compta com les altres.',
  'shown.held':
    'Però una mostra no acaba un joc. Si amb ella el bàndol arribés a 40, queda **en espera** fins que s’hagi jugat la mà; llavors s’apunta si aquell bàndol ha fet almenys 36 punts en la mà, i si no, es perd.',
  'case.atOnce':
    'El bàndol de qui dona és a {total} i ensenya el nou: 5 punts a l’acte. Després els contraris en fan 42, que són 6 per sobre de 36.',
  'case.heldWon':
    'El bàndol de qui dona és a {total}: amb 5 més hi arribaria, o sigui que queden en espera. Amb 36 a la mà n’hi ha prou, i els 5 s’apunten.',
  'case.heldLost': 'El bàndol de qui dona és a {total} i en fa 35: n’hi falta un. Els 5 es perden.',
  'play.lead':
    'Qui és mà, a la dreta de qui dona, surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat':
    'En servir has de **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta; val qualsevol. Si no en tens, o si mana la teva parella, tira del pal la carta que vulguis.',
  'case.beat': 'Mana el rei d’un contrari. El nou i l’as el maten: has de tirar un dels dos.',
  'case.mateFollows': 'Ara el rei és de la teva parella. Serveixes amb la copa que vulguis: l’as, per carregar, o el tres.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i algú ha fallat, serveix amb la carta que vulguis: cap no pot guanyar.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella. No cal fallar: pots carregar amb el nou de bastos, per 5 punts més.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari amb una carta d’aquell pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense copes: has de fallar amb el dos d’oros.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Mana el cinc d’oros. El sis és més alt: l’has de tirar.',
  'play.lower': 'Si tots els teus triomfs són més baixos, pots tirar qualsevol carta, fins i tot un triomf.',
  'case.lower': 'Cap dels teus triomfs no mata el cinc: pots tirar qualsevol de les tres cartes.',
  'score.excess': 'El bàndol que té més de 36 punts s’apunta el que passa de 36. A 36 iguals, ningú no s’apunta res.',
  'case.excess': '45 punts: 9 per sobre de 36.',
  'score.capote': 'El bàndol que guanya les dotze bases ha fet **capot**. S’anuncia, però no dona res més.',
  'match.game': 'El primer bàndol que arriba a 40 punts guanya un joc. Tots dos tornen a zero i comença el següent.',
  'match.match': 'El primer bàndol que guanya dos jocs guanya la partida. Aquest joc no té regles de la casa.',
  'term.manilla': '**Manilla** o **malilla**: el nou, la carta més alta d’un pal.',
  'term.shown': '**Mostra**: l’última carta de qui dona; el seu pal és triomf.',
  'term.capote': '**Capot**, en castellà capote: totes les bases.',
  'term.blanca': '**Blanca**: una carta sense punts.',
  source: 'El joc espanyol per a quatre. El que val una mostra amb punts va a part dels 72 que es disputen.',
} satisfies PageTranslation<typeof english>;
