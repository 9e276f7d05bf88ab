import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, otto carte ciascuno; i compagni siedono di fronte.',
  'idea.2': 'Una carta scoperta da un secondo mazzo indica la briscola. A turno ciascuno dice se **gioca** con quella o passa.',
  'idea.3': 'Chi gioca deve fare più della metà dei punti, altrimenti è **nat** e gli avversari segnano tutto.',
  'idea.4': 'Bisogna rispondere al seme; se non si può, bisogna tagliare, tranne quando comanda il compagno.',
  'idea.5': 'Sequenze e quattro carte uguali in una presa sono **roem**: punti in più per chi fa la presa e li chiama.',
  aim: 'In ogni mano ci si contendono i 162 punti delle carte e il roem che le accompagna. I totali corrono per un numero fisso di mani, e vince il più alto.',
  'cards.packs':
    'Si gioca con le 32 carte dal sette all’asso. Le altre 20, dal due al sei, stanno coperte nel **mazzo delle briscole**: servono solo a indicare il seme. A briscola il fante è la carta più alta e il nove, detto **nel**, la seconda; negli altri semi l’ordine è il solito, con il dieci sotto l’asso.',
  'cards.sum': 'L’ultima presa porta 10 punti in più. In tutto fanno 162: 62 a briscola, 30 in ciascun altro seme, e l’ultima presa.',
  'case.worth':
    'Si è aperto a picche, e vince il nel, una briscola. La presa contiene 11 + 10 + 14 + 2 punti; se fosse l’ultima ne porterebbe altri 10. Asso, dieci e fante non sono una sequenza: fra il fante e l’asso mancano donna e re.',
  'deal.seats':
    'I compagni siedono di fronte. Si distribuisce e si gioca in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets':
    'Ciascuno riceve otto carte, a tre, due e tre. Il mazzo delle briscole si mescola a ogni mano, e se ne scopre la prima carta.',
  'calls.turned': 'Il seme della carta scoperta è la briscola. Non se ne può scegliere un altro.',
  'calls.ask':
    'Da chi è di mano in poi, ciascuno dice **gioco** o **passo**. Il primo che gioca chiude il giro: la sua parte gioca e deve fare più della metà.',
  'calls.second':
    'Se passano tutti e quattro, si scopre la carta seguente del mazzo. Il suo seme è briscola e non si chiede più a nessuno: deve giocare la parte di chi è di mano. La seconda carta vale anche se è del seme della prima.',
  'option.redrawSameSuit':
    'Alcuni ne scoprono un’altra: se la seconda carta è del seme della prima, la si mette da parte e se ne scopre ancora una, finché esce un seme diverso.',
  'roem.what':
    'Il roem sta nelle quattro carte di una presa, chiunque le abbia giocate. Per il roem tutti i semi seguono l’ordine naturale 7 8 9 10 J Q K A, anche la briscola.',
  'roem.three': 'Tre carte di un seme in sequenza: 20.',
  'roem.four': 'Quattro carte di un seme in sequenza: 50.',
  'roem.fours': 'Quattro carte uguali: 50.',
  'roem.stuk':
    '**Stuk**, re e donna di briscola nella stessa presa: 20. È il solo che si somma a una sequenza; gli altri non si uniscono mai.',
  'case.four': 'Nove, dieci, fante e donna di cuori sono in fila: 50 di roem, qualunque sia la briscola.',
  'case.threeStuk': 'Fante, donna e re di cuori sono una sequenza di tre, e re e donna di briscola sono anche stuk: 20 + 20.',
  'case.fourKings': 'Quattro re: 50 di roem. Uno di loro è briscola, e perciò fa la presa.',
  'case.stuk': 'Re e donna di briscola senza una terza carta accanto: solo stuk, 20.',
  'roem.call':
    'Il roem di una presa è della parte che la fa, se lo **chiama** prima dell’apertura seguente (dopo l’ultima presa: prima di contare la mano). Una sola chiamata vale per tutto quello che c’è nella presa. Il roem non chiamato non conta per nessuno; si può tacere, perché il roem alza anche quello che serve a chi gioca. Il tavolo chiama per te, se non l’hai disattivato.',
  'option.fourOfAKind':
    'Quattro carte uguali possono valere 50, o 100. Nei circoli quattro fanti valgono 200 e quattro dieci, donne, re o assi 100, mentre quattro sette, otto o nove non valgono nulla e non si chiede neppure.',
  'play.lead': 'Chi è di mano apre la prima presa, chiunque giochi. Chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Bisogna rispondere: se hai carte del seme di mano, ne giochi una.',
  'play.trumpsLed':
    'Se si apre a briscola e comanda un avversario, bisogna superare con una briscola più alta se la si ha. Se non la si ha, o se comanda il compagno, va bene qualsiasi briscola; ma briscola dev’essere finché ce n’è.',
  'case.beatTrump': 'Un avversario ha aperto con il re di briscola. Il nove lo supera: ci vuole il nove, e il sette non si può.',
  'case.mateTrump':
    'Il compagno ha aperto con l’asso di briscola e comanda ancora. Va bene l’una o l’altra: il compagno non si deve superare.',
  'option.trumpLead':
    'In quasi tutti i circoli bisogna superare anche quando comanda il compagno. Altri lasciano liberi: quando si apre a briscola, va bene qualsiasi briscola.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree':
    'Comanda l’asso del compagno. Non hai cuori e sei libero: tagliare, caricare con il dieci o scartare una carta che non vale nulla.',
  'option.partnerExemption':
    'A Rotterdam il compagno non cambia nulla: senza il seme di mano bisogna tagliare, e più alto, anche quando comanda lui.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con una carta di quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Comanda l’asso di cuori di un avversario e non hai cuori: ci vuole una delle briscole, quella che vuoi.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi superarla con una più alta se ce l’hai.',
  'case.over': 'Un avversario ha tagliato con il nove. Solo il fante è più alto: ci vuole il fante.',
  'play.cannot': 'Se nessuna delle tue briscole basta, puoi giocare qualsiasi carta, anche una briscola più bassa.',
  'case.cannot':
    'Nulla di quello che hai supera il nove di briscola. Puoi buttare una delle briscole basse, o tenerle e giocare il quadri.',
  'option.underTrump':
    'Giocare una briscola sotto la più alta della presa, **tagliare basso**, in questa pagina è libero. Ad Amsterdam è vietato a chi non ha il seme di mano, di chiunque sia quella briscola più alta, a meno che non gli restino che briscole così. A Rotterdam è un obbligo: se comanda un avversario con una briscola e non puoi superarla, ce ne vuole comunque una più bassa.',
  'case.forbidden': 'Se è vietato tagliare basso, le due briscole basse restano in mano. Resta solo il quadri.',
  'score.need':
    'Somma quello che ogni parte ha fatto nelle prese, con i 10 dell’ultima, e il roem che ogni parte ha chiamato. Chi gioca deve avere **più della metà** del tutto: 82 punti senza roem, 102 su 202 con 40 di roem.',
  'score.made': 'Se li ha, ogni parte segna i propri punti e il proprio roem.',
  'score.nat':
    'Se no, chi gioca è **nat**: gli avversari segnano 162 punti e tutto il roem chiamato dagli uni e dagli altri, e chi giocava nulla.',
  'case.natClose': 'La metà non basta: con 81 su 162 chi gioca è nat. Con un punto in più ce l’avrebbe fatta.',
  'case.madeRoem': '101 punti e 20 di roem fanno 121 su 202: più della metà. Ogni parte tiene il suo.',
  'case.natRoem':
    'I 20 di roem della difesa alzano l’asticella: 91 su 182 è esattamente la metà, e dunque nat. La difesa segna 162 e i 20.',
  'score.pit':
    'La parte che fa tutte e otto le prese ha fatto **pit** e segna 100 in più, come roem, qualunque sia. Questi 100 non contano per decidere se chi gioca ha più della metà.',
  'match.deals':
    'Una partita sono 16 mani; il mazzo gira in senso orario. Vince il totale più alto di punti e roem, e un pareggio resta un pareggio.',
  'option.deals': 'Una partita può essere anche di 4 o 8 mani, per una serata più corta.',
  'option.rotatePartners':
    'Invece di una serie se ne possono giocare tre, ciascuna con un altro compagno, così che tutti abbiano giocato con tutti. Allora si conta per persona.',
  'match.sheet': 'Sul foglio punti e roem stanno separati. Il roem si segna a tratti: I per 20, V per 50, VV per i 100 del pit.',
  'term.roem': '**Roem**: «gloria», i punti in più di una presa.',
  'term.stuk': '**Stuk**: re e donna di briscola nella stessa presa.',
  'term.nel': '**Nel**: il nove di briscola. Il fante di briscola si chiama spesso **jas**.',
  'term.nat': '**Nat**: «bagnato», com’è chi gioca e non ce la fa.',
  'term.pit': '**Pit**: tutte e otto le prese a una parte.',
  source:
    'Sono le regole del gioco olandese con la carta scoperta. Quando si apre a briscola, alcuni intendono che se ne possa giocare una più bassa; qui bisogna superare se si può, e la regola della casa dice altro dove si vuole.',
} satisfies PageTranslation<typeof english>;
