import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Italian. */
export const text = {
  'idea.1':
    'Quattro giocatori, due contro due, dodici carte spagnole ciascuno; si danno le carte e si gioca verso destra, in senso antiorario.',
  'idea.2': 'L’ultima carta del mazziere si mostra e indica la briscola. Se ha punti, la sua parte ne segna il valore.',
  'idea.3':
    'Bisogna superare la carta di un avversario se si può, e tagliare se non si può rispondere; quando comanda il compagno si gioca quello che si vuole.',
  'idea.4': 'Carte e prese fanno 72 punti. La parte che supera i 36 segna l’eccedenza.',
  'idea.5': 'La prima parte che arriva a 40 vince una manche; la prima che vince due manche, la partita.',
  aim: 'Fai più di 36 dei 72 punti di una mano. Non c’è asta: la carta mostrata indica la briscola, e tutto il resto è gioco.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante (sota), cavallo, re e asso. Il **nove**, la manilla, è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; le altre sono bianche e non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti, e ognuna delle dodici prese vale 1 punto in più: 60 + 12 = 72.',
  'case.worth': 'Perfino il due di briscola vince sul nove e sull’asso di coppe: 3 + 0 + 5 + 4, e 1 per la presa stessa.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro. I posti si possono sorteggiare; a carte uguali decide il seme: prima denari, poi coppe, spade e bastoni. La carta più alta dà le carte per prima, e l’avversario che ha pescato la più alta siede alla destra del mazziere. Si gioca verso destra; il giocatore alla destra del mazziere è **di mano**.',
  'deal.packets': 'Dodici carte ciascuno, a quattro a quattro.',
  'deal.shown':
    'L’ultima carta, una di quelle del mazziere, si mostra a tutti: il suo seme è briscola. Resta scoperta finché il mazziere non gioca per la prima volta, ed è una delle sue dodici.',
  'shown.counter':
    'Se la carta mostrata ha punti, la parte del mazziere li segna **subito**, da 1 a 5. Si aggiungono ai 72: nelle prese la carta conta come le altre.',
  'shown.held':
    'Ma una carta mostrata non chiude una manche. Se portasse la parte a 40, resta **in sospeso** finché non si è giocata la mano; allora si segna se quella parte ha fatto almeno 36 punti nella mano, altrimenti va persa.',
  'case.atOnce': 'La parte del mazziere è a {total} e mostra il nove: 5 punti subito. Poi gli avversari ne fanno 42, cioè 6 sopra 36.',
  'case.heldWon':
    'La parte del mazziere è a {total}: con altri 5 ci arriverebbe, quindi restano in sospeso. I 36 della mano bastano, e i 5 si segnano.',
  'case.heldLost': 'La parte del mazziere è a {total} e ne fa 35: ne manca uno. I 5 sono persi.',
  'play.lead':
    'Chi è di mano, alla destra del mazziere, apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Rispondendo devi **superare** se comanda un avversario con una carta del seme di mano e ne hai una più alta; va bene una qualsiasi. Se non ce l’hai, o se comanda il compagno, gioca del seme la carta che vuoi.',
  'case.beat': 'Comanda il re di un avversario. Il nove e l’asso lo superano: devi giocare uno dei due.',
  'case.mateFollows': 'Ora il re è del compagno. Rispondi con la carta di coppe che vuoi: l’asso, per caricare, o il tre.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, rispondi con la carta che vuoi: nessuna può vincere.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno. Non serve tagliare: puoi caricare con il nove di bastoni, per 5 punti in più.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con una carta di quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente coppe: devi tagliare con il due di denari.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi giocarne una più alta se ce l’hai.',
  'case.over': 'Comanda il cinque di denari. Il sei è più alto: devi giocarlo.',
  'play.lower': 'Se le tue briscole sono tutte più basse, puoi giocare qualsiasi carta, anche una briscola.',
  'case.lower': 'Nessuna delle tue briscole supera il cinque: puoi giocare una qualsiasi delle tre carte.',
  'score.excess': 'La parte che ha più di 36 punti segna quello che supera i 36. A 36 pari nessuno segna nulla.',
  'case.excess': '45 punti: 9 sopra 36.',
  'score.capote': 'La parte che fa tutte e dodici le prese ha fatto **capote**. Si annuncia, ma non porta altro.',
  'match.game': 'La prima parte che arriva a 40 punti vince una manche. Poi tutte e due tornano a zero e comincia la successiva.',
  'match.match': 'La prima parte che vince due manche vince la partita. Questo gioco non ha regole della casa.',
  'term.manilla': '**Manilla** o **malilla**: il nove, la carta più alta di un seme.',
  'term.shown': '**Carta mostrata**, «la muestra»: l’ultima carta del mazziere; il suo seme è briscola.',
  'term.capote': '**Capote**, in italiano cappotto: tutte le prese.',
  'term.blanca': '**Blanca**: una carta senza punti.',
  source: 'Il gioco spagnolo in quattro. Il valore di una carta mostrata con punti si aggiunge ai 72 in gioco.',
} satisfies PageTranslation<typeof english>;
