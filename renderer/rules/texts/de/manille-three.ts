import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in German. */
export const text = {
  ...english,
  'idea.1': 'Drei Spieler, zehn Karten für jeden und zwei im Talon; die Zehn, die **Manille**, ist in jeder Farbe die höchste Karte.',
  'idea.2': 'Der Geber macht Trumpf, darf mit dem Talon tauschen und spielt allein gegen die beiden anderen.',
  'idea.3': 'Die Karte eines Gegners musst du schlagen, wenn du kannst; liegt dein Partner vorn, spielst du, was du willst.',
  'idea.4': 'In den Karten stecken 60 Punkte. Mit mehr als 30 schreibt der Geber, sonst jeder der beiden anderen.',
  'idea.5': 'Beide Parteien können verdoppeln. Wer zuerst 101 Punkte hat, gewinnt.',
  aim: 'Als Geber: Hole gegen zwei Gegner mehr als 30 der 60 Punkte. Als einer der beiden: Halte mit dem anderen den Geber auf; ihr seid nur für dieses Spiel Partner.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. Die Reihenfolge ist in allen Farben gleich, auch in Trumpf: Die Zehn ist die höchste Karte, noch über dem Ass, und Neun, Acht und Sieben zählen nichts.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, das ganze Blatt mit dem Talon 60. Der letzte Stich bringt nichts extra.',
  'deal.seats': 'Gespielt und gegeben wird im Uhrzeigersinn, und zwar reihum. Links vom Geber sitzt **Vorhand**.',
  'deal.packets': 'Zehn Karten für jeden: drei, vier und drei. Die letzten zwei Karten sind der **Talon**, verdeckt.',
  'deal.look': 'Der Geber nimmt nicht auf, bevor er entschieden hat, ob er blind ohne Trumpf spielt. Die anderen dürfen sofort aufnehmen.',
  'calls.blind':
    'Bevor er aufnimmt, darf der Geber **blind ohne Trumpf** ansagen: Es gibt keine Trumpffarbe, und das Spiel zählt vierfach. Nach dieser Ansage nimmt er auf.',
  'calls.trumps': 'Sonst nimmt der Geber auf und nennt eine Farbe oder **ohne Trumpf**, was doppelt zählt. Passen kann er nicht.',
  'calls.exchange':
    'Dann darf der Geber eine oder zwei Karten verdeckt ablegen und nimmt ebenso viele aus dem Talon, in ihrer Reihenfolge. Nur er weiß, was er abgelegt und was er bekommen hat.',
  'calls.double': 'Nun kann das Spiel teurer werden, einmal durch jede Partei:',
  'calls.along': '**{call:along}**, von einem der beiden anderen, Vorhand zuerst: Das Spiel zählt doppelt.',
  'calls.against': '**{call:against}**, vom Geber, nur nach einem Kontra: noch einmal doppelt.',
  times: 'Was ein Spiel zählt',
  'times.col.none': 'ohne Ansage',
  'times.col.along': 'Kontra',
  'times.col.against': 'Kontra und Re',
  'times.row.suit': 'Eine Trumpffarbe',
  'times.row.noTrump': 'Ohne Trumpf',
  'times.row.blind': 'Blind ohne Trumpf',
  'play.lead':
    'Vorhand spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Es sind zehn Stiche, und jede Karte darf ausgespielt werden.',
  'play.sides': 'Die beiden, die gegen den Geber spielen, sind Partner, wo immer sie sitzen.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Beim Bedienen musst du den Stich **übernehmen**, wenn ein Gegner mit einer Karte der ausgespielten Farbe vorn liegt und du eine höhere hast. Jede höhere ist recht. Hast du keine oder liegt dein Partner vorn, spielst du eine beliebige Karte der Farbe.',
  'case.beat': 'Du bist der Geber, und ein Gegner liegt mit dem König vorn. Die Zehn schlägt ihn, also musst du sie spielen.',
  'case.mateFollows':
    'Du spielst gegen den Geber, und der König ist von deinem Partner. Du musst bedienen, mit welcher Herzkarte du willst.',
  'play.trumped':
    'Ist eine Farbe außer Trumpf ausgespielt und schon gestochen, bedienst du mit einer beliebigen Karte: Keine davon kann gewinnen.',
  'case.trumpedFollow': 'Herz ist schon gestochen. Du bedienst, darfst aber die Zehn behalten.',
  'play.mate': 'Hast du die ausgespielte Farbe nicht und liegt dein Partner vorn, darfst du jede beliebige Karte spielen.',
  'case.mateFree': 'Dein Partner liegt mit dem Ass vorn. Ob du stichst oder das Kreuz-Ass dazugibst, steht dir frei.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einer Karte dieser Farbe vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mustTrump': 'Du bist der Geber und hast kein Herz: Du musst stechen.',
  'play.overtrump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einem Trumpf vorn, musst du überstechen, wenn du kannst.',
  'case.over': 'Die Trumpfacht liegt vorn. Der Bube ist höher, also musst du ihn spielen.',
  'play.under':
    'Sind alle deine Trümpfe zu niedrig, darfst du jede Karte spielen **außer Trumpf**. Nur wenn du nichts als solche Trümpfe hast, spielst du einen davon.',
  'case.under': 'Die Trumpfneun kannst du nicht schlagen; beide niedrigeren Trümpfe sind gesperrt.',
  'option.underTrump':
    'Nach der anderen Lesart der Regeln darf, wer nicht überstechen kann, jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.free': 'Ist Unterstechen erlaubt, kann jeder der beiden kleinen Trümpfe unter die Neun, und das Kreuz-Ass bleibt auf der Hand.',
  'play.noTrump': 'Wird ohne Trumpf gespielt, darf jede Karte spielen, wer die ausgespielte Farbe nicht hat.',
  'play.widow':
    'Die abgelegten Karten und der Rest des Talons gehen an den, der den **ersten** Stich gewinnt, und ihre Punkte an seine Partei.',
  'score.dealer': 'Hat der Geber mehr als 30 Punkte, schreibt er, was über 30 liegt.',
  'score.others': 'Sonst schreibt **jeder** der beiden anderen, was sie zusammen über 30 haben.',
  'score.all': 'Für alle zehn Stiche werden stattdessen 60 geschrieben: vom Geber, oder von jedem der anderen.',
  'score.times': 'Das Ergebnis wird mit allem malgenommen, was angesagt war: ohne Trumpf, blind, Kontra, Re.',
  'case.dealer': 'Der Geber holte 41 gegen ein Kontra: 11 über 30, mal 2.',
  'case.others': 'Der Geber holte nur 28. Die beiden anderen haben zusammen 32, und jeder von ihnen schreibt 2.',
  'score.tie':
    'Hat jede Partei 30 Punkte, schreibt niemand, und das **nächste** Spiel zählt doppelt, nur dieses eine: Nach zweimal Gleichstand zählt das dritte Spiel doppelt, nicht vierfach.',
  'case.afterTie': 'Das Spiel nach einem Gleichstand: 10 über 30, mal 2.',
  'match.target':
    'Wer zuerst 101 Punkte hat, gewinnt. Erreichen mehrere sie im selben Spiel, gewinnt die höchste Summe; sind sie gleich, geht es weiter.',
  'term.manille': '**Manille**: die Zehn, die höchste Karte einer Farbe. Das Ass darunter ist der **Manillon**.',
  'term.widow': '**Talon**: die zwei Karten, die nach dem Geben übrig bleiben.',
  'term.along': '**{call:along}** und **{call:against}**: die beiden Ansagen, die das Spiel verdoppeln.',
  source:
    'Die Form der Manille für drei. Auf dieser Seite wird drei, vier und drei gegeben, und nach einer blinden Ansage nimmt der Geber sofort auf.',
} satisfies PageTranslation<typeof english>;
