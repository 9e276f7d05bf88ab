import type { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in Spanish. */
export const trendsWords = {
  'trends.title': 'Tu juego',
  'trends.text': 'Lo que costaron tus cartas y tus cantes, juzgado solo por lo que podías ver.',
  'trends.none': 'Todavía nada: abre «{button:look.title}» después de una mano de este juego y contará aquí.',
  'trends.rate': '{points} ± {error} puntos perdidos por decisión, en {n?one=# mano|other=# manos}',
  'trends.inaccuracies': '{n?one=# imprecisión|other=# imprecisiones}',
  'trends.mistakes': '{n?one=# error|other=# errores}',
  'trends.blunders': '{n?one=# error grave|other=# errores graves}',
  'trends.few': 'Con unas manos más aparecerá aquí una curva.',
  'trends.plot': 'Puntos perdidos por decisión, media de las últimas {n} manos',
  'trends.plotText': 'De {first} en la mano {from} a {last} en la mano {to}. Menos es mejor.',
  'trends.kind.call': 'Cantes',
  'trends.kind.lead': 'Salidas',
  'trends.kind.follow': 'Al seguir',
  'trends.kind.discard': 'Descartes',
  'trends.kind.count': 'Cuenta de cartas',
  'trends.countNote': 'Cuenta de cartas: lo ya jugado hablaba en contra.',
  'trends.byKind': 'Por tipo de decisión',
  'trends.kind': 'Tipo',
  'trends.decisions': 'Decisiones',
  'trends.lost': 'Puntos perdidos',
  'trends.each': 'Por decisión',
  'trends.who': 'Jugador',
  'luck.title': 'Suerte y juego',
  'luck.text':
    'Unos bots fuertes juegan ocho veces más las mismas cartas en todos los sitios: eso valían las cartas. Luego uno juega solo en este sitio, entre bots del nivel de los demás: eso aportaron los demás. El resto es juego.',
  'luck.begin': 'Calcular',
  'luck.working': 'Mano {n} de {of}',
  'luck.stop': 'Parar',
  'luck.cards': 'Cartas',
  'luck.others': 'Los demás',
  'luck.play': 'Juego',
  'luck.result': 'Resultado',
  'luck.few': 'Muy pocas manos para decir mucho: hacen falta {n}.',
  'luck.note':
    'Puntos de ventaja sobre los demás. En el juego cuenta también cómo salieron las suposiciones. A las personas de la mesa se las toma por buenas jugadoras, pues su nivel no se conoce.',
} satisfies Translation<typeof english>;
