import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Spanish. */
export const text = {
  'idea.1': 'Cinco jugadores, ocho cartas cada uno, de una baraja italiana de 40.',
  'idea.2': 'Se puja pidiendo una carta, cada vez **más baja** que la anterior. Quien gana la subasta dice el palo, que es triunfo.',
  'idea.3': 'Quien tiene la carta pedida es la pareja secreta de quien puja. Nadie más lo sabe hasta que se juega.',
  'idea.4': 'Se puede echar cualquier carta en cualquier momento: nunca hay que servir.',
  'idea.5': 'El bando de quien puja necesita 61 de los 120 puntos, o lo que se haya pujado; si los hace, cobra de los demás.',
  aim: 'Si pujas, busca la carta que te falta y haz 61 puntos con quien la tenga. Si eres uno de los otros, averigua quién es y páralos. Si eres la pareja, ayuda sin que te descubran demasiado pronto.',
  'cards.order':
    'Hay 40 cartas italianas de cuatro palos: espadas, copas, oros y bastos. El orden es as, **tres**, rey, caballo, sota, y luego siete, seis, cinco, cuatro y dos, siendo el dos la más baja.',
  'cards.sum':
    'Cada palo tiene 30 puntos y la baraja 120; la última baza no vale nada más. Los ases y los treses son los **carichi** («cargas»); las cartas sin puntos, los **lisci** («lisas»).',
  'cards.french':
    'Con cartas francesas se juega lo mismo sin sietes, ochos ni nueves: el diez ocupa el lugar del tres, y por debajo de la jota van 6 5 4 3 2.',
  'deal.seats':
    'Cinco jugadores, cada uno por su cuenta hasta que la carta pedida decide los bandos. Se juega en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
  'deal.cards': 'Ocho cartas cada uno, de una en una. Se reparten las 40.',
  'calls.how':
    'Empieza el mano y siguen los demás, en el sentido de las agujas del reloj, hasta que queda un solo pujador. Quien pasa queda fuera. Se puede pujar así:',
  'calls.rank':
    'Un **valor**, más bajo que el último: tras un as un tres, tras un tres un rey, y así hasta el dos. La primera puja puede ser cualquier valor.',
  'calls.points':
    'Después de un dos, el dos con un número de **puntos**, cada vez más alto, hasta 120. El dos a secas vale por 61, así que la primera puja de puntos es de al menos 62.',
  'calls.end': 'Una puja de 120 cierra la subasta en el acto.',
  'case.auction':
    'Los valores bajan, y los puntos vienen solo después del dos. No se puede pedir un valor igual o más alto, ni puntos sin el dos, ni 61, que es lo que promete ya el dos.',
  'option.lowestPoints':
    'Según la letra de algunas descripciones, los puntos empiezan en 60: tras un dos a secas se puede pujar entonces 60 o 61. Una puja de 60 se cumple con 60 puntos justos y vale como de 61 a 70.',
  'calls.trumps': 'Quien gana la subasta dice el palo de triunfo. La carta de ese palo y del valor pedido es la **carta pedida**.',
  'calls.partner':
    'Quien la tiene es la pareja de quien puja en esta mano, y no dice nada. Los demás juegan contra los dos, aunque no sepan quiénes son.',
  'calls.alone': 'Quien puja y tiene la carta pedida juega a solas contra cuatro, y nadie más lo sabe.',
  'calls.none':
    'Si pasan los cinco, nadie puntúa y reparte el siguiente. Si cuatro han pasado sin que haya puja, el quinto aún puede pujar o pasar.',
  'play.lead': 'Quien ganó la subasta sale en la primera baza, reparta quien reparta. Después sale siempre quien ganó la baza anterior.',
  'play.free': '**Se puede echar cualquier carta en cualquier momento.** Nunca hay que servir, ni fallar, ni matar.',
  'case.free':
    'Se salió de oros y alguien ha fallado. Puedes echar un triunfo más alto, servir con el tres o tirar el dos, que no vale nada: lo que convenga a tu bando.',
  'play.wins': 'Gana el triunfo más alto de la baza; si no hay, la carta más alta del palo de salida.',
  'case.led': 'Se salió de espadas. El as y el tres de bastos valen mucho pero no ganan nada: el rey se lleva 31 puntos.',
  'case.trumped': 'En la baza hay dos triunfos y gana el más alto. El as de oros se pierde.',
  'play.secret':
    'Hasta que se juega la carta pedida, nada en la mesa delata quién la tiene: ni mensajes, ni marcas, ni tantos. En cuanto se juega, o al acabar la mano, se muestran los bandos.',
  'score.need':
    'El bando de quien puja tiene que hacer los puntos pujados, 61 si fue un valor. Cuanto más alta es la puja, más hay en juego:',
  stakes: 'Lo que se apunta cada jugador',
  'stakes.col.side': 'quien puja y su pareja, cada uno',
  'stakes.col.alone': 'quien puja, a solas',
  'stakes.col.others': 'cada uno de los demás',
  'stakes.row.r61to70': 'Un valor, o de 61 a 70',
  'stakes.row.r71to80': 'De 71 a 80',
  'stakes.row.r81to90': 'De 81 a 90',
  'stakes.row.r91to100': 'De 91 a 100',
  'stakes.row.r101to120': 'De 101 a 120',
  'score.signs': 'Vale el signo de arriba si el bando de quien puja hizo sus puntos, el de abajo si no. Los puntos de más no dan nada.',
  'case.made': 'Se pidió una sota, y entre los dos hicieron {reached}: cumplido.',
  'case.lost': 'Una puja de {bid}, y los dos hicieron {reached}: les falta uno.',
  'case.alone': 'Quien pujó tenía la carta pedida e hizo {reached} a solas, contra cuatro.',
  'option.partnerShare':
    'Aquí la pareja puntúa lo mismo que quien puja. Hay quien le da la mitad; entonces los tantos de los cinco suman cero.',
  'case.half': 'La misma mano con la mitad para la pareja: 2 + 1 contra tres veces 1.',
  'match.deals': 'Una partida son diez manos; cada uno lleva su total, y gana el más alto. Los empatados comparten la victoria.',
  'option.deals': 'También pueden ser 5 o 20 manos. No importa si se juega hasta un número de puntos.',
  'option.target': 'En vez de terminar tras un número de manos, la partida puede terminar en cuanto un jugador tenga 11 puntos.',
  'term.briscola': '**Briscola**: el triunfo, y un triunfo.',
  'term.socio': '**Socio**: «socio», la pareja secreta.',
  'term.carico': '**Carico**: un as o un tres.',
  'term.liscio': '**Liscio**: una carta sin puntos.',
  'term.chiamata': '**Chiamata**: «llamada», el pedir una carta.',
  source:
    'El juego italiano para cinco. Las fuentes discrepan en algunos puntos; en esta página, la primera puja de puntos es de al menos 62, una mano en la que pasan todos no puntúa, y una partida son diez manos.',
} satisfies PageTranslation<typeof english>;
