import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/belote.ts';

/** The rules of Belote, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, 32 cartes, vuit cadascun; ni parlar ni fer senyes.',
  'idea.2': 'Es gira una carta. Qui l’agafa fa triomf del seu pal; si no la vol ningú, se’n pot triar un altre.',
  'idea.3': 'Les escales i els quatre iguals puntuen per al bàndol que té el millor anunci; rei i dama de triomf en una mà són belote.',
  'idea.4': 'Cal servir, fallar si no es pot i no mana la parella, i en triomf pujar.',
  'idea.5': 'El bàndol que ha agafat necessita més punts que l’altre; si no, va **dedans**. Guanya el primer que arriba a 1.000.',
  aim: 'Si agafa el teu bàndol, ha de fer més punts que l’altre, comptant anuncis i belote. Si no, els punts són per a la defensa.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. En triomf el valet és la carta més alta i el nou la segona; en els altres pals l’ordre és el corrent, amb el deu sota l’as.',
  'cards.sum':
    'L’última basa, el **dix de der**, dona 10 punts més. Una mà fa 162: 62 en triomfs, 30 en cadascun dels altres pals, i l’última basa. Els anuncis van a part.',
  'case.worth': 'S’ha sortit de piques; el nou de triomf passa per sobre del vuit i guanya 11 + 0 + 10 + 14.',
  'deal.seats':
    'Les parelles seuen cara a cara, i tot va en sentit contrari a les agulles del rellotge. El jugador a la dreta de qui dona és **mà**. Es barreja a cada mà.',
  'deal.five': 'Primer cadascú rep cinc cartes, tres i després dues. La carta següent es gira.',
  'deal.rest':
    'Quan algú ha agafat, recull la carta girada i en rep dues més; els altres en reben tres. Tothom ha vist la carta girada, i se segueix sabent.',
  'calls.first': 'A la primera volta, de la mà a qui dona, cadascú pot **agafar**, i el pal de la carta girada és triomf, o passar.',
  'calls.second':
    'Si passen els quatre, hi ha una segona volta: cadascú pot agafar a un **altre** pal, o passar. La carta girada també és llavors per a qui agafa.',
  'calls.passed': 'Si tornen a passar tots, ningú no puntua i dona el següent.',
  'option.bidding':
    'El corrent és agafar només a un pal. En algunes taules la segona volta permet també **sense triomf** i **tot triomf**. Sense triomf n’hi ha prou de servir, i l’as val 19. A tot triomf cada pal té l’ordre del triomf i cal superar la carta que mana, però cap pal no en guanya un altre; el valet val 14, el nou 9, l’as 6, el deu 5, el rei 3 i la dama 1. En tots dos casos una mà fa 162. Sense triomf no hi ha belote; a tot triomf ho és cada rei amb la dama del seu pal.',
  'sets.what':
    'Les cartes de la teva mà poden valer alguna cosa plegades. Les escales segueixen l’ordre natural 7 8 9 10 J Q K A, també en triomf:',
  declarations: 'Anuncis',
  'declarations.col.worth': 'punts',
  'declarations.row.tierce': '**Tierce**: tres de seguides',
  'declarations.row.cinquante': '**Cinquante**: quatre de seguides',
  'declarations.row.cent': '**Cent**: cinc o més de seguides',
  'declarations.row.jacks': '**Carré** de valets',
  'declarations.row.nines': 'Carré de nous',
  'declarations.row.others': 'Carré d’asos, deus, reis o dames',
  'sets.once':
    'Una carta compta en un sol anunci; la teva mà es divideix de la manera que més val. Quatre vuits o quatre sets no valen res. Una escala s’anuncia sencera, no per parts.',
  'sets.compare':
    'Només puntua un bàndol: el del millor anunci. Qualsevol carré guanya qualsevol escala; el millor és el de valets, i segueixen nous, asos, deus, reis i dames. De dues escales és millor la més llarga, després la de carta més alta, després la de triomf. Si encara són iguals, és millor la de qui tenia el torn primer.',
  'case.carreBeats': 'Un carré guanya qualsevol escala, encara que sigui a l’as i de triomf.',
  'case.higher': 'L’escala a la dama guanya l’escala al valet.',
  'case.trumpTie': 'Totes dues acaben en el valet; és millor la de triomf.',
  'case.firstTie': 'Cap no és de triomf: la mà ha parlat primer i té la millor.',
  'sets.all': 'El bàndol del millor anunci s’apunta **tots** els seus, també els de la parella. L’altre bàndol, cap.',
  'case.several': 'L’escala a l’as guanya l’escala al valet, i la més baixa compta amb ella.',
  'sets.shown':
    'Anuncies el que tens, només pel nom, en tirar la teva primera carta. Quan tothom ha jugat a la primera basa, els anuncis que puntuen s’ensenyen i queden a la vista durant la segona. Els vençuts no s’ensenyen mai.',
  'option.declarations':
    'Els anuncis es canten sols; o es pregunta a qui els té si els canta o calla, i ningú no arriba a saber que algú ha callat; o no es juguen, com a les competicions de la federació, on només compta la belote.',
  'sets.belote':
    '**Belote** i **rebelote**: qui té el rei i la dama de triomf diu «belote» en tirar la primera de les dues i «rebelote» en tirar la segona, i s’apunta 20. No entra en la comparació, i el seu bàndol la conserva passi el que passi.',
  'play.lead': 'La mà surt a la primera basa, agafi qui agafi; qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir. Fora del triomf en val qualsevol.',
  'play.trumpsLed':
    'Si se surt de triomf, cal tirar-ne un de més alt que el més alt de la basa si es pot; si no, qualsevol. El triomf de la parella compta com el d’un contrari.',
  'case.trumpsLed': 'L’as és el triomf més alt fins ara. El nou el mata i cal tirar-lo.',
  'case.overPartner': 'La dama és de la teva parella, però en triomf es puja igualment.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella: falla o descarta, com vulguis.',
  'option.underPartner':
    'Si la teva parella ha fallat, pots tirar-hi a sota un triomf més baix. En algunes taules no es permet mentre tinguis un altre pal.',
  'case.underPartner': 'Mana el deu de triomf de la teva parella. En una taula així el vuit ha d’esperar.',
  'play.trump': 'Si no tens el pal de sortida i mana un contrari, cal fallar. Sense triomfs pots tirar qualsevol carta.',
  'play.overtrump': 'Si un contrari mana amb un triomf, cal tirar-ne un de més alt si se’n té.',
  'case.over': 'S’ha sortit de piques i s’ha fallat amb el vuit. El nou és més alt: cal tirar-lo.',
  'play.under': 'Si tots els teus triomfs són més baixos, cal tirar-ne un igualment.',
  'case.under': 'El set no mata el vuit, però és triomf i cal tirar-lo.',
  'option.underTrump': 'Alguns et deixen lliure en aquest cas: val qualsevol carta, i es pot guardar el triomf baix.',
  'case.underFree': 'En una taula així es poden tirar les tres cartes.',
  'score.total': 'Cada bàndol suma les seves bases, els seus anuncis si puntuen, i la belote:',
  'score.made': 'Els qui han agafat tenen més: cada bàndol s’apunta el que té.',
  'score.dedans':
    'Els qui han agafat tenen menys: van **dedans**. La defensa s’apunta els 162 punts i tots els anuncis que puntuen; ells, només la seva belote.',
  'score.litige':
    'Tots dos tenen el mateix: **litige**. La defensa s’apunta el que té; els punts dels qui han agafat, belote a part, esperen el bàndol que guanyi la mà següent.',
  'case.made': 'Les bases i una tierce: 112 contra 70.',
  'case.dedans': 'Amb 76 i belote tenen 96, i la defensa 136. Conserven els 20 de la seva belote; la resta es perd.',
  'case.litige': '81 cadascú. Els 81 dels qui han agafat esperen la mà següent.',
  'case.after': 'Els qui han agafat guanyen la mà que segueix un litige: {waiting} punts se sumen als seus 100.',
  'score.capot':
    '**Capot**: les vuit bases donen 90 punts més, 252 amb l’última. L’altre bàndol conserva la seva belote, i els seus anuncis si eren els millors.',
  'case.capot': 'Totes les bases i un cinquante: 252 + 50.',
  'match.target':
    'Guanya el primer bàndol amb 1.000 punts. Si tots dos hi arriben a la mateixa mà, guanya el total més alt; si empaten, se segueix. Els punts d’un litige que encara esperen es perden. El repartiment va passant en sentit contrari a les agulles del rellotge.',
  'option.target': 'La partida pot ser també a 500 o a 2.000.',
  'term.taker': '**Agafar**: fer triomf i comprometre el seu bàndol. **Retourne**: la carta que es gira per a la subhasta.',
  'term.der': '**Dix de der**: els 10 punts de l’última basa.',
  'term.dedans': '**Dedans**, a dins: com van els qui han agafat i tenen menys que la defensa.',
  'term.litige': '**Litige**, litigi: una mà empatada.',
  'term.capot': '**Capot**: les vuit bases.',
  'term.pisser': '**Pisser**: tirar un triomf més baix que el que mana.',
  source:
    'El joc francès tal com el descriu la Fédération Française de Belote, amb anuncis. On els jugadors difereixen, aquestes pàgines decideixen: l’ordre dels carrés, com es divideix una mà en anuncis, què passa amb la belote en un litige, i una partida a 1.000 que guanya el total més alt.',
} satisfies PageTranslation<typeof english>;
