import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Italian. */
export const text = {
  'idea.1':
    'Quattro giocatori, due contro due, dodici carte spagnole ciascuno; si danno le carte e si gioca verso destra, in senso antiorario.',
  'idea.2': 'Il mazziere dice la briscola, chiama **botifarra** (senza briscola, vale doppio) o lascia scegliere il compagno.',
  'idea.3': 'Gli obblighi sono rigidi: superare l’avversario se si può, altrimenti dare la carta più bassa; al compagno si danno punti.',
  'idea.4': 'Carte e prese fanno 72 punti. La parte che supera i 36 segna l’eccedenza.',
  'idea.5': 'Le parti si possono raddoppiare fino a tre volte. Vince chi arriva per primo a 101.',
  aim: 'Fai più di 36 dei 72 punti di una mano. Poiché quasi ogni carta è imposta dalle regole, ciascuna rivela che cosa hai, e i bravi giocatori lo sanno leggere.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante (sota), cavallo, re e asso. Il **nove** è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; le altre sono bianche e non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti, e ognuna delle dodici prese vale 1 punto in più: 60 + 12 = 72.',
  'case.worth': 'Il nove fa la presa, che vale 3 + 5 + 0 + 4, e 1 per la presa stessa.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro. I posti si possono sorteggiare: la carta più alta dà le carte per prima, e l’avversario che ha pescato la più alta siede alla destra del mazziere. Si gioca verso destra; il giocatore alla destra del mazziere è **di mano**.',
  'deal.packets': 'Dodici carte ciascuno, a quattro a quattro.',
  'calls.trumps': 'Il mazziere guarda le carte e sceglie:',
  'calls.suit': 'dire un **seme di briscola**;',
  'calls.botifarra': 'chiamare **botifarra**: senza briscola, e la mano vale doppio;',
  'calls.delegate': '**delegare**: allora il compagno deve dire un seme o botifarra, e non può restituire la scelta.',
  'calls.double': 'Poi si può raddoppiare, ogni passo solo dopo il precedente:',
  'calls.contrar': '**{call:contrar}**, degli avversari del mazziere: ×2.',
  'calls.recontrar': '**{call:recontrar}**, della parte del mazziere: ×4 in tutto.',
  'calls.vicens': '**{call:santvicens}**, di nuovo degli avversari: ×8 in tutto.',
  'calls.order':
    'Si chiede prima al giocatore alla sinistra dell’ultimo che ha parlato, cioè a chi gioca subito prima di lui; poi al suo compagno. Appena uno dei due ha chiamato, all’altro non si chiede più.',
  'calls.total': 'Il raddoppio proprio della botifarra si aggiunge: se è stato chiamato tutto, una botifarra vale ×16.',
  'option.multipliers':
    'Alcuni contano contrar, recontrar e Sant Vicenç come ×2, ×3 e ×4 invece di ×2, ×4 e ×8. La botifarra raddoppia anche questo.',
  'play.lead':
    'Chi è di mano, alla destra del mazziere, apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere. Ma non sempre puoi scegliere con quale:',
  'play.beat':
    'Se comanda un avversario con una carta del seme di mano e puoi superarla, devi farlo. Va bene qualsiasi carta che la superi.',
  'case.oneBeats': 'Un avversario ha aperto con il re. Fra le tue carte di coppe solo l’asso lo supera: devi giocarlo.',
  'case.anyBeats': 'Il nove e l’asso superano il re: scegli fra i due. Il due non lo puoi giocare.',
  'play.lowest':
    'Se non puoi superare la carta dell’avversario che comanda, devi dare la tua carta **più bassa** del seme. Lo stesso se un avversario ha tagliato: allora nessuna carta del seme può vincere.',
  'case.lowest':
    'Nulla supera il re. Il cinque è la tua carta di coppe più bassa: devi giocarlo; il fante, che ha punti, non lo puoi regalare.',
  'case.trumpedLowest':
    'Si è aperto a coppe e un avversario ha tagliato. Tu hai ancora coppe, quindi devi dare la più bassa; il nove resta al sicuro in mano.',
  'option.trumpedSuit':
    'Alcune descrizioni chiedono la carta più bassa solo se quella vincente è del seme di mano. Sotto la briscola di un avversario si può allora giocare qualsiasi carta del seme.',
  'play.give':
    'Se comanda il **compagno**, devi dare una carta con punti del seme o la tua più bassa. Le carte intermedie non si possono giocare: non darebbero punti al compagno e non te ne farebbero risparmiare.',
  'case.give':
    'Comanda il nove del compagno. Re e fante hanno punti, il quattro è la tua carta più bassa; il sei non è né l’una né l’altra cosa.',
  'option.mustGive':
    'Alcuni lasciano giocare quello che si vuole quando comanda il compagno: qualsiasi carta del seme, o qualsiasi carta se non se ne ha.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario, devi giocare una briscola che superi la sua carta, se ce l’hai; quella che vuoi. Se comanda già una briscola, dev’essere una più alta.',
  'case.trump': 'Niente coppe, e comanda il re di un avversario: devi tagliare con il tre di denari.',
  'case.over': 'Un avversario ha tagliato con il sei. Sette e re lo superano, e puoi scegliere; il cinque è troppo basso.',
  'play.lows':
    'Se non hai né il seme di mano né di che superare la carta di un avversario, puoi giocare da qualsiasi seme, ma solo la **carta più bassa di quel seme**. Le briscole troppo basse non fanno eccezione: la più bassa si può giocare, ma non è obbligatorio.',
  'case.lows': 'Giochi per ultimo, senza coppe né briscole. Di spade il cinque, di bastoni il sette: il tuo nove di spade resta in mano.',
  'case.losing': 'Nessuna delle tue briscole supera il sei di denari. Puoi giocare la briscola più bassa o la carta di spade più bassa.',
  'option.losingTrump': 'Molti obbligano chi ha solo briscole troppo basse a giocare la più bassa.',
  'play.second':
    'Un’eccezione: se giochi per **secondo** e non hai né il seme di mano né briscole, puoi giocare qualsiasi carta, perché il compagno deve ancora giocare.',
  'case.second': 'Giochi per secondo, senza coppe né briscole: puoi dare perfino il nove di spade, nella speranza che vinca il compagno.',
  'play.mate':
    'Se non hai il seme di mano e comanda il **compagno**, gioca qualsiasi carta con punti, o la più bassa di qualsiasi seme. Qui la briscola è un seme come gli altri.',
  'case.mate':
    'Il compagno ha tagliato e comanda. Il re di denari e l’asso di bastoni hanno punti; il due di denari e il sei di spade sono le carte più basse del loro seme. Il cinque di denari e l’otto di spade non si possono giocare.',
  'option.partnerTrumps':
    'Secondo la lettera di alcune descrizioni puoi superare il compagno con qualsiasi briscola più alta, e le carte con punti devono essere di un altro seme. Una briscola più bassa si gioca allora solo se è la tua più bassa.',
  'case.mateOver':
    'Comanda il tre di denari del compagno. Il cinque di denari lo supera, quindi si può giocare anche quello; solo l’otto di spade non ha punti e non è il più basso.',
  'play.noTrump':
    'Nella botifarra non c’è briscola, e le regole che la riguardano non valgono. Chi gioca per secondo e non ha il seme di mano può allora giocare quello che vuole.',
  'score.excess': 'La parte che ha più di 36 punti segna quello che supera i 36, moltiplicato per tutto quello che si è chiamato.',
  'score.tie': 'A 36 pari nessuno segna, e dà le carte il giocatore successivo.',
  'case.doubled': '50 punti in una botifarra, con contrar e recontrar: 14 sopra 36, per 2, per 4.',
  'match.target': 'Vince la prima parte che arriva a 101 punti.',
  'option.signals':
    'Se i compagni l’hanno concordato, aprire con il nove di un seme che non è briscola **mostra anche l’asso** di quel seme: il compagno può caricare la presa e tornare nel seme. Conta solo la prima volta in ogni seme, e solo finché l’asso non è uscito. Le due parti conoscono l’accordo e nessuno è tenuto a rispettarlo. I bot aprono così dove non costa loro nulla che possano misurare, e leggono così le tue aperture; un consiglio dice che cosa ha mostrato la carta del compagno.',
  'option.session':
    'Invece di una manche se ne possono giocare tre, ciascuna con un altro compagno, in modo che ognuno giochi con tutti gli altri. Ogni manche comincia da zero; il punteggio di un giocatore è la somma delle tre, e vince il più alto.',
  'term.botifarra': '**{call:trump:NT}**: una mano senza briscola. È anche una salsiccia catalana.',
  'term.basa': '**Basa**: presa. **Trumfo**: briscola. **Assistir**: rispondere al seme.',
  'term.blanca': '**Blanca**: una carta senza punti. **Manilla**: il nove.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: i tre raddoppi.',
  source:
    'Il gioco della Catalogna. Dove i regolamenti divergono o tacciono, questa pagina segue queste regole, che quelle della casa possono cambiare: sotto la briscola di un avversario si deve dare la carta più bassa del seme di mano; le briscole troppo basse si giocano come ogni altro seme; e quando comanda il compagno, la briscola è un seme come gli altri.',
  'source.signals':
    'Mostrare l’asso aprendo con il nove è un consiglio di giocatori, dalla pagina di butinet.org sull’apertura, e non una regola.',
} satisfies PageTranslation<typeof english>;
