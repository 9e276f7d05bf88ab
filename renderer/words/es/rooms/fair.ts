import type { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in Spanish. */
export const fairWords = {
  'fair.wrong': 'El reparto no fue limpio.',
  'fair.aborted': 'El intento {n} de este reparto se interrumpió: no llegó la parte de {names}.',
  'fair.abortedByHost': 'El anfitrión interrumpió el intento {n} de este reparto.',
  'fair.vanished': 'Repartos que el anfitrión interrumpió antes de esta partida: {n}.',
  'fair.foundBy': 'Lo ha detectado el dispositivo de {names}: {why}',
  'fair.keep': 'Guardar la prueba',
  'fair.kept': 'La prueba está guardada.',
  'fair/no-offer': 'El anfitrión no se comprometió a nada antes de las cartas.',
  'fair/no-proof': 'El anfitrión no ha revelado cómo se barajaron las cartas.',
  'fair/other-commitment': 'El anfitrión cambió su compromiso.',
  'fair/other-terms': 'El reparto se había ofrecido con otras reglas, sitios o totales.',
  'fair/other-list': 'La lista de partes cambió después de mostrarse.',
  'fair/other-secret': 'El secreto del anfitrión no es el que comprometió.',
  'fair/other-share': 'Una parte no es la que comprometió su dispositivo.',
  'fair/share-missing': 'Se omitió la parte de este dispositivo.',
  'fair/other-seats': 'Los sitios o quien reparte no salen de los números aleatorios revelados.',
  'fair/other-cards': 'Las cartas mostradas no son las que se repartieron.',
  'fair/against-rules': 'Lo jugado no encaja con las cartas repartidas.',
  'fair/dealt-twice': 'El mismo reparto se hizo dos veces.',
  'fair/abort-hidden': 'Se interrumpió un reparto y el anfitrión no lo dice.',
} satisfies Translation<typeof english>;
