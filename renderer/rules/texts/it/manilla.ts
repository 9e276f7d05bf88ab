import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, dodici carte spagnole ciascuno; tutto va verso destra, in senso antiorario.',
  'idea.2': 'L’ultima carta del mazziere si mostra e fa briscola. Se ha punti, la sua parte ne segna il valore.',
  'idea.3': 'Contro un avversario bisogna superare, e tagliare se non si può rispondere; quando comanda il compagno si è liberi.',
  'idea.4': 'Carte e prese fanno 72 punti. Chi ne ha più di 36 segna quello che sta sopra.',
  'idea.5': 'La prima parte con 40 vince una manche, e la prima a vincerne due la partita.',
  aim: 'Fai più di 36 dei 72 punti della mano. Non c’è nulla da offrire: la carta mostrata decide la briscola, e il resto è gioco.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante, cavallo, re e asso. Il **nove**, la manilla, è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; tutte le altre sono bianche e non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti, e ciascuna delle dodici prese vale 1 punto in più: 60 + 12 = 72.',
  'case.worth': 'Perfino il due di briscola vince sul nove e sull’asso di coppe: 3 + 0 + 5 + 4, e 1 per la presa.',
  'deal.seats':
    'I compagni siedono di fronte. I posti si possono sorteggiare; a carte uguali decide il seme, prima denari, poi coppe, spade e bastoni. La più alta dà per prima, e il più alto degli avversari siede alla destra del mazziere. Si gioca verso destra; il giocatore alla destra del mazziere è **di mano**.',
  'deal.packets': 'Dodici carte ciascuno, a quattro a quattro.',
  'deal.shown':
    'L’ultima carta, che è del mazziere, si mostra a tutti: il suo seme è briscola. Resta scoperta finché il mazziere gioca per la prima volta, ed è una delle sue dodici.',
  'shown.counter':
    'Se la carta mostrata ha punti, la parte del mazziere li segna **subito**, da 1 a 5. Si aggiungono ai 72: nelle prese la carta conta come le altre.',
  'shown.held':
    'Ma una carta mostrata non chiude una manche. Se portasse la parte a 40, resta **in sospeso** finché la mano è giocata; allora si segna se la parte vi ha fatto almeno 36 punti, e se no non va a nessuno.',
  'case.atOnce': 'La parte del mazziere è a {total} e mostra il nove: 5 punti subito. Poi gli avversari ne fanno 42, 6 sopra 36.',
  'case.heldWon':
    'La parte del mazziere è a {total}: con altri 5 ci arriverebbe, dunque deve aspettare. 36 nella mano bastano, e i 5 si segnano.',
  'case.heldLost': 'La parte del mazziere è a {total}, e ne fa 35: uno di meno. I 5 sono persi.',
  'play.lead':
    'Chi è di mano, alla destra del mazziere, apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere.',
  'play.beat':
    'Rispondendo bisogna **superare** se comanda un avversario con una carta del seme di mano e ne hai una più alta. Una qualsiasi più alta va bene. Se non ce l’hai, o se comanda il compagno, gioca del seme quella che vuoi.',
  'case.beat': 'Comanda il re di un avversario. Nove e asso lo superano, e ci vuole uno dei due.',
  'case.mateFollows': 'Ora il re è del compagno. Rispondi con la coppa che vuoi: l’asso, per caricare, o il tre.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, rispondi con la carta che vuoi: nessuna può vincere.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno. Non c’è da tagliare: sopra può andarci il nove di bastoni, per 5 punti in più.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente coppe: il due di denari è briscola, e ci vuole.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi superarla con una più alta se ce l’hai.',
  'case.over': 'Comanda il cinque di denari. Il sei è più alto: ci vuole.',
  'play.lower': 'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta, anche una briscola più bassa.',
  'case.lower': 'Nessuna delle tue briscole supera il cinque. Sei libero, e si possono giocare tutte e tre le carte.',
  'score.excess': 'La parte con più di 36 punti segna quello che supera 36. A 36 pari nessuno segna nulla.',
  'case.excess': '45 punti: 9 sopra 36.',
  'score.capote': 'La parte che fa tutte e dodici le prese ha fatto **capote**. Si annuncia, e non porta altro.',
  'match.game': 'La prima parte con 40 punti vince una manche. Poi tutte e due tornano a zero e comincia la seguente.',
  'match.match': 'La prima a vincere due manche vince la partita. Questo gioco non ha regole della casa.',
  'term.manilla': '**Manilla** o **malilla**: il nove, la carta più alta di un seme.',
  'term.shown': '**Carta mostrata**, «la muestra»: l’ultima carta del mazziere, il cui seme è briscola.',
  'term.capote': '**Capote**: tutte le prese.',
  'term.blanca': '**Blanca**: una carta senza punti.',
  source: 'Il gioco spagnolo in quattro. Il valore di una carta mostrata con punti si aggiunge ai 72 che si giocano.',
} satisfies PageTranslation<typeof english>;
