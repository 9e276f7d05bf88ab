import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, venti carte ciascuno da un mazzo di 80: quattro di ogni asso, dieci, re, donna e fante.',
  'idea.2': 'Si offre quanti punti farà la propria parte, combinazioni e prese insieme. L’offerta più alta sceglie la briscola.',
  'idea.3': 'Tutti mostrano le combinazioni, scale, matrimoni, quattro uguali, pinochle, e le riprendono.',
  'idea.4': 'Nel gioco bisogna rispondere al seme, superare sempre se si può, e tagliare se non si può rispondere.',
  'idea.5': 'Se arrivi all’offerta segni tutto; se no, la perdi. Vince la prima parte con 500.',
  aim: 'Offri quello che varranno le tue combinazioni e le tue prese, e non di più. Una mano ha 50 punti nelle prese; sono le combinazioni a far salire.',
  'cards.pack':
    'Il mazzo ha 80 carte: asso, dieci, re, donna e fante di quattro semi, ciascuna quattro volte. Il dieci sta fra l’asso e il re. Assi, dieci e re sono le carte **con punti**.',
  'cards.sum':
    'L’ultima presa porta 2 punti. Ci sono 48 carte con punti e questi 2: 50 in tutto. Di due carte identiche in una presa è più alta quella giocata **prima**.',
  'case.equal': 'Due assi di cuori: vince il primo. Il dieci e i due assi hanno punti, e la presa ne porta 3.',
  'deal.seats': 'I compagni siedono di fronte, e tutto va in senso orario. Il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets': 'Venti carte ciascuno, a cinque a cinque. Non resta monte.',
  'calls.bid':
    'Da chi è di mano in poi, ciascuno offre più dell’ultima offerta, o passa. Chi passa è fuori. L’offerta più bassa è 50, la più alta 500; fino a 60 si può salire di uno o più, da 60 solo per multipli di 5. L’asta finisce quando resta un solo offerente.',
  'case.steps': 'Un’offerta deve superare l’ultima: un secondo 50 non vale. Dopo 60 viene 65, non 61.',
  'calls.stuck': 'Se passano i primi tre, il mazziere si tiene l’offerta a 50 senza aver detto nulla.',
  'calls.signal':
    'Un’offerta nei cinquanta che **salta** dei valori dice al compagno: «ho combinazioni, scegli tu la briscola». Segnala dieci punti per ogni valore saltato. Il tavolo mostra che cosa dice ogni offerta, e i bot offrono e leggono allo stesso modo.',
  'case.signal':
    'Una prima offerta di 54 salta da 50 a 53: 40 punti di combinazioni. 57 su 54 salta due valori: 20. Da 60 in su non si dice nulla.',
  'calls.trumps': 'Chi vince l’asta, il **dichiarante**, sceglie come briscola un seme in cui ha in mano un matrimonio, re e donna.',
  'calls.noMarriage':
    'Un dichiarante senza alcun matrimonio non può scegliere la briscola: la mano non si gioca, la sua parte perde l’offerta, e gli altri non segnano nulla.',
  'meld.what':
    'Scelta la briscola, si contano le combinazioni di tutte e quattro le mani. Più di una dello stesso tipo in una mano valgono più che una per una:',
  melds: 'Le combinazioni e quanto valgono',
  'melds.col.one': 'una',
  'melds.col.two': 'due',
  'melds.col.three': 'tre',
  'melds.col.four': 'quattro',
  'melds.row.run': 'Scala di briscola',
  'melds.row.royalMarriage': 'Matrimonio di briscola',
  'melds.row.marriage': 'Matrimonio di un altro seme',
  'melds.row.aces': 'Assi, uno per seme',
  'melds.row.kings': 'Re, uno per seme',
  'melds.row.queens': 'Donne, una per seme',
  'melds.row.jacks': 'Fanti, uno per seme',
  'melds.row.pinochle': 'Pinochle: donna di picche e fante di quadri',
  'meld.once':
    'Una carta può servire in combinazioni di tipi diversi, per esempio in un matrimonio, in quattro donne e in un pinochle; ma una sola volta dentro un tipo. Re e donna di una scala non fanno anche un matrimonio. Ogni tipo si conta al meglio: due scale e un terzo re e donna di briscola sono 150 + 4.',
  'case.runMarriage': 'Una scala, 15, e il secondo re e donna di briscola come matrimonio, 4.',
  'case.pinochles': 'Due pinochle insieme: 30, non due volte 4.',
  'case.aces': 'Un asso per seme sono 10. Gli altri assi non valgono nulla finché non è completo il secondo gruppo di quattro.',
  'meld.least':
    'Una parte con meno di 20 punti di combinazioni non ne segna. Se ad avere meno di 20 sono **i dichiaranti**, la mano non si gioca: perdono l’offerta, e gli avversari segnano le loro combinazioni se sono 20 o più.',
  'option.minMeld': 'Quello che serve a una parte per segnare combinazioni: 20, o 15, o 0, cioè contano tutte.',
  'meld.laid':
    'Le combinazioni di una parte che ne ha abbastanza si mostrano a tutti e si riprendono dopo la prima presa. Degli altri non si mostra nulla.',
  'option.concede':
    'Prima di aprire il dichiarante può rinunciare: l’offerta è persa, gli avversari segnano le loro combinazioni se bastano, e non ci sono punti di prese. Si può escludere; allora si gioca ogni mano.',
  'play.lead': 'Il dichiarante apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, bisogna rispondere.',
  'play.beat':
    'Bisogna **superare** la carta che comanda se si può, rispondendo con una più alta. Chi comandi non importa: va superato anche il compagno. Se non si può, va bene qualsiasi carta del seme.',
  'case.beat': 'Comanda il re e il dieci lo supera. Ci vuole il dieci.',
  'case.equalHand': 'C’è già un asso, e di carte uguali vince la prima: nulla lo supera. Si possono giocare tutti i tuoi cuori.',
  'case.mate': 'Il re è del compagno, e hai asso e dieci: uno dei due deve andarci sopra.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, nessuna carta di quel seme può vincere. Rispondi con quella che vuoi.',
  'case.trumped': 'Comanda il fante di briscola. Hai cuori e bisogna rispondere, con quello che vuoi.',
  'play.trump':
    'Se non hai il seme di mano, bisogna giocare **briscola**: più alta della più alta della presa se ce l’hai, altrimenti una qualsiasi.',
  'case.over':
    'Niente cuori. La donna di briscola supera il fante che comanda; un altro fante no, perché di carte uguali la prima è la più alta.',
  'case.under': 'L’asso di briscola non si supera, ma briscola ci vuole lo stesso.',
  'play.any': 'Solo chi non ha né il seme di mano né briscole può giocare qualsiasi carta.',
  'score.sum': 'Ogni parte somma le combinazioni che può segnare e i punti delle sue prese.',
  'score.made':
    'Se la somma dei dichiaranti arriva all’offerta, segnano quella somma; se no, perdono l’offerta. Gli avversari segnano la propria somma in ogni caso. Un totale può scendere sotto zero.',
  'case.made':
    'Un’offerta di {bid}: 25 di combinazioni e 35 di prese bastano appena. Gli avversari hanno poche combinazioni e segnano le prese.',
  'case.set': 'Un’offerta di {bid}, e 24 + 35 fanno solo 59: i dichiaranti perdono {bid}. Gli altri segnano 22 + 15.',
  'score.save':
    'Per tenere le combinazioni una parte deve avere nelle prese almeno una carta con punti, un asso, un dieci o un re. Chi non ne ha le perde; i 2 punti dell’ultima presa li tiene.',
  'case.lost': 'Gli avversari hanno fatto l’ultima presa, e nessuna carta con punti: perdono i 30 di combinazioni, e restano i 2.',
  'option.saveMeld': 'Alcuni chiedono di più: una parte con meno di 20 punti nelle prese, contando i 2 dell’ultima, perde le combinazioni.',
  'match.target': 'Vince la prima parte con 500 punti. Se ci arrivano tutte e due nella stessa mano, vince quella dei dichiaranti.',
  'option.target': 'La partita può essere anche ai 250 o ai 1.000.',
  'term.pinochle': '**Pinochle**: donna di picche con fante di quadri.',
  'term.marriage': '**Matrimonio**: re e donna di un seme; a briscola, reale.',
  'term.around': '**Around**: una carta dello stesso valore per seme, come in «aces around», quattro assi.',
  'term.set': '**Set**: non essere arrivati all’offerta.',
  'term.counter': '**Counter**: carta con punti: asso, dieci o re.',
  source:
    'Il gioco americano a coppie con il mazzo doppio. Il valore delle combinazioni è quello che si stampa di solito; un dichiarante senza matrimonio perde l’offerta e gli altri non segnano nulla; e ogni tipo di combinazione si conta al meglio.',
} satisfies PageTranslation<typeof english>;
