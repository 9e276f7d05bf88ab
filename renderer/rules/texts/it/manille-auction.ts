import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Italian. */
export const text = {
  'idea.1': 'Da tre a sette giocatori, ognuno per sé; il dieci, la **manille**, è la carta più alta di ogni seme.',
  'idea.2': 'Una parte delle carte resta sul tavolo come monte, in parte scoperta. Si offrono i punti che si pensa di fare.',
  'idea.3': 'Chi offre di più scarta, prende altrettante carte dal monte e dice la briscola.',
  'idea.4': 'Nel gioco tutti gli altri sono tuoi avversari: bisogna superare le loro carte ogni volta che si può.',
  'idea.5': 'Chi ha offerto vince la sua offerta o la perde; gli altri non segnano nulla. Dopo dieci mani vince il totale più alto.',
  aim: 'Offri quanto permettono la tua mano e il monte, e fai almeno quei punti nelle prese.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la carta più alta, sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti e il mazzo 60. Non sempre sono tutti in gioco: qualcuno può restare nel monte o nello scarto.',
  'deal.seats': 'Ognuno gioca per sé. Si danno le carte e si gioca in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.cards': 'Le carte si danno una alla volta. Quello che avanza è il **monte**: alcune carte scoperte, le altre coperte.',
  widow: 'Le carte secondo il numero dei giocatori',
  'widow.col.each': 'ciascuno',
  'widow.col.open': 'monte, scoperte',
  'widow.col.covered': 'monte, coperte',
  'widow.row.p3': 'Tre giocatori',
  'widow.row.p4': 'Quattro giocatori',
  'widow.row.p5': 'Cinque giocatori',
  'widow.row.p6': 'Sei giocatori',
  'widow.row.p7': 'Sette giocatori',
  'calls.bid':
    'Cominciando da chi è di mano, ciascuno offre un numero di punti da 1 a 60, più alto del precedente, o passa. Chi passa è fuori. Un’offerta di 60 chiude l’asta.',
  'case.bids': 'Ogni offerta deve superare la precedente; di quanto, lo decidi tu.',
  'calls.pass':
    'Se passano tutti, nessuno segna e dà le carte il giocatore successivo. Se tutti gli altri sono passati, l’ultimo può ancora offrire.',
  'calls.away': 'Chi vince l’asta prima scarta, a faccia in giù: nessuna carta, o al massimo quante ne ha il monte.',
  'calls.draw':
    'Poi ne prende esattamente altrettante dal monte, scoperte o coperte, a sua scelta. Una carta coperta la vede solo dopo averla presa. Lo scarto resta segreto; quali carte scoperte ha preso, lo vedono tutti.',
  'option.discards':
    'Lo scarto e quello che resta nel monte non contano per nessuno; oppure contano per chi ha offerto, che ne somma i punti a quelli delle sue prese.',
  'calls.trumps': 'Infine chi ha offerto dice un seme di briscola o **senza briscola**. Questo non cambia il valore della mano.',
  'play.lead':
    'Chi è di mano apre la prima presa; ma dopo un’offerta di 60 apre chi l’ha fatta. Poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.alone': 'Nessuno ha un compagno. Il giocatore che comanda nella presa è tuo avversario, abbia offerto o no.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Rispondendo devi superare la carta che comanda se è del seme di mano e ne hai una più alta. Va bene una qualsiasi; se non ce l’hai, gioca una qualsiasi carta del seme.',
  'case.beat': 'Comanda il re e il dieci lo supera: devi giocare il dieci.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, rispondi con la carta che vuoi: nessuna può vincere.',
  'case.trumpedFollow': 'Qualcuno ha tagliato i cuori. Devi rispondere, ma puoi tenere il dieci.',
  'play.trump': 'Se non hai il seme di mano e nessuno ha ancora tagliato, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente cuori: devi tagliare. Se comandasse un compagno potresti giocare quello che vuoi; ma qui non ne hai.',
  'play.overtrump': 'Se non hai il seme di mano e qualcuno ha tagliato, devi giocare una briscola più alta se ce l’hai.',
  'case.over': 'Comanda l’otto di briscola. Il fante è più alto: devi giocarlo.',
  'play.under':
    'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta **tranne una briscola**. Ne giochi una solo se non ti resta altro.',
  'case.under': 'Non puoi superare il nove di briscola; nessuna delle due briscole più basse si può giocare.',
  'option.underTrump':
    'Secondo l’altra lettura delle regole, chi non può giocare una briscola più alta gioca la carta che vuole, anche una briscola più bassa.',
  'case.free': 'Se si può tagliare più basso, una delle due briscole basse può andare sotto il nove, e l’asso di fiori si tiene.',
  'play.noTrump': 'Quando si gioca senza briscola, chi non ha il seme di mano gioca la carta che vuole.',
  'option.defenders':
    'Alcuni lasciano che gli avversari di chi ha offerto giochino da compagni: se comanda un altro di loro, non bisogna superare né tagliare, e si gioca qualsiasi carta del seme di mano, o qualsiasi carta se non se ne ha.',
  'case.partners': 'Un altro avversario di chi ha offerto comanda con l’asso. Da compagni, non devi tagliare.',
  'score.bid':
    'Se chi ha offerto ha nelle prese almeno i punti offerti, segna l’**offerta**, non i punti fatti. Altrimenti l’offerta gli viene tolta. Gli altri non segnano nulla in nessun caso.',
  'case.made': 'Offerta {bid}, e 31 fatti: si segna quello che si è offerto e non di più. Gli altri punti erano nel monte e nello scarto.',
  'case.failed': 'Offerta {bid}, e 24 fatti: ne manca uno, e l’offerta è persa.',
  'match.deals':
    'Una partita è di dieci mani. Ognuno ha il suo totale, che può scendere sotto zero; vince il più alto, e chi è pari divide la vittoria.',
  'option.deals': 'Una partita può essere anche di 20 mani.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.widow': '**Monte**: le carte che avanzano dopo la distribuzione.',
  'term.bidder': '**Chi ha offerto**: chi ha vinto l’asta.',
  source:
    'La forma del gioco francese da tre a sette giocatori. Questa pagina segue queste regole: possono passare tutti, l’ultimo può allora ancora offrire, un’offerta di 60 chiude l’asta, e le carte che non sono nelle prese di nessuno non contano per nessuno.',
} satisfies PageTranslation<typeof english>;
