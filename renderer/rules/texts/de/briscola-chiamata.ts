import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in German. */
export const text = {
  ...english,
  'idea.1': 'Fünf Spieler, acht Karten für jeden, aus einem italienischen Blatt von 40.',
  'idea.2':
    'Gereizt wird, indem man eine Karte ruft, jede **niedriger** als die vorige. Wer das Reizen gewinnt, nennt die Farbe dazu, und die ist Trumpf.',
  'idea.3': 'Wer die gerufene Karte hat, ist der heimliche Partner des Rufers. Niemand sonst weiß es, bis sie gespielt wird.',
  'idea.4': 'Du darfst jederzeit jede Karte spielen: Farbe bedienen musst du nie.',
  'idea.5': 'Die Partei des Rufers braucht 61 der 120 Punkte oder so viele, wie gereizt wurden; dann kassiert sie von den anderen.',
  aim: 'Als Rufer: Finde die Karte, die dir fehlt, und mache mit dem, der sie hat, 61 Punkte. Als einer der anderen: Finde heraus, wer das ist, und halte die beiden auf. Als Partner: Hilf, ohne dich zu früh zu verraten.',
  'cards.order':
    'Gespielt wird mit 40 italienischen Karten in vier Farben: Schwerter, Kelche, Münzen und Stäbe. Die Reihenfolge ist Ass, **Drei**, König, Reiter, Bube, dann Sieben, Sechs, Fünf, Vier und Zwei; die Zwei ist die niedrigste.',
  'cards.sum':
    'Jede Farbe hat 30 Punkte, das ganze Blatt 120; der letzte Stich bringt nichts extra. Asse und Dreien sind **Carichi** („Lasten“); Karten ohne Punkte sind **Lisci** („glatte“).',
  'cards.french':
    'Mit französischen Karten spielt man dasselbe ohne Sieben, Achten und Neunen: Die Zehn tritt an die Stelle der Drei, und unter dem Buben folgen 6 5 4 3 2.',
  'deal.seats':
    'Fünf Spieler, jeder für sich, bis die gerufene Karte die Parteien bestimmt. Gespielt wird im Uhrzeigersinn; links vom Geber sitzt **Vorhand**.',
  'deal.cards': 'Acht Karten für jeden, einzeln gegeben. Alle 40 werden verteilt.',
  'calls.how':
    'Vorhand beginnt, die anderen folgen im Uhrzeigersinn, bis nur einer übrig ist. Wer passt, ist endgültig aus dem Reizen. Jeder Ruf ist einer von diesen:',
  'calls.rank':
    'Ein **Rang**, niedriger als der zuletzt gerufene: nach einem Ass eine Drei, nach einer Drei ein König und so weiter bis zur Zwei. Der erste Ruf darf jeder Rang sein.',
  'calls.points':
    'Nach einer Zwei die Zwei mit einer **Punktzahl**, jede höher als die vorige, bis 120. Eine Zwei allein steht für 61, der erste solche Ruf ist also mindestens 62.',
  'calls.end': 'Ein Ruf von 120 beendet das Reizen sofort.',
  'case.auction':
    'Die Ränge gehen abwärts, und Punkte folgen erst nach der Zwei. Ein gleicher oder höherer Rang ist nicht erlaubt, auch keine Punkte ohne die Zwei und nicht 61, denn die verspricht schon die Zwei selbst.',
  'option.lowestPoints':
    'Dem Wortlaut mancher Beschreibungen nach beginnen die Punkte bei 60: Auf eine bloße Zwei dürfen dann 60 oder 61 folgen. Ein Ruf von 60 ist mit genau 60 Punkten erfüllt und zählt wie 61 bis 70.',
  'calls.trumps':
    'Wer das Reizen gewinnt, nennt die Trumpffarbe. Die Karte dieser Farbe mit dem gerufenen Rang ist die **gerufene Karte**.',
  'calls.partner':
    'Wer sie hat, ist für dieses Spiel der Partner des Rufers und sagt nichts. Die anderen spielen gegen diese beiden, auch wenn sie nicht wissen, wer es ist.',
  'calls.alone': 'Hat der Rufer die gerufene Karte selbst, spielt er allein gegen vier und weiß es als Einziger.',
  'calls.none':
    'Passen alle fünf, wird nichts geschrieben, und der Nächste gibt. Haben vier ohne ein Gebot gepasst, darf der Fünfte noch reizen oder passen.',
  'play.lead':
    'Wer das Reizen gewonnen hat, spielt zum ersten Stich aus, gleich wer gegeben hat. Wer einen Stich gewinnt, spielt zum nächsten aus.',
  'play.free': '**Jede Karte darf jederzeit gespielt werden.** Du musst nie bedienen, nie stechen und nie eine Karte schlagen.',
  'case.free':
    'Münzen wurden ausgespielt und gestochen. Du darfst überstechen, mit der Drei bedienen oder die wertlose Zwei abwerfen: was deiner Partei nützt.',
  'play.wins': 'Der höchste Trumpf gewinnt den Stich; liegt keiner darin, die höchste Karte der ausgespielten Farbe.',
  'case.led': 'Schwerter wurden ausgespielt. Ass und Drei der Stäbe zählen viel, gewinnen aber nichts: Der König holt 31 Punkte.',
  'case.trumped': 'Zwei Trümpfe liegen im Stich, und der höhere gewinnt. Das Ass der Münzen ist verloren.',
  'play.secret':
    'Bis die gerufene Karte fällt, verrät nichts am Tisch, wer sie hat: keine Meldung, kein Zeichen, kein Punktestand. Ist sie gespielt, oder am Ende des Spiels, werden die Parteien gezeigt.',
  'score.need':
    'Die Partei des Rufers braucht so viele Punkte, wie gereizt wurden; für einen Rang sind es 61. Worum es geht, wächst mit dem Gebot:',
  stakes: 'Was jeder schreibt',
  'stakes.col.side': 'Rufer und Partner, je',
  'stakes.col.alone': 'Rufer allein',
  'stakes.col.others': 'jeder andere',
  'stakes.row.r61to70': 'Ein Rang oder 61 bis 70',
  'stakes.row.r71to80': '71 bis 80',
  'stakes.row.r81to90': '81 bis 90',
  'stakes.row.r91to100': '91 bis 100',
  'stakes.row.r101to120': '101 bis 120',
  'score.signs':
    'Das obere Vorzeichen gilt, wenn die Partei des Rufers ihre Punkte gemacht hat, sonst das untere. Was darüber hinausgeht, bringt nichts.',
  'case.made': 'Ein Bube wurde gerufen, und Rufer und Partner haben zusammen {reached}: geschafft.',
  'case.lost': 'Gereizt waren {bid}, und die beiden haben {reached}: eins zu wenig.',
  'case.alone': 'Der Rufer hatte die gerufene Karte selbst und holte {reached} allein gegen vier.',
  'option.partnerShare':
    'Hier schreibt der Partner so viel wie der Rufer. Manche geben dem Partner die Hälfte davon; dann ergeben die fünf Ergebnisse eines Spiels zusammen null.',
  'case.half': 'Dasselbe Spiel mit der Hälfte für den Partner: 2 + 1 gegen dreimal 1.',
  'match.deals':
    'Eine Partie hat zehn Spiele; für jeden wird einzeln angeschrieben, und der Höchste gewinnt. Bei Gleichstand teilt man sich den Sieg.',
  'option.deals': 'Es können auch 5 oder 20 Spiele sein. Ist ein Ziel gesetzt, spielt ihre Zahl keine Rolle.',
  'option.target': 'Statt nach einer Zahl von Spielen kann die Partie auch enden, sobald ein Spieler 11 Punkte hat.',
  'term.briscola': '**Briscola**: Trumpf, die Farbe und die einzelne Karte.',
  'term.socio': '**Socio**: der heimliche Partner.',
  'term.carico': '**Carico**: ein Ass oder eine Drei.',
  'term.liscio': '**Liscio**: eine Karte ohne Punkte.',
  'term.chiamata': '**Chiamata**: der Ruf.',
  source:
    'Das italienische Spiel zu fünft. In einigen Punkten sind die Quellen uneins; auf dieser Seite ist der erste Ruf mit Punkten mindestens 62, ein Spiel, in dem alle passen, bringt nichts, und eine Partie hat zehn Spiele.',
} satisfies PageTranslation<typeof english>;
