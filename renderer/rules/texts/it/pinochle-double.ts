import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Italian. */
export const text = {
  'idea.1': 'Quattro giocatori, due contro due, venti carte ciascuno da un mazzo di 80: quattro di ogni asso, dieci, re, donna e fante.',
  'idea.2': 'Si offrono i punti che farà la propria parte, combinazioni e prese insieme. Chi offre di più sceglie la briscola.',
  'idea.3': 'Tutti mostrano le combinazioni – scale, matrimoni, quattro uguali, pinochle – e le riprendono.',
  'idea.4': 'Nel gioco bisogna rispondere al seme, superare ogni volta che si può, e tagliare se non si può rispondere.',
  'idea.5': 'Se arrivi alla tua offerta, segni tutto quello che hai fatto; altrimenti la perdi. Vince la prima parte che arriva a 500.',
  aim: 'Offri quello che varranno le tue combinazioni e le tue prese, e non di più. Una mano ha 50 punti nelle prese; sono le combinazioni a permettere di salire.',
  'cards.pack':
    'Il mazzo ha 80 carte: asso, dieci, re, donna e fante di quattro semi, ciascuno quattro volte. Il dieci sta fra l’asso e il re. Assi, dieci e re sono le carte **con punti**.',
  'cards.sum':
    'L’ultima presa vale 2 punti. In tutto ci sono 48 carte con punti e questi 2: 50 punti. Di due carte identiche in una presa è più alta quella giocata **per prima**.',
  'case.equal': 'Due assi di cuori: vince il primo. Il dieci e i due assi hanno punti, quindi la presa ne vale 3.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro, e si gioca in senso orario. Il giocatore alla sinistra del mazziere è **di mano**.',
  'deal.packets': 'Venti carte ciascuno, a cinque a cinque. Non c’è monte.',
  'calls.bid':
    'Cominciando da chi è di mano, ciascuno offre di più o passa. Chi passa è fuori. L’offerta più bassa è 50, la più alta 500; fino a 60 si può salire di uno o più, da 60 solo per multipli di 5. L’asta finisce quando resta un solo offerente.',
  'case.steps': 'Un’offerta deve superare la precedente: un secondo 50 non vale. Dopo 60 viene 65, non 61.',
  'calls.stuck': 'Se passano i primi tre, il mazziere **si ritrova** con l’offerta di 50 senza aver detto nulla.',
  'calls.signal':
    'Un’offerta nei cinquanta che **salta** dei valori dice al compagno: «ho combinazioni; scegli tu la briscola». Segnala dieci punti di combinazioni per ogni valore saltato. L’app mostra che cosa segnala ogni offerta, e i bot offrono e leggono allo stesso modo.',
  'case.signal':
    'Una prima offerta di 54 salta da 50 a 53: 40 punti di combinazioni. 57 su 54 salta due valori: 20. Da 60 in su non si segnala nulla.',
  'calls.trumps': 'Chi vince l’asta, il **dichiarante**, sceglie come briscola un seme in cui ha un matrimonio, re e donna.',
  'calls.noMarriage':
    'Un dichiarante senza nemmeno un matrimonio non può scegliere la briscola: la mano non si gioca, la sua parte perde l’offerta, e gli altri non segnano nulla.',
  'meld.what':
    'Scelta la briscola, si contano le combinazioni di tutte e quattro le mani. Più combinazioni dello stesso tipo in una mano valgono più che da sole:',
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
    'Una carta può servire in combinazioni di tipi diversi, per esempio in un matrimonio, in quattro donne e in un pinochle; ma una sola volta per tipo. Il re e la donna di una scala non contano anche come matrimonio. Ogni tipo si conta al meglio: due scale e un terzo re e una terza donna di briscola sono 150 + 4.',
  'case.runMarriage': 'Una scala, 15, e il secondo re e la seconda donna di briscola come matrimonio, 4.',
  'case.pinochles': 'Due pinochle insieme: 30, non due volte 4.',
  'case.aces': 'Un asso per seme sono 10. Gli altri assi non valgono nulla finché non è completo il secondo gruppo di quattro.',
  'meld.least':
    'Una parte con meno di 20 punti di combinazioni non ne segna. Se ad avere meno di 20 è la **parte del dichiarante**, la mano non si gioca: perde l’offerta, e gli avversari segnano le loro combinazioni se valgono 20 o più.',
  'option.minMeld': 'Quanto serve almeno a una parte per segnare combinazioni: 20, o 15, o 0, e allora contano tutte.',
  'meld.laid':
    'Le combinazioni di una parte che ne ha abbastanza si mostrano a tutti e si riprendono finita la prima presa. Una parte che ne ha troppo poche non mostra nulla.',
  'option.concede':
    'Prima dell’apertura il dichiarante può rinunciare: l’offerta è persa, gli avversari segnano le loro combinazioni se bastano, e non ci sono punti di prese. Se è disattivato, ogni mano si gioca fino in fondo.',
  'play.lead': 'Il dichiarante apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con qualsiasi carta.',
  'play.follow': 'Se hai carte del seme di mano, devi rispondere.',
  'play.beat':
    'Devi **superare** la carta che comanda se puoi, rispondendo con una più alta. Non importa chi comanda: va superato anche il compagno. Se non puoi, va bene qualsiasi carta del seme.',
  'case.beat': 'Comanda il re e il dieci lo supera: devi giocare il dieci.',
  'case.equalHand':
    'C’è già un asso, e di carte uguali vince la prima: nulla lo supera. Puoi giocare una qualsiasi delle tue carte di cuori.',
  'case.mate': 'Il re è del compagno, e hai l’asso e il dieci: devi giocare uno dei due.',
  'play.trumped':
    'Se si è aperto a un seme che non è briscola e qualcuno ha tagliato, nessuna carta di quel seme può vincere. Rispondi con quella che vuoi.',
  'case.trumped': 'Comanda il fante di briscola. Hai cuori e devi rispondere, con la carta che vuoi.',
  'play.trump':
    'Se non hai il seme di mano, devi giocare **briscola**: più alta della più alta della presa se ce l’hai, altrimenti una qualsiasi.',
  'case.over':
    'Niente cuori. La donna di briscola supera il fante che comanda; un altro fante no, perché di carte uguali la prima è la più alta.',
  'case.under': 'Non puoi superare l’asso di briscola, ma devi giocare briscola lo stesso.',
  'play.any': 'Puoi giocare qualsiasi carta solo se non hai né il seme di mano né briscole.',
  'score.sum': 'Ogni parte somma le combinazioni che può segnare e i punti delle sue prese.',
  'score.made':
    'Se la somma della parte del dichiarante arriva all’offerta, segna quella somma; altrimenti perde l’offerta. Gli avversari segnano la propria somma in ogni caso. Un totale può scendere sotto zero.',
  'case.made':
    'Un’offerta di {bid}: 25 di combinazioni e 35 di prese bastano di misura. Gli avversari hanno poche combinazioni e segnano le prese.',
  'case.set': 'Un’offerta di {bid}, e 24 + 35 fanno solo 59: la parte del dichiarante perde {bid}. Gli altri segnano 22 + 15.',
  'score.save':
    'Per conservare le combinazioni una parte deve avere nelle prese almeno una carta con punti: un asso, un dieci o un re. Se non ne ha, le perde, ma conserva i 2 punti dell’ultima presa.',
  'case.lost': 'Gli avversari hanno fatto l’ultima presa, ma nessuna carta con punti: perdono i 30 di combinazioni e conservano i 2.',
  'option.saveMeld': 'Alcuni chiedono di più: una parte con meno di 20 punti nelle prese, contando i 2 dell’ultima, perde le combinazioni.',
  'match.target':
    'Vince la prima parte che arriva a 500 punti. Se ci arrivano tutte e due nella stessa mano, vince quella del dichiarante.',
  'option.target': 'La partita può essere anche ai 250 o ai 1.000.',
  'term.pinochle': '**Pinochle**: donna di picche con fante di quadri.',
  'term.marriage': '**Matrimonio**: re e donna di un seme; a briscola, matrimonio reale.',
  'term.around': '**Around**: una carta dello stesso valore per seme, come in «aces around», quattro assi.',
  'term.set': '**Set**: non arrivare all’offerta.',
  'term.counter': '**Counter**: carta con punti: asso, dieci o re.',
  source:
    'Il gioco americano a coppie con il mazzo doppio. Le combinazioni hanno il loro valore abituale; un dichiarante senza matrimonio perde l’offerta e gli altri non segnano nulla; e ogni tipo di combinazione si conta al meglio.',
} satisfies PageTranslation<typeof english>;
