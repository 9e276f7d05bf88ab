import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manille.ts';

/** The rules of Manille, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, acht Karten für jeden; die Zehn, die **Manille**, ist in jeder Farbe die höchste Karte.',
  'idea.2': 'Der Geber wählt Trumpf oder spielt ohne Trumpf – sogar blind.',
  'idea.3': 'Die Karte eines Gegners musst du schlagen, wenn du kannst; liegt dein Partner vorn, spielst du, was du willst.',
  'idea.4': 'In den Karten stecken 60 Punkte. Die Partei mit mehr als 30 schreibt den Überschuss.',
  'idea.5': 'Beide Parteien können verdoppeln. Wer zuerst 101 hat, gewinnt.',
  aim: 'Hole Stiche mit Punkten darin. Nur was über der Hälfte der 60 liegt, zählt; oft entscheiden also wenige Punkte. Durch Verdoppeln werden sie mehr wert.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. Die Reihenfolge ist in allen Farben gleich, auch in Trumpf: Die Zehn steht über dem Ass, und Neun, Acht und Sieben zählen nichts.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, das ganze Blatt 60. Der letzte Stich bringt nichts extra.',
  'case.worth': 'Die Herz-Zehn schlägt das Ass. Der Stich zählt 4 + 5 + 0 + 2 Punkte.',
  'deal.seats':
    'Um die Partner wird gezogen: Die zwei höchsten Karten spielen gegen die zwei niedrigsten, bei Gleichstand zieht man noch einmal. Wer zuerst gibt, entscheidet ein weiteres Abheben. Oder setzt euch einfach, wie ihr wollt. Gespielt und gegeben wird im Uhrzeigersinn, und links vom Geber sitzt **Vorhand**.',
  'option.equalDraws':
    'Wird um die Partner gezogen, zieht man hier bei gleichen Karten nur dann noch einmal, wenn die Partner offen bleiben. Dem Wortlaut der Regeln nach legen Spieler mit gleichen Karten diese immer weg und ziehen weiter, bis alle Werte verschieden sind.',
  'deal.packets': 'Acht Karten für jeden: drei, zwei und drei.',
  'deal.look':
    'Die Karten des Gebers bleiben verdeckt, bis er entschieden hat, ob er blind ohne Trumpf spielt. Sein Partner sieht keine Karten, bis Trumpf gewählt ist. Die Gegner dürfen sofort aufnehmen.',
  'calls.blind':
    'Bevor er aufnimmt, darf der Geber **blind ohne Trumpf** ansagen: Es gibt keine Trumpffarbe, und das Spiel zählt vierfach.',
  'calls.trumps': 'Sonst nimmt der Geber auf und nennt eine Trumpffarbe oder **ohne Trumpf**, was doppelt zählt. Passen kann er nicht.',
  'calls.double': 'Danach kann das Spiel teurer werden, einmal durch jede Partei:',
  'calls.along': '**{call:along}**, von einem der Gegner des Gebers: Sie glauben, mehr als 30 zu bekommen. Das Spiel zählt doppelt.',
  'calls.against': '**{call:against}**, vom Geber oder seinem Partner, und nur nach einem Kontra: noch einmal doppelt.',
  'calls.order':
    'Zuerst wird Vorhand gefragt, dann der Partner von Vorhand; für die Antwort erst der Geber, dann sein Partner. Hat ein Partner gesprochen, wird der andere nicht mehr gefragt.',
  times: 'Was ein Spiel zählt',
  'times.col.none': 'ohne Ansage',
  'times.col.along': 'Kontra',
  'times.col.against': 'Kontra und Re',
  'times.row.suit': 'Eine Trumpffarbe',
  'times.row.noTrump': 'Ohne Trumpf',
  'times.row.blind': 'Blind ohne Trumpf',
  'play.lead': 'Vorhand spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Beim Bedienen musst du den Stich **übernehmen**, wenn ein Gegner mit einer Karte der ausgespielten Farbe vorn liegt und du eine höhere hast. Jede höhere ist recht. Hast du keine oder liegt dein Partner vorn, spielst du eine beliebige Karte der Farbe.',
  'case.beat':
    'Ein Gegner liegt mit dem König vorn. Die Zehn schlägt ihn, also musst du sie spielen. Hättest du nur kleine Herzkarten, dürftest du jede davon spielen.',
  'case.mateFollows': 'Nun ist der König von deinem Partner. Du musst Herz bedienen, aber du darfst wählen, womit.',
  'play.trumped':
    'Ist eine Farbe außer Trumpf ausgespielt und schon gestochen, kann keine Karte dieser Farbe mehr gewinnen. Du bedienst mit einer beliebigen.',
  'case.trumpedFollow': 'Ein Gegner hat Herz gestochen. Bedienen musst du trotzdem, aber die Zehn brauchst du dafür nicht zu opfern.',
  'play.mate': 'Hast du die ausgespielte Farbe nicht und liegt dein Partner vorn, darfst du jede beliebige Karte spielen.',
  'case.mateFree': 'Dein Partner liegt mit dem Ass vorn, also musst du nicht stechen. Du kannst dein Kreuz-Ass dazugeben.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einer Karte dieser Farbe vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mustTrump': 'Kein Herz, und ein Gegner liegt mit dem König vorn: Du musst stechen, auch mit deinem kleinen Trumpf.',
  'play.overtrump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einem Trumpf vorn, musst du überstechen, wenn du kannst.',
  'case.over': 'Ein Gegner hat mit der Acht gestochen. Der Bube ist höher, also musst du ihn spielen.',
  'play.under':
    'Sind alle deine Trümpfe zu niedrig, darfst du jede Karte spielen **außer Trumpf**: Niemand muss Trümpfe unter einem höheren vergeuden. Nur wenn du nichts als solche Trümpfe hast, spielst du einen davon.',
  'case.under': 'Die Trumpfneun kannst du nicht schlagen. Die beiden kleinen Trümpfe sind gesperrt, also muss das Kreuz-Ass fallen.',
  'case.onlyUnder': 'Nur noch niedrigere Trümpfe: Jetzt darfst du jeden der beiden spielen.',
  'option.underTrump':
    'Nach der anderen Lesart der Regeln darf, wer nicht überstechen kann, jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.free': 'Ist Unterstechen erlaubt, kann jeder der beiden kleinen Trümpfe unter die Neun, und das Kreuz-Ass bleibt auf der Hand.',
  'play.noTrump':
    'Wird ohne Trumpf gespielt, darf jede Karte spielen, wer die ausgespielte Farbe nicht hat. Wer bedient, muss auch hier den Gegner schlagen, wenn er kann.',
  'case.noTrump': 'Im Spiel ohne Trumpf darfst du, wenn du nicht bedienen kannst, alles spielen, auch wenn ein Gegner vorn liegt.',
  'score.excess': 'Die Partei mit mehr als 30 Punkten schreibt, was über 30 liegt. Die andere schreibt nichts.',
  'score.all': 'Wer alle acht Stiche holt, schreibt stattdessen 60.',
  'score.times': 'Das Ergebnis wird mit allem malgenommen, was angesagt war: ohne Trumpf, blind, Kontra, Re.',
  'case.doubled': '41 Punkte mit einer Trumpffarbe, Kontra und Re: 11 über 30, mal 4.',
  'case.all': 'Alle Stiche ohne Trumpf: 60 mal 2.',
  'score.tie':
    'Haben beide 30 Punkte, schreibt niemand, und das **nächste** Spiel zählt doppelt. Das gilt für ein Spiel und häuft sich nicht: Nach zweimal Gleichstand zählt das dritte Spiel doppelt, nicht vierfach.',
  'case.afterTie': 'Blind ohne Trumpf nach einem Gleichstand: 3 Punkte über 30, mal 4, mal 2.',
  'match.target': 'Wer zuerst 101 Punkte hat, gewinnt den Satz, einen **Boom**.',
  'option.match':
    'Eine Partie kann ein Satz sein oder über zwei Gewinnsätze gehen: Wer zuerst zwei Sätze hat, gewinnt. Jeder Satz beginnt bei null, und die Verdopplung nach einem Gleichstand geht nicht in ihn über.',
  'term.manille': '**Manille**: die Zehn, die höchste Karte einer Farbe. Das Ass darunter ist der **Manillon**.',
  'term.boom': '**Boom**: „Baum“, ein Satz bis 101.',
  'term.along': '**{call:along}** und **{call:against}**: die beiden Ansagen, die das Spiel verdoppeln.',
  source:
    'Das Spiel Frankreichs und Belgiens. In zwei Punkten sind die Quellen uneins. Hier wirft ab, wer einen Gegner nicht überstechen kann, und spielt einen niedrigeren Trumpf erst, wenn er nichts anderes mehr hat; und ein Gleichstand verdoppelt nur ein Spiel.',
} satisfies PageTranslation<typeof english>;
