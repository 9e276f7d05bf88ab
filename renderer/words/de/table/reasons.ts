import { reasonsWords as english } from '../../en/table/reasons.ts';
import type { Translation } from '../../translation.ts';

/** Why something may not be done: by the code of the refusal, in German. */
export const reasonsWords = {
  ...english,
  'play/must-follow': 'Angespielt: {led:trump}, und du hast davon: **{led:trump} bedienen**.',
  'play/must-beat': 'Angespielt: {led:trump}. Du kannst {beat:theCardObject} schlagen: **spiel {due:either}**.',
  'play/lowest-only': 'Du kannst {beat:theCardObject} nicht schlagen: **spiel deine niedrigste Karte, {due:either}**.',
  'play/counter-or-lowest': 'Der Stich liegt bei deinem Partner: **gib eine Karte mit Punkten oder deine niedrigste: {due:either}**.',
  'play/must-trump': 'Du kannst {led:trump} nicht bedienen: **du musst stechen**.',
  'play/must-overtrump': 'Du kannst {led:trump} nicht bedienen, aber {beat:theCardObject} schlagen: **überstich, spiel {due:either}**.',
  'play/lowest-trump': 'Du kannst {beat:theCardObject} nicht schlagen: **spiel deinen niedrigsten Trumpf, {due:either}**.',
  'play/no-undertrump': 'Du darfst {beat:theCardObject} nicht unterstechen: **spiel {due:either}**.',
  'action/not-legal': 'Das geht gerade nicht.',
  'table/costly': 'Das kostet wahrscheinlich viel.',
  'table/stale-version': 'Das Spiel war schon weiter. Bitte wähle noch einmal.',
  'table/not-owner': 'Das kann nur der Gastgeber.',
  'table/none': 'Es läuft keine Partie.',
  'protocol/malformed':
    'Der Gastgeber hat etwas gesendet, was diese Version nicht versteht. Lade die Seite neu oder aktualisiere Trickhouse.',
  'protocol/unknown-message':
    'Der Gastgeber hat etwas gesendet, was diese Version nicht versteht. Lade die Seite neu oder aktualisiere Trickhouse.',
  'protocol/not-json': 'Eine Nachricht ist beschädigt angekommen.',
  'protocol/too-long': 'Diese Nachricht ist zu lang.',
  'refusal.other': 'Das wurde nicht angenommen.',
  'table/not-your-turn': 'Du bist nicht dran.',
  'table/not-seated': 'Du hast an diesem Tisch keinen Platz.',
  'table/closed': 'Dieser Tisch ist nicht für Gäste offen.',
  'table/locked': 'Der Gastgeber lässt gerade niemanden mehr herein.',
  'table/full': 'An diesem Tisch ist gerade kein Platz für weitere Leute.',
  'table/code-needed': 'Frag den Gastgeber nach dem Code.',
  'table/wrong-code': 'Der Code stimmt nicht.',
  'table/too-many-tries': 'Zu viele falsche Codes. Warte einen Moment und versuch es noch einmal.',
  'table/seat-taken': 'Dieser Platz ist besetzt.',
  'table/name-taken': 'Am Tisch heißt schon jemand so.',
  'table/name-needed': 'Gib zuerst deinen Namen ein.',
  'lan/no-network': 'Es gibt keine Netzwerkverbindung, deshalb kann der Tisch nicht für andere geöffnet werden.',
  'lan/no-port': 'Der Tisch konnte nicht geöffnet werden: Der Netzwerk-Port ist gesperrt oder belegt.',
} satisfies Translation<typeof english>;
