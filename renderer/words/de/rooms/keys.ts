import { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in German. */
export const keysWords = {
  ...english,
  'keys.arrows': 'Karte oder Knopf wählen',
  'keys.between': 'zwischen Karten und Knöpfen wechseln',
  'keys.enter': 'Karte spielen oder Knopf drücken',
  'keys.escape': 'zurücklegen, schließen',
  'keys.rank': 'Karte dieses Rangs nehmen',
  'keys.suit': 'Karte dieser Farbe nehmen: {suits}',
  'keys.any': 'Jede andere Taste überspringt die Animation.',
  'keys.sheet': 'Spielzettel',
  'keys.last': 'letzter Stich',
  'keys.mute': 'Ton an oder aus',
  'keys.help': 'diese Liste',
  'keys.hint': 'Tipp oder diese Liste; noch einmal: alle Möglichkeiten',
  'keys.undo': 'zurücknehmen',
  'keys.claim': 'Rest beanspruchen',
  'keys.vote': 'Ja und Nein bei einer Abstimmung',
  'keys.rules': 'die Regel, die gerade gilt',
} satisfies Translation<typeof english>;
