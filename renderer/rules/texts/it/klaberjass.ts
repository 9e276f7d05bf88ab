import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, 32 carte, otto ciascuno; non si può parlare né fare segni.',
  'idea.2': 'Si scopre una carta. Chi ne vuole il seme può prenderlo come briscola; se nessuno lo vuole, se ne può scegliere un altro.',
  'idea.3': 'Tre o quattro carte in sequenza danno punti in più alla parte che ha la sequenza migliore.',
  'idea.4': 'Bisogna rispondere, tagliare se non si può e, a briscola, superare se si può, chiunque comandi.',
  'idea.5':
    'La parte che ha scelto la briscola deve fare più della metà, altrimenti va **bait**. Tutte e otto le prese raddoppiano il punteggio. Vince chi arriva per primo a 500.',
  aim: 'Se la tua parte sceglie la briscola, deve fare più punti dell’altra, contando quelli in più. Altrimenti va tutto agli avversari.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. A briscola il fante è la carta più alta e il nove la seconda; negli altri semi l’ordine è il solito, con il dieci sotto l’asso.',
  'cards.sum':
    'L’ultima presa vale 10 punti in più. Il fante di briscola vale 22, perciò una mano fa 164: 64 a briscola, 30 in ciascuno degli altri semi, e l’ultima presa. I punti in più si aggiungono.',
  'case.worth': 'Si è aperto a picche; il nove di briscola supera l’otto e vince 11 + 0 + 10 + 14.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro, e si gioca in senso orario. Il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.six': 'Prima ciascuno riceve sei carte, tre e tre. Si scopre la carta in fondo al mazzo.',
  'deal.two':
    'Scelta la briscola, ciascuno ne riceve altre due. La seconda del mazziere è la carta scoperta, qualunque sia la briscola. Tutti l’hanno vista, e si sa chi ce l’ha.',
  'calls.first': 'Nel primo giro, da chi è di mano al mazziere, ciascuno può **prendere** il seme scoperto come briscola, o passare.',
  'calls.second': 'Se passano tutti, c’è un secondo giro: ciascuno può scegliere un **altro** seme, o passare.',
  'calls.bima':
    'Se passano di nuovo tutti, il mazziere è **sulla bima** e deve scegliere un seme: uno qualsiasi dei quattro, anche quello che nessuno ha voluto.',
  'option.bimaSuits': 'Alcuni non lasciano che il mazziere sulla bima torni al seme scoperto: dev’essere uno degli altri tre.',
  'sets.what':
    'Quando tutti hanno le loro otto carte, e prima dell’apertura, si contano le sequenze di ogni mano. In tutti i semi, anche a briscola, seguono l’ordine naturale 7 8 9 10 J Q K A.',
  'sets.three': 'Tre in fila, un **venti**: 20 punti.',
  'sets.four': 'Quattro in fila, un **cinquanta**: 50 punti.',
  'sets.long':
    'Una carta appartiene a una sola sequenza. Una fila più lunga si divide nelle sequenze che insieme valgono di più, la più lunga prima e dalla carta più alta:',
  runs: 'Una fila in un seme',
  'runs.col.worth': 'punti',
  'runs.row.r3': 'Tre carte',
  'runs.row.r4': 'Quattro carte',
  'runs.row.r5': 'Cinque carte',
  'runs.row.r6': 'Sei carte',
  'runs.row.r7': 'Sette carte',
  'runs.row.r8': 'Otto carte',
  'sets.compare':
    'Segna una parte sola. Un cinquanta batte un venti; di due sequenze della stessa lunghezza è migliore quella che arriva più in alto; a pari carta più alta, quella di briscola. Se sono ancora pari, ogni parte segna la metà: 10 o 25.',
  'case.fourBeats': 'Una sequenza di quattro batte qualsiasi sequenza di tre, anche se è di briscola e arriva all’asso.',
  'case.tie': 'Le due sequenze finiscono al fante, e nessuna è di briscola: metà per parte.',
  'case.trumpSet': 'Le stesse due sequenze, ma ora la briscola è fiori: quella sequenza è la migliore e prende tutto.',
  'sets.several':
    'Con più sequenze ogni parte ordina le sue, la migliore davanti, e si confrontano le due migliori. La parte della migliore la segna, e con essa **tutte** le altre sue sequenze; l’altra parte nulla. Se sono pari, ogni parte segna la metà della sua, si mettono da parte e si confrontano le successive; quando una parte non ne ha più, l’altra segna il resto. Ma una sequenza di quattro, anche pari, batte tutte quelle di tre dell’altra parte.',
  'case.several': 'La sequenza che arriva all’asso batte quella che arriva al fante. La sua parte la segna, e con essa il venti più basso.',
  'case.tiedFours':
    'Le due sequenze di quattro sono pari: 25 ciascuna. Il venti che le accompagna è battuto dalla sequenza di quattro dell’altra parte, e non vale nulla.',
  'sets.shown':
    'Le sequenze che segnano, anche per metà, si mostrano a tutti e restano scoperte durante la prima presa. Quelle battute né si mostrano né si nominano.',
  'option.declare':
    'Le sequenze contano da sole; oppure si chiede a chi le ha, che può **dichiarare** o tacere, una sola risposta per tutte quelle della sua mano. Nessuno viene a sapere che qualcuno ha taciuto.',
  'sets.bella':
    '**Bella**: chi ha il re e la donna di briscola segna 20 punti quando gioca la seconda delle due carte, chiunque faccia quella presa. Non entra nel confronto e non va dichiarata.',
  'play.lead':
    'Chi è di mano apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta, a briscola in qualsiasi momento.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere. Fuori dalla briscola va bene una qualsiasi.',
  'play.trumpsLed':
    'Se si apre a briscola, devi giocarne una più alta della più alta della presa, se puoi; altrimenti una qualsiasi. La briscola del compagno conta come quella di un avversario.',
  'case.trumpsLed': 'L’asso è finora la briscola più alta. Il nove lo supera: devi giocarlo, di chiunque sia l’asso.',
  'case.noneBeats': 'Nulla supera il fante. Rispondi con una delle due briscole, e puoi tenere il nove.',
  'play.trump': 'Se non hai il seme di mano, devi tagliare, anche quando comanda il compagno. Senza briscole puoi giocare qualsiasi carta.',
  'case.mateToo': 'Comanda l’asso del compagno, ma questo non ti esonera: niente picche, devi tagliare.',
  'play.overtrump': 'Se qualcuno ha già tagliato, devi giocare una briscola più alta se ce l’hai.',
  'case.over': 'Si è aperto a picche e si è tagliato con l’otto. Il nove è più alto: devi giocarlo.',
  'play.lower': 'Se le tue briscole sono tutte più basse, puoi giocare qualsiasi carta, anche una briscola.',
  'case.lower': 'Il sette non supera l’otto. Puoi giocare una qualsiasi delle tre carte.',
  'score.total':
    'Sia T la somma di 164 e di tutti i punti in più che segnano le due parti, bella compresa. Si contano i punti della parte che ha scelto la briscola:',
  'score.made': 'Più della metà di T: ogni parte segna i propri punti.',
  'score.bait': 'Meno della metà: quella parte va **bait**. La difesa segna T per intero, l’altra nulla.',
  'score.half': 'Esattamente la metà: la parte che ha scelto la briscola non segna nulla, la difesa la propria metà.',
  'case.bait': 'T è 234. Con 81 + 20 la parte che ha scelto la briscola è ben lontana dalla metà, e la difesa segna tutto.',
  'case.half': 'T è 184, e 92 ne è esattamente la metà: nulla per chi ha scelto la briscola.',
  'score.black':
    'Una parte senza nemmeno una presa perde tutti i punti in più, anche la bella; non contano più in T. Chi ha fatto tutte e otto le prese raddoppia allora il suo punteggio: **cappotto**. Le sequenze battute restano battute.',
  'case.black': 'Tutte le prese e un cinquanta: (164 + 50) × 2. I 20 dell’altra parte sono persi con le sue prese.',
  'match.target':
    'Vince la prima parte che arriva a 500 punti. Se ci arrivano tutte e due nella stessa mano, vince il totale più alto; se sono pari, si continua. Il mazzo passa in senso orario.',
  'option.target': 'La partita può essere anche ai 300 o ai 1.000.',
  'term.jass': '**Jass**: il fante di briscola. **Menel**: il nove di briscola.',
  'term.bima': '**Bima**: il posto del mazziere che deve scegliere un seme; la parola indica il podio di una sinagoga.',
  'term.bella': '**Bella**: re e donna di briscola nella stessa mano.',
  'term.bait': '**Bait**: si dice della parte che ha scelto la briscola e non arriva alla metà.',
  'term.black': '**Cappotto**: tutte e otto le prese.',
  source:
    'Il gioco delle comunità ebraiche dell’Europa centrale, nella forma a quattro, detta anche Clobyosh. Dove la descrizione tace, questa pagina decide: il valore del fante di briscola, come si dividono le file lunghe, come si confrontano più sequenze, e una partita ai 500.',
} satisfies PageTranslation<typeof english>;
