import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Catalan. */
export const text = {
  'idea.1': 'Tres jugadors, deu cartes cadascun i dues al munt; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'Qui dona tria el triomf, pot canviar cartes amb el munt, i juga sol contra els altres dos.',
  'idea.3': 'Contra un contrari cal matar si es pot; quan mana la parella, s’és lliure.',
  'idea.4': 'Les cartes fan 60 punts. Amb més de 30 puntua qui dona; si no, cadascun dels altres dos.',
  'idea.5': 'Tots dos bàndols poden doblar. Guanya el primer jugador amb 101 punts.',
  aim: 'Si dones, fes sol contra dos més de 30 dels 60 punts. Si no, ajuda l’altre a impedir-ho: sou parella només en aquesta mà.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Un pal té 15 punts i la baralla 60, amb el munt. L’última basa no dona res més.',
  'deal.seats': 'Tot va en el sentit de les agulles del rellotge, i tothom dona per torn. El jugador a l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Deu cartes cadascun, de tres, quatre i tres. Les dues últimes són el **munt**, tapades.',
  'deal.look': 'Qui dona no mira fins que diu si juga sense triomf a cegues. Els altres poden mirar de seguida.',
  'calls.blind':
    'Abans de mirar, qui dona pot cantar **sense triomf a cegues**: no hi ha triomf, i la mà val quatre vegades. Després de cantar-ho, mira.',
  'calls.trumps': 'Si no, mira i diu un pal, o **sense triomf**, que val dues vegades. No pot passar.',
  'calls.exchange':
    'Després qui dona pot descartar una o dues cartes, tapades, i n’agafa les mateixes del munt, en l’ordre de la baralla. El que ha descartat i el que li ha vingut és el seu secret.',
  'calls.double': 'Llavors es pot apujar el que hi ha en joc, una vegada per bàndol:',
  'calls.along': '**Contro**, per qualsevol dels altres dos, la mà primer: la mà val el doble.',
  'calls.against': '**Recontro**, per qui dona, només després d’un contro: el doble una altra vegada.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'times.row.blind': 'Sense triomf a cegues',
  'play.lead': 'La mà surt a la primera basa, i qui guanya una basa surt a la següent. Són deu bases, i es pot sortir de qualsevol carta.',
  'play.sides': 'Els dos que juguen contra qui dona són parella, seguin on seguin.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir.',
  'play.beat':
    'En servir cal **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta. Val qualsevol que ho sigui. Si no en tens, o si mana la teva parella, tira del pal la que vulguis.',
  'case.beat': 'Dones tu: mana el rei d’un contrari. El deu el mata i cal tirar-lo.',
  'case.mateFollows': 'Jugues contra qui dona, i el rei és de la teva parella. Cal servir, el cor que vulguis.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i l’han fallat, se serveix la carta que es vulgui: cap no pot guanyar.',
  'case.trumpedFollow': 'Els cors són fallats. Serveixes, però pots guardar el deu.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella: falla, o carrega amb l’as de trèvols, com vulguis.',
  'play.trump': 'Si no tens el pal de sortida i mana un contrari amb aquest pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Dones tu i no tens cors: cal tirar el triomf.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Mana el vuit de triomf. El valet és més alt: cal tirar-lo.',
  'play.under':
    'Si tots els teus triomfs són baixos, pots tirar qualsevol carta **menys un triomf**. Només si no et queden sinó triomfs així, en tires un.',
  'case.under': 'El nou de triomf no el mates; els dos triomfs més baixos no es poden tirar.',
  'play.noTrump': 'Quan no hi ha triomf, qui no té el pal de sortida tira el que vol.',
  'play.widow': 'El descart i el que queda del munt van a qui guanya la **primera** basa, i els seus punts al seu bàndol.',
  'score.dealer': 'Si qui dona té més de 30 punts, s’apunta el que passa de 30.',
  'score.others': 'Si no, **cadascun** dels altres dos s’apunta el que els seus punts plegats passen de 30.',
  'score.all': 'Per les deu bases són 60 en lloc d’això: per a qui dona, o per a cadascun dels altres.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, a cegues, contro, recontro.',
  'case.dealer': 'Qui dona n’ha fet 41, i li han cantat contro: 11 per sobre de 30, per 2.',
  'case.others': 'Qui dona n’ha fet només 28. Els altres dos en tenen 32 plegats, i cadascun s’apunta 2.',
  'score.tie':
    'A 30 per bàndol ningú no puntua, i la mà **següent** val doble, només aquella: després de dos empats seguits la tercera mà val dues vegades, no quatre.',
  'case.afterTie': 'La mà després d’un empat: 10 per sobre de 30, per 2.',
  'match.target':
    'Guanya el primer jugador amb 101 punts. Si n’hi arriba més d’un a la mateixa mà, guanya el total més alt; si empaten, se segueix. Aquest joc no té regles de la casa.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.widow': '**Munt**: les dues cartes que no s’han repartit a ningú.',
  'term.along': '**Contro** i **recontro**: els dos cants que doblen.',
  source:
    'La forma de la manille per a tres. Aquestes pàgines trien repartir de tres, quatre i tres, i deixen mirar qui dona tan bon punt ha cantat a cegues.',
} satisfies PageTranslation<typeof english>;
