import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, zwölf spanische Karten für jeden; gespielt und gegeben wird gegen den Uhrzeigersinn.',
  'idea.2': 'Die letzte Karte des Gebers wird aufgedeckt und bestimmt Trumpf. Ist sie eine Zählkarte, schreibt seine Partei ihren Wert.',
  'idea.3':
    'Die Karte eines Gegners musst du schlagen, wenn du kannst, und stechen, wenn du nicht bedienen kannst; liegt dein Partner vorn, spielst du, was du willst.',
  'idea.4': 'Karten und Stiche bringen zusammen 72 Punkte. Die Partei mit mehr als 36 schreibt den Überschuss.',
  'idea.5': 'Wer zuerst 40 hat, gewinnt einen Satz; wer zuerst zwei Sätze gewinnt, gewinnt die Partie.',
  aim: 'Hole mehr als 36 der 72 Punkte eines Spiels. Gereizt wird nicht: Die Zeigekarte bestimmt Trumpf, und alles andere entscheidet sich im Spiel.',
  'cards.order':
    'Das Blatt hat 48 spanische Karten, von der Zwei bis zur Neun, dazu Bube (Sota), Reiter, König und Ass. Die **Neun**, die Manilla, ist in jeder Farbe die höchste Karte, auch in Trumpf. Neun, Ass, König, Reiter und Bube sind die **Zählkarten**; die übrigen sind leer und zählen nichts.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, und jeder der zwölf Stiche bringt noch 1 Punkt: 60 + 12 = 72.',
  'case.worth': 'Selbst die Trumpfzwei gewinnt gegen Neun und Ass der Kelche: 3 + 0 + 5 + 4, und 1 für den Stich.',
  'deal.seats':
    'Partner sitzen einander gegenüber. Um die Plätze kann man ziehen; gleiche Karten stehen nach der Farbe: Münzen zuerst, dann Kelche, Schwerter und Stäbe. Die höchste gibt zuerst, und der höhere der Gegner sitzt rechts vom Geber. Gespielt wird gegen den Uhrzeigersinn; rechts vom Geber sitzt **Vorhand**.',
  'deal.packets': 'Zwölf Karten für jeden, immer vier auf einmal.',
  'deal.shown':
    'Die letzte Karte, eine des Gebers, wird allen gezeigt: Ihre Farbe ist Trumpf. Sie liegt offen, bis der Geber zum ersten Mal spielt, und ist eine seiner zwölf.',
  'shown.counter':
    'Ist die Zeigekarte eine Zählkarte, schreibt die Partei des Gebers ihren Wert **sofort**, 1 bis 5 Punkte. Das kommt zu den 72 hinzu: In den Stichen zählt die Karte wie jede andere.',
  'shown.held':
    'Eine Zeigekarte beendet aber keinen Satz. Brächte sie die Partei auf 40, wird sie **aufgehoben**, bis das Spiel gespielt ist; dann wird sie geschrieben, wenn diese Partei im Spiel mindestens 36 Punkte geholt hat, und sonst bekommt sie niemand.',
  'case.atOnce': 'Die Partei des Gebers steht bei {total} und zeigt die Neun: 5 Punkte sofort. Dann holen die Gegner 42, also 6 über 36.',
  'case.heldWon':
    'Die Partei des Gebers steht bei {total}: Mit 5 mehr wäre sie am Ziel, also warten sie. 36 im Spiel genügen, und die 5 werden geschrieben.',
  'case.heldLost': 'Die Partei des Gebers steht bei {total} und holt 35: einen zu wenig. Die 5 sind verloren.',
  'play.lead':
    'Vorhand, rechts vom Geber, spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Beim Bedienen musst du den Stich **übernehmen**, wenn ein Gegner mit einer Karte der ausgespielten Farbe vorn liegt und du eine höhere hast. Jede höhere ist recht. Hast du keine oder liegt dein Partner vorn, spielst du eine beliebige Karte der Farbe.',
  'case.beat': 'Ein Gegner liegt mit dem König vorn. Neun und Ass schlagen ihn, also musst du eine der beiden spielen.',
  'case.mateFollows':
    'Nun ist der König von deinem Partner. Du bedienst mit einem beliebigen Kelch: mit dem Ass, um deinem Partner Punkte zu geben, oder mit der Drei.',
  'play.trumped':
    'Ist eine Farbe außer Trumpf ausgespielt und schon gestochen, bedienst du mit einer beliebigen Karte: Keine davon kann gewinnen.',
  'play.mate': 'Hast du die ausgespielte Farbe nicht und liegt dein Partner vorn, darfst du jede beliebige Karte spielen.',
  'case.mateFree':
    'Dein Partner liegt mit dem Ass vorn. Stechen musst du nicht: Du kannst die Neun der Stäbe dazugeben, für 5 Punkte mehr.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einer Karte dieser Farbe vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mustTrump': 'Keine Kelche: Du musst die Zwei der Münzen spielen, einen Trumpf.',
  'play.overtrump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einem Trumpf vorn, musst du überstechen, wenn du kannst.',
  'case.over': 'Die Fünf der Münzen liegt vorn. Die Sechs ist höher, also musst du sie spielen.',
  'play.lower': 'Sind alle deine Trümpfe zu niedrig, darfst du jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.lower': 'Keiner der Trümpfe schlägt die Fünf, also darfst du jede der drei Karten spielen.',
  'score.excess': 'Die Partei mit mehr als 36 Punkten schreibt, was über 36 liegt. Haben beide 36, schreibt niemand.',
  'case.excess': '45 Punkte: 9 über 36.',
  'score.capote': 'Eine Partei, die alle zwölf Stiche holt, hat eine **Capote** gemacht. Sie wird angesagt, bringt aber nichts extra.',
  'match.game': 'Die Partei, die zuerst 40 Punkte hat, gewinnt einen Satz. Dann gehen beide auf null zurück, und der nächste beginnt.',
  'match.match': 'Wer zuerst zwei Sätze gewinnt, gewinnt die Partie. Für dieses Spiel gibt es keine Hausregeln.',
  'term.manilla': '**Manilla** oder **Malilla**: die Neun, die höchste Karte einer Farbe.',
  'term.shown': '**Zeigekarte**, „la muestra“: die letzte Karte des Gebers; ihre Farbe ist Trumpf.',
  'term.capote': '**Capote**: alle Stiche.',
  'term.blanca': '**Blanca**: eine Karte ohne Punkte.',
  source:
    'Das Spiel Spaniens zu viert. Ist die Zeigekarte eine Zählkarte, so kommt ihr Wert zu den 72 Punkten hinzu, um die gespielt wird.',
} satisfies PageTranslation<typeof english>;
