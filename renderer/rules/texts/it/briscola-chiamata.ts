import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in Italian. */
export const text = {
  'idea.1': 'Cinque giocatori, otto carte ciascuno, da un mazzo italiano di 40 carte.',
  'idea.2': 'All’asta si chiama una carta, ogni volta **più bassa** della precedente. Chi vince l’asta dice il seme, che è briscola.',
  'idea.3': 'Chi ha la carta chiamata è il socio segreto del chiamante. Nessun altro lo sa finché non viene giocata.',
  'idea.4': 'Si può giocare qualsiasi carta in qualsiasi momento: non si è mai obbligati a rispondere al seme.',
  'idea.5': 'La parte del chiamante deve fare 61 dei 120 punti, o quelli che ha chiamato; se ci riesce, incassa dagli altri.',
  aim: 'Se chiami, trova la carta che ti manca e fai 61 punti con chi ce l’ha. Se sei fra gli altri, scopri chi è e fermateli. Se sei il socio, aiuta il chiamante senza farti scoprire troppo presto.',
  'cards.order':
    'Ci sono 40 carte italiane in quattro semi: spade, coppe, denari e bastoni. L’ordine è asso, **tre**, re, cavallo, fante, poi sette, sei, cinque, quattro e due, che è la più bassa.',
  'cards.sum':
    'Ogni seme contiene 30 punti, il mazzo 120; l’ultima presa non vale nulla in più. Assi e tre sono i **carichi**; le carte senza punti sono i **lisci**.',
  'cards.french':
    'Con le carte francesi si gioca allo stesso modo, senza sette, otto e nove: il dieci prende il posto del tre, e sotto il fante stanno 6 5 4 3 2.',
  'deal.seats':
    'Cinque giocatori, ognuno per sé finché la carta chiamata non decide le parti. Qui si gioca in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.cards': 'Otto carte ciascuno, una alla volta. Si danno tutte e 40.',
  'calls.how':
    'Comincia chi è di mano, e gli altri seguono in senso orario finché non resta un solo chiamante. Chi passa è fuori. Una chiamata può essere:',
  'calls.rank':
    'Un **valore** più basso dell’ultimo chiamato: dopo un asso un tre, dopo un tre un re, e così via fino al due. La prima chiamata può essere un valore qualsiasi.',
  'calls.points':
    'Dopo un due, il due con un numero di **punti**, ogni volta più alto, fino a 120. Il due da solo vale 61; la prima chiamata a punti è dunque di almeno 62.',
  'calls.end': 'Una chiamata a 120 chiude subito l’asta.',
  'case.auction':
    'I valori scendono, e i punti vengono solo dopo il due. Non si può chiamare un valore uguale o più alto, né dei punti senza il due, né 61, perché il due li promette già.',
  'option.lowestPoints':
    'Secondo la lettera di alcune descrizioni i punti cominciano da 60: dopo un due da solo si può allora chiamare 60 o 61. Una chiamata a 60 riesce con 60 punti esatti e vale come da 61 a 70.',
  'calls.trumps': 'Chi vince l’asta dice il seme di briscola. La carta di quel seme e del valore chiamato è la **carta chiamata**.',
  'calls.partner':
    'Chi ce l’ha è il socio del chiamante per questa mano, e non dice nulla. Gli altri giocano contro i due, anche se non sanno chi sono.',
  'calls.alone': 'Il chiamante che ha in mano la carta chiamata gioca da solo contro quattro, ed è l’unico a saperlo.',
  'calls.none':
    'Se passano tutti e cinque, nessuno segna e dà le carte il giocatore successivo. Se quattro sono passati senza che nessuno abbia chiamato, il quinto può ancora chiamare o passare.',
  'play.lead': 'Chi ha vinto l’asta apre la prima presa, chiunque sia il mazziere. Poi chi fa una presa apre la successiva.',
  'play.free': '**Si può giocare qualsiasi carta in qualsiasi momento.** Non si è mai obbligati a rispondere, a tagliare o a superare.',
  'case.free':
    'Si è aperto a denari e qualcuno ha tagliato. Puoi tagliare più alto, rispondere con il tre o buttare il due, che è un liscio: quello che conviene alla tua parte.',
  'play.wins': 'Vince la briscola più alta della presa; se non ce n’è, la carta più alta del seme di mano.',
  'case.led': 'Si è aperto a spade. L’asso e il tre di bastoni valgono molto ma non prendono: il re porta via 31 punti.',
  'case.trumped': 'Nella presa ci sono due briscole e vince la più alta. L’asso di denari è perso.',
  'play.secret':
    'Finché la carta chiamata non viene giocata, niente al tavolo rivela chi ce l’ha: né messaggi, né segni, né punti. Appena viene giocata, o alla fine della mano, si mostrano le parti.',
  'score.need': 'La parte del chiamante deve fare i punti chiamati, 61 per un valore. Più alta è la chiamata, più vale la mano:',
  stakes: 'Che cosa segna ogni giocatore',
  'stakes.col.side': 'chiamante e socio, ciascuno',
  'stakes.col.alone': 'chiamante da solo',
  'stakes.col.others': 'ognuno degli altri',
  'stakes.row.r61to70': 'Un valore, o da 61 a 70',
  'stakes.row.r71to80': 'Da 71 a 80',
  'stakes.row.r81to90': 'Da 81 a 90',
  'stakes.row.r91to100': 'Da 91 a 100',
  'stakes.row.r101to120': 'Da 101 a 120',
  'score.signs':
    'Vale il segno di sopra se la parte del chiamante ha fatto i suoi punti, quello di sotto se no. I punti in più non portano nulla.',
  'case.made': 'Si è chiamato un fante, e chiamante e socio hanno fatto {reached} in due: riuscito.',
  'case.lost': 'Una chiamata a {bid}, e i due hanno fatto {reached}: ne manca uno.',
  'case.alone': 'Il chiamante aveva la carta chiamata e ha fatto {reached} da solo, contro quattro.',
  'option.partnerShare':
    'Qui il socio segna quanto il chiamante. Alcuni gliene danno la metà; allora la somma dei cinque punteggi di una mano è zero.',
  'case.half': 'La stessa mano con la metà al socio: 2 + 1 contro tre volte 1.',
  'match.deals': 'Una partita è di dieci mani; ognuno ha il suo totale, e vince il più alto. Chi è pari divide la vittoria.',
  'option.deals': 'Le mani possono essere anche 5 o 20. Non importa se si gioca fino a un certo punteggio.',
  'option.target': 'Invece di finire dopo un certo numero di mani, la partita può finire appena un giocatore ha 11 punti.',
  'term.briscola': '**Briscola**: il seme che comanda, e ogni sua carta.',
  'term.socio': '**Socio**: il compagno segreto.',
  'term.carico': '**Carico**: un asso o un tre.',
  'term.liscio': '**Liscio**: una carta senza punti.',
  'term.chiamata': '**Chiamata**: l’atto di chiamare una carta.',
  source:
    'Il gioco italiano in cinque. Le fonti non concordano su alcuni punti; in questa pagina la prima chiamata a punti è di almeno 62, una mano in cui passano tutti non vale nulla, e una partita è di dieci mani.',
} satisfies PageTranslation<typeof english>;
