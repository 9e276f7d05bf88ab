import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Catalan. */
export const text = {
  'idea.1': 'Cinc jugadors, vuit cartes cadascun, d’una baralla italiana de 40.',
  'idea.2': 'S’ofereix cridant una carta, cada vegada **més baixa** que l’anterior. Qui guanya la subhasta diu el pal, que és triomf.',
  'idea.3': 'Qui té la carta cridada és la parella secreta de qui ofereix. Ningú més no ho sap fins que es juga.',
  'idea.4': 'Es pot tirar qualsevol carta en qualsevol moment: mai no cal servir.',
  'idea.5': 'El bàndol de qui ofereix necessita 61 dels 120 punts, o el que s’hagi ofert; si els fa, cobra dels altres.',
  aim: 'Si ofereixes, busca la carta que et falta i fes 61 punts amb qui la tingui. Si ets un dels altres, esbrina qui és i atura’ls. Si ets la parella, ajuda sense que et descobreixin massa aviat.',
  'cards.order':
    'Hi ha 40 cartes italianes de quatre pals: espases, copes, oros i bastos. L’ordre és as, **tres**, rei, cavall, sota, i després set, sis, cinc, quatre i dos, i el dos és la més baixa.',
  'cards.sum':
    'Cada pal té 30 punts i la baralla 120; l’última basa no val res més. Els asos i els tresos són els **carichi** («càrregues»); les cartes sense punts, els **lisci** («llises»).',
  'cards.french':
    'Amb cartes franceses es juga el mateix sense sets, vuits ni nous: el deu ocupa el lloc del tres, i per sota del valet van 6 5 4 3 2.',
  'deal.seats':
    'Cinc jugadors, cadascú pel seu compte fins que la carta cridada decideix els bàndols. Es juga en el sentit de les agulles del rellotge; el jugador de l’esquerra de qui dona és **mà**.',
  'deal.cards': 'Vuit cartes cadascun, d’una en una. Es reparteixen totes les 40.',
  'calls.how':
    'Comença qui és mà i segueixen els altres, en el sentit de les agulles del rellotge, fins que només queda un jugador que ofereix. Qui passa queda fora. Es pot oferir així:',
  'calls.rank':
    'Un **valor**, més baix que l’últim: després d’un as un tres, després d’un tres un rei, i així fins al dos. La primera oferta pot ser qualsevol valor.',
  'calls.points':
    'Després d’un dos, el dos amb un nombre de **punts**, cada vegada més alt, fins a 120. El dos sol val per 61, de manera que la primera oferta de punts és d’almenys 62.',
  'calls.end': 'Una oferta de 120 tanca la subhasta a l’acte.',
  'case.auction':
    'Els valors baixen, i els punts venen només després del dos. No es pot cridar un valor igual o més alt, ni oferir punts sense el dos, ni 61, que és el que ja promet el dos.',
  'option.lowestPoints':
    'Segons la lletra d’algunes descripcions, els punts comencen a 60: després d’un dos sol es pot oferir llavors 60 o 61. Una oferta de 60 es compleix amb 60 punts justos i val com de 61 a 70.',
  'calls.trumps': 'Qui guanya la subhasta diu el pal de triomf. La carta d’aquell pal i del valor cridat és la **carta cridada**.',
  'calls.partner':
    'Qui la té és la parella de qui ofereix en aquesta mà, i no diu res. Els altres juguen contra tots dos, encara que no sàpiguen qui són.',
  'calls.alone': 'Qui ofereix i té ell mateix la carta cridada juga en solitari contra quatre, i és l’únic que ho sap.',
  'calls.none':
    'Si passen tots cinc, ningú no puntua i dona el següent. Si quatre han passat sense que hi hagi cap oferta, el cinquè encara pot oferir o passar.',
  'play.lead': 'Qui ha guanyat la subhasta surt a la primera basa, doni qui doni. Després surt sempre qui ha guanyat la basa anterior.',
  'play.free': '**Es pot tirar qualsevol carta en qualsevol moment.** Mai no cal servir, ni fallar, ni matar.',
  'case.free':
    'S’ha sortit d’oros i algú ha fallat. Pots tirar un triomf més alt, servir amb el tres o llençar el dos, que no val res: el que convingui al teu bàndol.',
  'play.wins': 'Guanya el triomf més alt de la basa; si no n’hi ha, la carta més alta del pal de sortida.',
  'case.led': 'S’ha sortit d’espases. L’as i el tres de bastos valen molt però no guanyen res: el rei s’endú 31 punts.',
  'case.trumped': 'A la basa hi ha dos triomfs i guanya el més alt. L’as d’oros es perd.',
  'play.secret':
    'Fins que es juga la carta cridada, res a la taula no delata qui la té: ni missatges, ni marques, ni punts. Quan es juga, o en acabar la mà, es mostren els bàndols.',
  'score.need': 'El bàndol de qui ofereix ha de fer els punts oferts, 61 si era un valor. Com més alta és l’oferta, més hi ha en joc:',
  stakes: 'El que s’apunta cada jugador',
  'stakes.col.side': 'qui ofereix i la parella, cadascun',
  'stakes.col.alone': 'qui ofereix, en solitari',
  'stakes.col.others': 'cadascun dels altres',
  'stakes.row.r61to70': 'Un valor, o de 61 a 70',
  'stakes.row.r71to80': 'De 71 a 80',
  'stakes.row.r81to90': 'De 81 a 90',
  'stakes.row.r91to100': 'De 91 a 100',
  'stakes.row.r101to120': 'De 101 a 120',
  'score.signs': 'Val el signe de dalt si el bàndol de qui ofereix ha fet els seus punts, el de baix si no. Els punts de més no donen res.',
  'case.made': 'S’ha cridat una sota, i entre tots dos han fet {reached}: complert.',
  'case.lost': 'Una oferta de {bid}, i tots dos han fet {reached}: n’hi falta un.',
  'case.alone': 'Qui ha ofert tenia la carta cridada i ha fet {reached} en solitari, contra quatre.',
  'option.partnerShare':
    'Aquí la parella puntua igual que qui ofereix. Hi ha qui li’n dona la meitat; llavors els punts de tots cinc sumen zero.',
  'case.half': 'La mateixa mà amb la meitat per a la parella: 2 + 1 contra tres vegades 1.',
  'match.deals': 'Una partida són deu mans; cadascú porta el seu total, i guanya el més alt. Els empatats comparteixen la victòria.',
  'option.deals': 'També poden ser 5 o 20 mans. No importa si es juga fins a un nombre de punts.',
  'option.target': 'En lloc d’acabar després d’un nombre de mans, la partida es pot acabar tan bon punt un jugador té 11 punts.',
  'term.briscola': '**Briscola**: el triomf, i un triomf.',
  'term.socio': '**Socio**: «soci», la parella secreta.',
  'term.carico': '**Carico**: un as o un tres.',
  'term.liscio': '**Liscio**: una carta sense punts.',
  'term.chiamata': '**Chiamata**: «crida», el fet de cridar una carta.',
  source:
    'El joc italià per a cinc. Les fonts discrepen en alguns punts; en aquesta pàgina, la primera oferta de punts és d’almenys 62, una mà en què passa tothom no puntua, i una partida són deu mans.',
} satisfies PageTranslation<typeof english>;
