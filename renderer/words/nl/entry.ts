import type { entryWords as english } from '../en/entry.ts';
import type { Translation } from '../translation.ts';

/** The way into a table: whose machine it is, and where a seat is open, in Dutch. */
export const entryWords = {
  'entry.elsewhere': 'Een ander apparaat heeft jouw plaats geopend.',
  'entry.closeThere': 'Daar sluiten',
  'entry.leave': 'Hier weggaan',
  'table/opened-elsewhere': 'Je plaats is open op een ander apparaat. Kom opnieuw binnen om hier te spelen.',
  'entry.known': 'Aan deze tafel heb je eerder gezeten.',
  'entry.changed': 'Is dit het juiste apparaat?',
  'entry.changedText':
    'Dit is niet het apparaat waarop de tafel van {name} eerder stond: de sleutel is anders. Misschien doet iemand die tafel na. Het kan ook een nieuwe computer zijn, of een nieuwe installatie van Trickhouse. Vraag het {name} voordat je meedoet.',
  'entry.joinAnyway': 'Toch meedoen',
  'entry.cancel': 'Annuleren',
  'channel/code-unknown': 'Het apparaat dat antwoordt kent de code van deze tafel niet. Vraag om een nieuwe link of QR-code.',
  'door.closedBy': '{name} heeft de tafel gesloten.',
  'door.kickedBy': '{name} heeft je van de tafel verwijderd.',
  'door.wait': 'Zodra de tafel weer open is, gaat deze pagina vanzelf verder.',
  'door.left': '{name} heeft de tafel verlaten. De partij is bewaard.',
  'doors.close': 'Tafel sluiten?',
  'doors.closeText':
    '{n?one=# gast moet|other=# gasten moeten} weg. De plaatsen blijven bewaard: open je de tafel weer, dan {n?one=komt die|other=komen ze} vanzelf terug.',
  'doors.leave': 'Van tafel gaan?',
  'doors.leaveText': 'De partij stopt ook voor {names}. Die wordt bewaard; vanaf de eerste pagina kun je verderspelen.',
  'doors.stand': 'Opstaan?',
  'doors.standText': 'Een bot speelt je kaarten voor de anderen tot iemand de plaats neemt. Zolang die vrij is, kun je weer gaan zitten.',
  'doors.kick': '{name} verwijderen?',
  'doors.kickText': '{name} kan zonder de nieuwe code niet terugkomen. Op een plaats die vrijkomt speelt een bot tot iemand die inneemt.',
  'doors.homeText': 'De anderen wachten even; dan speelt een bot voor je. Je plaats blijft bewaard tot je terugkomt.',
} satisfies Translation<typeof english>;
