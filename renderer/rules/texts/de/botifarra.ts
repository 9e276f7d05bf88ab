import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, zwölf spanische Karten für jeden; gespielt und gegeben wird gegen den Uhrzeigersinn.',
  'idea.2': 'Der Geber macht Trumpf, **sagt Botifarra** (ohne Trumpf, zählt doppelt) oder überlässt die Wahl seinem Partner.',
  'idea.3':
    'Die Spielregeln sind streng: Schlage einen Gegner, wenn du kannst, sonst gib deine niedrigste Karte; deinem Partner gib Punkte.',
  'idea.4': 'Karten und Stiche bringen zusammen 72 Punkte. Die Partei mit mehr als 36 schreibt den Überschuss.',
  'idea.5': 'Die Parteien können einander bis zu dreimal verdoppeln. Wer zuerst 101 hat, gewinnt.',
  aim: 'Hole mehr als 36 der 72 Punkte eines Spiels. Weil die Regeln fast jede Karte vorschreiben, verrät jede gespielte den anderen, was du hast, und gute Spieler wissen das zu lesen.',
  'cards.order':
    'Das Blatt hat 48 spanische Karten, von der Zwei bis zur Neun, dazu Bube (Sota), Reiter, König und Ass. Die **Neun** ist in jeder Farbe die höchste Karte, auch in Trumpf. Neun, Ass, König, Reiter und Bube sind die **Zählkarten**; die übrigen sind leer und zählen nichts.',
  'cards.sum': 'Jede Farbe hat 15 Punkte, und jeder der zwölf Stiche bringt noch 1 Punkt: 60 + 12 = 72.',
  'case.worth': 'Die Neun gewinnt den Stich; er zählt 3 + 5 + 0 + 4, und 1 für den Stich selbst.',
  'deal.seats':
    'Partner sitzen einander gegenüber. Um die Plätze kann man ziehen: Die höchste Karte gibt zuerst, und der höhere der Gegner sitzt rechts vom Geber. Gespielt wird gegen den Uhrzeigersinn; rechts vom Geber sitzt **Vorhand**.',
  'deal.packets': 'Zwölf Karten für jeden, immer vier auf einmal.',
  'calls.trumps': 'Der Geber nimmt auf und kann dann:',
  'calls.suit': 'eine **Trumpffarbe** ansagen;',
  'calls.botifarra': '**Botifarra ansagen**: ohne Trumpf, und das Spiel zählt doppelt;',
  'calls.delegate': '**delegieren**: Dann muss der Partner eine Farbe oder Botifarra nennen und kann nicht zurückgeben.',
  'calls.double': 'Danach kann das Spiel verdoppelt werden, jede Stufe erst nach der vorigen:',
  'calls.contrar': '**{call:contrar}**, von den Gegnern des Gebers: ×2.',
  'calls.recontrar': '**{call:recontrar}**, von der Partei des Gebers: zusammen ×4.',
  'calls.vicens': '**{call:santvicens}**, wieder von den Gegnern: zusammen ×8.',
  'calls.order':
    'Zuerst wird gefragt, wer links von dem sitzt, der zuletzt gesprochen hat, also in der Spielfolge unmittelbar vor ihm; dann dessen Partner. Hat ein Partner gesprochen, wird der andere nicht mehr gefragt.',
  'calls.total': 'Die Verdopplung durch Botifarra kommt hinzu: Mit allen Ansagen zählt eine Botifarra ×16.',
  'option.multipliers':
    'Manche zählen Contrar, Recontrar und Sant Vicenç als ×2, ×3 und ×4 statt ×2, ×4 und ×8. Botifarra verdoppelt auch das.',
  'play.lead':
    'Vorhand, rechts vom Geber, spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen. Aber nicht immer darfst du wählen, welche:',
  'play.beat':
    'Liegt ein Gegner mit einer Karte der ausgespielten Farbe vorn und kannst du sie schlagen, so musst du es. Jede Karte, die sie schlägt, ist recht.',
  'case.oneBeats': 'Ein Gegner hat den König ausgespielt. Von deinen Kelchen schlägt ihn nur das Ass, also musst du das Ass spielen.',
  'case.anyBeats': 'Neun und Ass schlagen beide den König: Wähle eine davon. Die Zwei ist nicht erlaubt.',
  'play.lowest':
    'Kannst du die Karte eines Gegners, der vorn liegt, nicht schlagen, musst du deine **niedrigste** Karte der Farbe spielen. Ebenso, wenn ein Gegner die Farbe gestochen hat: Dann kann keine Karte dieser Farbe gewinnen.',
  'case.lowest':
    'Nichts schlägt den König. Die Fünf ist dein niedrigster Kelch, also musst du sie spielen; den Buben, eine Zählkarte, darfst du nicht hergeben.',
  'case.trumpedLowest':
    'Kelche wurden ausgespielt und von einem Gegner gestochen. Du hast noch Kelche, also musst du den niedrigsten spielen; die Neun bleibt sicher auf deiner Hand.',
  'option.trumpedSuit':
    'Manche Beschreibungen verlangen die niedrigste Karte nur, wenn die Karte vorn von der ausgespielten Farbe ist. Unter dem Trumpf eines Gegners darfst du dann jede Karte der Farbe spielen.',
  'play.give':
    'Liegt dein **Partner** vorn, musst du eine Zählkarte der Farbe spielen oder deine niedrigste Karte davon. Etwas dazwischen ist nicht erlaubt: Es gäbe deinem Partner keine Punkte und würde auch keine sparen.',
  'case.give':
    'Dein Partner liegt mit der Neun vorn. König und Bube sind Zählkarten, die Vier ist deine niedrigste; die Sechs ist keins von beidem.',
  'option.mustGive':
    'Manche lassen dich frei spielen, wenn dein Partner vorn liegt: jede Karte der Farbe, oder jede überhaupt, wenn du die Farbe nicht hast.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner vorn, musst du einen Trumpf spielen, der seine Karte schlägt, wenn du einen hast; jeder solche ist recht. Liegt schon ein Trumpf vorn, heißt das: einen höheren.',
  'case.trump': 'Keine Kelche, und ein Gegner liegt mit dem König vorn: Du musst die Drei der Münzen spielen, einen Trumpf.',
  'case.over': 'Ein Gegner hat mit der Sechs gestochen. Sieben und König schlagen sie, und du darfst wählen; die Fünf ist zu niedrig.',
  'play.lows':
    'Hast du die ausgespielte Farbe nicht und nichts, was die Karte eines Gegners schlägt, darfst du aus jeder Farbe spielen, aber nur die **niedrigste Karte dieser Farbe**. Zu niedrige Trümpfe sind keine Ausnahme: Der niedrigste davon ist erlaubt, aber nicht Pflicht.',
  'case.lows':
    'Du spielst als Letzter, ohne Kelche und ohne Trumpf. Von den Schwertern die Fünf, von den Stäben die Sieben: Deine Neun der Schwerter bleibt.',
  'case.losing': 'Keiner der Trümpfe schlägt die Sechs der Münzen. Du darfst den niedrigsten Trumpf oder das niedrigste Schwert abwerfen.',
  'option.losingTrump': 'Viele verlangen den niedrigsten Trumpf, wenn alle deine Trümpfe zu niedrig sind.',
  'play.second':
    'Eine Ausnahme: Spielst du **als Zweiter** zu einem Stich und hast weder die ausgespielte Farbe noch Trumpf, darfst du jede Karte spielen, denn dein Partner kommt noch.',
  'case.second':
    'Als Zweiter, ohne Kelche und ohne Trumpf: Du darfst sogar die Neun der Schwerter geben, in der Hoffnung, dass dein Partner gewinnt.',
  'play.mate':
    'Hast du die ausgespielte Farbe nicht und liegt dein **Partner** vorn, spielst du eine beliebige Zählkarte oder die niedrigste Karte einer beliebigen Farbe. Trumpf ist hier eine Farbe wie jede andere.',
  'case.mate':
    'Dein Partner hat gestochen und liegt vorn. Der König der Münzen und das Ass der Stäbe sind Zählkarten; die Zwei der Münzen und die Sechs der Schwerter sind die niedrigsten ihrer Farbe. Die Fünf der Münzen und die Acht der Schwerter sind nicht erlaubt.',
  'option.partnerTrumps':
    'Dem Wortlaut mancher Beschreibungen nach darfst du deinen Partner mit jedem höheren Trumpf überstechen, und die Zählkarten müssen von einer anderen Farbe sein. Einen niedrigeren Trumpf darfst du dann nur spielen, wenn es dein niedrigster ist.',
  'case.mateOver':
    'Die Drei der Münzen deines Partners liegt vorn. Die Fünf der Münzen schlägt sie und ist also auch erlaubt; nur die Acht der Schwerter ist weder Zählkarte noch niedrigste Karte.',
  'play.noTrump':
    'In einer Botifarra gibt es keinen Trumpf, also gelten die Trumpfregeln nicht. Wer als Zweiter die ausgespielte Farbe nicht hat, darf dann alles spielen.',
  'score.excess': 'Die Partei mit mehr als 36 Punkten schreibt, was über 36 liegt, und das mal allem, was angesagt war.',
  'score.tie': 'Haben beide 36 Punkte, schreibt niemand, und der Nächste gibt.',
  'case.doubled': '50 Punkte in einer Botifarra, mit Contrar und Recontrar: 14 über 36, mal 2, mal 4.',
  'match.target': 'Wer zuerst 101 Punkte hat, gewinnt.',
  'option.signals':
    'Haben Partner das verabredet, **zeigt** eine ausgespielte Neun, die kein Trumpf ist, auch **das Ass** ihrer Farbe: Der Partner kann den Stich füttern und auf die Farbe zurückkommen. Nur das erste Mal in einer Farbe zählt, und nur solange das Ass noch nicht gefallen ist. Beide Parteien kennen die Verabredung, und niemand muss sich daran halten. Bots spielen so aus, wo es sie nichts kostet, was sie erkennen können, und lesen auch deine Ausspiele so; ein Tipp sagt, was die Karte deines Partners gezeigt hat.',
  'option.session':
    'Statt eines Satzes lassen sich drei spielen, jeder mit einem anderen Partner, so dass jeder mit jedem einmal zusammenspielt. Jeder Satz beginnt bei null; für jeden Spieler werden die drei zusammengezählt, und die höchste Summe gewinnt.',
  'term.botifarra': '**{call:trump:NT}**: ein Spiel ohne Trumpf. So heißt auch eine katalanische Wurst.',
  'term.basa': '**Basa**: ein Stich. **Trumfo**: Trumpf. **Assistir**: Farbe bedienen.',
  'term.blanca': '**Blanca**: eine Karte ohne Punkte. **Manilla**: die Neun.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: die drei Verdopplungen.',
  source:
    'Das Spiel Kataloniens. Wo die Regelbücher uneins sind oder schweigen, entscheidet diese Seite, und Hausregeln können es ändern: Unter dem Trumpf eines Gegners musst du deine niedrigste Karte der ausgespielten Farbe geben; Trümpfe, die zu niedrig sind, werden wie jede andere Farbe gespielt; und liegt der Partner vorn, ist Trumpf eine Farbe wie die anderen.',
  'source.signals':
    'Das Ass durch die ausgespielte Neun zu zeigen ist ein Rat von Spielern, von der Seite über das Ausspiel auf butinet.org, und keine Regel.',
} satisfies PageTranslation<typeof english>;
