import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, acht Karten für jeden; Partner sitzen einander gegenüber.',
  'idea.2': 'Eine aufgedeckte Karte aus einem zweiten Stapel zeigt, was Trumpf wäre. Reihum sagt jeder **spielen** oder **passen**.',
  'idea.3': 'Die Partei, die spielt, muss mehr als die Hälfte der Punkte holen, sonst ist sie **nat** und die Gegner schreiben alles.',
  'idea.4': 'Du musst Farbe bedienen; kannst du es nicht, musst du stechen, wenn nicht dein Partner vorn liegt.',
  'idea.5': 'Folgen und vier Gleiche in einem Stich **sind Roem**: Zusatzpunkte für die Partei, die den Stich gewinnt und sie ansagt.',
  aim: 'In jedem Spiel geht es um 162 Kartenpunkte und dazu den Roem. Nach einer festen Zahl von Spielen gewinnt die höhere Summe.',
  'cards.packs':
    'Gespielt wird mit den 32 Karten von der Sieben bis zum Ass. Die anderen 20, Zwei bis Sechs, liegen verdeckt als **Trumpfstapel**; sie zeigen nur, welche Farbe Trumpf ist. In Trumpf ist der Bube die höchste Karte, und die Neun, genannt **Nel**, ist die zweite; sonst gilt überall die übliche Reihenfolge, mit der Zehn gleich unter dem Ass.',
  'cards.sum':
    'Der letzte Stich bringt 10 Punkte extra. Zusammen sind es 162: 62 in Trumpf, 30 in jeder anderen Farbe, dazu der letzte Stich.',
  'case.worth':
    'Pik wurde ausgespielt, und die Nel, ein Trumpf, gewinnt. Im Stich liegen 11 + 10 + 14 + 2 Punkte; als letzter brächte er 10 mehr. Ass, Zehn und Bube sind keine Folge, denn zwischen Ass und Bube fehlen Dame und König.',
  'deal.seats': 'Partner sitzen einander gegenüber. Gespielt und gegeben wird im Uhrzeigersinn; links vom Geber sitzt **Vorhand**.',
  'deal.packets':
    'Jeder bekommt acht Karten: drei, zwei und drei. Der Trumpfstapel wird vor jedem Spiel gemischt und seine oberste Karte aufgedeckt.',
  'calls.turned': 'Die Farbe der aufgedeckten Karte ist Trumpf. Eine andere kann man nicht wählen.',
  'calls.ask':
    'Von Vorhand an sagt jeder **spielen** oder **passen**. Sobald einer spielt, ist die Ansage zu Ende: Seine Partei ist die Spielpartei und muss mehr als die Hälfte holen.',
  'calls.second':
    'Passen alle vier, wird die nächste Karte des Stapels aufgedeckt. Ihre Farbe ist Trumpf, und nun wird niemand mehr gefragt: Die Partei von Vorhand muss spielen. Die zweite Karte gilt, auch wenn sie dieselbe Farbe zeigt wie die erste.',
  'option.redrawSameSuit':
    'Manche decken weiter auf: Zeigt die zweite Karte wieder die Farbe der ersten, wird sie weggelegt und noch eine aufgedeckt, bis eine andere Farbe kommt.',
  'option.trumps':
    'Anderswo wird keine Karte aufgedeckt. In Utrecht sagt Vorhand Trumpf an und muss spielen. In Leiden sagt reihum, von Vorhand an, jeder eine Farbe an und spielt, oder er passt; passen alle vier, muss Vorhand doch noch ansagen.',
  'roem.what':
    'Roem liegt in den vier Karten eines Stichs, gleich wer sie gespielt hat. Für den Roem gilt in jeder Farbe die natürliche Reihenfolge 7, 8, 9, 10, Bube, Dame, König, Ass, auch in Trumpf.',
  'roem.three': 'Drei Karten einer Farbe in Folge: 20.',
  'roem.four': 'Vier Karten einer Farbe in Folge: 50.',
  'roem.fours': 'Vier Gleiche, also vier Karten vom selben Rang: 50.',
  'roem.stuk':
    '**Stuk**, König und Dame von Trumpf in einem Stich: 20. Stuk kann zu einer Folge hinzukommen; sonst lässt sich nichts verbinden.',
  'case.four': 'Neun, Zehn, Bube und Dame in Herz sind vier in Folge: 50 Roem, was auch Trumpf ist.',
  'case.threeStuk': 'Bube, Dame und König in Herz sind drei in Folge, und König und Dame von Trumpf sind außerdem Stuk: 20 + 20.',
  'case.fourKings': 'Vier Könige: 50 Roem. Einer davon ist Trumpf und gewinnt den Stich.',
  'case.stuk': 'König und Dame von Trumpf ohne eine dritte Karte in der Folge: nur Stuk, 20.',
  'roem.call':
    'Der Roem eines Stichs geht an die Partei, die den Stich gewinnt, wenn sie ihn **ansagt**, bevor zum nächsten ausgespielt wird (nach dem letzten: bevor abgerechnet wird). Eine Ansage gilt für alles in diesem Stich. Nicht angesagter Roem zählt für niemanden; du darfst schweigen, denn Roem erhöht auch, was die Spielpartei braucht. Das Programm sagt ihn für dich an, wenn du das nicht abschaltest.',
  'option.fourOfAKind':
    'Vier Gleiche können 50 zählen oder 100. In den Vereinen zählen vier Buben 200 und vier Zehnen, Damen, Könige oder Asse 100; vier Sieben, Achten oder Neunen zählen nichts, und es wird auch nicht nach ihnen gefragt.',
  'play.lead':
    'Vorhand spielt zum ersten Stich aus, gleich welche Partei spielt. Wer einen Stich gewinnt, spielt zum nächsten aus. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Du musst Farbe bedienen: Hast du eine Karte der ausgespielten Farbe, spielst du eine.',
  'play.trumpsLed':
    'Wird Trumpf ausgespielt und liegt ein Gegner vorn, musst du einen höheren Trumpf spielen, wenn du einen hast. Hast du keinen höheren oder liegt dein Partner vorn, ist jeder Trumpf recht, aber Trumpf bedienen musst du, solange du welchen hast.',
  'case.beatTrump':
    'Ein Gegner hat den Trumpfkönig ausgespielt. Die Neun schlägt ihn, also musst du die Neun spielen und nicht die Sieben.',
  'case.mateTrump':
    'Dein Partner hat das Trumpf-Ass ausgespielt und liegt damit noch vorn. Du darfst jeden der beiden Trümpfe spielen: Deinen Partner musst du nicht schlagen.',
  'option.trumpLead': 'In den meisten Vereinen musst du auch den Trumpf deines Partners schlagen. Andere lassen dich jeden Trumpf spielen.',
  'play.mate': 'Hast du die ausgespielte Farbe nicht und liegt dein Partner vorn, darfst du jede Karte spielen.',
  'case.mateFree':
    'Dein Partner liegt mit dem Ass vorn. Du hast kein Herz und darfst alles spielen: stechen, die Zehn dazugeben oder eine wertlose Karte abwerfen.',
  'option.partnerExemption':
    'In Rotterdam macht der Partner keinen Unterschied: Ohne die ausgespielte Farbe musst du stechen und überstechen, auch wenn dein Partner vorn liegt.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einer Karte dieser Farbe vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mustTrump': 'Ein Gegner liegt mit dem Herz-Ass vorn, und du hast kein Herz: Du musst stechen, gleich mit welchem der beiden.',
  'play.overtrump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner mit einem Trumpf vorn, musst du überstechen, wenn du kannst.',
  'case.over': 'Ein Gegner hat mit der Neun gestochen. Nur der Bube ist höher, also musst du den Buben spielen.',
  'play.cannot': 'Ist keiner deiner Trümpfe hoch genug, darfst du jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.cannot':
    'Nichts in deiner Hand schlägt die Trumpfneun. Du darfst einen der kleinen Trümpfe hergeben oder beide behalten und das Karo spielen.',
  'option.underTrump':
    '**Unterstechen** (untertrumpfen), also einen Trumpf unter den höchsten im Stich zu legen, ist auf dieser Seite erlaubt. In Amsterdam ist es verboten, wenn du die ausgespielte Farbe nicht hast, gleich von wem der höhere Trumpf stammt, es sei denn, du hast nur noch solche niedrigeren Trümpfe. In Rotterdam ist es Pflicht: Liegt ein Gegner mit einem Trumpf vorn und kannst du nicht höher gehen, musst du trotzdem einen niedrigeren Trumpf spielen.',
  'case.forbidden': 'Ist Unterstechen verboten, sind die beiden kleinen Trümpfe gesperrt. Es bleibt nur das Karo.',
  'option.signals':
    'Partner können **Signale** verabreden. Wenn du nicht bedienen kannst und eine Karte abwirfst, die kein Trumpf ist, zeigt eine Sieben, Acht oder Neun, dass du das Ass dieser Farbe hast; ein Bube, eine Dame oder ein König sagt, dass du es nicht hast. Nur dein erster Abwurf in einer Farbe zählt, und ist das Ass gespielt, sagt keine Karte mehr etwas darüber. Beide Parteien kennen die Verabredung, und niemand muss sich daran halten. Bots geben Signale, wo es sie nichts kostet, was sie erkennen können, und lesen auch deine Abwürfe so; ein Tipp sagt, was die Karte deines Partners gezeigt hat.',
  'score.need':
    'Zähle zusammen, was jede Partei in Stichen geholt hat, mit den 10 für den letzten Stich, und den Roem, den sie angesagt hat. Die Spielpartei muss **mehr als die Hälfte** dieser Summe haben: ohne Roem 82 Punkte, mit 40 Roem 102 von 202.',
  'score.made': 'Hat sie das, schreibt jede Partei ihre eigenen Punkte und ihren eigenen Roem.',
  'score.nat':
    'Hat sie es nicht, ist die Spielpartei **nat**: Die Gegner schreiben 162 Punkte und allen Roem, den beide Parteien angesagt haben, und die Spielpartei schreibt nichts.',
  'case.natClose': 'Die Hälfte reicht nicht: Mit 81 von 162 ist die Spielpartei nat. Ein Punkt mehr hätte gereicht.',
  'case.madeRoem': '101 Punkte und 20 Roem sind 121 von 202: mehr als die Hälfte. Jede Partei behält, was sie hat.',
  'case.natRoem':
    'Die 20 Roem der Gegenpartei legen die Latte höher: 91 von 182 ist genau die Hälfte, und damit nat. Die Gegenpartei schreibt 162 und die 20.',
  'score.pit':
    'Holt eine Partei alle acht Stiche, so hat sie den **Pit** gemacht und schreibt 100 extra als Roem, gleich welche Partei es ist. Diese 100 zählen nicht mit, wenn es darum geht, ob die Spielpartei mehr als die Hälfte hat.',
  'match.deals':
    'Eine Partie hat 16 Spiele; gegeben wird reihum im Uhrzeigersinn. Die Partei mit der höheren Summe aus Punkten und Roem gewinnt; ein Gleichstand bleibt unentschieden.',
  'option.deals': 'Für einen kürzeren Abend kann eine Partie auch 4 oder 8 Spiele haben.',
  'option.rotatePartners':
    'Statt einer Serie von Spielen lassen sich drei spielen, jede mit einem anderen Partner, so dass jeder mit jedem einmal zusammenspielt. Angeschrieben wird dann für jeden Spieler einzeln.',
  'option.sets':
    'Wer die Geduld hat, spielt 16 Serien: Bei je 16 Spielen sind das 256. Wechseln die Partner, dann nach jeder Serie und immer in derselben Reihenfolge.',
  'match.sheet':
    'Der Zettel führt Punkte und Roem getrennt. Roem wird in Strichen notiert: I für 20, V für 50, VV für 100: den Pit, oder vier Gleiche, wenn sie so viel zählen.',
  'sets.what': 'Vier Sätze von Hausregeln tragen die Namen von Städten und lassen sich auf einmal wählen:',
  'sets.amsterdam':
    '**Amsterdam**: Auf ausgespielten Trumpf wird auch der Partner überboten; Unterstechen ist verboten; vier Buben zählen 200, andere vier Gleiche 100 oder nichts.',
  'sets.rotterdam':
    '**Rotterdam**: ebenso, doch musst du auch stechen und überstechen, wenn dein Partner vorn liegt, und unterstechen, wenn du nicht höher gehen kannst.',
  'sets.utrecht': '**Utrecht**: gespielt wie in Amsterdam, doch sagt Vorhand Trumpf an und muss spielen.',
  'sets.leiden':
    '**Leiden**: gespielt wie in Rotterdam, doch sagt reihum jeder Trumpf an oder passt, und Vorhand muss, wenn alle gepasst haben.',
  'term.roem': '**{call:roem}**: „Ruhm“, die Zusatzpunkte in einem Stich.',
  'term.stuk': '**Stuk**: König und Dame von Trumpf in einem Stich.',
  'term.nel': '**Nel**: die Trumpfneun. Der Trumpfbube heißt oft **Jas**.',
  'term.nat': '**Nat**: „nass“, sagt man von der Spielpartei, wenn sie verliert.',
  'term.pit': '**Pit**: alle acht Stiche für eine Partei.',
  'term.seinen':
    '**Seinen**: Signale geben. Das Ass mit einem niedrigen Abwurf zu zeigen heißt **aanseinen**; eine Farbe mit einem Bild abzulehnen **afseinen**.',
  source:
    'Das sind die Regeln des niederländischen Spiels, wie es mit einer aufgedeckten Trumpfkarte gespielt wird. Manche erlauben, auf ausgespielten Trumpf niedriger zuzugeben. Hier musst du höher gehen, wenn du kannst; eine Hausregel kann das ändern.',
  'source.signals':
    'Signale sind Brauch in den Vereinen und keine Regel. Niederländische Kartenvereine schreiben, dass sie erlaubt sind, und Spieler, dass sie einander so ihre Asse zeigen; die Karten sind die, die am häufigsten gelehrt werden, und mancher Verein verabredet andere.',
} satisfies PageTranslation<typeof english>;
