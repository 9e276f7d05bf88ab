import type { PageTranslation } from '../../page.ts';
import { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in German. */
export const text = {
  ...english,
  'idea.1': 'Drei bis sieben Spieler, jeder für sich; die Zehn, die **Manille**, ist in jeder Farbe die höchste Karte.',
  'idea.2': 'Einige Karten liegen als Talon auf dem Tisch, ein Teil davon offen. Du reizt, wie viele Punkte du holen wirst.',
  'idea.3': 'Wer am höchsten reizt, legt Karten ab, nimmt ebenso viele aus dem Talon und macht Trumpf.',
  'idea.4': 'Im Spiel sind alle anderen deine Gegner: Ihre Karten musst du schlagen, wann immer du kannst.',
  'idea.5':
    'Der Reizer, also wer das Reizen gewonnen hat, gewinnt sein Gebot oder verliert es; die anderen schreiben nichts. Nach zehn Spielen gewinnt die höchste Summe.',
  aim: 'Reize so hoch, wie deine Hand und der Talon es erlauben, und hole mindestens so viele Punkte in Stichen.',
  'cards.order':
    'Gespielt wird mit 32 Karten, Sieben bis Ass. Die Reihenfolge ist in allen Farben gleich, auch in Trumpf: Die Zehn ist die höchste Karte, noch über dem Ass, und Neun, Acht und Sieben zählen nichts.',
  'cards.sum':
    'Jede Farbe hat 15 Punkte, das ganze Blatt 60. Nicht alle müssen im Spiel sein: Manche können im Talon oder bei den abgelegten Karten liegen.',
  'deal.seats': 'Jeder spielt für sich. Gespielt und gegeben wird im Uhrzeigersinn; links vom Geber sitzt **Vorhand**.',
  'deal.cards':
    'Die Karten werden einzeln gegeben. Was übrig bleibt, ist der **Talon**: Einige seiner Karten liegen offen, die anderen verdeckt.',
  widow: 'Karten nach der Zahl der Spieler',
  'widow.col.each': 'für jeden',
  'widow.col.open': 'Talon, offen',
  'widow.col.covered': 'Talon, verdeckt',
  'widow.row.p3': 'Drei Spieler',
  'widow.row.p4': 'Vier Spieler',
  'widow.row.p5': 'Fünf Spieler',
  'widow.row.p6': 'Sechs Spieler',
  'widow.row.p7': 'Sieben Spieler',
  'calls.bid':
    'Von Vorhand an reizt jeder eine Punktzahl von 1 bis 60, höher als die vorige, oder passt. Wer passt, ist endgültig aus dem Reizen. Ein Gebot von 60 beendet es.',
  'case.bids': 'Jedes Gebot muss über dem letzten liegen; um wie viel, ist deine Sache.',
  'calls.pass': 'Passen alle, schreibt niemand, und der Nächste gibt. Haben alle anderen gepasst, darf der Letzte noch reizen.',
  'calls.away': 'Zuerst legt der Reizer verdeckt Karten ab: gar keine oder so viele, wie er will, höchstens so viele, wie der Talon hat.',
  'calls.draw':
    'Dann nimmt er genau ebenso viele aus dem Talon, offene oder verdeckte nach Wahl. Eine verdeckte sieht er erst, wenn er sie genommen hat. Die abgelegten Karten bleiben geheim; welche offenen er genommen hat, sehen alle.',
  'option.discards':
    'Abgelegte Karten und der Rest des Talons zählen für niemanden; oder sie zählen für den Reizer, der ihre Punkte zu denen seiner Stiche rechnet.',
  'calls.trumps': 'Zuletzt nennt der Reizer eine Trumpffarbe oder **ohne Trumpf**. Was das Spiel zählt, ändert sich dadurch nicht.',
  'play.lead':
    'Vorhand spielt zum ersten Stich aus; nach einem Gebot von 60 aber der Reizer. Wer einen Stich gewinnt, spielt zum nächsten aus. Jede Karte darf ausgespielt werden.',
  'play.alone': 'Niemand hat einen Partner. Wer im Stich vorn liegt, ist dein Gegner, ob Reizer oder nicht.',
  'play.follow': 'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen.',
  'play.beat':
    'Beim Bedienen musst du die Karte schlagen, die vorn liegt, wenn sie von der ausgespielten Farbe ist und du eine höhere hast. Jede höhere ist recht; hast du keine, spielst du eine beliebige Karte der Farbe.',
  'case.beat': 'Der König liegt vorn, und die Zehn schlägt ihn, also musst du die Zehn spielen.',
  'play.trumped':
    'Ist eine Farbe außer Trumpf ausgespielt und schon gestochen, bedienst du mit einer beliebigen Karte: Keine davon kann gewinnen.',
  'case.trumpedFollow': 'Herz ist schon gestochen. Du musst bedienen, darfst aber die Zehn behalten.',
  'play.trump':
    'Hast du die ausgespielte Farbe nicht und liegt sie vorn, musst du stechen. Hast du keinen Trumpf, darfst du jede Karte spielen.',
  'case.mustTrump': 'Kein Herz: Du musst stechen. Läge ein Partner vorn, dürftest du alles spielen; hier hast du keinen.',
  'play.overtrump': 'Hast du die ausgespielte Farbe nicht und ist der Stich schon gestochen, musst du überstechen, wenn du kannst.',
  'case.over': 'Die Trumpfacht liegt vorn. Der Bube ist höher, also musst du ihn spielen.',
  'play.under':
    'Sind alle deine Trümpfe zu niedrig, darfst du jede Karte spielen **außer Trumpf**. Nur wenn du nichts als solche Trümpfe hast, spielst du einen davon.',
  'case.under': 'Die Trumpfneun kannst du nicht schlagen; beide niedrigeren Trümpfe sind gesperrt.',
  'option.underTrump':
    'Nach der anderen Lesart der Regeln darf, wer nicht überstechen kann, jede Karte spielen, auch einen niedrigeren Trumpf.',
  'case.free': 'Ist Unterstechen erlaubt, kann jeder der beiden kleinen Trümpfe unter die Neun, und das Kreuz-Ass bleibt auf der Hand.',
  'play.noTrump': 'Wird ohne Trumpf gespielt, darf jede Karte spielen, wer die ausgespielte Farbe nicht hat.',
  'option.defenders':
    'Manche lassen die Gegner des Reizers als Partner spielen: Liegt ein anderer von ihnen vorn, musst du weder schlagen noch stechen und darfst jede Karte der ausgespielten Farbe spielen, oder jede überhaupt, wenn du sie nicht hast.',
  'case.partners': 'Ein anderer Gegner des Reizers liegt mit dem Ass vorn. Als Partner musst du nicht stechen.',
  'score.bid':
    'Hat der Reizer in seinen Stichen mindestens so viele Punkte, wie er gereizt hat, schreibt er das **Gebot**, nicht die geholten Punkte. Sonst verliert er das Gebot. Die anderen schreiben in keinem Fall etwas.',
  'case.made':
    'Gereizt {bid}, geholt 31: Der Reizer schreibt, was er gereizt hat, nicht mehr. Die übrigen Punkte lagen im Talon und bei den abgelegten Karten.',
  'case.failed': 'Gereizt {bid}, geholt 24: einer zu wenig, und das Gebot ist verloren.',
  'match.deals':
    'Eine Partie hat zehn Spiele. Für jeden wird einzeln angeschrieben, und der Stand kann unter null fallen; der Höchste gewinnt, bei Gleichstand teilt man sich den Sieg.',
  'option.deals': 'Eine Partie kann auch 20 Spiele haben.',
  'term.manille': '**Manille**: die Zehn, die höchste Karte einer Farbe. Das Ass darunter ist der **Manillon**.',
  'term.widow': '**Talon**: die Karten, die nach dem Geben übrig bleiben.',
  'term.bidder': '**Reizer**: wer das Reizen gewonnen hat.',
  source:
    'Die Form des französischen Spiels für drei bis sieben. Diese Seite hält es so: Alle dürfen passen, der Letzte darf dann noch reizen, ein Gebot von 60 beendet das Reizen, und Karten, die in niemandes Stichen liegen, zählen für niemanden.',
} satisfies PageTranslation<typeof english>;
