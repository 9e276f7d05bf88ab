import { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in German. */
export const fairWords = {
  ...english,
  'fair.wrong': 'Nicht ehrlich gegeben.',
  'fair.aborted': 'Versuch {n}, dieses Spiel zu geben, wurde abgebrochen: kein Anteil von {names}.',
  'fair.abortedByHost': 'Versuch {n}, dieses Spiel zu geben, hat der Gastgeber abgebrochen.',
  'fair.vanished': 'Vor dieser Partie vom Gastgeber abgebrochen: {n}.',
  'fair.foundBy': 'Gefunden vom Gerät von {names}: {why}',
  'fair.keep': 'Beweis speichern',
  'fair.kept': 'Der Beweis ist gespeichert.',
  'fair/no-offer': 'Der Gastgeber hat sich auf nichts festgelegt, bevor die Karten kamen.',
  'fair/no-proof': 'Der Gastgeber hat nicht offengelegt, wie gemischt wurde.',
  'fair/other-commitment': 'Der Gastgeber hat seine Festlegung geändert.',
  'fair/other-terms': 'Gegeben wurde unter anderen Regeln, Plätzen oder Punktständen.',
  'fair/other-list': 'Die Liste der Anteile wurde nachträglich geändert.',
  'fair/other-secret': 'Das Geheimnis des Gastgebers ist nicht das, auf das er sich festgelegt hat.',
  'fair/other-share': 'Ein Anteil ist nicht der, auf den sich sein Gerät festgelegt hat.',
  'fair/share-missing': 'Der Anteil dieses Geräts wurde weggelassen.',
  'fair/other-seats': 'Plätze oder Geber folgen nicht aus den offengelegten Zufallszahlen.',
  'fair/other-cards': 'Die gezeigten Karten sind nicht die gegebenen.',
  'fair/against-rules': 'Was gespielt wurde, passt nicht zu den gegebenen Karten.',
  'fair/dealt-twice': 'Dasselbe Spiel wurde zweimal gegeben.',
  'fair/abort-hidden': 'Der Gastgeber hat ein Spiel abgebrochen und verschweigt es.',
} satisfies Translation<typeof english>;
