import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

/** First deals with explanations. */
export const guide = {
  'guide.title': 'Primera mano',
  'guide.entry': 'Aprender jugando',
  'guide.text':
    'Una primera mano, con alguien a tu lado que dice lo que importa cuando importa. Las cartas son de verdad y juegas como quieras.',
  'guide.begin': 'Una primera mano, explicada',
  'guide.next': 'Siguiente',
  'guide.skip': 'No explicar más',
  'guide.waiting': 'Mira cómo juegan los demás.',
  'guide.lead': 'Sales en esta baza: vale cualquier carta. Arrástrala al tapete o tócala dos veces.',
  'guide.follow': 'Las cartas claras se pueden jugar. Arrastra una al tapete o tócala dos veces.',
  'guide.barred': 'Las cartas atenuadas no se pueden jugar ahora. Toca una y verás por qué:',
  'guide.won':
    '^{who:seat} {who:seat?you=ganas|other=gana} la baza, con {points?one=# punto|other=# puntos}, y {who:seat?you=sales|other=sale} en la siguiente.',
  'guide.klaverjas.aim':
    'Klaverjassen: tú y Cas, enfrente, jugáis contra Ben y Dee. En una mano hay 162 puntos, el roem va aparte, y quien juega tiene que hacer más de la mitad.',
  'guide.klaverjas.bidding':
    'La carta vuelta enseña qué palo sería triunfo. En triunfos la jota (20) y el nueve (14) son las más altas: con ellas y un as o dos, juega; si no, pasa.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=juegas|other=juega} con {trump:trump} de triunfo: ese bando necesita más de la mitad de los puntos, con el roem. Con menos queda **nat**, y todo va para los otros.',
  'guide.klaverjas.roem':
    'Hay **roem** en la baza que has ganado: tres seguidas son 20, cuatro 50, rey y dama de triunfo (stuk) 20 más. Solo cuenta si se canta.',
  'guide.klaverjas.reckoning':
    'Los puntos de los dos bandos, con el roem: quien jugaba necesitaba más de la mitad. Ha sido una mano entera. Una partida tiene dieciséis: sigue con «Siguiente mano» o deja la mesa por la flecha de arriba.',
  'guide.manille.aim':
    'Manille: tú y Cas, enfrente, contra Ben y Dee. El diez, la manille, es la carta más alta de cada palo y vale 5; luego el as 4, el rey 3, la dama 2, la jota 1. De los 60 puntos quieres más de 30.',
  'guide.manille.offer':
    'Das tú, así que tú eliges triunfo. Puedes ir sin triunfo y a ciegas, por cuatro veces el tanteo: es para valientes. Mira tus cartas.',
  'guide.manille.trumps':
    'Elige el palo en que tengas muchas cartas y el diez o el as. Sin triunfo cuenta doble: es para manos fuertes en todos los palos.',
  'guide.manille.doubling': 'Ir a favor o en contra dobla lo que pase de 30. Hazlo solo si tu bando lo tiene seguro.',
  'guide.manille.contract':
    'El triunfo es {trump:trump}; lo {seat:seat?you=has elegido tú|other=ha elegido quien da}. Se juegan ocho bazas: asiste, supera la carta de un contrario si puedes, y falla si no tienes el palo.',
  'guide.manille.reckoning':
    'Vuestros puntos y los suyos suman 60. Solo se apunta lo que pasa de 30, por lo que se haya cantado. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «Siguiente mano» o deja la mesa por la flecha de arriba.',
  'guide.botifarra.aim':
    'Botifarra: tú y Cas, enfrente, contra Ben y Dee; se juega hacia la derecha. El nueve, la manilla, es la más alta y vale 5; luego el as 4, el rey 3, el caballo 2, la sota 1. Cada baza cuenta 1 más: 72 en total.',
  'guide.botifarra.trumps':
    'Das tú, así que eliges: nombra un palo fuerte, canta butifarra (sin triunfo, vale el doble) o delega, y tendrá que elegir tu pareja.',
  'guide.botifarra.doubling':
    'El contro dice que no te lo crees y dobla la mano; el recontro y el San Vicente vuelven a doblar. Si dudas, pasa.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=has|other=ha} elegido {trump:trump}. Se juegan doce bazas. Si gana un contrario, supera la carta si puedes; si no puedes, toca tu carta más baja.',
  'guide.botifarra.reckoning':
    'Cartas y bazas suman 72 puntos, y el bando que pasa de 36 se apunta lo que sobra. Contrar y los demás lo multiplican. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «Siguiente mano» o deja la mesa por la flecha de arriba.',
  'guide.pinochle-double.aim':
    'Pinochle doble: tú y Cas, enfrente, contra Ben y Dee, veinte cartas cada uno. En cada palo as, diez, rey, dama y jota. Los puntos vienen de las combinaciones, que se enseñan antes de jugar, y de ases, dieces y reyes en las bazas.',
  'guide.pinochle-double.auction':
    'Ofrece lo que tu bando espera hacer, 50 o más, o pasa. Quien más ofrece elige triunfo. Las ofertas que te saltas entre 50 y 60 le hablan a tu compañero de tus combinaciones: cada botón dice lo que anuncia.',
  'guide.pinochle-double.trumps':
    'La subasta es tuya: elige triunfo. Necesitas rey y dama del palo, un matrimonio; elige el palo más largo que lo tenga.',
  'guide.pinochle-double.laid':
    'Las combinaciones están a la vista, una clase tras otra, con lo que valen las de cada bando: escaleras, matrimonios, pinochles (dama de picas y jota de diamantes), cuatro iguales. Antes de jugar vuelven a la mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=tienes|other=tiene} la subasta, con {trump:trump} de triunfo: combinaciones y bazas de ese bando deben alcanzarla. Hay que asistir y superar la carta más alta, también la del compañero, si se puede.',
  'guide.pinochle-double.reckoning':
    'Combinaciones y bazas juntas: la subasta se cumple, o el bando cae y la pierde. Ha sido una mano entera: gana quien llegue antes a 500. Sigue con «Siguiente mano» o deja la mesa por la flecha de arriba.',
} satisfies Translation<typeof english>;
