import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, dodici carte spagnole ciascuno; tutto va verso destra, in senso antiorario.',
  'idea.2': 'Il mazziere dice la briscola, gioca senza, che è **botifarra** e vale doppio, o lascia scegliere il compagno.',
  'idea.3': 'Quello che si può giocare è rigoroso: superare l’avversario se si può, se no dare la più bassa; al compagno si danno punti.',
  'idea.4': 'Carte e prese fanno 72 punti. Chi ne ha più di 36 segna quello che sta sopra.',
  'idea.5': 'Le parti si possono raddoppiare fino a tre volte. Vince chi arriva per primo a 101.',
  aim: 'Fai più di 36 dei 72 punti della mano. Poiché quasi ogni carta è imposta dalle regole, ciascuna racconta che cosa hai, e i bravi giocatori lo sanno leggere.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante, cavallo, re e asso. Il **nove** è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; tutte le altre sono bianche e non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti, e ciascuna delle dodici prese vale 1 punto in più: 60 + 12 = 72.',
  'case.worth': 'Vince il nove e porta 3 + 5 + 0 + 4, e 1 per la presa.',
  'deal.seats':
    'I compagni siedono di fronte. I posti si possono sorteggiare: la carta più alta dà per prima, e il più alto degli avversari siede alla destra del mazziere. Si gioca verso destra; il giocatore alla destra del mazziere è **di mano**.',
  'deal.packets': 'Dodici carte ciascuno, a quattro a quattro.',
  'calls.trumps': 'Il mazziere guarda e decide:',
  'calls.suit': 'dire un **seme di briscola**;',
  'calls.botifarra': 'chiamare **botifarra**: senza briscola, e la mano vale doppio;',
  'calls.delegate': '**delegare**: allora il compagno deve dire un seme o botifarra, e non può restituire la scelta.',
  'calls.double': 'Poi si può raddoppiare, ogni passo solo dopo il precedente:',
  'calls.contrar': '**Contrar**, degli avversari del mazziere: ×2.',
  'calls.recontrar': '**Recontrar**, della parte del mazziere: ×4 in tutto.',
  'calls.vicens': '**Sant Vicenç**, di nuovo degli avversari: ×8 in tutto.',
  'calls.order':
    'Si chiede prima a chi siede alla sinistra dell’ultimo che ha annunciato qualcosa, cioè a chi gioca prima di lui; poi all’altro di quella parte. Quando uno dei due ha chiamato, all’altro non si chiede.',
  'calls.total': 'Il raddoppio proprio della botifarra si aggiunge: con tutto chiamato una botifarra vale ×16.',
  'option.multipliers':
    'Alcuni contano contrar, recontrar e Sant Vicenç come ×2, ×3 e ×4 invece di ×2, ×4 e ×8. La botifarra raddoppia anche questo.',
  'play.lead':
    'Chi è di mano, alla destra del mazziere, apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere. Con quale, non lo scegli liberamente:',
  'play.beat': 'Se comanda un avversario con una carta del seme di mano e puoi superarla, devi farlo. Una qualsiasi più alta va bene.',
  'case.oneBeats': 'Un avversario ha aperto con il re. Delle tue coppe solo l’asso lo supera, e solo l’asso si può giocare.',
  'case.anyBeats': 'Nove e asso superano il re: scegli fra i due. Il due non si può.',
  'play.lowest':
    'Se non puoi superare la carta dell’avversario che comanda, devi dare la tua carta **più bassa** del seme. Lo stesso se un avversario ha tagliato il seme: allora nessuna sua carta può vincere.',
  'case.lowest': 'Nulla supera il re. Il cinque è la tua coppa più bassa e ci vuole; il fante, che ha punti, non si può regalare.',
  'case.trumpedLowest':
    'Si è aperto a coppe e un avversario ha tagliato. Hai ancora coppe, dunque ci vuole la più bassa; il nove resta al sicuro in mano.',
  'play.give':
    'Se comanda il **compagno**, devi dare una carta con punti del seme o la tua più bassa. Quello che sta in mezzo non si può: non nutre nessuno e non conserva nulla.',
  'case.give':
    'Comanda il nove del compagno. Re e fante hanno punti, il quattro è la tua più bassa; il sei non è né l’una né l’altra cosa.',
  'option.mustGive': 'Alcuni ti lasciano libero quando comanda il compagno: qualsiasi carta del seme, o qualsiasi carta se non ne hai.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario, devi giocare una briscola che lo superi, se ce l’hai; quella che vuoi. Se comanda già una briscola, vuol dire una più alta.',
  'case.trump': 'Niente coppe, e comanda il re di un avversario: ci vuole il tre di denari, una briscola.',
  'case.over': 'Un avversario ha tagliato con il sei. Sette e re lo superano, a scelta; il cinque è troppo basso.',
  'play.lows':
    'Se non hai né il seme di mano né di che superare l’avversario, puoi giocare da qualsiasi seme, ma solo la **carta più bassa di quel seme**. Le briscole che non bastano non fanno eccezione: la più bassa si può giocare, senza obbligo.',
  'case.lows': 'Giochi per ultimo, senza coppe né briscole. Di spade il cinque, di bastoni il sette: il tuo nove di spade resta.',
  'case.losing': 'Nessuna delle tue briscole supera il sei di denari. Puoi buttare la briscola più bassa o la spada più bassa.',
  'option.losingTrump': 'Molti giocano che la mano con briscole che non bastano debba giocare la più bassa di esse.',
  'play.second':
    'Un’eccezione: se giochi per **secondo** e non hai né il seme di mano né briscole, puoi giocare qualsiasi carta, perché il compagno deve ancora giocare.',
  'case.second': 'Secondo a giocare, senza coppe né briscole: si può dare perfino il nove di spade, sperando che vinca il compagno.',
  'play.mate':
    'Se non hai il seme di mano e comanda il **compagno**, gioca una qualsiasi carta con punti, o la più bassa di un qualsiasi seme. La briscola qui è un seme come gli altri.',
  'case.mate':
    'Il compagno ha tagliato e comanda. Il re di denari e l’asso di bastoni hanno punti; il due di denari e il sei di spade sono i più bassi del loro seme. Il cinque di denari e l’otto di spade non si possono giocare.',
  'play.noTrump':
    'Nella botifarra non c’è briscola, e le regole che la riguardano cadono. Il secondo senza il seme di mano è allora sempre libero.',
  'score.excess': 'La parte con più di 36 punti segna quello che supera 36, per tutto quello che si è chiamato.',
  'score.tie': 'A 36 pari nessuno segna, e dà le carte il seguente.',
  'case.doubled': '50 punti in una botifarra, con contrar e recontrar: 14 sopra 36, per 2, per 4.',
  'match.target': 'Vince la prima parte con 101 punti.',
  'option.session':
    'Invece di una manche se ne possono giocare tre, ciascuna con un altro compagno, così che tutti giochino con tutti. Ogni manche comincia da zero; il punteggio di una persona è la somma delle tre, e vince il più alto.',
  'term.botifarra': '**Botifarra**: una mano senza briscola. È anche una salsiccia catalana.',
  'term.basa': '**Basa**: presa. **Trumfo**: briscola. **Assistir**: rispondere al seme.',
  'term.blanca': '**Blanca**: una carta senza punti. **Manilla**: il nove.',
  'term.contrar': '**Contrar**, **recontrar**, **Sant Vicenç**: i tre raddoppi.',
  source:
    'Il gioco della Catalogna. Dove i suoi libri tacciono, queste pagine decidono: sotto la briscola di un avversario ci vuole la più bassa del seme di mano; le briscole che non bastano si giocano come ogni altro seme; e per il compagno che comanda la briscola è un seme come gli altri.',
} satisfies PageTranslation<typeof english>;
