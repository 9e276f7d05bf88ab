import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/belote.ts';

/** The rules of Belote, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, 32 carte, otto ciascuno; né parole né segni.',
  'idea.2': 'Si scopre una carta. Chi la prende fa briscola del suo seme; se nessuno la vuole, se ne può scegliere un altro.',
  'idea.3': 'Sequenze e quattro uguali segnano per la parte che ha l’annuncio migliore; re e donna di briscola in una mano sono belote.',
  'idea.4': 'Bisogna rispondere, tagliare se non si può e non comanda il compagno, e a briscola superare.',
  'idea.5': 'La parte che ha preso deve avere più punti dell’altra, se no va **dedans**. Vince chi arriva per primo a 1.000.',
  aim: 'Se prende la tua parte, deve fare più punti dell’altra, annunci e belote compresi. Se no, i punti vanno alla difesa.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. A briscola il fante è la carta più alta e il nove la seconda; negli altri semi l’ordine è il solito, con il dieci sotto l’asso.',
  'cards.sum':
    'L’ultima presa, il **dix de der**, porta altri 10 punti. Una mano fa 162: 62 a briscola, 30 in ciascun altro seme, e l’ultima presa. Gli annunci si aggiungono.',
  'case.worth': 'Si è aperto a picche; il nove di briscola supera l’otto e vince 11 + 0 + 10 + 14.',
  'deal.seats':
    'I compagni siedono di fronte, e tutto va in senso antiorario. Il giocatore alla destra del mazziere è **di mano**. Si mescola a ogni mano.',
  'deal.five': 'Prima ciascuno riceve cinque carte, tre e poi due. La carta seguente si scopre.',
  'deal.rest':
    'Quando qualcuno ha preso, raccoglie la carta scoperta e ne riceve altre due; gli altri ne ricevono tre. Tutti hanno visto la carta scoperta, e si continua a sapere.',
  'calls.first':
    'Nel primo giro, da chi è di mano al mazziere, ciascuno può **prendere**, e il seme della carta scoperta è briscola, o passare.',
  'calls.second':
    'Se passano tutti e quattro, c’è un secondo giro: ciascuno può prendere a un **altro** seme, o passare. La carta scoperta va anche allora a chi prende.',
  'calls.passed': 'Se passano di nuovo tutti, nessuno segna e dà le carte il seguente.',
  'option.bidding':
    'Di solito si prende solo a un seme. Ad alcuni tavoli il secondo giro permette anche **senza briscola** e **tutto briscola**. Senza briscola basta rispondere, e l’asso vale 19. A tutto briscola ogni seme ha l’ordine della briscola e bisogna superare la carta che comanda, ma nessun seme ne batte un altro; il fante vale 14, il nove 9, l’asso 6, il dieci 5, il re 3 e la donna 1. In entrambi i casi una mano fa 162. Senza briscola non c’è belote; a tutto briscola lo è ogni re con la donna del suo seme.',
  'sets.what':
    'Le carte della tua mano possono valere qualcosa insieme. Le sequenze seguono l’ordine naturale 7 8 9 10 J Q K A, anche a briscola:',
  declarations: 'Annunci',
  'declarations.col.worth': 'punti',
  'declarations.row.tierce': '**Tierce**: tre in fila',
  'declarations.row.cinquante': '**Cinquante**: quattro in fila',
  'declarations.row.cent': '**Cent**: cinque o più in fila',
  'declarations.row.jacks': '**Carré** di fanti',
  'declarations.row.nines': 'Carré di nove',
  'declarations.row.others': 'Carré di assi, dieci, re o donne',
  'sets.once':
    'Una carta conta in un solo annuncio; la tua mano si divide nel modo che vale di più. Quattro otto o quattro sette non valgono nulla. Una sequenza si annuncia intera, non a pezzi.',
  'sets.compare':
    'Segna una parte sola: quella dell’annuncio migliore. Ogni carré batte ogni sequenza; il migliore è di fanti, poi vengono nove, assi, dieci, re e donne. Di due sequenze è migliore la più lunga, poi quella con la carta più alta, poi quella di briscola. Se sono ancora pari, è migliore quella di chi aveva il turno prima.',
  'case.carreBeats': 'Un carré batte ogni sequenza, anche all’asso e di briscola.',
  'case.higher': 'La sequenza alla donna batte quella al fante.',
  'case.trumpTie': 'Tutte e due finiscono al fante; è migliore quella di briscola.',
  'case.firstTie': 'Nessuna è di briscola: chi è di mano ha parlato prima e ha la migliore.',
  'sets.all': 'La parte dell’annuncio migliore segna **tutti** i suoi, anche quelli del compagno. L’altra parte nessuno.',
  'case.several': 'La sequenza all’asso batte quella al fante, e la più bassa conta con lei.',
  'sets.shown':
    'Annunci quello che hai, solo per nome, quando giochi la tua prima carta. Quando tutti hanno giocato alla prima presa, gli annunci che segnano si mostrano e restano scoperti durante la seconda. Quelli battuti non si mostrano mai.',
  'option.declarations':
    'Gli annunci si fanno da soli; oppure si chiede a chi li ha se li fa o tace, e nessuno viene a sapere che qualcuno ha taciuto; oppure non si giocano, come nei tornei della federazione, dove conta solo la belote.',
  'sets.belote':
    '**Belote** e **rebelote**: chi ha re e donna di briscola dice «belote» quando gioca la prima delle due e «rebelote» quando gioca la seconda, e segna 20. Non entra nel confronto, e la sua parte la tiene qualunque cosa accada.',
  'play.lead':
    'Chi è di mano apre la prima presa, chiunque abbia preso; chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere. Fuori dalla briscola ne va bene una qualsiasi.',
  'play.trumpsLed':
    'Se si apre a briscola, bisogna giocarne una più alta della più alta della presa se si può; se no, una qualsiasi. La briscola del compagno conta come quella di un avversario.',
  'case.trumpsLed': 'L’asso è finora la briscola più alta. Il nove lo supera e ci vuole.',
  'case.overPartner': 'La donna è del compagno, ma a briscola si supera lo stesso.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno: taglia o scarta, come vuoi.',
  'option.underPartner':
    'Se il compagno ha tagliato, puoi giocargli sotto una briscola più bassa. Ad alcuni tavoli non si può finché hai un altro seme.',
  'case.underPartner': 'Comanda il dieci di briscola del compagno. A un tavolo così l’otto deve aspettare.',
  'play.trump': 'Se non hai il seme di mano e comanda un avversario, bisogna tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'play.overtrump': 'Se un avversario comanda con una briscola, bisogna giocarne una più alta se la si ha.',
  'case.over': 'Si è aperto a picche e si è tagliato con l’otto. Il nove è più alto: ci vuole.',
  'play.under': 'Se le tue briscole sono tutte più basse, bisogna giocarne una lo stesso.',
  'case.under': 'Il sette non supera l’otto, ma è briscola e ci vuole.',
  'option.underTrump': 'Alcuni in quel caso ti lasciano libero: va bene qualsiasi carta, e si può tenere la briscola bassa.',
  'case.underFree': 'A un tavolo così si possono giocare tutte e tre le carte.',
  'score.total': 'Ogni parte somma le sue prese, i suoi annunci se segnano, e la belote:',
  'score.made': 'Chi ha preso ha di più: ogni parte segna quello che ha.',
  'score.dedans':
    'Chi ha preso ha di meno: va **dedans**. La difesa segna tutti i 162 punti e ogni annuncio che segna; chi ha preso solo la sua belote.',
  'score.litige':
    'Parità: **litige**. La difesa segna quello che ha; i punti di chi ha preso, belote a parte, aspettano la parte che vince la mano seguente.',
  'case.made': 'Le prese e una tierce: 112 contro 70.',
  'case.dedans': 'Con 76 e belote chi ha preso ha 96, la difesa 136. Tiene i 20 della belote; il resto è perso.',
  'case.litige': '81 a testa. Gli 81 di chi ha preso aspettano la mano seguente.',
  'case.after': 'Chi ha preso vince la mano dopo un litige: {waiting} punti si aggiungono ai suoi 100.',
  'score.capot':
    '**Cappotto**: tutte e otto le prese portano altri 90 punti, 252 con l’ultima. L’altra parte tiene la sua belote, e i suoi annunci se erano i migliori.',
  'case.capot': 'Tutte le prese e un cinquante: 252 + 50.',
  'match.target':
    'Vince la prima parte con 1.000 punti. Se ci arrivano tutte e due nella stessa mano, vince il totale più alto; se sono pari, si continua. I punti di un litige che aspettano ancora sono persi. Il mazzo gira in senso antiorario.',
  'option.target': 'La partita può essere anche ai 500 o ai 2.000.',
  'term.taker': '**Prendere**: fare briscola e impegnare la propria parte. **Retourne**: la carta scoperta per la dichiarazione.',
  'term.der': '**Dix de der**: i 10 punti dell’ultima presa.',
  'term.dedans': '**Dedans**, dentro: come va chi ha preso e ha meno della difesa.',
  'term.litige': '**Litige**, contesa: una mano pari.',
  'term.capot': '**Cappotto**: tutte e otto le prese.',
  'term.pisser': '**Pisser**: giocare una briscola più bassa di quella che comanda.',
  source:
    'Il gioco francese come lo descrive la Fédération Française de Belote, con gli annunci. Dove i giocatori non sono d’accordo, queste pagine decidono: l’ordine dei carré, come si divide una mano in annunci, che ne è della belote in un litige, e una partita ai 1.000 che vince il totale più alto.',
} satisfies PageTranslation<typeof english>;
