import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Italian. */
export const text = {
  'idea.1': 'Da tre a sette giocatori, ognuno per sé; il dieci, la **manille**, è la carta più alta di ogni seme.',
  'idea.2': 'Sul tavolo resta un monte, in parte scoperto. Si offre quanti punti si faranno.',
  'idea.3': 'L’offerta più alta scarta, prende altrettante carte dal monte e dice la briscola.',
  'idea.4': 'Nel gioco tutti gli altri sono avversari: bisogna superare ogni volta che si può.',
  'idea.5': 'Chi ha offerto vince l’offerta o la perde; gli altri non segnano nulla. Dopo dieci mani vince il totale più alto.',
  aim: 'Offri quanto permettono la tua mano e il monte, e fai almeno quei punti nelle prese.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la più alta, sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Un seme contiene 15 punti e il mazzo 60. Non tutti sono per forza in gioco: qualcuno può restare nel monte o nello scarto.',
  'deal.seats': 'Ognuno gioca da solo. Tutto va in senso orario; il giocatore alla sinistra del mazziere è **di mano**.',
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
    'Da chi è di mano in poi, ciascuno offre un numero di punti da 1 a 60, più alto dell’ultimo, o passa. Chi passa è fuori. Un’offerta di 60 chiude l’asta.',
  'case.bids': 'Ogni offerta deve superare l’ultima; di quanto, lo decidi tu.',
  'calls.pass':
    'Se passano tutti, nessuno segna e dà le carte il seguente. L’ultimo può ancora offrire quando tutti gli altri sono passati.',
  'calls.away': 'Chi vince l’asta prima scarta, coperte: nessuna carta, o al massimo quante ne ha il monte.',
  'calls.draw':
    'Poi ne prende esattamente altrettante dal monte, scoperte o coperte, a piacere. Una coperta si vede solo quando la si è presa. Lo scarto resta segreto; quali carte scoperte si prendono, lo vedono tutti.',
  'option.discards':
    'Lo scarto e quello che resta nel monte non contano per nessuno; oppure contano per chi ha offerto, che ne somma i punti a quelli delle sue prese.',
  'calls.trumps': 'Infine chi ha offerto dice un seme di briscola o **senza briscola**. Questo non cambia quello che vale la mano.',
  'play.lead':
    'Chi è di mano apre la prima presa; ma dopo un’offerta di 60 apre chi ha offerto. Chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.alone': 'Nessuno ha un compagno. Chi comanda nella presa è un tuo avversario, abbia offerto o no.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere.',
  'play.beat':
    'Rispondendo bisogna superare la carta che comanda se è del seme di mano e ne hai una più alta. Una qualsiasi più alta va bene; se non ce l’hai, una qualsiasi del seme.',
  'case.beat': 'Comanda il re e il dieci lo supera: ci vuole il dieci.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, rispondi con la carta che vuoi: nessuna può vincere.',
  'case.trumpedFollow': 'I cuori sono tagliati. Bisogna rispondere, ma puoi tenere il dieci.',
  'play.trump': 'Se non hai il seme di mano, e comanda quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Niente cuori: ci vuole la briscola. A un tavolo a coppie saresti forse libero; qui mai.',
  'play.overtrump': 'Se non hai il seme di mano e la presa è tagliata, bisogna giocare una briscola più alta se la si ha.',
  'case.over': 'Comanda l’otto di briscola. Il fante è più alto: ci vuole.',
  'play.under':
    'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta **tranne una briscola**. Solo se non ti restano che briscole così, ne giochi una.',
  'case.under': 'Il nove di briscola non si supera; le due briscole più basse non si possono giocare.',
  'play.noTrump': 'Quando non c’è briscola, chi non ha il seme di mano gioca quello che vuole.',
  'option.defenders':
    'Alcuni lasciano che gli avversari di chi ha offerto giochino da compagni: chi vede comandare un altro di loro non deve superare né tagliare, e gioca qualsiasi carta del seme di mano, o qualsiasi carta se non ne ha.',
  'case.partners': 'Un altro avversario di chi ha offerto comanda con l’asso. Fra compagni non c’è da tagliare.',
  'score.bid':
    'Se chi ha offerto ha nelle prese almeno i punti offerti, segna l’**offerta**, non quello che ha fatto. Se no, la perde. Gli altri non segnano nulla in nessun caso.',
  'case.made': 'Offerta {bid}, e 31 fatti: si segna quello che si è offerto e non di più. Gli altri punti erano nel monte e nello scarto.',
  'case.failed': 'Offerta {bid}, e 24 fatti: uno di meno, e l’offerta è persa.',
  'match.deals':
    'Una partita sono dieci mani. Ognuno tiene il suo totale, che può scendere sotto zero; vince il più alto, e gli uguali si dividono la vittoria.',
  'option.deals': 'Una partita può essere anche di 20 mani.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.widow': '**Monte**: le carte che non sono state date a nessuno.',
  'term.bidder': '**Chi ha offerto**: chi ha vinto l’asta.',
  source:
    'La forma del gioco francese per qualunque compagnia. Queste pagine decidono: possono passare tutti, l’ultimo può allora ancora offrire, un’offerta di 60 chiude l’asta, e le carte che non sono nelle prese di nessuno non contano per nessuno.',
} satisfies PageTranslation<typeof english>;
