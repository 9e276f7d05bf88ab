import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Italian. */
export const text = {
  'idea.1': 'Due giocatori con tutte e 32 le carte: una mano di otto ciascuno, e una fila di otto sul tavolo, quattro coperte.',
  'idea.2': 'Il mazziere sceglie la briscola o gioca senza briscola, dopo aver guardato la sua mano e tutte le carte scoperte.',
  'idea.3': 'Si gioca sia dalla mano sia dalla fila, e bisogna superare la carta dell’avversario ogni volta che si può.',
  'idea.4': 'Le carte valgono 60 punti. Il giocatore che supera i 30 segna l’eccedenza.',
  'idea.5': 'Entrambi possono raddoppiare. Vince chi arriva per primo a 101 punti.',
  aim: 'Fai più della metà dei 60 punti in sedici prese. Tranne otto, tutte le carte sono note a uno di voi o a entrambi; ricorda quelle che sono state scoperte.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la carta più alta, sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti e il mazzo 60. L’ultima presa non vale nulla in più.',
  'case.worth': 'Il dieci supera l’asso: 4 + 5 punti in due carte.',
  'deal.seats': 'Si danno le carte a turno. Apre chi non le dà.',
  'deal.rows': 'Ciascuno riceve una **fila**: quattro carte coperte e, su ognuna, una scoperta.',
  'deal.hand': 'Poi ciascuno riceve una mano di otto carte, che l’altro non vede. Quelle coperte non le vede nessuno.',
  'calls.trumps':
    'Il mazziere guarda la sua mano e tutte e due le file, e dice un seme di briscola o **senza briscola**, che vale doppio. In questo gioco non si chiama al buio e non si passa.',
  'calls.double': 'Poi il valore della mano può salire, una volta ciascuno:',
  'calls.along': '**{call:along}**, dell’altro giocatore: la mano vale il doppio.',
  'calls.against': '**{call:against}**, del mazziere, solo in risposta: ancora il doppio.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'play.lead':
    'L’avversario del mazziere apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta della mano o con una qualsiasi scoperta della propria fila.',
  'play.both':
    'Gli obblighi valgono per la **mano e le carte scoperte della fila** insieme: se hai il seme di mano nell’una o nell’altra, devi rispondere. Le carte coperte non si possono giocare.',
  'play.uncover': 'Finita la presa, si voltano le carte coperte che hanno perso quella di sopra.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Devi **superare** la carta di apertura se puoi, con una qualsiasi più alta del seme. Se non puoi, va bene una qualsiasi carta del seme.',
  'case.beat': 'Poniamo che il dieci sia nella fila e il resto in mano. Il dieci e l’asso superano il re: devi giocare uno dei due.',
  'case.cannotBeat': 'Nulla supera il dieci. Rispondi con la carta che vuoi.',
  'play.trump': 'Se non hai il seme di mano, devi **tagliare**, con una briscola qualsiasi. Chi comanda è sempre il tuo avversario.',
  'case.mustTrump': 'Niente cuori, né in mano né nella fila: puoi giocare l’una o l’altra briscola, ma non la carta di fiori.',
  'play.any': 'Se non hai né il seme di mano né briscole, o se si gioca senza briscola, puoi giocare qualsiasi carta.',
  'case.noTrump': 'Senza briscola e senza cuori: qualsiasi carta.',
  'score.excess': 'Il giocatore che ha più di 30 punti segna quello che supera i 30. L’altro non segna nulla.',
  'score.all': 'Il giocatore che fa tutte e sedici le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, contro, surcontro.',
  'case.doubled': 'Senza briscola, e l’altro ha detto contro: 4 sopra 30, per 2, per 2.',
  'case.all': 'Tutte le prese con un seme di briscola: 60.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio, solo quella: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'match.target': 'Vince il primo giocatore che arriva a 101 punti. Questo gioco non ha regole della casa.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.row': '**Fila**: le quattro coppie di carte davanti a ogni giocatore, quelle di sopra scoperte.',
  'term.along': '**{call:along}** e **{call:against}**: le due chiamate che raddoppiano il valore della mano.',
  source: 'La forma della manille in due. In questa pagina non si chiama al buio: ci sono troppe carte scoperte.',
} satisfies PageTranslation<typeof english>;
