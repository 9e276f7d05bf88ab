import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, otto carte ciascuno; il dieci, la **manille**, è la carta più alta di ogni seme.',
  'idea.2': 'Il mazziere sceglie la briscola o gioca senza briscola, perfino al buio, senza guardare le carte.',
  'idea.3': 'Bisogna superare la carta di un avversario se si può; quando comanda il compagno si gioca quello che si vuole.',
  'idea.4': 'Le carte valgono 60 punti. La parte che supera i 30 segna l’eccedenza.',
  'idea.5': 'Entrambe le parti possono raddoppiare. Vince chi arriva per primo a 101.',
  aim: 'Fai prese che contengano punti. Conta solo quello che supera la metà dei 60, perciò molte mani si vincono per pochi punti; con il contro valgono di più.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci sta sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti e il mazzo 60. L’ultima presa non vale nulla in più.',
  'case.worth': 'Il dieci di cuori supera l’asso. La presa vale 4 + 5 + 0 + 2 punti.',
  'deal.seats':
    'Per formare le coppie si pesca una carta a testa: le due più alte giocano contro le due più basse, e chi pesca carte uguali ripesca. Un’altra estrazione decide chi dà le carte per primo. Ci si può anche sedere dove si vuole. Si danno le carte e si gioca in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
  'option.equalDraws':
    'Se si sorteggiano le coppie, qui le carte uguali si ripescano solo quando lasciano incerte le coppie. Secondo la lettera delle regole, chi ha carte uguali le mette sempre da parte e pesca ancora, finché tutti i valori sono diversi.',
  'deal.packets': 'Otto carte ciascuno, a tre, due e tre.',
  'deal.look':
    'Le carte del mazziere restano coperte finché non decide se giocare senza briscola al buio. Il suo compagno non vede carte finché non c’è la briscola. Gli avversari possono guardare subito.',
  'calls.blind': 'Prima di guardare, il mazziere può chiamare **senza briscola, al buio**: non c’è briscola, e la mano vale il quadruplo.',
  'calls.trumps': 'Altrimenti guarda le carte e dice un seme di briscola, o **senza briscola**, che vale doppio. Non può passare.',
  'calls.double': 'Poi il valore della mano può salire, una volta per parte:',
  'calls.along': '**{call:along}**, di uno degli avversari del mazziere, se pensano di superare i 30. La mano vale il doppio.',
  'calls.against': '**{call:against}**, del mazziere o del suo compagno, e solo dopo un contro: ancora il doppio.',
  'calls.order':
    'Parla prima chi è di mano, poi il suo compagno; per rispondere, prima il mazziere, poi il suo compagno. Appena uno dei due ha parlato, all’altro non si chiede più.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'times.row.blind': 'Senza briscola, al buio',
  'play.lead': 'Chi è di mano apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Rispondendo devi **superare** se comanda un avversario con una carta del seme di mano e ne hai una più alta; va bene una qualsiasi. Se non ce l’hai, o se comanda il compagno, gioca del seme la carta che vuoi.',
  'case.beat': 'Comanda il re di un avversario. Il dieci lo supera, quindi devi giocarlo. Con soli cuori bassi avresti potuto scegliere.',
  'case.mateFollows': 'Ora il re è del compagno. Devi rispondere a cuori, ma con la carta che vuoi.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, nessuna carta di quel seme può più vincere. Rispondi con quella che vuoi.',
  'case.trumpedFollow': 'Un avversario ha tagliato i cuori. Devi ancora rispondere, ma non sei obbligato a sprecare il dieci.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno, quindi non serve tagliare. Puoi caricare con l’asso di fiori.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con una carta di quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente cuori, e comanda il re di un avversario: devi tagliare, anche con la tua briscola bassa.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi giocarne una più alta se ce l’hai.',
  'case.over': 'Un avversario ha tagliato con l’otto. Il fante è più alto: devi giocarlo.',
  'play.under':
    'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta **tranne una briscola**: nessuno è obbligato a sprecare briscole sotto una più alta. Ne giochi una solo se non ti resta altro.',
  'case.under': 'Non puoi superare il nove di briscola. Le due briscole basse non si possono giocare: deve andarsene l’asso di fiori.',
  'case.onlyUnder': 'Ti restano solo briscole più basse: ora puoi giocare l’una o l’altra.',
  'option.underTrump':
    'Secondo l’altra lettura delle regole, chi non può giocare una briscola più alta gioca la carta che vuole, anche una briscola più bassa.',
  'case.free': 'Se si può tagliare più basso, una delle due briscole basse può andare sotto il nove, e l’asso di fiori si tiene.',
  'play.noTrump':
    'Quando si gioca senza briscola, chi non ha il seme di mano gioca la carta che vuole. Rispondendo, bisogna comunque superare un avversario se si può.',
  'case.noTrump': 'Senza briscola, se non puoi rispondere giochi quello che vuoi, anche se comanda un avversario.',
  'score.excess': 'La parte che ha più di 30 punti segna quello che supera i 30. L’altra non segna nulla.',
  'score.all': 'La parte che fa tutte e otto le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, al buio, contro, surcontro.',
  'case.doubled': '41 punti con un seme di briscola, contro e surcontro: 11 sopra 30, per 4.',
  'case.all': 'Tutte le prese senza briscola: 60 per 2.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio. Vale solo per quella mano e non si accumula: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'case.afterTie': 'Senza briscola, al buio, dopo una mano pari: 3 punti sopra 30, per 4, per 2.',
  'match.target': 'La prima parte che arriva a 101 punti ha fatto un **boom** e vince la manche.',
  'option.match':
    'Una partita può essere di una manche o al meglio delle tre: vince chi ne fa due. Ogni manche comincia da zero, e il raddoppio dovuto a un pareggio non passa da una manche all’altra.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.boom': '**Boom**: «albero» in fiammingo, una manche ai 101.',
  'term.along': '**{call:along}** e **{call:against}**: le due chiamate che raddoppiano il valore della mano.',
  source:
    'Il gioco di Francia e Belgio. Le fonti non concordano su due punti. Qui chi non può superare la briscola di un avversario scarta da un altro seme, e gioca una briscola più bassa solo se non gli resta altro; e un pareggio raddoppia solo la mano seguente.',
} satisfies PageTranslation<typeof english>;
