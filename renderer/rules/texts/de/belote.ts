import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/belote.ts';

/** The rules of Belote, in German. */
export const text = {
  ...english,
  'idea.1': 'Vier Spieler, zwei gegen zwei, 32 Karten, acht für jeden; Reden und Zeichengeben sind verboten.',
  'idea.2':
    'Eine Karte wird aufgedeckt. Wer sie nimmt, macht ihre Farbe zum Trumpf; will sie niemand, darf eine andere Farbe angesagt werden.',
  'idea.3': 'Folgen und vier Gleiche zählen für die Partei mit den besten; König und Dame von Trumpf in einer Hand sind Belote.',
  'idea.4': 'Du musst Farbe bedienen, sonst stechen, wenn nicht dein Partner vorn liegt, und in Trumpf höher gehen.',
  'idea.5':
    'Die Partei, die genommen hat, die Spielpartei, braucht mehr Punkte als die andere, sonst ist sie **dedans**. Wer zuerst 1000 hat, gewinnt.',
  aim: 'Nimmt deine Partei, so muss sie mehr Punkte holen als die andere, Ansagen und Belote eingerechnet. Sonst gehen die Punkte an die Gegenpartei.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. In Trumpf ist der Bube die höchste Karte und die Neun die zweithöchste; in den anderen Farben gilt die übliche Reihenfolge, mit der Zehn gleich unter dem Ass.',
  'cards.sum':
    'Der letzte Stich, der **Dix de der**, bringt 10 Punkte extra. Ein Spiel kommt auf 162: 62 in Trumpf, 30 in jeder anderen Farbe, dazu der letzte Stich. Ansagen kommen noch hinzu.',
  'case.worth': 'Pik wurde ausgespielt; die Trumpfneun geht über die Acht und gewinnt 11 + 0 + 10 + 14.',
  'deal.seats':
    'Partner sitzen einander gegenüber, und alles geht gegen den Uhrzeigersinn. Rechts vom Geber sitzt **Vorhand**. Vor jedem Spiel wird gemischt.',
  'deal.five': 'Zuerst bekommt jeder fünf Karten, drei und dann zwei. Die nächste Karte wird aufgedeckt.',
  'deal.rest':
    'Hat jemand genommen, so bekommt er die aufgedeckte Karte und noch zwei dazu, die anderen bekommen drei. Alle haben die aufgedeckte Karte gesehen, und sie bleibt bekannt.',
  'calls.first':
    'In der ersten Runde darf jeder, von Vorhand bis zum Geber, **nehmen** oder passen. Wird genommen, ist die Farbe der aufgedeckten Karte Trumpf.',
  'calls.second':
    'Passen alle vier, folgt eine zweite Runde: Jeder darf in einer **anderen** Farbe nehmen oder passen. Die aufgedeckte Karte bekommt auch hier, wer nimmt.',
  'calls.passed': 'Passen wieder alle, schreibt niemand etwas, und der Nächste gibt.',
  'option.bidding':
    'Üblich ist, dass nur Farben genannt werden. Mancherorts gibt es in der zweiten Runde auch **ohne Trumpf** und **alles Trumpf**. Ohne Trumpf muss man nur Farbe bedienen, und ein Ass zählt 19. Ist jede Farbe Trumpf, gilt in jeder die Trumpfreihenfolge, und du musst die Karte schlagen, die vorn liegt, aber keine Farbe sticht eine andere; ein Bube zählt 14, eine Neun 9, ein Ass 6, eine Zehn 5, ein König 3 und eine Dame 1. Ein Spiel kommt so oder so auf 162. Ohne Trumpf gibt es keine Belote; ist alles Trumpf, bilden König und Dame jeder Farbe eine.',
  'sets.what':
    'Mehrere Karten deiner Hand können zusammen etwas zählen. Für Folgen gilt die natürliche Reihenfolge 7, 8, 9, 10, Bube, Dame, König, Ass, auch in Trumpf:',
  declarations: 'Ansagen',
  'declarations.col.worth': 'Punkte',
  'declarations.row.tierce': '**Tierce**: drei in Folge',
  'declarations.row.cinquante': '**Cinquante**: vier in Folge',
  'declarations.row.cent': '**Cent**: fünf oder mehr in Folge',
  'declarations.row.jacks': '**Carré** aus Buben',
  'declarations.row.nines': 'Carré aus Neunen',
  'declarations.row.others': 'Carré aus Assen, Zehnen, Königen oder Damen',
  'sets.once':
    'Jede Karte zählt nur in einer Ansage; deine Hand wird so geteilt, dass sie am meisten bringt. Vier Achten oder vier Sieben zählen nichts. Eine Folge wird ganz gemeldet, nicht in Teilen.',
  'sets.compare':
    'Nur eine Partei schreibt: die mit der besten Ansage. Jedes Carré schlägt jede Folge; am besten sind Buben, dann Neunen, Asse, Zehnen, Könige und Damen. Von zwei Folgen ist die längere besser, dann die mit der höheren Spitzenkarte, dann die in Trumpf. Sind sie noch immer gleich, hat der die bessere, der früher an der Reihe war.',
  'case.carreBeats': 'Jedes Carré schlägt jede Folge, auch eine in Trumpf bis zum Ass.',
  'case.higher': 'Die Folge bis zur Dame schlägt die bis zum Buben.',
  'case.trumpTie': 'Beide enden mit dem Buben; die in Trumpf ist besser.',
  'case.firstTie': 'Keine ist Trumpf: Vorhand war zuerst an der Reihe und hat die bessere.',
  'sets.all': 'Die Partei mit der besten Ansage schreibt **alle** ihre Ansagen, auch die des Partners. Die andere schreibt keine.',
  'case.several': 'Die Folge bis zum Ass schlägt die bis zum Buben, und die niedrigere zählt mit ihr.',
  'sets.shown':
    'Was du hast, meldest du mit dem Namen allein, wenn du deine erste Karte spielst. Haben alle zum ersten Stich gespielt, werden die Ansagen gezeigt, die zählen; sie liegen während des zweiten Stichs offen. Geschlagene werden nie gezeigt.',
  'option.declarations':
    'Die Ansagen werden von selbst gemeldet; oder wer welche hat, wird gefragt und darf sie melden oder schweigen, und dass einer geschwiegen hat, erfährt niemand; oder sie werden gar nicht gespielt, wie in den Turnieren des Verbands, wo nur die Belote zählt.',
  'sets.belote':
    '**Belote** und **Rebelote**: Wer König und Dame von Trumpf hat, sagt „Belote“, wenn er die erste der beiden spielt, und „Rebelote“ bei der zweiten, und schreibt 20. Am Vergleich nehmen sie nicht teil, und ihre Partei schreibt sie auf jeden Fall.',
  'play.lead':
    'Vorhand spielt zum ersten Stich aus, gleich wer genommen hat, danach immer, wer den Stich gewonnen hat. Jede Karte darf ausgespielt werden.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen. Außer in Trumpf ist es gleich, welche.',
  'play.trumpsLed':
    'Wird Trumpf ausgespielt, musst du einen spielen, der höher ist als der bisher höchste, wenn du kannst; sonst einen beliebigen. Der Trumpf deines Partners zählt dabei wie der eines Gegners.',
  'case.trumpsLed': 'Das Ass ist bisher der höchste Trumpf. Die Neun schlägt es, also musst du sie spielen.',
  'case.overPartner': 'Die Dame ist von deinem Partner, aber in Trumpf gehst du trotzdem höher.',
  'play.mate': 'Hast du die ausgespielte Farbe nicht und liegt dein Partner vorn, darfst du jede Karte spielen.',
  'case.mateFree': 'Dein Partner liegt mit dem Ass vorn: stechen oder abwerfen, ganz wie du willst.',
  'option.underPartner':
    'Hat dein Partner gestochen, darfst du ihn unterstechen. Mancherorts ist das verboten, solange du eine andere Farbe hast.',
  'case.underPartner': 'Die Trumpfzehn deines Partners liegt vorn. Nach dieser Hausregel muss die Acht warten.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt ein Gegner vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'play.overtrump': 'Liegt ein Gegner mit einem Trumpf vorn, musst du überstechen, wenn du kannst.',
  'case.over': 'Pik wurde ausgespielt und mit der Acht gestochen. Die Neun ist höher, also musst du sie spielen.',
  'play.under': 'Sind alle deine Trümpfe niedriger, musst du trotzdem einen davon spielen.',
  'case.under': 'Die Sieben schlägt die Acht nicht, aber sie ist Trumpf und muss gespielt werden.',
  'option.underTrump': 'Manche lassen dir dann die Wahl: Du darfst jede Karte spielen und einen kleinen Trumpf behalten.',
  'case.underFree': 'Nach dieser Hausregel sind alle drei Karten erlaubt.',
  'score.total': 'Jede Partei zählt ihre Stiche zusammen, ihre Ansagen, wenn sie gelten, und die Belote:',
  'score.made': 'Die Spielpartei hat mehr: Jede Partei schreibt, was sie hat.',
  'score.dedans':
    'Die Spielpartei hat weniger: Sie ist **dedans**. Die Gegenpartei schreibt alle 162 Punkte und jede Ansage, die zählt; die Spielpartei schreibt nur ihre Belote.',
  'score.litige':
    'Beide haben gleich viel: **Litige**. Die Gegenpartei schreibt, was sie hat; die Punkte der Spielpartei, außer der Belote, warten auf die Partei, die das nächste Spiel gewinnt.',
  'case.made': 'Stiche und eine Tierce: 112 gegen 70.',
  'case.dedans':
    'Mit 76 und Belote hat die Spielpartei 96, die Gegenpartei 136. Die Spielpartei behält die 20 ihrer Belote; alles andere ist verloren.',
  'case.litige': '81 für jede Partei. Die 81 der Spielpartei warten auf das nächste Spiel.',
  'case.after': 'Die Spielpartei gewinnt das Spiel nach einem Litige: Zu ihren 100 kommen {waiting} Punkte.',
  'score.capot':
    '**Capot**: Alle acht Stiche bringen 90 Punkte mehr, mit dem letzten Stich 252. Die andere Partei behält ihre Belote, und ihre Ansagen, wenn sie die besten waren.',
  'case.capot': 'Alle Stiche und eine Cinquante: 252 + 50.',
  'match.target':
    'Wer zuerst 1000 Punkte hat, gewinnt. Erreichen beide Parteien sie im selben Spiel, gewinnt die höhere Summe; sind die Summen gleich, geht es weiter. Punkte, die aus einem Litige noch warten, verfallen. Gegeben wird reihum gegen den Uhrzeigersinn.',
  'option.target': 'Eine Partie kann auch bis 500 oder bis 2000 gehen.',
  'term.taker':
    '**Der Nehmer**: wer nimmt; er und sein Partner sind die Spielpartei. **Aufgedeckte Karte**: die Karte, um die geboten wird.',
  'term.der': '**Dix de der**: die 10 Punkte des letzten Stichs.',
  'term.dedans': '**Dedans**, „drinnen“: Die Spielpartei hat weniger Punkte als die Gegenpartei.',
  'term.litige': '**Litige**, „Streitfall“: ein Spiel, in dem beide gleich viel haben.',
  'term.capot': '**Capot**: alle acht Stiche.',
  'term.pisser': '**Pisser**: unterstechen, also einen niedrigeren Trumpf spielen als den, der vorn liegt.',
  source:
    'Das französische Spiel, wie es der Verband, die Fédération Française de Belote, aufgeschrieben hat, mit Ansagen. Wo die Spieler uneins sind, entscheidet diese Seite: über den Rang der Carrés, das Teilen einer Hand in Ansagen, die Belote im Litige und die Partie bis 1000, die bei der höheren Summe gewonnen ist.',
} satisfies PageTranslation<typeof english>;
