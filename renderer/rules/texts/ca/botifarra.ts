import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Catalan. */
export const text = {
  'idea.1':
    'Quatre jugadors, dos contra dos, dotze cartes espanyoles cadascun; tot va cap a la dreta, al revés de les agulles del rellotge.',
  'idea.2': 'Qui dona canta triomf, juga sense, que és **botifarra** i val doble, o ho delega en la parella.',
  'idea.3': 'El que es pot tirar és estricte: matar el contrari si es pot, si no donar la més baixa; a la parella se li donen punts.',
  'idea.4': 'Cartes i bases fan 72 punts. Qui en té més de 36 s’apunta el que passa d’aquí.',
  'idea.5': 'Els bàndols es poden doblar fins a tres vegades. Guanya el primer que arriba a 101.',
  aim: 'Fes més de 36 dels 72 punts de la mà. Com que gairebé cada carta ve obligada per les regles, cadascuna explica què portes, i els bons jugadors ho saben llegir.',
  'cards.order':
    'La baralla té 48 cartes espanyoles, del dos al nou amb sota, cavall, rei i as. El **nou**, la manilla, és la carta més alta de cada pal, també del triomf. Nou, as, rei, cavall i sota són les cartes **de punts**; totes les altres són blanques i no valen res.',
  'cards.sum': 'Cada pal té 15 punts, i cadascuna de les dotze bases val 1 punt més: 60 + 12 = 72.',
  'case.worth': 'Guanya la manilla i porta 3 + 5 + 0 + 4, i 1 per la basa.',
  'deal.seats':
    'Les parelles seuen cara a cara. Els seients es poden sortejar: la carta més alta dona primer, i el més alt dels contraris seu a la dreta de qui dona. Es juga cap a la dreta; el jugador a la dreta de qui dona és **mà**.',
  'deal.packets': 'Dotze cartes cadascun, de quatre en quatre.',
  'calls.trumps': 'Qui dona mira i decideix:',
  'calls.suit': 'cantar un **pal de triomf**;',
  'calls.botifarra': 'cantar **botifarra**: sense triomf, i la mà val doble;',
  'calls.delegate': '**delegar**: llavors la parella ha de cantar un pal o botifarra, i no ho pot tornar.',
  'calls.double': 'Després es pot doblar, cada pas només després de l’anterior:',
  'calls.contrar': '**Contrar**, els contraris de qui dona: ×2.',
  'calls.recontrar': '**Recontrar**, el bàndol de qui dona: ×4 en total.',
  'calls.vicens': '**Sant Vicenç**, una altra vegada els contraris: ×8 en total.',
  'calls.order':
    'Es pregunta primer a qui seu a l’esquerra de l’últim que ha cantat alguna cosa, és a dir, a qui juga abans que ell; després a l’altre d’aquell bàndol. Quan un dels dos ha cantat, a l’altre no se li pregunta.',
  'calls.total': 'El doble propi de la botifarra s’hi afegeix: amb tot cantat, una botifarra val ×16.',
  'option.multipliers':
    'Alguns compten el contro, el recontro i el Sant Vicenç com a ×2, ×3 i ×4 en lloc de ×2, ×4 i ×8. La botifarra també dobla això.',
  'play.lead':
    'La mà, a la dreta de qui dona, surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir. Quina, no la tries lliurement:',
  'play.beat': 'Si mana un contrari amb una carta del pal de sortida i la pots matar, ho has de fer. Val qualsevol que la mati.',
  'case.oneBeats': 'Un contrari ha sortit del rei. De les teves copes només el mata l’as, o sigui que només es pot tirar l’as.',
  'case.anyBeats': 'La manilla i l’as maten el rei: tria entre totes dues. El dos no es pot.',
  'play.lowest':
    'Si no pots matar la carta del contrari que mana, has de donar la teva carta **més baixa** del pal. Igual si un contrari ha fallat el pal: llavors cap carta seva no pot guanyar.',
  'case.lowest': 'Res no mata el rei. El cinc és la teva copa més baixa i cal tirar-la; la sota, que té punts, no es pot regalar.',
  'case.trumpedLowest':
    'S’ha sortit de copes i un contrari les ha fallades. Encara tens copes, o sigui que toca la més baixa; la manilla queda segura a la mà.',
  'play.give':
    'Si mana la teva **parella**, has de donar una carta de punts del pal o la teva més baixa. El que hi ha enmig no es pot: no alimenta ningú ni guarda res.',
  'case.give':
    'Mana la manilla de la teva parella. Rei i sota tenen punts, el quatre és la teva més baixa; el sis no és ni una cosa ni l’altra.',
  'option.mustGive': 'Alguns et deixen lliure quan mana la teva parella: qualsevol carta del pal, o qualsevol carta si no en tens.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari, has de tirar un triomf que el mati, si en tens; el que vulguis. Si ja mana un triomf, això vol dir un de més alt.',
  'case.trump': 'Sense copes, i mana el rei d’un contrari: cal tirar el tres d’oros, un triomf.',
  'case.over': 'Un contrari ha fallat amb el sis. El set i el rei el maten, a triar; el cinc es queda curt.',
  'play.lows':
    'Si no tens ni el pal de sortida ni res que mati el contrari, pots tirar de qualsevol pal, però només la **carta més baixa d’aquell pal**. Els triomfs que no maten no en són excepció: el més baix es pot tirar, sense obligació.',
  'case.lows': 'Ets l’últim a jugar, sense copes ni triomfs. D’espases el cinc, de bastos el set: la teva manilla d’espases es queda.',
  'case.losing': 'Cap dels teus triomfs no mata el sis d’oros. Pots llençar el triomf més baix o l’espasa més baixa.',
  'option.losingTrump': 'Molts juguen que la mà amb triomfs que no maten n’ha de tirar el més baix.',
  'play.second':
    'Una excepció: si ets el **segon** a jugar i no tens ni el pal de sortida ni triomf, pots tirar qualsevol carta, perquè la teva parella encara ha de jugar.',
  'case.second': 'Segon a jugar, sense copes ni triomfs: es pot donar fins i tot la manilla d’espases, esperant que guanyi la parella.',
  'play.mate':
    'Si no tens el pal de sortida i mana la teva **parella**, tira qualsevol carta de punts, o la més baixa de qualsevol pal. El triomf és aquí un pal com els altres.',
  'case.mate':
    'La teva parella ha fallat i mana. El rei d’oros i l’as de bastos tenen punts; el dos d’oros i el sis d’espases són els més baixos del seu pal. El cinc d’oros i el vuit d’espases no es poden tirar.',
  'play.noTrump':
    'A la botifarra no hi ha triomf, i les regles que en parlen cauen. El segon sense el pal de sortida és llavors sempre lliure.',
  'score.excess': 'El bàndol amb més de 36 punts s’apunta el que passa de 36, per tot el que s’hagi cantat.',
  'score.tie': 'A 36 iguals ningú no puntua, i dona el següent.',
  'case.doubled': '50 punts en una botifarra, amb contro i recontro: 14 per sobre de 36, per 2, per 4.',
  'match.target': 'Guanya el primer bàndol amb 101 punts.',
  'option.session':
    'En lloc d’un joc se’n poden jugar tres, cadascun amb una altra parella, perquè tothom jugui amb tothom. Cada joc comença de zero; el de cada persona és la suma dels tres, i guanya el més alt.',
  'term.botifarra': '**Botifarra**: una mà sense triomf. També és un embotit.',
  'term.basa': '**Basa**: les quatre cartes que es juguen d’una volta. **Trumfo**: triomf. **Assistir**: servir.',
  'term.blanca': '**Blanca**: una carta sense punts. **Manilla**: el nou.',
  'term.contrar': '**Contrar**, **recontrar**, **Sant Vicenç**: els tres dobles.',
  source:
    'El joc de Catalunya. On els seus llibres callen, aquestes pàgines decideixen: sota el triomf d’un contrari toca la més baixa del pal de sortida; els triomfs que no maten es tiren com qualsevol altre pal; i per a la parella que mana el triomf és un pal com els altres.',
} satisfies PageTranslation<typeof english>;
