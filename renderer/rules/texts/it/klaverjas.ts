import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, otto carte ciascuno; i compagni siedono l’uno di fronte all’altro.',
  'idea.2': 'Una carta scoperta da un secondo mazzo mostra quale seme sarebbe di briscola. A turno ciascuno dice **gioco** o **passo**.',
  'idea.3': 'La parte che gioca deve fare più della metà dei punti, altrimenti va **nat** e gli avversari segnano tutto.',
  'idea.4': 'Bisogna rispondere al seme; se non si può, bisogna tagliare, tranne quando comanda il compagno.',
  'idea.5': 'Le sequenze e quattro carte uguali in una presa sono **roem**: punti in più per la parte che fa la presa e li dichiara.',
  aim: 'Ogni mano vale 162 punti di carte, più il roem. Dopo un numero fisso di mani vince il totale più alto.',
  'cards.packs':
    'Si gioca con le 32 carte dal sette all’asso. Le altre 20, dal due al sei, formano, coperte, il **mazzo di briscola**: servono solo a indicare il seme. A briscola il fante è la carta più alta e il nove, detto **nel**, la seconda; negli altri semi l’ordine è il solito, con il dieci sotto l’asso.',
  'cards.sum': 'L’ultima presa vale 10 punti in più. In tutto sono 162: 62 a briscola, 30 in ciascuno degli altri semi, e l’ultima presa.',
  'case.worth':
    'Si è aperto a picche, e vince il nel, una briscola. La presa contiene 11 + 10 + 14 + 2 punti; se fosse l’ultima ne varrebbe altri 10. Asso, dieci e fante non sono una sequenza, perché fra il fante e l’asso mancano la donna e il re.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro. Si danno le carte e si gioca in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets':
    'Ciascuno riceve otto carte, a tre, due e tre. Il mazzo di briscola si mescola a ogni mano, e se ne scopre la prima carta.',
  'calls.turned': 'Il seme della carta scoperta è la briscola. Non se ne può scegliere un altro.',
  'calls.ask':
    'Cominciando da chi è di mano, ciascuno dice **gioco** o **passo**. Il primo che gioca chiude il giro: la sua parte è quella che gioca e deve fare più della metà.',
  'calls.second':
    'Se passano tutti e quattro, si scopre la carta successiva del mazzo. Il suo seme è briscola e non si chiede più a nessuno: deve giocare la parte di chi è di mano. La seconda carta vale anche se è dello stesso seme della prima.',
  'option.redrawSameSuit':
    'Alcuni continuano a scoprire: se la seconda carta è dello stesso seme della prima, la si mette da parte e se ne scopre un’altra, finché non esce un seme diverso.',
  'option.trumps':
    'Altrove non si scopre nessuna carta. A Utrecht chi è di mano sceglie la briscola e deve giocare. A Leida ognuno a turno, a partire da chi è di mano, sceglie un seme e gioca, o passa; se passano tutti e quattro, chi è di mano deve scegliere lo stesso.',
  'roem.what':
    'Il roem sta nelle quattro carte di una presa, chiunque le abbia giocate. Per il roem tutti i semi seguono l’ordine naturale 7 8 9 10 J Q K A, anche la briscola.',
  'roem.three': 'Tre carte di un seme in sequenza: 20.',
  'roem.four': 'Quattro carte di un seme in sequenza: 50.',
  'roem.fours': 'Quattro carte uguali: 50.',
  'roem.stuk':
    '**Stuk**, re e donna di briscola nella stessa presa: 20. Si può sommare a una sequenza; le altre combinazioni non si sommano.',
  'case.four': 'Nove, dieci, fante e donna di cuori sono quattro in fila: 50 di roem, qualunque sia la briscola.',
  'case.threeStuk': 'Fante, donna e re di cuori sono una sequenza di tre, e il re e la donna di briscola sono anche stuk: 20 + 20.',
  'case.fourKings': 'Quattro re: 50 di roem. Uno di loro è briscola e fa la presa.',
  'case.stuk': 'Re e donna di briscola senza una terza carta in sequenza: solo stuk, 20.',
  'roem.call':
    'Il roem di una presa è della parte che la fa, se lo **dichiara** prima dell’apertura successiva (dopo l’ultima presa: prima che si conti la mano). Una sola dichiarazione vale per tutto quello che c’è nella presa. Il roem non dichiarato non conta per nessuno; si può tacere, perché il roem alza anche quello che serve alla parte che gioca. L’app lo dichiara per te, se non la disattivi.',
  'option.fourOfAKind':
    'Quattro carte uguali possono valere 50, o 100. Nei circoli quattro fanti valgono 200 e quattro dieci, donne, re o assi 100, mentre quattro sette, otto o nove non valgono nulla e non si chiedono neppure.',
  'play.lead':
    'Chi è di mano apre la prima presa, qualunque parte giochi. Poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.follow': 'Bisogna rispondere: se hai carte del seme di mano, ne giochi una.',
  'play.trumpsLed':
    'Se si apre a briscola e comanda un avversario, devi giocare una briscola più alta se ce l’hai. Se non ce l’hai, o se comanda il compagno, va bene qualsiasi briscola; ma dev’essere briscola finché ne hai.',
  'case.beatTrump': 'Un avversario ha aperto con il re di briscola. Il nove lo supera: devi giocare il nove, non il sette.',
  'case.mateTrump':
    'Il compagno ha aperto con l’asso di briscola e comanda ancora. Puoi giocare l’una o l’altra briscola: il compagno non sei obbligato a superarlo.',
  'option.trumpLead': 'In quasi tutti i circoli bisogna superare anche la briscola del compagno. In altri va bene qualsiasi briscola.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree':
    'Comanda l’asso del compagno. Non hai cuori e puoi giocare quello che vuoi: tagliare, caricare con il dieci o scartare una carta senza valore.',
  'option.partnerExemption':
    'A Rotterdam il compagno non cambia nulla: senza il seme di mano bisogna tagliare, e più alto se si può, anche quando comanda lui.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con una carta di quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Comanda l’asso di cuori di un avversario e non hai cuori: devi tagliare, con la briscola che vuoi.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi giocarne una più alta se ce l’hai.',
  'case.over': 'Un avversario ha tagliato con il nove. Solo il fante è più alto: devi giocarlo.',
  'play.cannot': 'Se nessuna delle tue briscole è abbastanza alta, puoi giocare qualsiasi carta, anche una briscola più bassa.',
  'case.cannot':
    'Nulla di quello che hai supera il nove di briscola. Puoi buttare una delle briscole basse, o tenerle tutte e due e giocare la carta di quadri.',
  'option.underTrump':
    'Giocare una briscola sotto la più alta della presa significa **tagliare più basso**, e in questa pagina è permesso. Ad Amsterdam è vietato quando non si ha il seme di mano, di chiunque sia la briscola più alta, a meno che non restino solo briscole più basse. A Rotterdam è obbligatorio: se comanda un avversario con una briscola e non puoi superarla, devi giocarne comunque una più bassa.',
  'case.forbidden': 'Se è vietato tagliare più basso, le due briscole basse non si possono giocare. Resta solo la carta di quadri.',
  'option.signals':
    'I compagni possono concordare dei **segnali**. Quando non puoi rispondere al seme e scarti una carta che non è briscola, un sette, un otto o un nove mostra che hai l’asso di quel seme; un fante, una donna o un re dice che non ce l’hai. Conta solo il tuo primo scarto in ogni seme, e una volta giocato quell’asso nessuna carta ne dice più nulla. Le due parti conoscono l’accordo e nessuno è tenuto a rispettarlo. I bot segnalano dove non costa loro nulla che possano misurare, e leggono anche i tuoi scarti; un consiglio dice che cosa ha mostrato la carta del compagno.',
  'score.need':
    'Somma quello che ogni parte ha fatto nelle prese, con i 10 dell’ultima, e il roem che ha dichiarato. La parte che gioca deve avere **più della metà** del totale: 82 punti senza roem, 102 su 202 con 40 di roem.',
  'score.made': 'Se ci riesce, ogni parte segna i propri punti e il proprio roem.',
  'score.nat':
    'Altrimenti la parte che gioca va **nat**: gli avversari segnano 162 punti e tutto il roem dichiarato dagli uni e dagli altri, e chi giocava nulla.',
  'case.natClose': 'La metà non basta: con 81 su 162 la parte che gioca va nat. Un punto in più sarebbe bastato.',
  'case.madeRoem': '101 punti e 20 di roem fanno 121 su 202: più della metà. Ogni parte tiene il suo.',
  'case.natRoem':
    'I 20 di roem della difesa alzano l’asticella: 91 su 182 è esattamente la metà, e dunque nat. La difesa segna 162 e i 20.',
  'score.pit':
    'La parte che fa tutte e otto le prese, che giochi o no, ha fatto **pit** e segna 100 in più, come roem. Questi 100 non contano per decidere se la parte che gioca ha più della metà.',
  'match.deals':
    'Una partita è di 16 mani; il mazzo passa in senso orario. Vince la parte con il totale più alto di punti e roem, e un pareggio resta un pareggio.',
  'option.deals': 'Per una serata più breve, una partita può essere anche di 4 o 8 mani.',
  'option.rotatePartners':
    'Invece di una serie di mani se ne possono giocare tre, ciascuna con un altro compagno, in modo che ognuno giochi con tutti gli altri. Allora si conta per giocatore.',
  'option.sets':
    'Per i più pazienti ci sono 16 serie: con 16 mani ciascuna fanno 256. Se le coppie cambiano, cambiano dopo ogni serie, sempre nello stesso ordine.',
  'match.sheet':
    'Sul foglio segnapunti, punti e roem sono separati. Il roem si segna a tratti: I per 20, V per 50, VV per 100: il pit, o quattro carte uguali se valgono tanto.',
  'sets.what': 'Quattro insiemi di regole della casa portano il nome di una città e si scelgono in una volta:',
  'sets.amsterdam':
    '**Amsterdam**: quando si apre a briscola si supera anche il compagno; non si può tagliare più basso; quattro fanti valgono 200, quattro altre carte uguali 100 o nulla.',
  'sets.rotterdam':
    '**Rotterdam**: lo stesso, ma bisogna tagliare, e più alto, anche quando comanda il compagno, e tagliare più basso se non si può superare.',
  'sets.utrecht': '**Utrecht**: si gioca come ad Amsterdam, ma chi è di mano sceglie la briscola e deve giocare.',
  'sets.leiden':
    '**Leida**: si gioca come a Rotterdam, ma ognuno a turno sceglie la briscola o passa, e chi è di mano deve scegliere se sono passati tutti.',
  'term.roem': '**{call:roem}**: «gloria», i punti in più di una presa.',
  'term.stuk': '**Stuk**: re e donna di briscola nella stessa presa.',
  'term.nel': '**Nel**: il nove di briscola. Il fante di briscola si chiama spesso **jas**.',
  'term.nat': '**Nat**: «bagnato», si dice della parte che gioca e non ce la fa.',
  'term.pit': '**Pit**: tutte e otto le prese a una parte.',
  'term.seinen':
    '**Seinen**: segnalare. Mostrare l’asso con uno scarto basso è **aanseinen**; rifiutare il seme con una figura è **afseinen**.',
  source:
    'Sono le regole del gioco olandese con la carta scoperta. Quando si apre a briscola, alcuni permettono di giocarne una più bassa. Qui bisogna superare se si può; una regola della casa permette di cambiarlo.',
  'source.signals':
    'I segnali sono un uso dei circoli, non una regola. Circoli olandesi scrivono che sono permessi, e giocatori che così si mostrano gli assi; le carte indicate sono quelle che si insegnano più spesso, e alcuni circoli ne concordano altre.',
} satisfies PageTranslation<typeof english>;
