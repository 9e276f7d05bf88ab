import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Spanish. */
export const guideWords = {
  'guide.title': 'Primera mano',
  'guide.entry': 'Aprender jugando',
  'guide.text':
    'Una primera mano guiada: alguien a tu lado te explica las cosas a medida que salen. Es una mano de verdad, y juegas como quieras.',
  'guide.begin': 'Una primera mano, explicada',
  'guide.next': 'Siguiente',
  'guide.skip': 'No explicar más',
  'guide.waiting': 'Mira cómo juegan los demás.',
  'guide.lead': 'Sales tú: juega cualquier carta. Arrástrala al tapete o tócala dos veces.',
  'guide.follow': 'Puedes jugar cualquiera de las cartas claras. Arrastra una al tapete o tócala dos veces.',
  'guide.barred': 'Las cartas atenuadas no se pueden jugar ahora. Toca una y verás por qué:',
  'guide.won':
    '^{who:seat?you=ganas|other={who:seat} gana} la baza, con {points?one=# punto|other=# puntos}, y {who:seat?you=sales|other=sale} en la siguiente.',
  'guide.klaverjas.aim':
    'Klaverjassen: tú y Cas, enfrente, jugáis contra Ben y Dee. Una mano vale 162 puntos, más el roem, y el bando que juega tiene que hacer más de la mitad del total.',
  'guide.klaverjas.bidding':
    'La carta girada enseña qué palo sería triunfo. En el triunfo, la jota (20) y el nueve (14) son las más altas: con las dos y un as o dos, elige «{call:play}»; si no, «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=juegas|other={seat:seat} juega} con {trump:trump} de triunfo: ese bando necesita más de la mitad de los puntos, con el roem. Si no llega, queda **nat**, y los contrarios se lo apuntan todo.',
  'guide.klaverjas.roem':
    'Hay **roem** en la baza que has ganado: tres seguidas valen 20, cuatro valen 50, y el rey y la dama de triunfo (stuk), 20 más. El roem solo cuenta si se canta.',
  'guide.klaverjas.reckoning':
    'Estos son los puntos de los dos bandos, con el roem: el que jugaba necesitaba más de la mitad. Ha sido una mano entera; una partida tiene dieciséis. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'guide.manille.aim':
    'Manille: tú y Cas, enfrente, contra Ben y Dee. El diez, la manille, es la carta más alta de cada palo y vale 5; luego el as 4, el rey 3, la dama 2, la jota 1. De los 60 puntos quieres más de 30.',
  'guide.manille.offer':
    'Repartes tú, así que tú eliges triunfo. Sin mirar, puedes cantar «{call:blind}», por cuatro veces los tantos: es para valientes. Si no, elige «{call:look}».',
  'guide.manille.trumps':
    'Elige un palo largo en el que tengas el diez o el as. «{call:trump:NT}» vale doble: es para manos fuertes en todos los palos.',
  'guide.manille.doubling': '«{call:along}» y «{call:against}» doblan cada uno lo que pase de 30. Hazlo solo si tu bando lo tiene seguro.',
  'guide.manille.contract':
    '{trump:trump?NT=Se juega sin triunfo|other=El triunfo es {trump:trump}}; {seat:seat?you=lo has elegido tú|other=lo ha elegido quien reparte}. Se juegan ocho bazas: sirve, mata la carta de un contrario si puedes, y falla si no tienes el palo.',
  'guide.manille.reckoning':
    'Vuestros puntos y los suyos suman 60. Solo se apunta lo que pasa de 30, multiplicado por lo que se haya cantado. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'guide.botifarra.aim':
    'Butifarra: tú y Cas, enfrente, contra Ben y Dee; se juega al revés que las agujas del reloj. El nueve, la manilla, es la carta más alta y vale 5; luego el as 4, el rey 3, el caballo 2, la sota 1. Cada baza cuenta 1 más: 72 en total.',
  'guide.botifarra.trumps':
    'Repartes tú, así que eliges: canta un palo fuerte, canta «{call:trump:NT}» (sin triunfo, vale el doble) o elige «{call:delegate}», y tendrá que cantar tu pareja.',
  'guide.botifarra.doubling':
    '«{call:contrar}» dice que no te lo crees y dobla la mano; «{call:recontrar}» y «{call:santvicens}» vuelven a doblar. Si dudas, elige «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} cantado {trump:trump}. Se juegan doce bazas. Si manda un contrario, mata su carta si puedes; si no puedes, echa tu carta más baja.',
  'guide.botifarra.reckoning':
    'Cartas y bazas suman 72 puntos, y el bando que pasa de 36 se apunta el exceso, multiplicado por el contro y lo demás. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'guide.pinochle-double.aim':
    'Pinochle doble: tú y Cas, enfrente, contra Ben y Dee, veinte cartas cada uno. En cada palo: as, diez, rey, dama y jota. Los puntos vienen de las combinaciones, que se enseñan antes de jugar, y de los ases, dieces y reyes ganados en bazas.',
  'guide.pinochle-double.auction':
    'Puja lo que tu bando espera hacer, 50 o más, o pasa. Quien más puja elige triunfo. Al saltarte pujas en los cincuenta, le dices a tu pareja qué combinaciones tienes; cada botón muestra lo que señala.',
  'guide.pinochle-double.trumps':
    'La subasta es tuya: elige triunfo. Necesitas un matrimonio (rey y dama) en el palo; elige el palo más largo que lo tenga.',
  'guide.pinochle-double.laid':
    'Las combinaciones se enseñan una clase tras otra, con lo que valen las de cada bando: escaleras, matrimonios, pinochles (dama de picas y jota de diamantes), cuatro iguales. Antes de jugar vuelven a la mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} ganado la subasta, con {trump:trump} de triunfo: las combinaciones y las bazas de ese bando tienen que llegar a la puja. Hay que servir y matar la carta más alta, también la de la pareja, si se puede.',
  'guide.pinochle-double.reckoning':
    'Combinaciones y bazas juntas: o se cumple la puja, o el bando no llega y la pierde. Ha sido una mano entera: gana quien llegue antes a 500. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
} satisfies Translation<typeof english>;
