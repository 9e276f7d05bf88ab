import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, vuit cartes cadascun; cadascú seu davant de la seva parella.',
  'idea.2': 'Una carta girada d’una altra baralla ensenya quin pal seria triomf. Per torn, cadascú diu **jugo** o **passo**.',
  'idea.3': 'El bàndol que juga ha de fer més de la meitat dels punts; si no, queda **nat** i els contraris s’ho apunten tot.',
  'idea.4': 'Cal servir; si no es pot, cal fallar, tret que mani la parella.',
  'idea.5': 'Les escales i els quatre d’iguals dins d’una basa són **roem**: punts extres per al bàndol que guanya la basa i els canta.',
  aim: 'Cada mà val 162 punts de cartes, més el roem. Després d’un nombre fix de mans guanya el total més alt.',
  'cards.packs':
    'Es juga amb les 32 cartes del set a l’as. Les altres 20, del dos al sis, fan, tapades, el **munt de triomf**; només serveixen per assenyalar el triomf. En el triomf, el valet és la carta més alta i el nou, anomenat **nel**, la segona; en els altres pals l’ordre és el corrent, amb el deu sota l’as.',
  'cards.sum': 'L’última basa val 10 punts més. En total són 162: 62 en el triomf, 30 en cadascun dels altres pals, i l’última basa.',
  'case.worth':
    'S’ha sortit de piques, i guanya el nel, un triomf. La basa porta 11 + 10 + 14 + 2 punts; si fos l’última, en valdria 10 més. As, deu i valet no fan escala, perquè hi falten la dama i el rei entre el valet i l’as.',
  'deal.seats':
    'Cadascú seu davant de la seva parella. Es reparteix i es juga en el sentit de les agulles del rellotge; el jugador de l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Cadascú rep vuit cartes, de tres, dues i tres. El munt de triomf es remena a cada mà, i se’n gira la primera carta.',
  'calls.turned': 'El pal de la carta girada és triomf. No se’n pot triar cap altre.',
  'calls.ask':
    'Començant per qui és mà, cadascú diu **jugo** o **passo**. El primer que juga tanca la ronda: el seu bàndol és el que juga i ha de fer més de la meitat.',
  'calls.second':
    'Si passen tots quatre, es gira la carta següent del munt. El seu pal és triomf i ja no es pregunta a ningú: ha de jugar el bàndol de qui és mà. La segona carta val encara que sigui del mateix pal que la primera.',
  'option.redrawSameSuit':
    'Hi ha qui continua girant: si la segona carta és del mateix pal que la primera, s’aparta i se’n gira una altra, fins que surt un pal diferent.',
  'option.trumps':
    'En altres llocs no es gira cap carta. A Utrecht qui és mà tria el triomf i ha de jugar. A Leiden cadascú per torn, començant per qui és mà, tria un pal i juga, o passa; si passen tots quatre, qui és mà ha de triar igualment.',
  'roem.what':
    'El roem és a les quatre cartes d’una basa, les hagi tirat qui les hagi tirat. Per al roem, tots els pals segueixen l’ordre natural 7 8 9 10 J Q K A, també el triomf.',
  'roem.three': 'Tres cartes seguides d’un pal: 20.',
  'roem.four': 'Quatre cartes seguides d’un pal: 50.',
  'roem.fours': 'Quatre cartes iguals: 50.',
  'roem.stuk': '**Stuk**, rei i dama de triomf en una mateixa basa: 20. Es pot sumar a una escala; les altres combinacions no s’acumulen.',
  'case.four': 'Nou, deu, valet i dama de cors van seguits: 50 de roem, sigui quin sigui el triomf.',
  'case.threeStuk': 'Valet, dama i rei de cors són una escala de tres, i el rei i la dama de triomf són a més stuk: 20 + 20.',
  'case.fourKings': 'Quatre reis: 50 de roem. Un d’ells és triomf i guanya la basa.',
  'case.stuk': 'Rei i dama de triomf sense una tercera carta de seguida: només stuk, 20.',
  'roem.call':
    'El roem d’una basa és del bàndol que la guanya, si el **canta** abans de la sortida següent (després de l’última basa: abans de comptar la mà). Un sol cant val per a tot el que hi hagi a la basa. El roem que no es canta no compta per a ningú; es pot callar, perquè el roem també apuja el que necessita el bàndol que juga. L’aplicació el canta per tu, si no ho desactives.',
  'option.fourOfAKind':
    'Quatre d’iguals poden valer 50, o 100. Als clubs, quatre valets valen 200 i quatre deus, dames, reis o asos 100, mentre que quatre sets, vuits o nous no valen res i ni tan sols s’hi pregunta.',
  'play.lead':
    'Qui és mà surt a la primera basa, jugui el bàndol que jugui. Després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.follow': 'Cal servir: si tens cartes del pal de sortida, n’has de tirar una.',
  'play.trumpsLed':
    'Si se surt de triomf i mana un contrari, has de tirar un triomf més alt si en tens. Si no en tens, o si mana la teva parella, val qualsevol triomf; però ha de ser triomf mentre te’n quedi algun.',
  'case.beatTrump': 'Un contrari ha sortit del rei de triomf. El nou el mata: has de tirar el nou, no el set.',
  'case.mateTrump':
    'La teva parella ha sortit de l’as de triomf i encara mana. Pots tirar qualsevol dels dos triomfs: a la parella no cal matar-la.',
  'option.trumpLead': 'A la majoria de clubs cal pujar fins i tot sobre el triomf de la parella. En d’altres val qualsevol triomf.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree':
    'Mana l’as de la teva parella. No tens cors i pots tirar el que vulguis: fallar, carregar amb el deu o llençar una carta sense valor.',
  'option.partnerExemption':
    'A Rotterdam la parella no hi fa res: sense el pal de sortida cal fallar, i més alt si es pot, encara que mani ella.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari amb una carta d’aquell pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Mana l’as de cors d’un contrari i no tens cors: has de fallar, amb el triomf que vulguis.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Un contrari ha fallat amb el nou. Només el valet és més alt: l’has de tirar.',
  'play.cannot': 'Si cap dels teus triomfs no és prou alt, pots tirar qualsevol carta, fins i tot un triomf més baix.',
  'case.cannot':
    'Res del que tens no mata el nou de triomf. Pots llençar un dels triomfs baixos, o guardar-los tots dos i tirar el diamant.',
  'option.underTrump':
    'Tirar un triomf per sota del més alt de la basa és **fallar per sota**, i en aquesta pàgina és permès. A Amsterdam està prohibit si no es té el pal de sortida, sigui de qui sigui el triomf més alt, tret que només quedin triomfs més baixos. A Rotterdam és obligatori: si mana un contrari amb un triomf i no pots pujar, n’has de tirar igualment un de més baix.',
  'case.forbidden': 'Si està prohibit fallar per sota, els dos triomfs baixos no es poden tirar. Només queda el diamant.',
  'option.signals':
    'Les parelles poden acordar **senyals**. Si no pots seguir el pal i et descartes d’una carta que no és triomf, un set, un vuit o un nou diu que tens l’as d’aquell pal; un valet, una dama o un rei diu que no el tens. Només compta el teu primer descart en cada pal, i quan aquell as ja ha sortit cap carta no en diu res més. Els dos bàndols coneixen l’acord i ningú no està obligat a complir-lo. Els bots fan senyals quan no els costa res que puguin mesurar, i també llegeixen els teus descarts; un consell diu què ha ensenyat la carta de la teva parella.',
  'score.need':
    'Suma el que cada bàndol ha fet en bases, amb els 10 de l’última, i el roem que ha cantat cadascun. El bàndol que juga ha de tenir **més de la meitat** d’aquest total: 82 punts sense roem, 102 de 202 amb 40 de roem.',
  'score.made': 'Si ho aconsegueix, cada bàndol s’apunta els seus punts i el seu roem.',
  'score.nat':
    'Si no, el bàndol que juga queda **nat**: els contraris s’apunten 162 punts i tot el roem cantat pels uns i pels altres, i el que jugava, res.',
  'case.natClose': 'Amb la meitat no n’hi ha prou: amb 81 de 162, el bàndol que juga queda nat. Amb un punt més n’hi hauria hagut prou.',
  'case.madeRoem': '101 punts i 20 de roem són 121 de 202: més de la meitat. Cada bàndol es queda el que té.',
  'case.natRoem':
    'Els 20 de roem de la defensa apugen el llistó: 91 de 182 és justament la meitat, i per tant nat. La defensa s’apunta 162 i els 20.',
  'score.pit':
    'El bàndol que guanya les vuit bases, sigui el que juga o no, ha fet **pit** i s’apunta 100 més, com a roem. Aquests 100 no compten per decidir si el bàndol que juga té més de la meitat.',
  'match.deals':
    'Una partida són 16 mans; es dona per torn, en el sentit de les agulles del rellotge. Guanya el bàndol amb el total més alt de punts i roem, i un empat és un empat.',
  'option.deals': 'Per a un vespre més curt, una partida pot ser també de 4 o 8 mans.',
  'option.rotatePartners':
    'En lloc d’una sèrie de mans se’n poden jugar tres, cadascuna amb una altra parella, de manera que tothom juga amb tothom. Llavors es compta per jugador.',
  'option.sets':
    'Per als més pacients hi ha 16 sèries: a 16 mans cadascuna, en són 256. Si canvien les parelles, és després de cada sèrie i sempre en el mateix ordre.',
  'match.sheet':
    'Al full de puntuació, els punts i el roem van a part. El roem s’anota amb ratlles: I per 20, V per 50, VV per 100: el pit, o quatre d’iguals si valen això.',
  'sets.what': 'Quatre conjunts de regles de la casa porten el nom d’una ciutat i es trien de cop:',
  'sets.amsterdam':
    '**Amsterdam**: si se surt de triomf, es puja també sobre la parella; no es pot fallar per sota; quatre valets valen 200, quatre d’altres iguals 100 o res.',
  'sets.rotterdam':
    '**Rotterdam**: el mateix, però cal fallar, i més alt, encara que mani la parella, i fallar per sota si no es pot pujar.',
  'sets.utrecht': '**Utrecht**: es juga com a Amsterdam, però qui és mà tria el triomf i ha de jugar.',
  'sets.leiden':
    '**Leiden**: es juga com a Rotterdam, però cadascú per torn tria triomf o passa, i qui és mà ha de triar si han passat tots.',
  'term.roem': '**{call:roem}**: «glòria», els punts extres d’una basa.',
  'term.stuk': '**Stuk**: rei i dama de triomf en una mateixa basa.',
  'term.nel': '**Nel**: el nou de triomf. Al valet de triomf sovint li diuen **jas**.',
  'term.nat': '**Nat**: «moll», es diu del bàndol que juga i no hi arriba.',
  'term.pit': '**Pit**: les vuit bases per a un bàndol.',
  'term.seinen':
    '**Seinen**: fer senyals. Ensenyar l’as amb un descart baix és **aanseinen**; refusar el pal amb una figura és **afseinen**.',
  source:
    'Són les regles del joc neerlandès amb carta girada. Quan se surt de triomf, hi ha qui permet tirar-ne un de més baix. Aquí cal pujar si es pot; una regla de la casa permet canviar-ho.',
  'source.signals':
    'Els senyals són costum de club, no regla. Hi ha clubs neerlandesos que escriuen que són permesos, i jugadors que expliquen que així s’ensenyen els asos; les cartes són les que més s’ensenyen, i alguns clubs n’acorden d’altres.',
} satisfies PageTranslation<typeof english>;
