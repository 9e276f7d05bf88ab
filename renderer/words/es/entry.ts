import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Spanish. */
export const entryWords = {
  'entry.elsewhere': 'Otro dispositivo ha abierto tu sitio.',
  'entry.closeThere': 'Cerrarlo allí',
  'entry.leave': 'Salir de aquí',
  'table/opened-elsewhere': 'Tu sitio está abierto en otro dispositivo. Para jugar aquí, vuelve a entrar.',
  'entry.known': 'Ya has jugado en esta mesa.',
  'entry.changed': '¿Es el dispositivo correcto?',
  'entry.changedText':
    'Este no es el dispositivo que tenía antes la mesa de {name}: su clave es otra. Puede que alguien esté imitando esa mesa. También puede ser un ordenador nuevo o una instalación nueva de Trickhouse. Pregunta a {name} antes de entrar.',
  'entry.joinAnyway': 'Entrar de todos modos',
  'entry.cancel': 'Cancelar',
  'channel/code-unknown': 'El dispositivo que responde no conoce el código de esta mesa. Pide un enlace o código QR nuevo.',
  'door.closedBy': '{name} ha cerrado la mesa.',
  'door.kickedBy': '{name} te ha expulsado de la mesa.',
  'door.wait': 'En cuanto vuelva a abrirse, esta página seguirá sola.',
  'door.left': '{name} ha dejado la mesa. La partida está guardada.',
  'doors.close': '¿Cerrar la mesa?',
  'doors.closeText':
    '{n?one=# invitado tendrá|other=# invitados tendrán} que irse. Los sitios se guardan: {n?one=volverá solo|other=volverán solos} cuando abras la mesa otra vez.',
  'doors.leave': '¿Dejar la mesa?',
  'doors.leaveText': 'La partida se detiene también para {names}. Queda guardada y puedes continuarla desde la primera página.',
  'doors.stand': '¿Quieres levantarte?',
  'doors.standText':
    'Un bot juega tus cartas para los demás hasta que alguien ocupe el sitio. Mientras esté libre, puedes volver a sentarte.',
  'doors.kick': '¿Expulsar a {name}?',
  'doors.kickText': '{name} no podrá volver sin el código nuevo. Si tiene sitio, un bot juega ahí hasta que alguien lo ocupe.',
  'doors.homeText': 'Los demás esperan un momento; después juega un bot por ti. Tu sitio se guarda hasta que vuelvas.',
} satisfies Translation<typeof english>;
