import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Catalan. */
export const text = {
  'idea.1': 'Cinc jugadors, vuit cartes cadascun, d’una baralla italiana de 40.',
  'idea.2': 'S’ofereix cridant una carta, cada vegada **més baixa** que l’anterior. Qui guanya diu el pal, que és triomf.',
  'idea.3': 'Qui té la carta cridada és el soci secret de qui ofereix. Ningú més no ho sap fins que cau.',
  'idea.4': 'Es pot tirar qualsevol carta en qualsevol moment: no cal servir.',
  'idea.5': 'El bàndol que ofereix necessita 61 dels 120 punts, o el que hagi ofert; llavors cobra dels altres.',
  aim: 'Si ofereixes, busca la carta que et falta i fes 61 punts amb qui la tingui. Si ets dels altres, esbrina qui és i atura’ls. Si ets el soci, ajuda sense que et descobreixin massa aviat.',
  'cards.order':
    'Hi ha 40 cartes italianes de quatre pals: espases, copes, oros i bastos. L’ordre és as, **tres**, rei, cavall, sota, i després set, sis, cinc, quatre i dos, i el dos és la més baixa.',
  'cards.sum':
    'Un pal té 30 punts i la baralla 120; l’última basa no dona res més. Asos i tresos són els **carichi**, les càrregues; les cartes sense punts són llises.',
  'cards.french':
    'Amb cartes franceses es juga el mateix sense sets, vuits ni nous: el deu fa de tres, i per sota del valet van 6 5 4 3 2.',
  'deal.seats':
    'Cinc jugadors, cadascú pel seu compte fins que decideix la carta cridada. Es juga en el sentit de les agulles del rellotge; el jugador a l’esquerra de qui dona és **mà**.',
  'deal.cards': 'Vuit cartes cadascun, d’una en una. Es reparteixen totes 40.',
  'calls.how':
    'Comença la mà i segueixen els altres per torn fins que queda un sol licitador. Qui passa queda fora. Es canta una d’aquestes coses:',
  'calls.rank':
    'Un **valor**, més baix que l’últim cantat: després d’un as un tres, després d’un tres un rei, i així fins al dos. El primer pot ser qualsevol.',
  'calls.points':
    'Després d’un dos, el dos amb un nombre de **punts**, cada vegada més alt, fins a 120. El dos sol val per 61, de manera que la primera vegada són almenys 62.',
  'calls.end': 'Amb 120 la subhasta s’acaba de seguida.',
  'case.auction':
    'Els valors baixen, i només després del dos venen punts. No val un valor igual o més alt, ni punts sense el dos, ni 61, que és el que ja promet el dos.',
  'calls.trumps': 'Qui guanya la subhasta diu el pal de triomf. La carta d’aquell pal i del valor cantat és la **carta cridada**.',
  'calls.partner':
    'Qui la té és el soci en aquesta mà, i no diu res. Tots els altres juguen contra aquests dos, encara que no sàpiguen qui són.',
  'calls.alone': 'Qui ofereix i té ell mateix la carta cridada juga sol contra quatre, i és l’únic que ho sap.',
  'calls.none':
    'Si passen tots cinc, no s’apunta res i dona el següent. Si quatre han passat sense oferta, el cinquè encara pot oferir o passar.',
  'play.lead': 'Qui ha guanyat la subhasta surt a la primera basa, doni qui doni. Qui guanya una basa surt a la següent.',
  'play.free': '**Es pot tirar qualsevol carta en qualsevol moment.** No hi ha obligació de servir, de fallar ni de matar.',
  'case.free':
    'S’ha sortit d’oros i algú ha fallat. Pots fallar més alt, servir el tres o llençar el dos que no val res: el que convingui al teu bàndol.',
  'play.wins': 'Guanya el triomf més alt de la basa; si no n’hi ha, la carta més alta del pal de sortida.',
  'case.led': 'S’ha sortit d’espases. L’as i el tres de bastos valen molt però no guanyen res: el rei s’endú 31 punts.',
  'case.trumped': 'A la basa hi ha dos triomfs i guanya el més alt. L’as d’oros es perd.',
  'play.secret':
    'Fins que cau la carta cridada, la taula no diu a ningú qui la té: ni missatges, ni marques, ni punts. Quan cau, o en acabar la mà, es mostren els bàndols.',
  'score.need': 'El bàndol que ofereix necessita els punts oferts, 61 per un valor. Com més alta és l’oferta, més s’hi juga:',
  stakes: 'El que s’apunta cada jugador',
  'stakes.col.side': 'qui ofereix i el soci, cadascun',
  'stakes.col.alone': 'qui ofereix, sol',
  'stakes.col.others': 'cadascun dels altres',
  'stakes.row.r61to70': 'Un valor, o de 61 a 70',
  'stakes.row.r71to80': 'De 71 a 80',
  'stakes.row.r81to90': 'De 81 a 90',
  'stakes.row.r91to100': 'De 91 a 100',
  'stakes.row.r101to120': 'De 101 a 120',
  'score.signs':
    'El signe de dalt val si el bàndol que ofereix ha arribat als seus punts, el de baix si no. Només compta això; els punts de més no donen res.',
  'case.made': 'S’ha cridat una sota, i entre tots dos han fet {reached}: complert.',
  'case.lost': 'Una oferta de {bid}, i tots dos han fet {reached}: un menys.',
  'case.alone': 'Qui ha ofert tenia la carta cridada i ha fet {reached} sol, contra quatre.',
  'option.partnerShare': 'Aquí el soci s’apunta el mateix que qui ofereix. Alguns li’n donen la meitat; llavors el de tots cinc suma zero.',
  'case.half': 'La mateixa mà amb la meitat per al soci: 2 + 1 contra tres vegades 1.',
  'match.deals': 'Una partida són deu mans; cadascú duu el seu total, i guanya el més alt. Els totals iguals comparteixen la victòria.',
  'option.deals': 'També poden ser 5 o 20 mans. No importa quan es fixa una meta.',
  'option.target': 'En lloc de comptar mans, la partida es pot acabar tan bon punt algú tingui 11 punts.',
  'term.briscola': '**Briscola**: el triomf, i un triomf.',
  'term.socio': '**Socio**: la parella secreta.',
  'term.carico': '**Carico**: un as o un tres.',
  'term.liscio': '**Liscio**: una carta sense punts.',
  'term.chiamata': '**Chiamata**: la crida.',
  source:
    'El joc italià per a cinc. On s’explica de més d’una manera, aquestes pàgines decideixen: la primera oferta de punts és d’almenys 62, una mà en què tothom passa no val res, i una partida són deu mans.',
} satisfies PageTranslation<typeof english>;
