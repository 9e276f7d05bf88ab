import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, otto carte ciascuno; il dieci, la **manille**, è la carta più alta di ogni seme.',
  'idea.2': 'Il mazziere sceglie la briscola, o gioca senza, o perfino senza e senza aver guardato.',
  'idea.3': 'Contro un avversario bisogna superare se si può; quando comanda il compagno si è liberi.',
  'idea.4': 'Le carte valgono 60 punti. Chi ne ha più di 30 segna quello che sta sopra.',
  'idea.5': 'Tutte e due le parti possono raddoppiare. Vince chi arriva per primo a 101.',
  aim: 'Fai prese con dentro dei punti. Conta solo quello che supera la metà dei 60, così che molte mani si vincono di poco; i raddoppi danno loro valore.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci sta sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Un seme contiene 15 punti e il mazzo 60. L’ultima presa non porta altro.',
  'case.worth': 'Il dieci di cuori supera l’asso. La presa porta 4 + 5 + 0 + 2 punti.',
  'deal.seats':
    'I compagni si possono sorteggiare: le due carte più alte giocano contro le due più basse, e le uguali ripescano. Un altro taglio decide chi dà le carte per primo. Ci si può anche sedere come si vuole. Tutto va in senso orario, e il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets': 'Otto carte ciascuno, a tre, due e tre.',
  'deal.look':
    'Le carte del mazziere restano coperte finché non dice se gioca senza briscola al buio. Il suo compagno non vede carte finché non c’è la briscola. Gli avversari possono guardare subito.',
  'calls.blind': 'Prima di guardare, il mazziere può chiamare **senza briscola al buio**: non c’è briscola, e la mano vale quattro volte.',
  'calls.trumps': 'Altrimenti guarda e dice un seme di briscola, o **senza briscola**, che vale due volte. Non può passare.',
  'calls.double': 'Poi la posta può salire, una volta per parte:',
  'calls.along': '**Contro**, di uno degli avversari del mazziere: pensano di superare 30. La mano vale il doppio.',
  'calls.against': '**Surcontro**, del mazziere o del suo compagno, e solo dopo un contro: ancora il doppio.',
  'calls.order':
    'Si chiede prima a chi è di mano, poi al suo compagno; per rispondere, al mazziere e poi al suo compagno. Appena uno dei due ha chiamato, all’altro non si chiede più.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'times.row.blind': 'Senza briscola al buio',
  'play.lead': 'Chi è di mano apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere.',
  'play.beat':
    'Rispondendo bisogna **superare** se comanda un avversario con una carta del seme di mano e ne hai una più alta. Una qualsiasi più alta va bene. Se non ce l’hai, o se comanda il compagno, gioca del seme quella che vuoi.',
  'case.beat': 'Comanda il re dell’avversario. Il dieci lo supera e ci vuole; con soli cuori bassi avresti potuto scegliere.',
  'case.mateFollows': 'Ora il re è del compagno. Bisogna rispondere a cuori, ma con quello che vuoi.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, nessuna carta di quel seme può più vincere. Rispondi con quella che vuoi.',
  'case.trumpedFollow': 'Un avversario ha tagliato i cuori. Bisogna ancora rispondere, ma il dieci non sei tenuto a spenderlo.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno, dunque non c’è da tagliare. Carica, se vuoi, con l’asso di fiori.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente cuori, e comanda il re dell’avversario: ci vuole la briscola, per quanto bassa.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi superarla con una più alta se ce l’hai.',
  'case.over': 'Un avversario ha tagliato con l’otto. Il fante è più alto: ci vuole.',
  'play.under':
    'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta **tranne una briscola**: nessuno deve buttare briscole sotto una più alta. Solo se non ti restano che briscole così, ne giochi una.',
  'case.under': 'Il nove di briscola non si supera. Le due briscole basse non si possono giocare, e deve andarsene l’asso di fiori.',
  'case.onlyUnder': 'Non restano che briscole basse: ora si possono giocare, l’una o l’altra.',
  'play.noTrump':
    'Quando non c’è briscola, chi non ha il seme di mano gioca quello che vuole. Rispondendo, l’avversario va superato comunque.',
  'case.noTrump': 'Senza briscola chi non può rispondere è libero, anche se comanda un avversario.',
  'score.excess': 'La parte con più di 30 punti segna quello che supera 30. L’altra non segna nulla.',
  'score.all': 'La parte che fa tutte e otto le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, al buio, contro, surcontro.',
  'case.doubled': '41 punti con un seme di briscola, contro e surcontro: 11 sopra 30, per 4.',
  'case.all': 'Tutte le prese senza briscola: 60 per 2.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio. Dura una mano e non si accumula: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'case.afterTie': 'Senza briscola al buio dopo una mano pari: 3 punti sopra 30, per 4, per 2.',
  'match.target': 'La prima parte con 101 punti ha fatto un **boom** e vince la manche.',
  'option.match':
    'Una partita può essere una manche o al meglio di tre: vince chi ne fa due. Ogni manche comincia da zero, e il raddoppio dopo un pareggio non ci passa.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.boom': '**Boom**: «albero» in fiammingo, una manche ai 101.',
  'term.along': '**Contro** e **surcontro**: le due chiamate che raddoppiano.',
  source:
    'Il gioco di Francia e Belgio. Dove lo si racconta in due modi, queste pagine decidono: chi non può superare la briscola di un avversario scarta da un altro seme, e gioca una briscola più bassa solo se non ha altro; e un pareggio raddoppia solo la mano seguente.',
} satisfies PageTranslation<typeof english>;
