import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in German. */
export const text = {
  ...english,
  'idea.1': 'Zwei Spieler mit allen 32 Karten: acht auf der Hand, und acht in einer Reihe auf dem Tisch, vier davon verdeckt.',
  'idea.2': 'Der Geber macht Trumpf oder spielt ohne Trumpf, nachdem er seine Hand und alle offenen Karten gesehen hat.',
  'idea.3': 'Du spielst aus der Hand und aus deiner Reihe und musst die Karte deines Gegners schlagen, wann immer du kannst.',
  'idea.4': 'In den Karten stecken 60 Punkte. Wer mehr als 30 hat, schreibt den Überschuss.',
  'idea.5': 'Beide können verdoppeln. Wer zuerst 101 Punkte hat, gewinnt.',
  aim: 'Hole in sechzehn Stichen mehr als die Hälfte der 60 Punkte. Alle Karten bis auf acht sind einem von euch oder beiden bekannt; merke dir, was aufgedeckt wurde.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. Die Reihenfolge ist in allen Farben gleich, auch in Trumpf: Die Zehn ist die höchste Karte, noch über dem Ass, und Neun, Acht und Sieben zählen nichts.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, das ganze Blatt 60. Der letzte Stich bringt nichts extra.',
  'case.worth': 'Die Zehn schlägt das Ass: 4 + 5 Punkte in zwei Karten.',
  'deal.seats': 'Ihr gebt abwechselnd. Wer nicht gibt, spielt aus.',
  'deal.rows': 'Jeder bekommt eine **Reihe**: vier verdeckte Karten, und auf jeder liegt eine offene.',
  'deal.hand': 'Dann bekommt jeder acht Karten auf die Hand, die nur er selbst sieht. Die verdeckten sieht niemand.',
  'calls.trumps':
    'Der Geber sieht seine Hand und beide Reihen an und nennt eine Trumpffarbe oder **ohne Trumpf**, was doppelt zählt. Eine blinde Ansage gibt es hier nicht, und Passen auch nicht.',
  'calls.double': 'Danach kann das Spiel teurer werden, einmal durch jeden:',
  'calls.along': '**{call:along}**, vom anderen Spieler: Das Spiel zählt doppelt.',
  'calls.against': '**{call:against}**, vom Geber, nur als Antwort darauf: noch einmal doppelt.',
  times: 'Was ein Spiel zählt',
  'times.col.none': 'ohne Ansage',
  'times.col.along': 'Kontra',
  'times.col.against': 'Kontra und Re',
  'times.row.suit': 'Eine Trumpffarbe',
  'times.row.noTrump': 'Ohne Trumpf',
  'play.lead':
    'Der Gegner des Gebers spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Du darfst jede Karte deiner Hand und jede offene Karte deiner Reihe ausspielen.',
  'play.both':
    'Die Spielregeln gelten für deine **Hand und die offenen Karten deiner Reihe** zusammen: Hast du die ausgespielte Farbe hier oder dort, musst du bedienen. Verdeckte Karten kann man nicht spielen.',
  'play.uncover': 'Ist der Stich vorbei, werden die verdeckten Karten aufgedeckt, deren obere Karte darin gespielt wurde.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Die ausgespielte Karte musst du **schlagen**, wenn du kannst, mit einer beliebigen höheren der Farbe. Kannst du es nicht, spielst du eine beliebige Karte der Farbe.',
  'case.beat':
    'Angenommen, die Zehn liegt in deiner Reihe und der Rest ist auf der Hand. Zehn und Ass schlagen beide den König, also musst du eine der beiden Karten spielen.',
  'case.cannotBeat': 'Nichts schlägt die Zehn. Du bedienst, womit du willst.',
  'play.trump': 'Hast du die ausgespielte Farbe nicht, musst du **stechen**, mit einem beliebigen Trumpf. Vorn liegt ja immer dein Gegner.',
  'case.mustTrump': 'Kein Herz auf der Hand und keins in der Reihe: Du darfst jeden der beiden Trümpfe spielen, aber nicht das Kreuz.',
  'play.any': 'Hast du weder die ausgespielte Farbe noch Trumpf, oder gibt es keine Trumpffarbe, darfst du jede Karte spielen.',
  'case.noTrump': 'Es gibt keinen Trumpf, und du hast kein Herz: jede Karte.',
  'score.excess': 'Wer mehr als 30 Punkte hat, schreibt, was über 30 liegt. Der andere schreibt nichts.',
  'score.all': 'Wer alle sechzehn Stiche holt, schreibt stattdessen 60.',
  'score.times': 'Das Ergebnis wird mit allem malgenommen, was angesagt war: ohne Trumpf, Kontra, Re.',
  'case.doubled': 'Ohne Trumpf, mit Kontra vom anderen Spieler: 4 über 30, mal 2, mal 2.',
  'case.all': 'Alle Stiche mit einer Trumpffarbe: 60.',
  'score.tie':
    'Haben beide 30 Punkte, schreibt niemand, und das **nächste** Spiel zählt doppelt, nur dieses eine: Nach zweimal Gleichstand zählt das dritte Spiel doppelt, nicht vierfach.',
  'match.target': 'Wer zuerst 101 Punkte hat, gewinnt. Für dieses Spiel gibt es keine Hausregeln.',
  'term.manille': '**Manille**: die Zehn, die höchste Karte einer Farbe. Das Ass darunter ist der **Manillon**.',
  'term.row': '**Reihe**: die vier Kartenpaare vor jedem Spieler, die oberen offen.',
  'term.along': '**{call:along}** und **{call:against}**: die beiden Ansagen, die das Spiel verdoppeln.',
  source: 'Die Form der Manille für zwei. Auf dieser Seite gibt es keine blinde Ansage: Dafür liegen zu viele Karten offen.',
} satisfies PageTranslation<typeof english>;
