import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Spanish. */
export const text = {
  'idea.1': 'Cinco jugadores, ocho cartas cada uno, de una baraja italiana de 40.',
  'idea.2': 'Se puja llamando una carta, cada vez **más baja** que la anterior. Quien gana dice el palo, que es triunfo.',
  'idea.3': 'Quien tiene la carta llamada es el socio secreto de quien puja. Nadie más lo sabe hasta que cae.',
  'idea.4': 'Se puede echar cualquier carta en cualquier momento: no hay que servir.',
  'idea.5': 'El bando que puja necesita 61 de los 120 puntos, o lo que haya pujado; entonces cobra de los demás.',
  aim: 'Si pujas, busca la carta que te falta y haz 61 puntos con quien la tenga. Si eres de los otros, averigua quién es y páralos. Si eres el socio, ayuda sin que te descubran demasiado pronto.',
  'cards.order':
    'Hay 40 cartas italianas de cuatro palos: espadas, copas, oros y bastos. El orden es as, **tres**, rey, caballo, sota, y luego siete, seis, cinco, cuatro y dos, siendo el dos la más baja.',
  'cards.sum':
    'Un palo tiene 30 puntos y la baraja 120; la última baza no da nada más. Ases y treses son los **carichi**, las cargas; las cartas sin puntos son lisas.',
  'cards.french':
    'Con cartas francesas se juega lo mismo sin sietes, ochos ni nueves: el diez hace de tres, y por debajo de la jota van 6 5 4 3 2.',
  'deal.seats':
    'Cinco jugadores, cada uno por su cuenta hasta que decide la carta llamada. Se juega en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
  'deal.cards': 'Ocho cartas cada uno, de una en una. Se reparten las 40.',
  'calls.how':
    'Empieza la mano y siguen los demás por turno hasta que queda un solo pujador. Quien pasa queda fuera. Se canta una de estas cosas:',
  'calls.rank':
    'Un **valor**, más bajo que el último cantado: tras un as un tres, tras un tres un rey, y así hasta el dos. El primero puede ser cualquiera.',
  'calls.points':
    'Después de un dos, el dos con un número de **puntos**, cada vez más alto, hasta 120. El dos solo vale por 61, así que la primera vez son al menos 62.',
  'calls.end': 'Con 120 la subasta acaba enseguida.',
  'case.auction':
    'Los valores bajan, y solo después del dos vienen puntos. No vale un valor igual o más alto, ni puntos sin el dos, ni 61, que es lo que ya promete el dos.',
  'calls.trumps': 'Quien gana la subasta dice el palo de triunfo. La carta de ese palo y del valor cantado es la **carta llamada**.',
  'calls.partner':
    'Quien la tiene es el socio en esta mano, y no dice nada. Todos los demás juegan contra esos dos, aunque no sepan quiénes son.',
  'calls.alone': 'Quien puja y tiene él mismo la carta llamada juega solo contra cuatro, y es el único que lo sabe.',
  'calls.none':
    'Si pasan los cinco, no se apunta nada y reparte el siguiente. Si cuatro han pasado sin puja, el quinto aún puede pujar o pasar.',
  'play.lead': 'Quien ganó la subasta sale en la primera baza, reparta quien reparta. Quien gana una baza sale en la siguiente.',
  'play.free': '**Se puede echar cualquier carta en cualquier momento.** No hay obligación de servir, de fallar ni de matar.',
  'case.free':
    'Se salió de oros y alguien ha fallado. Puedes fallar más alto, servir el tres o tirar el dos que no vale nada: lo que convenga a tu bando.',
  'play.wins': 'Gana el triunfo más alto de la baza; si no hay, la carta más alta del palo de salida.',
  'case.led': 'Se salió de espadas. El as y el tres de bastos valen mucho pero no ganan nada: el rey se lleva 31 puntos.',
  'case.trumped': 'En la baza hay dos triunfos y gana el más alto. El as de oros se pierde.',
  'play.secret':
    'Hasta que cae la carta llamada, la mesa no le dice a nadie quién la tiene: ni mensajes, ni marcas, ni puntos. Cuando cae, o al acabar la mano, se muestran los bandos.',
  'score.need': 'El bando que puja necesita los puntos pujados, 61 por un valor. Cuanto más alta la puja, más se juega:',
  stakes: 'Lo que se apunta cada jugador',
  'stakes.col.side': 'quien puja y el socio, cada uno',
  'stakes.col.alone': 'quien puja, solo',
  'stakes.col.others': 'cada uno de los demás',
  'stakes.row.r61to70': 'Un valor, o de 61 a 70',
  'stakes.row.r71to80': 'De 71 a 80',
  'stakes.row.r81to90': 'De 81 a 90',
  'stakes.row.r91to100': 'De 91 a 100',
  'stakes.row.r101to120': 'De 101 a 120',
  'score.signs':
    'El signo de arriba vale si el bando que puja llegó a sus puntos, el de abajo si no. Solo cuenta eso; los puntos de más no dan nada.',
  'case.made': 'Se llamó una sota, y entre los dos hicieron {reached}: cumplido.',
  'case.lost': 'Una puja de {bid}, y los dos hicieron {reached}: uno menos.',
  'case.alone': 'Quien pujó tenía la carta llamada e hizo {reached} solo, contra cuatro.',
  'option.partnerShare': 'Aquí el socio se apunta lo mismo que quien puja. Algunos le dan la mitad; entonces lo de los cinco suma cero.',
  'case.half': 'La misma mano con la mitad para el socio: 2 + 1 contra tres veces 1.',
  'match.deals': 'Una partida son diez manos; cada uno lleva su total, y gana el más alto. Los totales iguales comparten la victoria.',
  'option.deals': 'También pueden ser 5 o 20 manos. No importa cuando se fija una meta.',
  'option.target': 'En vez de contar manos, la partida puede acabar en cuanto alguien tenga 11 puntos.',
  'term.briscola': '**Briscola**: el triunfo, y un triunfo.',
  'term.socio': '**Socio**: la pareja secreta.',
  'term.carico': '**Carico**: un as o un tres.',
  'term.liscio': '**Liscio**: una carta sin puntos.',
  'term.chiamata': '**Chiamata**: la llamada.',
  source:
    'El juego italiano para cinco. Donde se cuenta de más de una manera, estas páginas deciden: la primera puja de puntos es de al menos 62, una mano en que todos pasan no vale nada, y una partida son diez manos.',
} satisfies PageTranslation<typeof english>;
