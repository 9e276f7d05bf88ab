import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Italian. */
export const text = {
  'idea.1': 'Tre giocatori, dieci carte ciascuno e due nel monte; il dieci, la **manille**, è la carta più alta di ogni seme.',
  'idea.2': 'Il mazziere sceglie la briscola, può cambiare carte con il monte e gioca da solo contro gli altri due.',
  'idea.3': 'Bisogna superare la carta di un avversario se si può; quando comanda il compagno si gioca quello che si vuole.',
  'idea.4': 'Le carte valgono 60 punti. Con più di 30 segna il mazziere; altrimenti segna ciascuno degli altri due.',
  'idea.5': 'Entrambe le parti possono raddoppiare. Vince il primo giocatore che arriva a 101 punti.',
  aim: 'Da mazziere, fai più di 30 dei 60 punti contro due avversari. Altrimenti aiuta l’altro a impedirlo: siete compagni solo per questa mano.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la carta più alta, sopra l’asso, e nove, otto e sette non valgono nulla.',
  'cards.sum': 'Ogni seme contiene 15 punti e il mazzo 60, monte compreso. L’ultima presa non vale nulla in più.',
  'deal.seats':
    'Si danno le carte e si gioca in senso orario, e ognuno fa il mazziere a turno. Il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets': 'Dieci carte ciascuno, a tre, quattro e tre. Le ultime due sono il **monte**, coperte.',
  'deal.look': 'Il mazziere non guarda le carte finché non decide se giocare senza briscola al buio. Gli altri possono guardare subito.',
  'calls.blind':
    'Prima di guardare, il mazziere può chiamare **senza briscola, al buio**: non c’è briscola, e la mano vale il quadruplo. Dopo la chiamata guarda le carte.',
  'calls.trumps': 'Altrimenti guarda le carte e dice un seme, o **senza briscola**, che vale doppio. Non può passare.',
  'calls.exchange':
    'Poi il mazziere può scartare una o due carte, a faccia in giù, e ne prende altrettante dal monte, nell’ordine del mazzo. Solo lui sa che cosa ha scartato e che cosa ha pescato.',
  'calls.double': 'Ora il valore della mano può salire, una volta per parte:',
  'calls.along': '**{call:along}**, di uno degli altri due, prima chi è di mano: la mano vale il doppio.',
  'calls.against': '**{call:against}**, del mazziere, solo dopo un contro: ancora il doppio.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'times.row.blind': 'Senza briscola, al buio',
  'play.lead':
    'Chi è di mano apre la prima presa; poi chi fa una presa apre la successiva. Le prese sono dieci, e si può aprire con qualsiasi carta.',
  'play.sides': 'I due che giocano contro il mazziere sono compagni, dovunque siedano.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Rispondendo devi **superare** se comanda un avversario con una carta del seme di mano e ne hai una più alta; va bene una qualsiasi. Se non ce l’hai, o se comanda il compagno, gioca del seme la carta che vuoi.',
  'case.beat': 'Sei il mazziere, e comanda il re di un avversario. Il dieci lo supera: devi giocarlo.',
  'case.mateFollows': 'Giochi contro il mazziere, e il re è del compagno. Devi rispondere, con la carta di cuori che vuoi.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, rispondi con la carta che vuoi: nessuna può vincere.',
  'case.trumpedFollow': 'Qualcuno ha tagliato i cuori. Rispondi, ma puoi tenere il dieci.',
  'play.mate': 'Se non hai il seme di mano e comanda il compagno, puoi giocare qualsiasi carta.',
  'case.mateFree': 'Comanda l’asso del compagno: taglia o carica con l’asso di fiori, come vuoi.',
  'play.trump':
    'Se non hai il seme di mano e comanda un avversario con una carta di quel seme, devi tagliare. Senza briscole puoi giocare qualsiasi carta.',
  'case.mustTrump': 'Sei il mazziere e non hai cuori: devi tagliare.',
  'play.overtrump': 'Se non hai il seme di mano e comanda un avversario con una briscola, devi giocarne una più alta se ce l’hai.',
  'case.over': 'Comanda l’otto di briscola. Il fante è più alto: devi giocarlo.',
  'play.under':
    'Se le tue briscole sono tutte troppo basse, puoi giocare qualsiasi carta **tranne una briscola**. Ne giochi una solo se non ti resta altro.',
  'case.under': 'Non puoi superare il nove di briscola; nessuna delle due briscole più basse si può giocare.',
  'option.underTrump':
    'Secondo l’altra lettura delle regole, chi non può giocare una briscola più alta gioca la carta che vuole, anche una briscola più bassa.',
  'case.free': 'Se si può tagliare più basso, una delle due briscole basse può andare sotto il nove, e l’asso di fiori si tiene.',
  'play.noTrump': 'Quando si gioca senza briscola, chi non ha il seme di mano gioca la carta che vuole.',
  'play.widow': 'Lo scarto e quello che resta del monte vanno a chi fa la **prima** presa, e i loro punti alla sua parte.',
  'score.dealer': 'Se il mazziere ha più di 30 punti, segna quello che supera 30.',
  'score.others': 'Altrimenti **ciascuno** degli altri due segna quello che i loro punti, insieme, hanno sopra 30.',
  'score.all': 'Per tutte e dieci le prese si segna invece 60: il mazziere, o ciascuno degli altri.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, al buio, contro, surcontro.',
  'case.dealer': 'Il mazziere ne ha fatti 41, e gli hanno detto contro: 11 sopra 30, per 2.',
  'case.others': 'Il mazziere ne ha fatti solo 28. Gli altri due ne hanno 32 in tutto, e ciascuno segna 2.',
  'score.tie':
    'A 30 per parte nessuno segna, e la mano **seguente** vale doppio, solo quella: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'case.afterTie': 'La mano dopo un pareggio: 10 sopra 30, per 2.',
  'match.target':
    'Vince il primo giocatore che arriva a 101 punti. Se ci arrivano più giocatori nella stessa mano, vince il totale più alto; se sono pari, si continua.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.widow': '**Monte**: le due carte che avanzano dopo la distribuzione.',
  'term.along': '**{call:along}** e **{call:against}**: le due chiamate che raddoppiano il valore della mano.',
  source:
    'La forma della manille in tre. In questa pagina le carte si danno a tre, quattro e tre, e il mazziere guarda le sue appena ha chiamato al buio.',
} satisfies PageTranslation<typeof english>;
