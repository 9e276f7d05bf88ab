import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in German. */
export const text = {
  ...english,
  'idea.1': 'Manille umgekehrt: Du siehst die Karten aller anderen, nur deine eigenen nicht.',
  'idea.2': 'Der Geber sieht die Hände der drei anderen an und macht danach Trumpf.',
  'idea.3': 'Du spielst eine Karte nach ihrem Platz, ohne zu wissen, welche es ist. Du musst nie bedienen und nie eine Karte schlagen.',
  'idea.4': 'In den Karten stecken 60 Punkte. Die Partei mit mehr als 30 schreibt den Überschuss, vervielfacht durch die Verdopplungen.',
  'idea.5': 'Wer zuerst 101 Punkte hat, gewinnt.',
  aim: 'Errate aus dem, was die anderen haben und tun, was in deiner eigenen Hand stecken muss, und hole damit mehr als die Hälfte der Punkte.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. Die Reihenfolge ist in allen Farben gleich, auch in Trumpf: Die Zehn ist die höchste Karte, noch über dem Ass, und Neun, Acht und Sieben zählen nichts. Was du nirgends sehen kannst, hast du selbst.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, das ganze Blatt 60. Der letzte Stich bringt nichts extra.',
  'case.worth': 'Herz wurde ausgespielt und zweimal gestochen; die Trumpfzehn gewinnt 4 + 0 + 5 + 5.',
  'deal.seats':
    'Partner sitzen einander gegenüber; man kann um sie ziehen. Gespielt und gegeben wird im Uhrzeigersinn, und links vom Geber sitzt Vorhand.',
  'option.equalDraws':
    'Wird um die Partner gezogen, zieht man hier bei gleichen Karten nur dann noch einmal, wenn die Partner offen bleiben. Dem Wortlaut der Regeln nach legen Spieler mit gleichen Karten diese immer weg und ziehen weiter, bis alle Werte verschieden sind.',
  'deal.packets': 'Acht Karten für jeden: drei, zwei und drei.',
  'deal.backs':
    'Von deinen eigenen Karten siehst du nur die Rückseiten, in der Reihenfolge, in der sie gegeben wurden. Dabei bleibt es: Ihre Plätze, eins bis acht, sind alles, woran du sie erkennst. Die drei anderen Hände liegen offen vor dir.',
  'calls.blind':
    'Bevor eine Hand gezeigt wird, darf der Geber **blind ohne Trumpf** ansagen: Es gibt keine Trumpffarbe, und das Spiel zählt vierfach. Erst dann werden die Hände gezeigt.',
  'calls.trumps':
    'Sonst werden die Hände gezeigt, und der Geber nennt nach den drei anderen Händen eine Farbe oder **ohne Trumpf**, was doppelt zählt. Sein Partner sieht die Hände der anderen wie jeder.',
  'calls.double': 'Danach kann das Spiel teurer werden, einmal durch jede Partei:',
  'calls.along': '**{call:along}**, von einem der Gegner des Gebers: Das Spiel zählt doppelt.',
  'calls.against': '**{call:against}**, vom Geber oder seinem Partner, nur nach einem Kontra: noch einmal doppelt.',
  'calls.order':
    'Zuerst wird Vorhand gefragt, dann der Partner von Vorhand; für die Antwort erst der Geber, dann sein Partner. Hat ein Partner gesprochen, wird der andere nicht mehr gefragt.',
  times: 'Was ein Spiel zählt',
  'times.col.none': 'ohne Ansage',
  'times.col.along': 'Kontra',
  'times.col.against': 'Kontra und Re',
  'times.row.suit': 'Eine Trumpffarbe',
  'times.row.noTrump': 'Ohne Trumpf',
  'times.row.blind': 'Blind ohne Trumpf',
  'play.lead':
    'Der **Geber** spielt zum ersten Stich aus, nicht Vorhand wie bei Manille. Wer einen Stich gewinnt, spielt zum nächsten aus.',
  'play.place':
    'Bist du an der Reihe, wählst du einen Platz, und die Karte dort wird aufgedeckt und gespielt. Die übrigen Karten behalten ihre Plätze und Nummern.',
  'play.free':
    'Da niemand sieht, was er spielt, ist **alles erlaubt**: Du musst nie bedienen, nie stechen und nie eine Karte schlagen. Jeder Platz darf gespielt werden.',
  'case.free': 'Sind dies deine Karten, auch wenn du es nicht weißt, so darf jede davon auf den König fallen.',
  'play.wins': 'Der höchste Trumpf gewinnt den Stich; liegt keiner darin, die höchste Karte der ausgespielten Farbe.',
  'play.advice':
    'Dein Partner sieht deine Karten und du siehst seine. Was er ausspielt, ansagt oder bleiben lässt, ist dein bester Hinweis; Reden ist verboten.',
  'score.excess': 'Die Partei mit mehr als 30 Punkten schreibt, was über 30 liegt. Die andere schreibt nichts.',
  'score.all': 'Wer alle acht Stiche holt, schreibt stattdessen 60.',
  'score.times': 'Das Ergebnis wird mit allem malgenommen, was angesagt war: ohne Trumpf, blind, Kontra, Re.',
  'case.along': 'Ohne Trumpf mit Kontra: 8 Punkte über 30, mal 2, mal 2.',
  'score.tie':
    'Haben beide 30 Punkte, schreibt niemand, und das **nächste** Spiel zählt doppelt. Das gilt für ein Spiel und häuft sich nicht: Nach zweimal Gleichstand zählt das dritte Spiel doppelt, nicht vierfach.',
  'case.tie': '30 für jede Partei: Niemand schreibt, wie oft auch verdoppelt wurde. Das nächste Spiel zählt doppelt.',
  'match.target': 'Wer zuerst 101 Punkte hat, gewinnt den Satz, einen **Boom**.',
  'option.match':
    'Eine Partie kann ein Satz sein oder über zwei Gewinnsätze gehen: Wer zuerst zwei Sätze hat, gewinnt. Jeder Satz beginnt bei null, und die Verdopplung nach einem Gleichstand geht nicht in ihn über.',
  'term.manille': '**Manille**: die Zehn, die höchste Karte einer Farbe. Das Ass darunter ist der **Manillon**.',
  'term.boom': '**Boom**: „Baum“, ein Satz bis 101.',
  'term.blind': '**Blind**: eine Ansage, bevor man Karten gesehen hat; auch eine Hand, die ihr Besitzer nicht sehen kann.',
  source:
    'Ein Zeitvertreib der Manillespieler. Auf dieser Seite gibt es die blinde Ansage auch hier, bevor die Hände gezeigt werden, und der Partner des Gebers sieht die Hände der anderen wie jeder.',
} satisfies PageTranslation<typeof english>;
