import { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manilleAuctionLessonWords = {
  ...english,
  'guide.manille-auction.aim':
    'Manille mit Reizen: Jeder spielt für sich. Die Zehn, die Manille, ist in jeder Farbe die höchste Karte und zählt 5; dann Ass 4, König 3, Dame 2, Bube 1: zusammen 60 Punkte. Auf dem Tisch liegt ein Talon, zum Teil offen.',
  'guide.manille-auction.bidding':
    'Reize, wie viele Punkte du allein gegen die anderen machst; rechne mit, was dir die offenen Karten des Talons bringen. Oder passe.',
  'guide.manille-auction.discard':
    'Du spielst. Leg ab, was du nicht willst, höchstens so viele Karten, wie der Talon hat; ebenso viele nimmst du dann.',
  'guide.manille-auction.draw': 'Nimm nun so viele Karten, wie du abgelegt hast: offene, die du siehst, oder verdeckte auf gut Glück.',
  'guide.manille-auction.trumps': 'Sag Trumpf an: deine längste Farbe mit ihren hohen Karten. Die Wahl ändert nicht, was das Spiel zählt.',
  'guide.manille-auction.contract':
    '^{seat:seat} {seat:seat?you=spielst|other=spielt} allein gegen alle, {trump:trump?NT=ohne Trumpf|other=Trumpf: {trump:trump}}. Bediene, geh über die höchste Karte, wenn du kannst, und stich, wenn dir die Farbe fehlt.',
  'guide.manille-auction.reckoning':
    'Der Spieler schreibt sein Gebot, wenn seine Stiche reichen, sonst verliert er es; die anderen schreiben nichts. Eine Partie hat zehn Spiele. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.manille-auction.bid':
    'Allein gegen alle brauchst du {value} der 60 Punkte in Stichen: Dann schreibst du {value}, sonst verlierst du {value}.',
  'commit.manille-auction.trump': 'Trumpf {trump:trump}; das Gebot zählt gleich viel.',
  'commit.manille-auction.trump:NT': 'Ohne Trumpf; das Gebot zählt gleich viel.',
} satisfies Translation<typeof english>;
