import { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in German. */
export const entryWords = {
  ...english,
  'entry.elsewhere': 'Dein Platz ist auf einem anderen Gerät geöffnet worden.',
  'entry.closeThere': 'Dort schließen',
  'entry.leave': 'Hier verlassen',
  'table/opened-elsewhere': 'Dein Platz ist auf einem anderen Gerät offen. Um hier zu spielen, tritt noch einmal bei.',
  'entry.known': 'An diesem Tisch warst du schon.',
  'entry.changed': 'Ist das das richtige Gerät?',
  'entry.changedText':
    'Das ist nicht das Gerät, auf dem der Tisch von {name} bisher stand: Der Schlüssel ist ein anderer. Vielleicht ahmt jemand diesen Tisch nach, vielleicht ist es auch nur ein neuer Computer oder ein neu installiertes Trickhouse. Frag {name}, bevor du beitrittst.',
  'entry.joinAnyway': 'Trotzdem beitreten',
  'entry.cancel': 'Abbrechen',
  'channel/code-unknown': 'Das Gerät, das geantwortet hat, kennt den Code dieses Tisches nicht. Bitte um einen neuen Link oder QR-Code.',
  'door.closedBy': '{name} hat den Tisch geschlossen.',
  'door.kickedBy': '{name} hat dich vom Tisch entfernt.',
  'door.wait': 'Sobald er wieder offen ist, geht es hier von selbst weiter.',
  'door.left': '{name} hat den Tisch verlassen. Die Partie ist gespeichert.',
  'doors.close': 'Tisch schließen?',
  'doors.closeText':
    '{n?one=# Gast muss|other=# Gäste müssen} gehen. Die Plätze bleiben: Öffnest du den Tisch wieder, {n?one=kommt er|other=kommen sie} von selbst zurück.',
  'doors.leave': 'Tisch verlassen?',
  'doors.leaveText': 'Die Partie endet dann auch für {names}. Sie ist gespeichert, und du kannst sie auf der ersten Seite fortsetzen.',
  'doors.stand': 'Aufstehen?',
  'doors.standText':
    'Ein Bot spielt deine Karten für die anderen, bis jemand den Platz nimmt. Solange er frei ist, kannst du dich wieder setzen.',
  'doors.kick': '{name} entfernen?',
  'doors.kickText': '{name} kann ohne den neuen Code nicht zurückkommen. Auf dem freien Platz spielt ein Bot, bis jemand ihn nimmt.',
  'doors.homeText': 'Die anderen warten kurz, dann spielt ein Bot für dich. Dein Platz bleibt, bis du zurückkommst.',
} satisfies Translation<typeof english>;
