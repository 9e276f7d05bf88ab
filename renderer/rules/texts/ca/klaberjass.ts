import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, 32 cartes, vuit cadascun; no es permet parlar ni fer senyes.',
  'idea.2': 'Es gira una carta. Qui en vol el pal el pot agafar com a triomf; si no el vol ningú, se’n pot cantar un altre.',
  'idea.3': 'Tres o quatre cartes seguides donen punts extres al bàndol que té la millor sèrie.',
  'idea.4': 'Cal servir, fallar si no es pot i, en triomf, pujar sempre que es pugui, mani qui mani.',
  'idea.5':
    'El bàndol que ha cantat triomf necessita més de la meitat; si no, va **bait**. Les vuit bases doblen la puntuació. Guanya el primer que arriba a 500.',
  aim: 'Si el teu bàndol canta triomf, ha de fer més punts que l’altre, comptant-hi els extres. Si no, tot és per als contraris.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. En el triomf, el valet és la carta més alta i el nou la segona; en els altres pals l’ordre és el corrent, amb el deu sota l’as.',
  'cards.sum':
    'L’última basa val 10 punts més. El valet de triomf val 22, de manera que una mà fa 164: 64 en el triomf, 30 en cadascun dels altres pals, i l’última basa. Els punts extres van a part.',
  'case.worth': 'S’ha sortit de piques; el nou de triomf passa per sobre del vuit i guanya 11 + 0 + 10 + 14.',
  'deal.seats':
    'Cadascú seu davant de la seva parella, i es juga en el sentit de les agulles del rellotge. El jugador de l’esquerra de qui dona és **mà**.',
  'deal.six': 'Primer cadascú rep sis cartes, de tres en tres. Es gira la carta de sota de la baralla.',
  'deal.two':
    'Cantat el triomf, cadascú en rep dues més. La segona de qui dona és la carta girada, sigui quin sigui el triomf. Tothom l’ha vista, i se sap qui la té.',
  'calls.first': 'A la primera volta, de qui és mà a qui dona, cadascú pot **agafar** el pal girat com a triomf, o passar.',
  'calls.second': 'Si passa tothom, hi ha una segona volta: cadascú pot cantar un **altre** pal, o passar.',
  'calls.bima':
    'Si tothom torna a passar, qui dona és **a la bima** i ha de cantar un pal: qualsevol dels quatre, també el que ningú no ha volgut.',
  'option.bimaSuits': 'Hi ha qui no deixa que qui és a la bima torni al pal girat: ha de ser un dels altres tres.',
  'sets.what':
    'Quan tothom té les vuit cartes, i abans de la primera sortida, es compten les sèries de cada mà. En tots els pals, també en el triomf, segueixen l’ordre natural 7 8 9 10 J Q K A.',
  'sets.three': 'Tres de seguides, un **vint**: 20 punts.',
  'sets.four': 'Quatre de seguides, un **cinquanta**: 50 punts.',
  'sets.long':
    'Una carta pertany a una sola sèrie. Una escala més llarga es parteix en les sèries que més valen plegades, la més llarga primer i des de la carta més alta:',
  runs: 'Una escala d’un pal',
  'runs.col.worth': 'punts',
  'runs.row.r3': 'Tres cartes',
  'runs.row.r4': 'Quatre cartes',
  'runs.row.r5': 'Cinc cartes',
  'runs.row.r6': 'Sis cartes',
  'runs.row.r7': 'Set cartes',
  'runs.row.r8': 'Vuit cartes',
  'sets.compare':
    'Només puntua un bàndol. Un cinquanta guanya un vint; de dues sèries igual de llargues, és millor la que arriba més amunt; si hi arriben igual, la de triomf. Si encara són iguals, cada bàndol s’apunta la meitat: 10 o 25.',
  'case.fourBeats': 'Una sèrie de quatre guanya qualsevol de tres, encara que aquesta sigui de triomf i arribi a l’as.',
  'case.tie': 'Les dues sèries acaben en el valet, i cap no és de triomf: la meitat per a cadascú.',
  'case.trumpSet': 'Les mateixes dues sèries, però ara el triomf són trèvols: aquella sèrie és la millor i s’ho endú tot.',
  'sets.several':
    'Si hi ha més d’una sèrie, cada bàndol ordena les seves, la millor davant, i es comparen les dues millors. El bàndol de la millor se l’apunta, i amb ella **totes** les seves altres sèries; l’altre bàndol, res. Si empaten, cada bàndol s’apunta la meitat de la seva, s’aparten totes dues i es comparen les següents; quan a un bàndol no n’hi queden, l’altre s’apunta la resta. Però una sèrie de quatre, fins i tot empatada, guanya totes les de tres de l’altre bàndol.',
  'case.several': 'La sèrie que arriba a l’as guanya la que arriba al valet. El seu bàndol s’apunta aquesta, i també el vint més baix.',
  'case.tiedFours':
    'Les dues sèries de quatre empaten: 25 cadascuna. El vint que les acompanya perd contra la sèrie de quatre de l’altre bàndol, i no val res.',
  'sets.shown':
    'Les sèries que puntuen, encara que sigui per la meitat, s’ensenyen a tothom i queden a la vista durant la primera basa. Les vençudes ni s’ensenyen ni s’anomenen.',
  'option.declare':
    'Les sèries compten soles; o bé es pregunta a qui en té, que pot **cantar** o callar, una sola resposta per a totes les de la mà. Ningú no arriba a saber que algú ha callat.',
  'sets.bella':
    '**Bella**: qui té el rei i la dama de triomf s’apunta 20 punts en tirar la segona de les dues cartes, guanyi qui guanyi aquella basa. No entra en la comparació i no cal cantar-la.',
  'play.lead':
    'Qui és mà surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta, i de triomf en qualsevol moment.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir. Fora del triomf en val qualsevol.',
  'play.trumpsLed':
    'Si se surt de triomf, n’has de tirar un de més alt que el més alt de la basa, si pots; si no, qualsevol. El triomf de la parella compta com el d’un contrari.',
  'case.trumpsLed': 'L’as és el triomf més alt fins ara. El nou el mata: l’has de tirar, sigui de qui sigui l’as.',
  'case.noneBeats': 'Res no mata el valet. Serveixes amb qualsevol dels dos triomfs, i pots guardar el nou.',
  'play.trump':
    'Si no tens el pal de sortida, has de fallar, fins i tot quan mana la teva parella. Sense triomfs pots tirar qualsevol carta.',
  'case.mateToo': 'Mana l’as de la teva parella, però això no te’n deslliura: sense piques, has de fallar.',
  'play.overtrump': 'Si algú ja ha fallat, has de tirar un triomf més alt si en tens.',
  'case.over': 'S’ha sortit de piques i s’ha fallat amb el vuit. El nou és més alt: l’has de tirar.',
  'play.lower': 'Si tots els teus triomfs són més baixos, pots tirar qualsevol carta, fins i tot un triomf.',
  'case.lower': 'El set no mata el vuit. Pots tirar qualsevol de les tres cartes.',
  'score.total':
    'Sigui T la suma de 164 i de tots els punts extres que s’apunten els dos bàndols, comptant-hi la bella. Es compten els punts del bàndol que ha cantat triomf:',
  'score.made': 'Més de la meitat de T: cada bàndol s’apunta els seus punts.',
  'score.bait': 'Menys de la meitat: aquell bàndol va **bait**. La defensa s’apunta tot T, i els altres, res.',
  'score.half': 'Justament la meitat: el bàndol que ha cantat triomf no s’apunta res, i la defensa la seva pròpia meitat.',
  'case.bait': 'T és 234. Amb 81 + 20, el bàndol que ha cantat triomf queda lluny de la meitat, i la defensa s’ho apunta tot.',
  'case.half': 'T és 184, i 92 n’és justament la meitat: res per als qui han cantat triomf.',
  'score.black':
    'Un bàndol sense cap basa perd tots els punts extres, també la bella; ja no compten en T. El que ha guanyat les vuit bases dobla llavors els seus punts: **capot**. Les sèries vençudes continuen vençudes.',
  'case.black': 'Totes les bases i un cinquanta: (164 + 50) × 2. Els 20 de l’altre bàndol es perden amb les seves bases.',
  'match.target':
    'Guanya el primer bàndol que arriba a 500 punts. Si tots dos hi arriben a la mateixa mà, guanya el total més alt; si hi ha empat, es continua jugant. Es dona per torn, en el sentit de les agulles del rellotge.',
  'option.target': 'La partida pot ser també a 300 o a 1.000.',
  'term.jass': '**Jass**: el valet de triomf. **Menel**: el nou de triomf.',
  'term.bima': '**Bima**: el lloc de qui dona i ha de cantar un pal; la paraula designa l’estrada d’una sinagoga.',
  'term.bella': '**Bella**: rei i dama de triomf a la mateixa mà.',
  'term.bait': '**Bait**: es diu del bàndol que ha cantat triomf i no arriba a la meitat.',
  'term.black': '**Capot**: les vuit bases.',
  source:
    'El joc de les comunitats jueves de l’Europa central, en la forma per a quatre, anomenada també Clobyosh. On la descripció calla, aquesta pàgina decideix: el valor del valet de triomf, com es parteixen les escales llargues, com es comparen diverses sèries, i una partida a 500.',
} satisfies PageTranslation<typeof english>;
