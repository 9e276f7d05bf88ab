import { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in German. */
export const trendsWords = {
  ...english,
  'trends.title': 'Dein Spiel',
  'trends.text': 'Was deine Karten und Ansagen gekostet haben, nur danach beurteilt, was du sehen konntest.',
  'trends.none': 'Noch nichts: Öffne nach einem Spiel dieser Art „{button:look.title}“, dann zählt es hier.',
  'trends.rate': '{points} ± {error} Punkte pro Entscheidung verloren, in {n?one=# Spiel|other=# Spielen}',
  'trends.inaccuracies': '{n?one=# Ungenauigkeit|other=# Ungenauigkeiten}',
  'trends.mistakes': '{n?one=# Fehler|other=# Fehler}',
  'trends.blunders': '{n?one=# Patzer|other=# Patzer}',
  'trends.few': 'Nach ein paar weiteren Spielen erscheint hier eine Kurve.',
  'trends.plot': 'Verlorene Punkte pro Entscheidung, Mittel der letzten {n} Spiele',
  'trends.plotText': 'Von {first} bei Spiel {from} bis {last} bei Spiel {to}. Weniger ist besser.',
  'trends.kind.call': 'Ansagen',
  'trends.kind.lead': 'Ausspielen',
  'trends.kind.follow': 'Zugeben',
  'trends.kind.discard': 'Abwerfen',
  'trends.kind.count': 'Mitzählen',
  'trends.countNote': 'Mitzählen: Was schon gespielt war, sprach dagegen.',
  'trends.byKind': 'Nach Art der Entscheidung',
  'trends.kind': 'Art',
  'trends.decisions': 'Entscheidungen',
  'trends.lost': 'Verlorene Punkte',
  'trends.each': 'Pro Entscheidung',
  'trends.who': 'Spieler',
  'luck.title': 'Glück und Spiel',
  'luck.text':
    'Starke Bots spielen dieselben Karten noch achtmal, auf allen Plätzen: So viel waren die Karten wert. Dann spielt ein starker Bot allein auf diesem Platz, unter Bots von der Stärke der anderen: So viel brachten die anderen. Der Rest ist Spielweise.',
  'luck.begin': 'Ausrechnen',
  'luck.working': 'Spiel {n} von {of}',
  'luck.stop': 'Anhalten',
  'luck.cards': 'Karten',
  'luck.others': 'Die anderen',
  'luck.play': 'Spielweise',
  'luck.result': 'Ergebnis',
  'luck.few': 'Zu wenige Spiele, um viel zu sagen: Ab {n} sagt es etwas.',
  'luck.note':
    'Punkte Vorsprung vor den anderen. Zur Spielweise zählt auch, wie Vermutungen ausgingen. Menschen am Tisch gelten dabei als starke Spieler, denn ihre Stärke kennt niemand.',
} satisfies Translation<typeof english>;
