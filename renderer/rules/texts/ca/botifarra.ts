import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Catalan. */
export const text = {
  'idea.1':
    'Quatre jugadors, dos contra dos, dotze cartes espanyoles cadascun; es reparteix i es juga cap a la dreta, al revés de les agulles del rellotge.',
  'idea.2': 'Qui dona canta triomf, canta **botifarra** (sense triomf, val doble) o delega en la parella.',
  'idea.3':
    'Les obligacions són estrictes: matar el contrari si es pot i, si no, donar la carta més baixa; a la parella se li donen punts.',
  'idea.4': 'Cartes i bases fan 72 punts. El bàndol que passa de 36 s’apunta l’excés.',
  'idea.5': 'Els bàndols es poden doblar fins a tres vegades. Guanya el primer que arriba a 101.',
  aim: 'Fes més de 36 dels 72 punts de la mà. Com que les regles gairebé sempre obliguen, cada carta delata què portes, i els bons jugadors ho saben llegir.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; les altres són blanques i no valen res.',
  'cards.sum': 'Cada pal té 15 punts, i cadascuna de les dotze bases val 1 punt més: 60 + 12 = 72.',
  'case.worth': 'La manilla guanya la basa, que val 3 + 5 + 0 + 4, i 1 per la basa mateixa.',
  'deal.seats':
    'Cadascú seu davant de la seva parella. Els llocs es poden sortejar: la carta més alta dona primer, i el contrari que ha tret la més alta seu a la dreta de qui dona. Es juga cap a la dreta; el jugador de la dreta de qui dona és **mà**.',
  'deal.packets': 'Dotze cartes cadascun, de quatre en quatre.',
  'calls.trumps': 'Qui dona es mira les cartes i tria:',
  'calls.suit': 'cantar un **pal de triomf**;',
  'calls.botifarra': 'cantar **botifarra**: sense triomf, i la mà val doble;',
  'calls.delegate': '**delegar**: llavors la parella ha de cantar un pal o botifarra, i no pot tornar la tria.',
  'calls.double': 'Després es pot doblar, cada pas només després de l’anterior:',
  'calls.contrar': '**{call:contrar}**, dels contraris de qui dona: ×2.',
  'calls.recontrar': '**{call:recontrar}**, del bàndol de qui dona: ×4 en total.',
  'calls.vicens': '**{call:santvicens}**, altre cop dels contraris: ×8 en total.',
  'calls.order':
    'Es pregunta primer al jugador que seu a l’esquerra de l’últim que ha parlat, és a dir, al que juga just abans que ell; després, a la seva parella. Quan un dels dos ja ha cantat, a l’altre no se li pregunta.',
  'calls.total': 'El doble propi de la botifarra va a part: amb tot cantat, una botifarra val ×16.',
  'option.multipliers':
    'Hi ha qui compta el contro, el recontro i el Sant Vicenç com a ×2, ×3 i ×4 en lloc de ×2, ×4 i ×8. La botifarra també ho dobla.',
  'play.lead':
    'Qui és mà, a la dreta de qui dona, surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir. Però no sempre pots triar amb quina:',
  'play.beat': 'Si mana un contrari amb una carta del pal de sortida i la pots matar, ho has de fer. Val qualsevol carta que la mati.',
  'case.oneBeats': 'Un contrari ha sortit del rei. De les teves copes només el mata l’as: l’has de tirar.',
  'case.anyBeats': 'La manilla i l’as maten el rei: tria entre totes dues. El dos no el pots tirar.',
  'play.lowest':
    'Si no pots matar la carta del contrari que mana, has de donar la carta **més baixa** que tinguis del pal. Igual si un contrari ha fallat: llavors cap carta del pal no pot guanyar.',
  'case.lowest': 'Res no mata el rei. El cinc és la teva copa més baixa i l’has de tirar; la sota, que té punts, no la pots regalar.',
  'case.trumpedLowest':
    'S’ha sortit de copes i un contrari ha fallat. Tu encara tens copes, o sigui que has de donar la més baixa; la manilla et queda segura a la mà.',
  'option.trumpedSuit':
    'Algunes descripcions demanen la carta més baixa només si la que guanya és del pal de sortida. Sota el triomf d’un contrari es pot tirar llavors qualsevol carta del pal.',
  'play.give':
    'Si mana la teva **parella**, has de donar una carta de punts del pal o la més baixa que en tinguis. El que hi ha enmig no es pot tirar: ni donaria punts a la parella ni te n’estalviaria.',
  'case.give':
    'Mana la manilla de la teva parella. El rei i la sota tenen punts i el quatre és la teva carta més baixa; el sis no és ni una cosa ni l’altra.',
  'option.mustGive':
    'Hi ha qui deixa tirar el que es vulgui quan mana la parella: qualsevol carta del pal, o qualsevol carta si no se’n té.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari, has de tirar un triomf que mati la seva carta, si en tens; el que vulguis. Si ja mana un triomf, n’ha de ser un de més alt.',
  'case.trump': 'Sense copes, i mana el rei d’un contrari: has de fallar amb el tres d’oros.',
  'case.over': 'Un contrari ha fallat amb el sis. El set i el rei el maten, i pots triar; el cinc és massa baix.',
  'play.lows':
    'Si no tens ni el pal de sortida ni res que mati la carta d’un contrari, pots tirar de qualsevol pal, però només la **carta més baixa d’aquell pal**. Els triomfs massa baixos no en són cap excepció: el més baix es pot tirar, però no és obligatori.',
  'case.lows': 'Jugues l’últim, sense copes ni triomfs. D’espases, el cinc; de bastos, el set: la manilla d’espases se’t queda a la mà.',
  'case.losing': 'Cap dels teus triomfs no mata el sis d’oros. Pots tirar el triomf més baix o l’espasa més baixa.',
  'option.losingTrump': 'Molts obliguen el jugador que només té triomfs massa baixos a tirar el més baix.',
  'play.second':
    'Una excepció: si jugues el **segon** i no tens ni el pal de sortida ni triomf, pots tirar qualsevol carta, perquè la teva parella encara ha de jugar.',
  'case.second':
    'Jugues el segon, sense copes ni triomfs: pots donar fins i tot la manilla d’espases, amb l’esperança que guanyi la parella.',
  'play.mate':
    'Si no tens el pal de sortida i mana la teva **parella**, tira qualsevol carta de punts, o la més baixa de qualsevol pal. El triomf és aquí un pal com els altres.',
  'case.mate':
    'La teva parella ha fallat i mana. El rei d’oros i l’as de bastos tenen punts; el dos d’oros i el sis d’espases són les cartes més baixes del seu pal. El cinc d’oros i el vuit d’espases no els pots tirar.',
  'option.partnerTrumps':
    'Segons la lletra d’algunes descripcions, pots matar la teva parella amb qualsevol triomf més alt, i les cartes de punts han de ser d’un altre pal. Un triomf més baix només es pot tirar llavors si és el més baix que tens.',
  'case.mateOver':
    'Mana el tres d’oros de la parella. El cinc d’oros el mata, o sigui que també es pot tirar; només el vuit d’espases no té punts ni és el més baix.',
  'play.noTrump':
    'A la botifarra no hi ha triomf, de manera que les seves regles no s’apliquen. Qui juga el segon i no té el pal de sortida pot tirar llavors el que vulgui.',
  'score.excess': 'El bàndol que té més de 36 punts s’apunta el que passa de 36, multiplicat per tot el que s’hagi cantat.',
  'score.tie': 'A 36 iguals ningú no puntua, i dona el següent.',
  'case.doubled': '50 punts en una botifarra, amb contro i recontro: 14 per sobre de 36, per 2, per 4.',
  'match.target': 'Guanya el primer bàndol que arriba a 101 punts.',
  'option.signals':
    'Si les parelles ho han acordat, sortir de manilla d’un pal que no és triomf **ensenya també l’as** d’aquell pal: la teva parella pot carregar la basa i tornar al pal. Només compta la primera vegada en cada pal, i només mentre l’as no ha sortit. Els dos bàndols coneixen l’acord i ningú no està obligat a complir-lo. Els bots surten així quan no els costa res que puguin mesurar, i llegeixen així les teves sortides; un consell diu què ha ensenyat la carta de la teva parella.',
  'option.session':
    'En lloc d’un joc se’n poden jugar tres, cadascun amb una altra parella, de manera que tothom juga amb tothom. Cada joc comença de zero; els punts d’un jugador són la suma dels tres, i guanya qui en té més.',
  'term.botifarra': '**{call:trump:NT}**: una mà sense triomf. També és un embotit.',
  'term.basa': '**Basa**: les quatre cartes d’una volta. **Trumfo**: triomf. **Assistir**: servir.',
  'term.blanca': '**Blanca**: una carta sense punts. **Manilla**: el nou.',
  'term.contrar':
    '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: les tres maneres de doblar. Cantar-los és **contrar**, **recontrar** i **santvicentar**.',
  source:
    'El joc de Catalunya. On els reglaments discrepen o callen, aquesta pàgina segueix això, i les regles de la casa ho poden canviar: sota el triomf d’un contrari cal donar la carta més baixa del pal de sortida; els triomfs massa baixos es tiren com els de qualsevol altre pal; i quan mana la parella, el triomf és un pal com els altres.',
  'source.signals':
    'Ensenyar l’as sortint de manilla és un consell de jugadors, de la pàgina sobre la sortida de butinet.org, i no una regla.',
} satisfies PageTranslation<typeof english>;
