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
  'guide.skip': 'Nichts mehr erklären',
  'guide.waiting': 'Sieh zu, wie die anderen spielen.',
  'guide.lead': 'Du spielst aus, und zwar, was du willst. Zieh die Karte auf den Tisch oder tippe sie zweimal an.',
  'guide.follow': 'Alle hellen Karten sind erlaubt. Zieh eine auf den Tisch oder tippe sie zweimal an.',
  'guide.barred': 'Die blassen Karten darfst du jetzt nicht spielen. Tippe eine an, und du siehst, warum:',
  'guide.won':
    '^{who:seat} {who:seat?you=machst|other=macht} den Stich, {points?one=# Punkt|other=# Punkte}, und {who:seat?you=spielst|other=spielt} zum nächsten aus.',
  'guide.klaverjas.aim':
    'Klaverjassen: Du und Cas, der dir gegenübersitzt, spielt gegen Ben und Dee. In einem Spiel stecken 162 Punkte, dazu der Roem, und wer spielt, braucht mehr als die Hälfte von allem.',
  'guide.klaverjas.bidding':
    'Die aufgedeckte Karte zeigt, was Trumpf würde. Bube (20) und Neun (14) sind die höchsten Trümpfe: Mit beiden und ein, zwei Assen wähle „{call:play}“, sonst „{call:pass}“.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=spielst|other=spielt}, Trumpf: {trump:trump}. Diese Partei braucht mehr als die Hälfte der Punkte, Roem mitgezählt. Schafft sie es nicht, ist sie **nat**, und die andere schreibt alles.',
  'guide.klaverjas.roem':
    'In deinem Stich steckt **{call:roem}**: Drei hintereinander zählen 20, vier 50, König und Dame in Trumpf (Stuk) noch einmal 20. Er zählt nur, wenn du ihn ansagst.',
  'guide.klaverjas.reckoning':
    'Das sind die Punkte beider Parteien mit Roem: Wer gespielt hat, brauchte mehr als die Hälfte. Das war ein ganzes Spiel; eine Partie hat sechzehn. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'guide.manille.aim':
    'Manille: Du und Cas, gegenüber, gegen Ben und Dee. Die Zehn, die Manille, ist in jeder Farbe die höchste Karte und zählt 5; dann Ass 4, König 3, Dame 2, Bube 1. Ihr wollt mehr als 30 der 60 Punkte.',
  'guide.manille.offer':
    'Du gibst, also bestimmst du den Trumpf. Du kannst „{call:blind}“ sagen, ohne hinzusehen, für das Vierfache – das ist etwas für Mutige. Sonst wähle „{call:look}“.',
  'guide.manille.trumps':
    'Nimm eine lange Farbe, in der du die Zehn oder das Ass hast. „{call:trump:NT}“ zählt doppelt und passt zu einem Blatt mit hohen Karten in allen Farben.',
  'guide.manille.doubling':
    '„{call:along}“ und „{call:against}“ verdoppeln jeweils die Punkte über 30. Tu es nur, wenn ihr sie sicher erreicht.',
  'guide.manille.contract':
    '{trump:trump?NT=Es gibt keinen Trumpf|other=Trumpf ist {trump:trump}}, bestimmt {seat:seat?you=von dir|other=vom Geber}. Gespielt werden acht Stiche: Bediene die Farbe, geh über die Karte eines Gegners, wenn du kannst, und stich, wenn dir die Farbe fehlt.',
  'guide.manille.reckoning':
    'Eure und ihre Punkte ergeben zusammen 60. Geschrieben wird nur, was über 30 liegt, mal die Verdopplungen. Das war ein ganzes Spiel: Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'guide.botifarra.aim':
    'Botifarra: Du und Cas, gegenüber, gegen Ben und Dee; gespielt wird gegen den Uhrzeigersinn. Die Neun, die Manilla, ist die höchste Karte und zählt 5; dann Ass 4, König 3, Reiter 2, Bube 1. Jeder Stich zählt 1 dazu: zusammen 72.',
  'guide.botifarra.trumps':
    'Du gibst, also wählst du: Sag eine starke Farbe an, sag „{call:trump:NT}“ (ohne Trumpf, zählt doppelt) oder drück „{call:delegate}“, dann muss dein Partner wählen.',
  'guide.botifarra.doubling':
    '„{call:contrar}“ heißt, dass du es ihnen nicht zutraust, und verdoppelt das Spiel; „{call:recontrar}“ und „{call:santvicens}“ verdoppeln noch einmal. Im Zweifel wähle „{call:pass}“.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} gewählt: {trump:trump}. Gespielt werden zwölf Stiche. Liegt ein Gegner vorn, geh über seine Karte, wenn du kannst; sonst gib deine niedrigste.',
  'guide.botifarra.reckoning':
    'Karten und Stiche ergeben 72 Punkte. Wer mehr als 36 hat, schreibt, was darüber liegt, mal Contrar und so weiter. Das war ein ganzes Spiel: Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'guide.pinochle-double.aim':
    'Doppel-Pinochle: Du und Cas, gegenüber, gegen Ben und Dee, jeder mit zwanzig Karten. In jeder Farbe geht es von oben nach unten Ass, Zehn, König, Dame, Bube. Punkte gibt es für Meldungen, die vor dem Spiel gezeigt werden, und für Asse, Zehnen und Könige in Stichen.',
  'guide.pinochle-double.auction':
    'Reize, was deine Partei schaffen will, ab 50, oder passe. Wer am höchsten reizt, sagt Trumpf an. Wer in den Fünfzigern Gebote überspringt, verrät dem Partner etwas über seine Meldungen; jede Taste zeigt, was sie bedeutet.',
  'guide.pinochle-double.trumps':
    'Du hast das Gebot: Sag Trumpf an. In der Farbe brauchst du ein Paar (König und Dame); nimm die längste, in der du eins hast.',
  'guide.pinochle-double.laid':
    'Die Meldungen werden nacheinander gezeigt, mit ihren Punkten für jede Partei: Familien, Paare, Pinochle (Pik-Dame und Karo-Bube), vier Gleiche. Vor dem Spiel kommen sie wieder auf die Hand.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} das Gebot, Trumpf: {trump:trump}. Meldungen und Stiche dieser Partei müssen es zusammen erreichen. Du musst bedienen und die höchste Karte schlagen – auch die deines Partners –, wenn du kannst.',
  'guide.pinochle-double.reckoning':
    'Meldungen und Stiche zusammen: Entweder ist das Gebot geschafft, oder die Partei verliert es. Das war ein ganzes Spiel: Wer zuerst 500 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
