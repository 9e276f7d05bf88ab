import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Catalan. */
export const text = {
  'idea.1':
    'Quatre jugadors, dos contra dos, dotze cartes espanyoles cadascun; tot va cap a la dreta, al revés de les agulles del rellotge.',
  'idea.2': 'L’última carta de qui dona s’ensenya i fa triomf. Si té punts, el seu bàndol s’apunta el que val.',
  'idea.3': 'Contra un contrari cal matar, i fallar si no es pot servir; quan mana la parella, s’és lliure.',
  'idea.4': 'Cartes i bases fan 72 punts. Qui en té més de 36 s’apunta el que passa d’aquí.',
  'idea.5': 'El primer bàndol amb 40 guanya un joc, i el primer que guanya dos jocs la partida.',
  aim: 'Fes més de 36 dels 72 punts de la mà. No hi ha res per oferir: la mostra decideix el triomf, i la resta és jugar.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; totes les altres són blanques i no valen res.',
  'cards.sum': 'Cada pal té 15 punts, i cadascuna de les dotze bases val 1 punt més: 60 + 12 = 72.',
  'case.worth': 'Fins i tot el dos de triomf guanya el nou i l’as de copes: 3 + 0 + 5 + 4, i 1 per la basa.',
  'deal.seats':
    'Les parelles seuen cara a cara. Els seients es poden sortejar; a cartes iguals decideix el pal, oros primer, després copes, espases i bastos. La més alta dona primer, i el més alt dels contraris seu a la dreta de qui dona. Es juga cap a la dreta; el jugador a la dreta de qui dona és **mà**.',
  'deal.packets': 'Dotze cartes cadascun, de quatre en quatre.',
  'deal.shown':
    'L’última carta, que és de qui dona, s’ensenya a tothom: el seu pal és triomf. Queda a la vista fins que ell juga per primera vegada, i és una de les seves dotze.',
  'shown.counter':
    'Si la mostra té punts, el bàndol de qui dona se’ls apunta **a l’acte**, d’1 a 5. Van a part dels 72: a les bases la carta compta com les altres.',
  'shown.held':
    'Però una mostra no acaba un joc. Si amb ella el bàndol arribés a 40, queda **en espera** fins que s’ha jugat la mà; llavors s’apunta si el bàndol hi ha fet almenys 36 punts, i si no, no la cobra ningú.',
  'case.atOnce':
    'El bàndol de qui dona és a {total} i ensenya el nou: 5 punts a l’acte. Després els contraris en fan 42, 6 per sobre de 36.',
  'case.heldWon':
    'El bàndol de qui dona és a {total}: amb 5 més hi arribaria, o sigui que s’ha d’esperar. Amb 36 a la mà n’hi ha prou, i s’apunten els 5.',
  'case.heldLost': 'El bàndol de qui dona és a {total}, i en fa 35: un menys. Els 5 es perden.',
  'play.lead':
    'La mà, a la dreta de qui dona, surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir.',
  'play.beat':
    'En servir cal **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta. Val qualsevol que ho sigui. Si no en tens, o si mana la teva parella, tira del pal la que vulguis.',
  'case.beat': 'Mana el rei d’un contrari. El nou i l’as el maten, i cal tirar un dels dos.',
  'case.mateFollows': 'Ara el rei és de la teva parella. Serveixes la copa que vulguis: l’as, per carregar, o el tres.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i l’han fallat, se serveix la carta que es vulgui: cap no pot guanyar.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella. No cal fallar: hi pot anar a sobre el nou de bastos, per 5 punts més.',
  'play.trump': 'Si no tens el pal de sortida i mana un contrari amb aquest pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense copes: el dos d’oros és triomf, i cal tirar-lo.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Mana el cinc d’oros. El sis és més alt: cal tirar-lo.',
  'play.lower': 'Si tots els teus triomfs són baixos, pots tirar qualsevol carta, també un triomf més baix.',
  'case.lower': 'Cap dels teus triomfs no mata el cinc. Ets lliure, i es poden tirar les tres cartes.',
  'score.excess': 'El bàndol amb més de 36 punts s’apunta el que passa de 36. A 36 iguals ningú no s’apunta res.',
  'case.excess': '45 punts: 9 per sobre de 36.',
  'score.capote': 'El bàndol que guanya les dotze bases ha fet **capote**. S’anuncia, i no dona res més.',
  'match.game': 'El primer bàndol amb 40 punts guanya un joc. Tots dos tornen a zero i comença el següent.',
  'match.match': 'El primer que guanya dos jocs guanya la partida. Aquest joc no té regles de la casa.',
  'term.manilla': '**Manilla** o **malilla**: el nou, la carta més alta d’un pal.',
  'term.shown': '**Mostra**: l’última carta de qui dona, el pal de la qual és triomf.',
  'term.capote': '**Capote**: totes les bases.',
  'term.blanca': '**Blanca**: una carta sense punts.',
  source: 'El joc espanyol per a quatre. El que val una mostra amb punts va a part dels 72 que es disputen.',
} satisfies PageTranslation<typeof english>;
