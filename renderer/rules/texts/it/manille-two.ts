import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Italian. */
export const text = {
  'idea.1': 'Due giocatori con tutte e 32 le carte: una mano di otto ciascuno, e una fila di otto sul tavolo, quattro coperte.',
  'idea.2': 'Il mazziere sceglie la briscola, o gioca senza, in base alla sua mano e a tutte le carte scoperte.',
  'idea.3': 'Si gioca dalla mano e dalla fila allo stesso modo, e bisogna superare ogni volta che si può.',
  'idea.4': 'Le carte valgono 60 punti. Il giocatore con più di 30 segna quello che sta sopra.',
  'idea.5': 'Tutti e due possono raddoppiare. Vince chi arriva per primo a 101.',
  aim: 'Fai più della metà dei 60 punti in sedici prese. Tranne otto, tutte le carte sono note, a uno di voi o a tutti e due; ricorda quello che si è scoperto.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la più alta, sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Un seme contiene 15 punti e il mazzo 60. L’ultima presa non porta altro.',
  'case.worth': 'Il dieci supera l’asso: 4 + 5 punti in due carte.',
  'deal.seats': 'Si danno le carte a turno. Apre chi non le dà.',
  'deal.rows': 'Ciascuno riceve una **fila**: quattro carte coperte e, su ognuna, una scoperta.',
  'deal.hand': 'Poi ciascuno riceve una mano di otto carte che vede lui solo. Quelle coperte non le vede nessuno.',
  'calls.trumps':
    'Il mazziere guarda la sua mano e tutte e due le file, e dice un seme di briscola o **senza briscola**, che vale due volte. In questo gioco non si chiama al buio, e non si passa.',
  'calls.double': 'Poi la posta può salire, una volta ciascuno:',
  'calls.along': '**Contro**, dell’altro giocatore: la mano vale il doppio.',
  'calls.against': '**Surcontro**, del mazziere, solo in risposta: ancora il doppio.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'play.lead':
    'L’avversario del mazziere apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta della mano o con una scoperta della propria fila.',
  'play.both':
    'Gli obblighi valgono per la **mano e le carte scoperte della fila** insieme: chi ha il seme di mano nell’una o nell’altra deve rispondere. Quelle coperte né si possono né si devono giocare.',
  'play.uncover': 'Finita la presa, si voltano le carte coperte che vi hanno perso quella di sopra.',
  'play.follow': 'Se hai carte del seme di mano, devi giocarne una.',
  'play.beat':
    'Bisogna **superare** la carta di apertura se si può, con una qualsiasi più alta del seme. Se non si può, va bene una qualsiasi del seme.',
  'case.beat': 'Diciamo che il dieci è nella fila e il resto in mano. Dieci e asso superano il re, e ci vuole uno dei due.',
  'case.cannotBeat': 'Nulla supera il dieci. Rispondi con quello che vuoi.',
  'play.trump': 'Se non hai il seme di mano, bisogna **tagliare**, con una briscola qualsiasi. Chi comanda è sempre il tuo avversario.',
  'case.mustTrump': 'Niente cuori, né in mano né nella fila: l’una o l’altra briscola, ma non il fiori.',
  'play.any': 'Se non hai né il seme di mano né briscole, o se si gioca senza briscola, puoi giocare qualsiasi carta.',
  'case.noTrump': 'Senza briscola e senza cuori: qualsiasi carta.',
  'score.excess': 'Il giocatore con più di 30 punti segna quello che supera 30. L’altro non segna nulla.',
  'score.all': 'Il giocatore che fa tutte e sedici le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, contro, surcontro.',
  'case.doubled': 'Senza briscola, e l’altro ha detto contro: 4 sopra 30, per 2, per 2.',
  'case.all': 'Tutte le prese con un seme di briscola: 60.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio, solo quella: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'match.target': 'Vince il primo giocatore con 101 punti. Questo gioco non ha regole della casa.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.row': '**Fila**: le quattro coppie di carte davanti a ogni giocatore, quelle di sopra scoperte.',
  'term.along': '**Contro** e **surcontro**: le due chiamate che raddoppiano.',
  source: 'La forma della manille in due. Queste pagine decidono che non si chiama al buio: c’è troppo di scoperto.',
} satisfies PageTranslation<typeof english>;
