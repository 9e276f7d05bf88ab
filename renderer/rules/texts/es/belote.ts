import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/belote.ts';

/** The rules of Belote, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, 32 cartas, ocho cada uno; ni hablar ni hacer señas.',
  'idea.2': 'Se gira una carta. Quien la toma hace triunfo de su palo; si nadie la quiere, se puede elegir otro.',
  'idea.3':
    'Las escaleras y los cuatro iguales puntúan para el bando que tiene el mejor anuncio; rey y dama de triunfo en una mano son belote.',
  'idea.4': 'Hay que servir, fallar si no se puede y no manda la pareja, y en triunfo subir.',
  'idea.5': 'El bando que tomó necesita más puntos que el otro; si no, va **dedans**. Gana el primero que llega a 1000.',
  aim: 'Si toma tu bando, tiene que hacer más puntos que el otro, contando anuncios y belote. Si no, los puntos son para la defensa.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. En triunfo la jota es la carta más alta y el nueve la segunda; en los demás palos el orden es el corriente, con el diez debajo del as.',
  'cards.sum':
    'La última baza, el **dix de der**, da 10 puntos más. Una mano suma 162: 62 en triunfos, 30 en cada uno de los demás palos, y la última baza. Los anuncios van aparte.',
  'case.worth': 'Se salió de picas; el nueve de triunfo pasa por encima del ocho y gana 11 + 0 + 10 + 14.',
  'deal.seats':
    'Las parejas se sientan enfrente, y todo va en sentido contrario a las agujas del reloj. El jugador a la derecha de quien reparte es **mano**. Se baraja en cada mano.',
  'deal.five': 'Primero recibe cada uno cinco cartas, tres y luego dos. La carta siguiente se gira.',
  'deal.rest':
    'Cuando alguien ha tomado, recoge la carta girada y recibe dos más; los demás reciben tres. Todos han visto la carta girada, y se sigue sabiendo.',
  'calls.first':
    'En la primera vuelta, de la mano a quien reparte, cada uno puede **tomar**, y el palo de la carta girada es triunfo, o pasar.',
  'calls.second':
    'Si pasan los cuatro, hay una segunda vuelta: cada uno puede tomar a **otro** palo, o pasar. La carta girada es también entonces para quien toma.',
  'calls.passed': 'Si vuelven a pasar todos, nadie puntúa y reparte el siguiente.',
  'option.bidding':
    'Lo corriente es tomar solo a un palo. En algunas mesas la segunda vuelta permite también **sin triunfo** y **todo triunfo**. Sin triunfo basta con servir, y el as vale 19. A todo triunfo cada palo tiene el orden del triunfo y hay que superar la carta que manda, pero ningún palo gana a otro; la jota vale 14, el nueve 9, el as 6, el diez 5, el rey 3 y la dama 1. En ambos casos una mano suma 162. Sin triunfo no hay belote; a todo triunfo lo es cada rey con la dama de su palo.',
  'sets.what':
    'Las cartas de tu mano pueden valer algo juntas. Las escaleras siguen el orden natural 7 8 9 10 J Q K A, también en triunfo:',
  declarations: 'Anuncios',
  'declarations.col.worth': 'puntos',
  'declarations.row.tierce': '**Tierce**: tres seguidas',
  'declarations.row.cinquante': '**Cinquante**: cuatro seguidas',
  'declarations.row.cent': '**Cent**: cinco o más seguidas',
  'declarations.row.jacks': '**Carré** de jotas',
  'declarations.row.nines': 'Carré de nueves',
  'declarations.row.others': 'Carré de ases, dieces, reyes o damas',
  'sets.once':
    'Una carta cuenta en un solo anuncio; tu mano se divide de la manera que más vale. Cuatro ochos o cuatro sietes no valen nada. Una escalera se anuncia entera, no por partes.',
  'sets.compare':
    'Solo puntúa un bando: el del mejor anuncio. Cualquier carré gana a cualquier escalera; el mejor es el de jotas, y siguen nueves, ases, dieces, reyes y damas. De dos escaleras es mejor la más larga, luego la de carta más alta, luego la de triunfo. Si siguen iguales, es mejor la de quien tenía el turno primero.',
  'case.carreBeats': 'Un carré gana a cualquier escalera, aunque sea al as y de triunfo.',
  'case.higher': 'La escalera a la dama gana a la escalera a la jota.',
  'case.trumpTie': 'Las dos acaban en la jota; es mejor la de triunfo.',
  'case.firstTie': 'Ninguna es de triunfo: la mano habló primero y tiene la mejor.',
  'sets.all': 'El bando del mejor anuncio se apunta **todos** los suyos, también los de la pareja. El otro bando, ninguno.',
  'case.several': 'La escalera al as gana a la escalera a la jota, y la más baja cuenta con ella.',
  'sets.shown':
    'Anuncias lo que tienes, solo por su nombre, al echar tu primera carta. Cuando todos han jugado en la primera baza, los anuncios que puntúan se enseñan y quedan a la vista durante la segunda. Los vencidos no se enseñan nunca.',
  'option.declarations':
    'Los anuncios se cantan solos; o se pregunta a quien los tiene si los canta o calla, y nadie llega a saber que alguien calló; o no se juegan, como en las competiciones de la federación, donde solo cuenta la belote.',
  'sets.belote':
    '**Belote** y **rebelote**: quien tiene el rey y la dama de triunfo dice «belote» al echar la primera de las dos y «rebelote» al echar la segunda, y se apunta 20. No entra en la comparación, y su bando la conserva pase lo que pase.',
  'play.lead':
    'La mano sale en la primera baza, tome quien tome; quien gana una baza sale en la siguiente. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir. Fuera del triunfo vale cualquiera de ellas.',
  'play.trumpsLed':
    'Si se sale de triunfo, hay que echar uno más alto que el más alto de la baza si se puede; si no, cualquiera. El triunfo de la pareja cuenta como el de un contrario.',
  'case.trumpsLed': 'El as es el triunfo más alto hasta ahora. El nueve lo mata y hay que echarlo.',
  'case.overPartner': 'La dama es de tu pareja, pero en triunfo se sube igual.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja: falla o descarta, como quieras.',
  'option.underPartner':
    'Si tu pareja ha fallado, puedes echar debajo un triunfo más bajo. En algunas mesas no se permite mientras tengas otro palo.',
  'case.underPartner': 'Manda el diez de triunfo de tu pareja. En una mesa así el ocho tiene que esperar.',
  'play.trump': 'Si no tienes el palo de salida y manda un contrario, hay que fallar. Sin triunfos puedes echar cualquier carta.',
  'play.overtrump': 'Si un contrario manda con un triunfo, hay que echar uno más alto si se tiene.',
  'case.over': 'Se salió de picas y se falló con el ocho. El nueve es más alto: hay que echarlo.',
  'play.under': 'Si todos tus triunfos son más bajos, hay que echar uno de todos modos.',
  'case.under': 'El siete no mata al ocho, pero es triunfo y hay que echarlo.',
  'option.underTrump': 'Algunos te dejan libre en ese caso: vale cualquier carta, y se puede guardar el triunfo bajo.',
  'case.underFree': 'En una mesa así se pueden echar las tres cartas.',
  'score.total': 'Cada bando suma sus bazas, sus anuncios si puntúan, y la belote:',
  'score.made': 'Quienes tomaron tienen más: cada bando se apunta lo que tiene.',
  'score.dedans':
    'Quienes tomaron tienen menos: van **dedans**. La defensa se apunta los 162 puntos y todos los anuncios que puntúan; ellos, solo su belote.',
  'score.litige':
    'Los dos tienen lo mismo: **litige**. La defensa se apunta lo que tiene; los puntos de quienes tomaron, belote aparte, esperan al bando que gane la mano siguiente.',
  'case.made': 'Las bazas y una tierce: 112 contra 70.',
  'case.dedans': 'Con 76 y belote tienen 96, y la defensa 136. Conservan los 20 de su belote; lo demás se pierde.',
  'case.litige': '81 cada uno. Los 81 de quienes tomaron esperan a la mano siguiente.',
  'case.after': 'Quienes tomaron ganan la mano que sigue a un litige: {waiting} puntos se suman a sus 100.',
  'score.capot':
    '**Capote**: las ocho bazas dan 90 puntos más, 252 con la última. El otro bando conserva su belote, y sus anuncios si eran los mejores.',
  'case.capot': 'Todas las bazas y un cinquante: 252 + 50.',
  'match.target':
    'Gana el primer bando con 1000 puntos. Si llegan los dos en la misma mano, gana el total más alto; si empatan, se sigue. Los puntos de un litige que aún esperan se pierden. El reparto va pasando en sentido contrario a las agujas del reloj.',
  'option.target': 'La partida puede ser también a 500 o a 2000.',
  'term.taker': '**Tomar**: hacer triunfo y comprometer a su bando. **Retourne**: la carta que se gira para la subasta.',
  'term.der': '**Dix de der**: los 10 puntos de la última baza.',
  'term.dedans': '**Dedans**, dentro: como van quienes tomaron y tienen menos que la defensa.',
  'term.litige': '**Litige**, litigio: una mano empatada.',
  'term.capot': '**Capote**: las ocho bazas.',
  'term.pisser': '**Pisser**: echar un triunfo más bajo que el que manda.',
  source:
    'El juego francés tal como lo describe la Fédération Française de Belote, con anuncios. Donde los jugadores difieren, estas páginas deciden: el orden de los carrés, cómo se divide una mano en anuncios, qué pasa con la belote en un litige, y una partida a 1000 que gana el total más alto.',
} satisfies PageTranslation<typeof english>;
