import { manillaWords as english } from '../../en/games/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Words of Manilla, the shown card of both its forms among them, in German. */
export const manillaWords = {
  ...english,
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Spanien',
  'about.manilla.players': '4, zwei gegen zwei',
  'about.manilla.pack': '48 spanische Karten',
  'about.manilla.length': 'zwei Gewinnsätze, 40 Min.',
  'fact.manilla.blank': 'Gezeigt | {card:card}',
  'fact.manilla.counter': 'Gezeigt | {card:card}, **{worth}** für {seat:seat}',
  'fact.manilla.held': 'Gezeigt | {card:card}, **{worth}** aufgehoben',
  'announce.shownCard': 'die Zeigekarte',
  'announce.held': 'die Zeigekarte',
  'announce.heldWon': 'die aufgehobene Karte',
  'announce.capote': 'Capote',
  'said.announce.shownCard':
    '^{who:seat} {who:seat?you=zeigst|other=zeigt} {card:theCardObject}: sofort **{points?one=# Punkt|other=# Punkte}**',
  'said.announce.held':
    '^{who:seat} {who:seat?you=zeigst|other=zeigt} {card:theCardObject}: **{points?one=# Punkt|other=# Punkte}**, aufgehoben bis zum Ende des Spiels: Sie zählt bei 36 oder mehr',
  'said.announce.heldWon': '^{card:theCard}, aufgehoben, bringt jetzt **{points?one=# Punkt|other=# Punkte}**: {who:seat}',
  'said.announce.capote': '^{who:seat} {who:seat?you=machst|other=macht} **alle Stiche**: Capote',
  'score.shownCard': 'Die Zeigekarte',
  'score.heldWon': 'Die aufgehobene Karte',
  'score.heldLost': 'Die aufgehobene Karte ist verloren',
  'score.capote': 'Capote: alle Stiche',
} satisfies Translation<typeof english>;
