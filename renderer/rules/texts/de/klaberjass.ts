import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, 32 Karten, acht für jeden; Reden und Zeichengeben sind verboten.',
  'idea.2':
    'Eine Karte wird aufgedeckt. Wem ihre Farbe gefällt, der kann sie als Trumpf nehmen; will sie niemand, darf eine andere Farbe angesagt werden.',
  'idea.3': 'Drei oder vier Karten in Folge bringen Zusatzpunkte, aber nur der Partei mit den besten.',
  'idea.4': 'Du musst Farbe bedienen, sonst stechen, und in Trumpf höher gehen, ganz gleich, wer vorn liegt.',
  'idea.5':
    'Wer Trumpf macht, braucht mit seinem Partner mehr als die Hälfte, sonst sind die beiden **bête**. Alle acht Stiche verdoppeln das Ergebnis. Wer zuerst 500 hat, gewinnt.',
  aim: 'Macht deine Partei Trumpf, so muss sie mehr Punkte holen als die andere, Zusatzpunkte eingerechnet. Sonst geht alles an die Gegner.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. In Trumpf ist der Bube die höchste Karte und die Neun die zweithöchste; in den anderen Farben gilt die übliche Reihenfolge, mit der Zehn gleich unter dem Ass.',
  'cards.sum':
    'Der letzte Stich bringt 10 Punkte extra. Der Trumpfbube zählt 22, so dass ein Spiel auf 164 kommt: 64 in Trumpf, 30 in jeder anderen Farbe, dazu der letzte Stich. Zusatzpunkte kommen noch hinzu.',
  'case.worth': 'Pik wurde ausgespielt; die Trumpfneun geht über die Acht und gewinnt 11 + 0 + 10 + 14.',
  'deal.seats': 'Partner sitzen einander gegenüber, gespielt wird im Uhrzeigersinn. Links vom Geber sitzt **Vorhand**.',
  'deal.six': 'Zuerst bekommt jeder sechs Karten, drei und drei. Die unterste Karte des Stapels wird offen hingelegt.',
  'deal.two':
    'Ist Trumpf gemacht, bekommt jeder noch zwei Karten. Die zweite des Gebers ist die aufgedeckte Karte, gleich welche Farbe Trumpf geworden ist. Alle haben sie gesehen, und sie bleibt bekannt.',
  'calls.first': 'In der ersten Runde darf jeder, von Vorhand bis zum Geber, die aufgedeckte Farbe als Trumpf **nehmen** oder passen.',
  'calls.second': 'Passen alle, folgt eine zweite Runde: Jeder darf eine **andere** Farbe ansagen oder passen.',
  'calls.bima':
    'Passen wieder alle, so ist der Geber **auf der Bima** und muss Trumpf ansagen: eine beliebige der vier Farben, auch die abgelehnte.',
  'option.bimaSuits': 'Manche lassen den Geber auf der Bima nicht zur aufgedeckten Farbe zurück: Es muss eine der drei anderen sein.',
  'sets.what':
    'Haben alle ihre acht Karten, werden vor dem ersten Ausspiel die Folgen auf der Hand gezählt. In jeder Farbe, auch in Trumpf, gilt dafür die natürliche Reihenfolge 7, 8, 9, 10, Bube, Dame, König, Ass.',
  'sets.three': 'Drei in Folge, eine **Terz**: 20 Punkte.',
  'sets.four': 'Vier in Folge, eine **Quart** (auch Fünfziger oder Halber genannt): 50 Punkte.',
  'sets.long':
    'Jede Karte gehört nur zu einer Folge. Eine längere Reihe wird so geteilt, dass die Teile zusammen am meisten zählen, der längere zuerst und von der höchsten Karte abwärts:',
  runs: 'Eine Reihe in einer Farbe',
  'runs.col.worth': 'Punkte',
  'runs.row.r3': 'Drei Karten',
  'runs.row.r4': 'Vier Karten',
  'runs.row.r5': 'Fünf Karten',
  'runs.row.r6': 'Sechs Karten',
  'runs.row.r7': 'Sieben Karten',
  'runs.row.r8': 'Acht Karten',
  'sets.compare':
    'Nur eine Partei schreibt. Eine Quart schlägt eine Terz; von zwei gleich langen Folgen ist die mit der höheren Spitzenkarte besser, bei gleicher Spitze die in Trumpf. Sind sie dann noch gleich, bekommt jede Partei die Hälfte: 10 oder 25.',
  'case.fourBeats': 'Eine Quart schlägt jede Terz, auch eine Trumpfterz mit dem Ass.',
  'case.tie': 'Beide Folgen enden mit dem Buben, und keine ist Trumpf: für jede Partei die Hälfte.',
  'case.trumpSet': 'Dieselben zwei Folgen, aber nun ist Kreuz Trumpf: Die in Kreuz ist besser und bekommt alles.',
  'sets.several':
    'Bei mehreren Folgen ordnet jede Partei die ihren, die beste zuerst, und die beiden besten werden verglichen. Wer die bessere hat, schreibt sie und **alle** seine weiteren; die andere Partei schreibt nichts. Sind sie gleich, schreibt jede Partei die Hälfte der ihren, beide werden beiseitegelegt, und die nächsten zwei werden verglichen; hat eine Partei keine mehr, schreibt die andere den Rest. Aber eine Quart schlägt, auch wenn sie gleichauf liegt, jede Terz der anderen Partei.',
  'case.several': 'Die Folge bis zum Ass schlägt die bis zum Buben. Ihre Partei schreibt sie und die niedrigere Terz dazu.',
  'case.tiedFours':
    'Die beiden Quarten sind gleich: 25 für jede Partei. Die Terz daneben wird von der Quart der Gegner geschlagen und zählt nichts.',
  'sets.shown':
    'Folgen, die zählen, auch zur Hälfte, werden allen gezeigt und liegen während des ersten Stichs offen. Geschlagene werden weder gezeigt noch erwähnt.',
  'option.declare':
    'Folgen zählen von selbst; oder wer welche hat, wird gefragt und darf **melden** oder schweigen, mit einer Antwort für alle Folgen seiner Hand. Dass einer geschwiegen hat, erfährt niemand.',
  'sets.bella':
    '**Bella**: Wer König und Dame von Trumpf hat, schreibt 20, sobald er die zweite der beiden spielt, gleich wer den Stich gewinnt. Die Bella nimmt am Vergleich nicht teil und muss nicht gemeldet werden.',
  'play.lead':
    'Vorhand spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden, Trumpf zu jeder Zeit.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen. Außer in Trumpf ist es gleich, welche.',
  'play.trumpsLed':
    'Wird Trumpf ausgespielt, musst du einen spielen, der höher ist als der bisher höchste, wenn du kannst; sonst einen beliebigen. Der Trumpf deines Partners zählt dabei wie der eines Gegners.',
  'case.trumpsLed': 'Das Ass ist bisher der höchste Trumpf. Die Neun schlägt es, also musst du sie spielen, gleich wer das Ass gelegt hat.',
  'case.noneBeats': 'Den Buben schlägt nichts. Du bedienst mit einem der beiden Trümpfe und darfst die Neun behalten.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht, musst du stechen, auch wenn dein Partner vorn liegt. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mateToo': 'Dein Partner liegt mit dem Ass vorn, aber das hilft dir nicht: kein Pik, also musst du stechen.',
  'play.overtrump': 'Ist der Stich schon gestochen, musst du überstechen, wenn du kannst.',
  'case.over': 'Pik wurde ausgespielt und mit der Acht gestochen. Die Neun ist höher, also musst du sie spielen.',
  'play.lower': 'Sind alle deine Trümpfe niedriger, darfst du jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.lower': 'Die Sieben schlägt die Acht nicht. Alle drei Karten sind erlaubt.',
  'score.total':
    'T sei 164 und dazu alle Zusatzpunkte, die beide Parteien schreiben, die Bella eingeschlossen. Zähle die Punkte der Spielpartei, also derer, die Trumpf gemacht haben:',
  'score.made': 'Mehr als die Hälfte von T: Jede Partei schreibt, was sie hat.',
  'score.bait': 'Weniger als die Hälfte: Die Spielpartei ist **bête**. Die Gegenpartei schreibt das ganze T, sie selbst nichts.',
  'score.half': 'Genau die Hälfte: Die Spielpartei schreibt nichts, die Gegenpartei ihre eigene Hälfte.',
  'case.bait': 'T ist 234. Mit 81 + 20 ist die Spielpartei weit von der Hälfte entfernt, und die Gegenpartei schreibt alles.',
  'case.half': 'T ist 184, und 92 ist genau die Hälfte: nichts für die Spielpartei.',
  'score.black':
    'Eine Partei ohne einen einzigen Stich verliert alle Zusatzpunkte, auch die Bella; sie zählen in T nicht mehr mit. Wer alle acht Stiche hat, schreibt dann das Doppelte: Die anderen sind **schwarz**. Geschlagene Folgen bleiben geschlagen.',
  'case.black': 'Alle Stiche und eine Quart: (164 + 50) × 2. Die 20 der anderen Partei sind mit ihren Stichen verloren.',
  'match.target':
    'Wer zuerst 500 Punkte hat, gewinnt. Erreichen beide Parteien sie im selben Spiel, gewinnt die höhere Summe; sind die Summen gleich, geht es weiter. Gegeben wird reihum im Uhrzeigersinn.',
  'option.target': 'Eine Partie kann auch bis 300 oder bis 1000 gehen.',
  'term.jass': '**Jass**: der Trumpfbube. **Menell**, auch Mie: die Trumpfneun.',
  'term.bima': '**Bima**: der Platz des Gebers, der Trumpf ansagen muss; so heißt das erhöhte Podest in der Synagoge.',
  'term.bella': '**Bella**: König und Dame von Trumpf in einer Hand.',
  'term.bait': '**Bête**, auch Bete oder Beet: Die Spielpartei hat weniger als die Hälfte.',
  'term.black': '**Schwarz**: ohne Stich; die andere Partei hat alle acht.',
  source:
    'Das Spiel der jüdischen Gemeinden Mitteleuropas in seiner Form für vier, auch Clobyosh genannt. Wo die Beschreibung schweigt, entscheidet diese Seite: über den Wert des Trumpfbuben, das Teilen langer Reihen, den Vergleich mehrerer Folgen und die Partie bis 500.',
} satisfies PageTranslation<typeof english>;
