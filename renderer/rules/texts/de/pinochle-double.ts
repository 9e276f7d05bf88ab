import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in German. */
export const text = {
  ...english,
  'idea.1':
    'Vier Spieler, zwei gegen zwei, zwanzig Karten für jeden aus einem Blatt von 80: jedes Ass, jede Zehn, jeder König, jede Dame und jeder Bube ist viermal da.',
  'idea.2': 'Du reizt, wie viele Punkte deine Partei machen wird, Meldungen und Stiche zusammen. Wer am höchsten reizt, macht Trumpf.',
  'idea.3': 'Alle legen ihre Meldungen aus – Familien, Paare, vier Gleiche, Pinochle – und nehmen sie wieder auf.',
  'idea.4': 'Im Spiel musst du Farbe bedienen, höher gehen, wann immer du kannst, und stechen, wenn du nicht bedienen kannst.',
  'idea.5':
    'Erreichst du dein Gebot, schreibst du alles, was du gemacht hast; verfehlst du es, verlierst du das Gebot. Die Partei, die zuerst 500 hat, gewinnt.',
  aim: 'Reize so viel, wie Meldungen und Stiche bringen werden, und nicht mehr. In den Stichen stecken 50 Punkte; wie hoch man gehen kann, entscheiden die Meldungen.',
  'cards.pack':
    'Das Blatt hat 80 Karten: Ass, Zehn, König, Dame und Bube in vier Farben, jede Karte viermal. Die Zehn steht zwischen Ass und König. Asse, Zehnen und Könige sind die **Zähler**.',
  'cards.sum':
    'Der letzte Stich bringt 2 Punkte. Zusammen sind es 48 Zähler und diese 2: 50 Punkte. Von zwei gleichen Karten in einem Stich ist die **zuerst** gespielte die höhere.',
  'case.equal': 'Zwei Herz-Asse: Das erste gewinnt. Die Zehn und beide Asse sind Zähler, der Stich zählt also 3.',
  'deal.seats': 'Partner sitzen einander gegenüber, gespielt wird im Uhrzeigersinn. Links vom Geber sitzt **Vorhand**.',
  'deal.packets': 'Zwanzig Karten für jeden, immer fünf auf einmal. Einen Talon gibt es nicht.',
  'calls.bid':
    'Von Vorhand an reizt jeder höher oder passt. Wer passt, ist aus dem Reizen. Das niedrigste Gebot ist 50, das höchste 500; bis 60 darfst du um eins oder mehr steigern, von 60 an nur in Schritten von 5. Das Reizen endet, wenn nur einer übrig ist.',
  'case.steps': 'Ein Gebot muss über dem letzten liegen: Ein zweites Mal 50 ist nicht erlaubt. Nach 60 kommt 65, nicht 61.',
  'calls.stuck': 'Passen die ersten drei, bleibt der Geber auf dem Gebot von 50 **sitzen**, ohne ein Wort gesagt zu haben.',
  'calls.signal':
    'Ein Gebot in den Fünfzigern, das Werte **überspringt**, sagt dem Partner: „Ich habe Meldungen; mach du Trumpf.“ Jeder übersprungene Wert steht für zehn Punkte in Meldungen. Das Programm zeigt, was jedes Gebot bedeutet, und die Computerspieler reizen und lesen es ebenso.',
  'case.signal':
    'Ein erstes Gebot von 54 überspringt 50 bis 53: 40 Punkte in Meldungen. 57 nach 54 überspringt zwei Werte: 20. Von 60 an bedeutet ein Gebot nichts weiter.',
  'calls.trumps': 'Wer das Reizen gewinnt, der **Spielmacher**, macht eine Farbe zum Trumpf, in der er ein Paar hat, König und Dame.',
  'calls.noMarriage':
    'Ein Spielmacher ganz ohne Paar kann nicht Trumpf machen: Das Spiel wird nicht gespielt, seine Partei verliert das Gebot, und die anderen schreiben nichts.',
  'meld.what':
    'Ist Trumpf gemacht, werden die Meldungen aller vier Hände gezählt. Mehrere gleiche in einer Hand zählen mehr als dieselben einzeln:',
  melds: 'Die Meldungen und was sie zählen',
  'melds.col.one': 'eine',
  'melds.col.two': 'zwei',
  'melds.col.three': 'drei',
  'melds.col.four': 'vier',
  'melds.row.run': 'Familie: Ass bis Bube in Trumpf',
  'melds.row.royalMarriage': 'Trumpfpaar: König und Dame',
  'melds.row.marriage': 'Paar in anderer Farbe',
  'melds.row.aces': 'Asse, eins jeder Farbe',
  'melds.row.kings': 'Könige, einer jeder Farbe',
  'melds.row.queens': 'Damen, eine jeder Farbe',
  'melds.row.jacks': 'Buben, einer jeder Farbe',
  'melds.row.pinochle': 'Pinochle: Pik-Dame und Karo-Bube',
  'meld.once':
    'Eine Karte darf in Meldungen verschiedener Art vorkommen, etwa in einem Paar, in vier Damen und in einem Pinochle; in derselben Art aber nur einmal. König und Dame einer Familie zählen nicht auch noch als Paar. Jede Art wird so gezählt, wie sie am meisten bringt: Zwei Familien und ein drittes Mal König und Dame von Trumpf sind 150 + 4.',
  'case.runMarriage': 'Eine Familie, 15, und das zweite Mal König und Dame von Trumpf als Paar, 4.',
  'case.pinochles': 'Zwei Pinochle auf einmal: 30, nicht zweimal 4.',
  'case.aces': 'Ein Ass jeder Farbe zählt 10. Weitere Asse zählen nichts, bis der zweite Satz von vieren vollständig ist.',
  'meld.least':
    'Hat eine Partei weniger als 20 Punkte in Meldungen, schreibt sie davon nichts. Hat die **Partei des Spielmachers** weniger als 20, wird das Spiel nicht gespielt: Sie verliert das Gebot, und die Gegner schreiben ihre Meldungen, wenn es 20 oder mehr sind.',
  'option.minMeld': 'Wie viel eine Partei in Meldungen haben muss, um sie zu schreiben: 20, oder 15, oder 0, dann zählt jede Meldung.',
  'meld.laid':
    'Hat eine Partei genug, werden ihre Meldungen offen ausgelegt und nach dem ersten Stich wieder aufgenommen. Eine Partei mit zu wenig zeigt nichts.',
  'option.concede':
    'Vor dem ersten Ausspiel darf der Spielmacher aufgeben: Das Gebot ist verloren, die Gegner schreiben ihre Meldungen, wenn sie reichen, und Stichpunkte gibt es nicht. Ist das abgeschaltet, wird jedes Spiel zu Ende gespielt.',
  'play.lead': 'Der Spielmacher spielt zum ersten Stich aus, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Die Karte, die vorn liegt, musst du **schlagen**, wenn du kannst, beim Bedienen also mit einer höheren Karte der Farbe. Wer vorn liegt, macht keinen Unterschied; auch deinen Partner musst du schlagen. Kannst du es nicht, ist jede Karte der Farbe recht.',
  'case.beat': 'Der König liegt vorn, und die Zehn schlägt ihn: Du musst die Zehn spielen.',
  'case.equalHand':
    'Ein Ass liegt schon da, und von gleichen Karten gewinnt die erste: Nichts schlägt es. Du darfst jede deiner Herzkarten spielen.',
  'case.mate': 'Der König ist von deinem Partner, und du hast Ass und Zehn: Eins davon musst du darauflegen.',
  'play.trumped':
    'Ist eine Farbe außer Trumpf ausgespielt und schon gestochen, kann keine Karte dieser Farbe mehr gewinnen. Du bedienst mit einer beliebigen.',
  'case.trumped': 'Der Trumpfbube liegt vorn. Du hast Herz und musst bedienen, womit du willst.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht, musst du **Trumpf** spielen: einen, der höher ist als der höchste im Stich, wenn du einen hast; sonst einen beliebigen.',
  'case.over':
    'Kein Herz. Die Trumpfdame schlägt den Buben, der vorn liegt; ein zweiter Bube täte es nicht, denn von gleichen Karten ist die erste die höhere.',
  'case.under': 'Das Trumpf-Ass kannst du nicht schlagen, aber Trumpf spielen musst du trotzdem.',
  'play.any': 'Jede Karte darfst du nur spielen, wenn du weder die ausgespielte Farbe noch Trumpf hast.',
  'score.sum': 'Jede Partei zählt die Meldungen, die sie schreiben darf, und die Punkte ihrer Stiche zusammen.',
  'score.made':
    'Ist die Summe der Spielmacherpartei mindestens so hoch wie das Gebot, schreibt sie die Summe; sonst verliert sie das Gebot: Sie ist **set**. Die Gegner schreiben in jedem Fall ihre eigene Summe. Der Stand kann unter null fallen.',
  'case.made':
    'Ein Gebot von {bid}: 25 in Meldungen und 35 in Stichen sind gerade genug. Die Gegner haben zu wenig Meldungen und schreiben nur ihre Stiche.',
  'case.set': 'Ein Gebot von {bid}, und 24 + 35 sind nur 59: Die Spielmacher verlieren {bid}. Die anderen schreiben 22 + 15.',
  'score.save':
    'Um ihre Meldungen zu behalten, muss eine Partei in ihren Stichen mindestens einen Zähler haben, also ein Ass, eine Zehn oder einen König. Hat sie keinen, verliert sie ihre Meldungen, behält aber die 2 Punkte für den letzten Stich.',
  'case.lost':
    'Die Gegner haben den letzten Stich gewonnen und keinen einzigen Zähler: Ihre Meldungen von 30 sind verloren, die 2 bleiben.',
  'option.saveMeld':
    'Manche verlangen mehr: Eine Partei mit weniger als 20 Punkten in Stichen, die 2 des letzten Stichs mitgezählt, verliert ihre Meldungen.',
  'match.target':
    'Die Partei, die zuerst 500 Punkte hat, gewinnt. Erreichen beide sie im selben Spiel, gewinnt die Partei des Spielmachers.',
  'option.target': 'Eine Partie kann auch bis 250 oder bis 1000 gehen.',
  'term.pinochle': '**Pinochle**: Pik-Dame und Karo-Bube zusammen; auf Deutsch auch Binokel.',
  'term.marriage': '**Paar** (marriage): König und Dame einer Farbe; in Trumpf ein Trumpfpaar.',
  'term.around': '**Around**: von einem Rang je eine Karte jeder Farbe; „aces around“ sind vier Asse.',
  'term.set': '**Set**: Das Gebot ist nicht geschafft.',
  'term.counter': '**Zähler** (counter): eine Karte, die einen Punkt zählt: Ass, Zehn oder König.',
  source:
    'Das amerikanische Spiel zu viert, zwei gegen zwei, mit doppeltem Blatt. Die Meldungen zählen wie üblich; ein Spielmacher ohne Paar verliert das Gebot, während die anderen nichts schreiben; und jede Art von Meldung wird so gezählt, wie sie am meisten bringt.',
} satisfies PageTranslation<typeof english>;
