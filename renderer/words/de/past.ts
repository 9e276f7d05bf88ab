import { pastWords as english } from '../en/past.ts';
import type { Translation } from '../translation.ts';

/** Words about files of matches that can’t be read or saved, as they are met anywhere, in German. */
export const pastWords = {
  ...english,
  'record/too-long': 'Diese Datei ist für eine gespeicherte Partie zu groß.',
  'record/not-json': 'Das ist keine gespeicherte Partie, oder die Datei ist unvollständig.',
  'record/malformed': 'Das ist keine gespeicherte Partie: Etwas fehlt oder stimmt nicht.',
  'record/empty': 'Sie enthält kein einziges Spiel.',
  'record/unknown-game': 'Dieses Spiel kennt Trickhouse nicht.',
  'record/bad-card': 'Sie enthält eine Karte, die es nicht gibt.',
  'record/bad-deck': 'Die Karten ergeben nicht das richtige Blatt.',
  'record/bad-pile': 'Der Trumpfstapel passt nicht zum Blatt.',
  'record/bad-note': 'Die Anmerkungen passen nicht zum Spielverlauf.',
  'record/seed-mismatch': 'Die Karten passen nicht zum Startwert.',
  'match/over': 'Die Partie ist zu Ende.',
  'match/not-over': 'Erst nach dem Ende der Partie.',
  'replay/no-position': 'Diese Stellung gibt es in dieser Partie nicht.',
  'replay/no-source': 'Es gibt keine Partie zu zeigen.',
  'store/unknown-match': 'Partie nicht gefunden.',
  'store/damaged': 'Die Datei dieser Partie ist beschädigt. Sie wurde beiseitegelegt, nicht gelöscht.',
  'store/empty': 'Die Datei dieser Partie enthält kein einziges Spiel.',
  'store/not-a-file': 'Wo die Datei dieser Partie sein sollte, liegt etwas, das keine Datei ist.',
  'store/too-large': 'Diese Datei ist für eine Partie zu groß.',
  'store/unreadable': 'Die Datei dieser Partie kann nicht gelesen werden.',
  'found.back': '{n?one=Eine beiseitegelegte Partie ist wieder da|other=# beiseitegelegte Partien sind wieder da}.',
  'found.odd': 'Im Ordner der Partien liegt etwas, das keine lesbare Partie ist; es blieb liegen oder wurde beiseitegelegt: {list}.',
  'found.more': 'und {n} weitere',
  'store/disk-full': 'Der Datenträger ist voll.',
  'store/read-only': 'In diesen Ordner kann nicht geschrieben werden.',
  'store/folder-gone': 'Der Ordner der Partien fehlt.',
  'store/write-failed': 'Das konnte nicht gespeichert werden.',
  'link/lost': 'Verbindung unterbrochen.',
  'record/bad-hand': 'Ein Blatt hat zu viele Karten, oder die Blätter sind verschieden groß.',
  'record/no-way':
    'Diese Stellung kann nach den Regeln nicht entstehen. Versuch es mit anderen Karten oder lass jemand anderen ausspielen.',
} satisfies Translation<typeof english>;
