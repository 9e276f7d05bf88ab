import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

/** First deals with explanations. */
export const guide = {
  'guide.title': 'Prima mano',
  'guide.entry': 'Imparare giocando',
  'guide.text': 'Una prima mano, con qualcuno accanto che dice che cosa conta quando conta. Le carte sono vere, e giochi come vuoi.',
  'guide.begin': 'Una prima mano, spiegata',
  'guide.next': 'Avanti',
  'guide.skip': 'Basta spiegazioni',
  'guide.waiting': 'Guarda come giocano gli altri.',
  'guide.lead': 'Apri tu questa presa: va bene qualsiasi carta. Trascinala sul tappeto, o toccala due volte.',
  'guide.follow': 'Le carte chiare si possono giocare. Trascinane una sul tappeto, o toccala due volte.',
  'guide.barred': 'Le carte attenuate ora non si possono giocare. Toccane una per sapere perché:',
  'guide.won':
    '^{who:seat} {who:seat?you=vinci|other=vince} la presa, con {points?one=# punto|other=# punti}, e {who:seat?you=apri|other=apre} la prossima.',
  'guide.klaverjas.aim':
    'Klaverjassen: tu e Cas, di fronte, giocate contro Ben e Dee. In una mano ci sono 162 punti, il roem si aggiunge, e chi gioca deve farne più della metà.',
  'guide.klaverjas.bidding':
    'La carta scoperta mostra quale seme sarebbe di briscola. Di briscola il fante (20) e il nove (14) sono i più alti: con quelli e un asso o due, gioca; altrimenti passa.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=giochi|other=gioca} con briscola {trump:trump}: a quella parte serve più della metà dei punti, roem compreso. Con meno è **nat**, e tutto va agli altri.',
  'guide.klaverjas.roem':
    'C’è **roem** nella presa che hai vinto: tre in fila valgono 20, quattro 50, re e donna di briscola (stuk) 20 in più. Conta solo se lo si dichiara.',
  'guide.klaverjas.reckoning':
    'I punti delle due parti, con il roem: a chi giocava ne serviva più della metà. Questa era una mano intera. Una partita ne ha sedici: vai avanti con «Prossima mano», o lascia il tavolo con la freccia in alto.',
  'guide.manille.aim':
    'Manille: tu e Cas, di fronte, contro Ben e Dee. Il dieci, la manille, è la carta più alta di ogni seme e vale 5; poi l’asso 4, il re 3, la donna 2, il fante 1. Dei 60 punti ne vuoi più di 30.',
  'guide.manille.offer':
    'Dai tu le carte, quindi scegli tu la briscola. Puoi giocare senza briscola al buio, per quattro volte il punteggio: è per i coraggiosi. Guarda le tue carte.',
  'guide.manille.trumps':
    'Scegli il seme in cui sei lungo e hai il dieci o l’asso. Senza briscola vale doppio: per mani forti in tutti i semi.',
  'guide.manille.doubling': 'Contro e surcontro raddoppiano quel che supera 30. Fallo solo se la tua parte può arrivarci di sicuro.',
  'guide.manille.contract':
    'La briscola è {trump:trump}; l’{seat:seat?you=hai scelta tu|other=ha scelta chi dà}. Si giocano otto prese: rispondi al seme, supera la carta di un avversario se puoi, e taglia se non hai il seme.',
  'guide.manille.reckoning':
    'I vostri punti e i loro fanno 60. Si segna solo quel che supera 30, moltiplicato per quel che si è dichiarato. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «Prossima mano», o lascia il tavolo con la freccia in alto.',
  'guide.botifarra.aim':
    'Botifarra: tu e Cas, di fronte, contro Ben e Dee; si gioca in senso antiorario. Il nove, la manilla, è la carta più alta e vale 5; poi l’asso 4, il re 3, il cavallo 2, il fante 1. Ogni presa conta 1 in più: 72 in tutto.',
  'guide.botifarra.trumps':
    'Dai tu le carte, quindi scegli: un seme in cui sei forte, botifarra (senza briscola, per il doppio), oppure delega, e dovrà scegliere il compagno.',
  'guide.botifarra.doubling':
    'Contrar vuol dire che non ci credi, e raddoppia la mano; recontrar e Sant Vicenç raddoppiano ancora. Nel dubbio, passa.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=hai|other=ha} scelto {trump:trump}. Si giocano dodici prese. Se vince un avversario, supera la carta se puoi; se non puoi, tocca alla tua carta più bassa.',
  'guide.botifarra.reckoning':
    'Carte e prese fanno 72 punti, e la parte sopra 36 segna quel che avanza. Contrar e gli altri lo moltiplicano. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «Prossima mano», o lascia il tavolo con la freccia in alto.',
  'guide.pinochle-double.aim':
    'Pinochle doppio: tu e Cas, di fronte, contro Ben e Dee, venti carte ciascuno. In ogni seme asso, dieci, re, donna, fante. I punti vengono dalle combinazioni, mostrate prima del gioco, e da assi, dieci e re nelle prese.',
  'guide.pinochle-double.auction':
    'Offri quel che la tua parte spera di fare, 50 o più, o passa. Chi offre di più sceglie la briscola. Le offerte saltate fra 50 e 60 parlano al compagno delle tue combinazioni: ogni pulsante dice che cosa annuncia.',
  'guide.pinochle-double.trumps':
    'L’asta è tua: scegli la briscola. Ti servono re e donna del seme, un matrimonio; scegli il seme più lungo che ne ha uno.',
  'guide.pinochle-double.laid':
    'Le combinazioni sono in vista, un tipo alla volta, con quel che valgono quelle di ogni parte: scale, matrimoni, pinochle (donna di picche e fante di quadri), quattro uguali. Prima del gioco tornano in mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=hai|other=ha} l’asta, con briscola {trump:trump}: combinazioni e prese di quella parte devono arrivarci. Bisogna rispondere e superare la carta più alta, anche del compagno, se si può.',
  'guide.pinochle-double.reckoning':
    'Combinazioni e prese insieme: l’offerta è fatta, o la parte cade e la perde. Questa era una mano intera: vince chi arriva prima a 500. Vai avanti con «Prossima mano», o lascia il tavolo con la freccia in alto.',
} satisfies Translation<typeof english>;
