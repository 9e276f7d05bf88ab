import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in German. */
export const text = {
  ...english,
  'idea.1': 'Zwei Spieler, 24 spanische Karten für jeden, in sechs Stapeln zu vier; nur die obersten liegen offen.',
  'idea.2': 'Die letzte offene Karte des Gebers bestimmt Trumpf. Ist sie eine Zählkarte, schreibt er ihren Wert.',
  'idea.3': 'Du spielst die obersten Karten deiner Stapel; spielst du eine, wird die nächste aufgedeckt.',
  'idea.4': 'Du musst Farbe bedienen und die ausgespielte Karte schlagen, wenn du kannst, und stechen, wenn du nicht bedienen kannst.',
  'idea.5':
    'Es zählen die Punkte und dazu ein Viertel der gewonnenen Karten; was über 36 liegt, wird geschrieben. 40 gewinnen einen Satz, zwei Sätze die Partie.',
  aim: 'Hole wertvolle Karten, und viele; und überlege gut, wann du eine Karte aufdeckst, denn dein Gegner sieht sie auch.',
  'cards.order':
    'Das Blatt hat 48 spanische Karten, von der Zwei bis zur Neun, dazu Bube (Sota), Reiter, König und Ass. Die **Neun**, die Manilla, ist in jeder Farbe die höchste Karte, auch in Trumpf. Neun, Ass, König, Reiter und Bube sind die **Zählkarten**; die übrigen sind leer.',
  'cards.sum':
    'Jede Farbe hat 15 Punkte, das ganze Blatt 60. Ein Stich zählt seine zwei Karten und sonst nichts; am Ende aber zählt die Zahl der gewonnenen Karten mit.',
  'case.worth': 'Das Ass schlägt den König: 3 + 4 Punkte, und zwei Karten.',
  'deal.piles':
    'Alle Karten werden gegeben: Jeder hat sechs **Stapel** zu vier vor sich, drei Karten verdeckt und eine offen darauf. Auf die Hand kommt nichts.',
  'deal.open': 'Beide sehen alle zwölf offenen Karten. Was darunter liegt, weiß niemand.',
  'deal.shown': 'Die letzte offene Karte in den Stapeln des Gebers, zugleich die letzte des Blatts, bestimmt Trumpf.',
  'shown.counter':
    'Ist diese Karte eine Zählkarte, schreibt der Geber ihren Wert sofort, 1 bis 5 Punkte, zusätzlich zu dem, was sie in einem Stich bringt.',
  'shown.held':
    'Brächte sie den Geber auf 40, wird sie **aufgehoben**, bis das Spiel gespielt ist. Dann wird sie geschrieben, wenn der Geber im Spiel mindestens 36 Punkte hat, das Viertel der Karten eingerechnet; sonst bekommt sie niemand.',
  'case.atOnce': 'Das Ass wurde gezeigt: 4 für den Geber sofort. Im Spiel hat der andere 40 + 7, also 11 über 36.',
  'case.heldWon':
    'Bei {total} würde die Neun den Satz beenden, also warten ihre 5 Punkte. 30 + 6 sind gerade 36, und sie werden geschrieben.',
  'option.shownCard':
    'Dem Wortlaut der Regeln zu zweit nach zählt auch eine solche Karte sofort. Gespielt wird das Spiel trotzdem; danach gewinnt die höhere Summe den Satz.',
  'case.letter': 'Sofort gezählt, bringt die Neun den Geber von {total} auf 40, obwohl das Spiel selbst verloren geht.',
  'play.lead':
    'Der Gegner des Gebers spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Du darfst jede deiner offenen Karten ausspielen. Es sind 24 Stiche.',
  'play.uncover':
    'Eine verdeckte Karte wird aufgedeckt, sobald die Karte über ihr gespielt ist: Der Zweite sieht sie, bevor er zugibt. Die Spielregeln gelten nur für die **offenen** Karten.',
  'play.follow': 'Ist eine deiner offenen Karten von der ausgespielten Farbe, musst du bedienen.',
  'play.beat':
    'Die ausgespielte Karte musst du **schlagen**, wenn du kannst, mit einer beliebigen höheren der Farbe. Kannst du es nicht, spielst du eine beliebige offene Karte der Farbe.',
  'case.beat': 'Das Ass schlägt den König, also musst du es spielen. Was unten in deinen Stapeln liegt, spielt keine Rolle.',
  'case.cannotBeat': 'Bube und Zwei sind beide niedriger als der König: Du darfst jede von beiden spielen.',
  'play.trump': 'Ist keine deiner offenen Karten von der ausgespielten Farbe, musst du **stechen**, mit einem beliebigen Trumpf.',
  'case.mustTrump': 'Kein offener Kelch. Beide Münzen sind Trumpf; eine davon musst du spielen, welche du willst.',
  'play.any': 'Hast du unter deinen offenen Karten weder die ausgespielte Farbe noch Trumpf, darfst du jede davon spielen.',
  'case.any': 'Weder Kelche noch Münzen: Du darfst jede offene Karte spielen.',
  'score.quarter': 'Jeder zählt die Punkte seiner gewonnenen Karten und dazu ein Viertel ihrer **Zahl**, aufgerundet. 26 Karten bringen 7.',
  'score.excess': 'Wer mehr als 36 hat, schreibt, was über 36 liegt.',
  'case.excess': '40 in Punkten und 26 Karten, die 7 bringen: 47, also 11 über 36.',
  'score.even': 'Durch das Aufrunden kann ein Spiel auf 73 kommen. Haben beide 36, schreibt niemand.',
  'match.game':
    'Wer zuerst 40 Punkte hat, gewinnt einen Satz. Erreichen beide sie im selben Spiel, gewinnt die höhere Summe; sind die Summen gleich, geht der Satz weiter.',
  'match.match': 'Nach einem Satz gehen beide auf null zurück. Wer zuerst zwei Sätze gewinnt, gewinnt die Partie.',
  'term.manilla': '**Manilla** oder **Malilla**: die Neun, die höchste Karte einer Farbe.',
  'term.shown': '**Zeigekarte**, „la muestra“: die Karte, die Trumpf bestimmt.',
  'term.pile': '**Stapel**: vier Karten übereinander, die oberste offen.',
  source:
    'Das spanische Spiel zu zweit. Auf dieser Seite wird eine Zeigekarte, die einen Satz beenden würde, auch hier aufgehoben, wie im Spiel zu viert.',
} satisfies PageTranslation<typeof english>;
