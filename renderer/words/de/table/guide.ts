import { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in German. */
export const guideWords = {
  ...english,
  'guide.title': 'Spiel mit Erklärung',
  'guide.entry': 'Spielen lernen',
  'guide.text':
    'Ein erstes Spiel mit Erklärung: Jemand sitzt neben dir und sagt dir, was gerade wichtig ist. Es ist ein echtes Spiel, und du kannst spielen, wie du willst.',
  'guide.begin': 'Erstes Spiel mit Erklärung',
  'guide.next': 'Weiter',
  'guide.goOn': 'Weiterspielen',
  'guide.skip': 'Nichts mehr erklären',
  'guide.waiting': 'Sieh zu, wie die anderen spielen.',
  'guide.yourPlay': 'Du bist dran: Spiel eine Karte.',
  'guide.yourCall': 'Du bist dran: Sag an.',
  'guide.lead':
    'Du spielst aus, und zwar, was du willst. Zieh die Karte auf den Tisch oder {by?mouse=klick|other=tippe} sie {n?1=|other=zweimal }an.',
  'guide.follow':
    'Du darfst jede deiner Karten spielen. Zieh eine auf den Tisch oder {by?mouse=klick|other=tippe} sie {n?1=|other=zweimal }an.',
  'guide.barred': 'Die blassen Karten darfst du jetzt nicht spielen. Wähl eine aus, und du siehst, warum:',
  'guide.won':
    '^{who:seat} {who:seat?you=machst|other=macht} den Stich, {points?one=# Punkt|other=# Punkte}, und {who:seat?you=spielst|other=spielt} zum nächsten aus.',
} satisfies Translation<typeof english>;
