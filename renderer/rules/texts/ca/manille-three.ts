import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Catalan. */
export const text = {
  'idea.1': 'Tres jugadors, deu cartes cadascun i dues al munt; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'Qui dona tria el triomf, pot canviar cartes amb el munt i juga sol contra els altres dos.',
  'idea.3': 'Cal matar la carta d’un contrari si es pot; quan mana la parella, es pot tirar el que es vulgui.',
  'idea.4': 'Les cartes fan 60 punts. Amb més de 30 puntua qui dona; si no, cadascun dels altres dos.',
  'idea.5': 'Tots dos bàndols poden doblar. Guanya el primer jugador que arriba a 101 punts.',
  aim: 'Si dones, fes més de 30 dels 60 punts contra dos contraris. Si no, ajuda l’altre a impedir-ho: sou parella només en aquesta mà.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la carta més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Cada pal té 15 punts i la baralla 60, comptant-hi el munt. L’última basa no val res més.',
  'deal.seats':
    'Es reparteix i es juga en el sentit de les agulles del rellotge, i tothom dona per torn. El jugador de l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Deu cartes cadascun, de tres, quatre i tres. Les dues últimes són el **munt**, tapades.',
  'deal.look': 'Qui dona no es mira les cartes fins que decideix si juga sense triomf a cegues. Els altres poden mirar de seguida.',
  'calls.blind':
    'Abans de mirar, qui dona pot cantar **sense triomf, a cegues**: no hi ha triomf, i la mà val el quàdruple. Després de cantar-ho, es mira les cartes.',
  'calls.trumps': 'Si no, es mira les cartes i canta un pal, o **sense triomf**, que val doble. No pot passar.',
  'calls.exchange':
    'Després, qui dona pot descartar una o dues cartes, de cara avall, i n’agafa el mateix nombre del munt, en l’ordre de la baralla. Només ell sap què ha descartat i què ha robat.',
  'calls.double': 'Llavors es pot doblar, una vegada per bàndol:',
  'calls.along': '**{call:along}**, de qualsevol dels altres dos, primer qui és mà: la mà val el doble.',
  'calls.against': '**{call:against}**, de qui dona, només després d’un contro: el doble una altra vegada.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'times.row.blind': 'Sense triomf, a cegues',
  'play.lead':
    'Qui és mà surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Són deu bases, i es pot sortir de qualsevol carta.',
  'play.sides': 'Els dos que juguen contra qui dona són parella, seguin on seguin.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat':
    'En servir has de **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta; val qualsevol. Si no en tens, o si mana la teva parella, tira del pal la carta que vulguis.',
  'case.beat': 'Dones tu, i mana el rei d’un contrari. El deu el mata: l’has de tirar.',
  'case.mateFollows': 'Jugues contra qui dona, i el rei és de la teva parella. Has de servir, amb el cor que vulguis.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i algú ha fallat, serveix amb la carta que vulguis: cap no pot guanyar.',
  'case.trumpedFollow': 'Algú ha fallat els cors. Serveixes, però pots guardar el deu.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella: falla o carrega amb l’as de trèvols, com vulguis.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari amb una carta d’aquell pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Dones tu i no tens cors: has de fallar.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Mana el vuit de triomf. El valet és més alt: l’has de tirar.',
  'play.under':
    'Si tots els teus triomfs són massa baixos, pots tirar qualsevol carta **menys un triomf**. Només si no et queda res més, en tires un.',
  'case.under': 'No pots matar el nou de triomf; cap dels dos triomfs més baixos no es pot tirar.',
  'option.underTrump':
    'Segons l’altra lectura de les regles, qui no pot tirar un triomf més alt tira la carta que vulgui, també un triomf més baix.',
  'case.free': 'Si es pot fallar per sota, qualsevol dels dos triomfs baixos pot anar sota el nou, i l’as de trèvols es guarda.',
  'play.noTrump': 'Sense triomf, qui no té el pal de sortida tira la carta que vol.',
  'play.widow': 'El descart i el que queda del munt van a qui guanya la **primera** basa, i els seus punts al seu bàndol.',
  'score.dealer': 'Si qui dona té més de 30 punts, s’apunta el que passa de 30.',
  'score.others': 'Si no, **cadascun** dels altres dos s’apunta el que passen de 30 els punts de tots dos.',
  'score.all': 'Per les deu bases s’apunten, en lloc d’això, 60: qui dona, o cadascun dels altres.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, a cegues, contro, recontro.',
  'case.dealer': 'Qui dona n’ha fet 41, i li han cantat contro: 11 per sobre de 30, per 2.',
  'case.others': 'Qui dona n’ha fet només 28. Els altres dos en sumen 32, i cadascun s’apunta 2.',
  'score.tie':
    'A 30 per bàndol ningú no puntua, i la mà **següent** val doble, només aquella: després de dos empats seguits, la tercera val dues vegades, no quatre.',
  'case.afterTie': 'La mà que segueix un empat: 10 per sobre de 30, per 2.',
  'match.target':
    'Guanya el primer jugador que arriba a 101 punts. Si n’hi arriba més d’un a la mateixa mà, guanya el total més alt; si hi ha empat, es continua jugant.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.widow': '**Munt**: les dues cartes que sobren després de repartir.',
  'term.along': '**{call:along}** i **{call:against}**: els dos cants que doblen la mà.',
  source:
    'La forma de la manille per a tres. En aquesta pàgina es reparteix de tres, quatre i tres, i qui dona es mira les cartes tan bon punt ha cantat a cegues.',
} satisfies PageTranslation<typeof english>;
