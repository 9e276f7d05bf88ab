import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Italian. */
export const guideWords = {
  'guide.title': 'Prima mano',
  'guide.entry': 'Imparare giocando',
  'guide.text': 'Una prima mano guidata: qualcuno accanto a te spiega le cose man mano che capitano. È una mano vera, e giochi come vuoi.',
  'guide.begin': 'Una prima mano, spiegata',
  'guide.next': 'Avanti',
  'guide.skip': 'Basta spiegazioni',
  'guide.waiting': 'Guarda come giocano gli altri.',
  'guide.lead': 'Apri tu: gioca una carta qualsiasi. Trascinala sul tappeto, o toccala due volte.',
  'guide.follow': 'Puoi giocare una qualsiasi delle carte chiare. Trascinane una sul tappeto, o toccala due volte.',
  'guide.barred': 'Le carte attenuate ora non si possono giocare. Toccane una per sapere perché:',
  'guide.won':
    '^{who:seat?you=vinci|other={who:seat} vince} la presa, con {points?one=# punto|other=# punti}, e {who:seat?you=apri|other=apre} la prossima.',
  'guide.klaverjas.aim':
    'Klaverjassen: tu e Cas, di fronte, giocate contro Ben e Dee. Una mano vale 162 punti, più il roem, e la parte che gioca deve fare più della metà del totale.',
  'guide.klaverjas.bidding':
    'La carta scoperta mostra quale seme sarebbe di briscola. A briscola il fante (20) e il nove (14) sono i più alti: con tutti e due e un asso o due, scegli «{call:play}»; altrimenti «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=giochi|other={seat:seat} gioca} con briscola {trump:trump}: a quella parte serve più della metà dei punti, roem compreso. Se non ci arriva, va **nat**, e gli avversari segnano tutto.',
  'guide.klaverjas.roem':
    'C’è **roem** nella presa che hai vinto: tre in fila valgono 20, quattro valgono 50, e il re e la donna di briscola (stuk) altri 20. Il roem conta solo se lo dichiari.',
  'guide.klaverjas.reckoning':
    'Questi sono i punti delle due parti, con il roem: a chi giocava ne serviva più della metà. Questa era una mano intera; una partita ne ha sedici. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'guide.manille.aim':
    'Manille: tu e Cas, di fronte, contro Ben e Dee. Il dieci, la manille, è la carta più alta di ogni seme e vale 5; poi l’asso 4, il re 3, la donna 2, il fante 1. Dei 60 punti ne vuoi più di 30.',
  'guide.manille.offer':
    'Dai tu le carte, quindi scegli tu la briscola. Senza guardare puoi chiamare «{call:blind}», per quattro volte il punteggio: è per i coraggiosi. Altrimenti scegli «{call:look}».',
  'guide.manille.trumps':
    'Scegli un seme lungo in cui hai il dieci o l’asso. «{call:trump:NT}» vale doppio: è per mani forti in tutti i semi.',
  'guide.manille.doubling':
    '«{call:along}» e «{call:against}» raddoppiano ciascuno quello che supera i 30. Fallo solo se la tua parte ci arriva di sicuro.',
  'guide.manille.contract':
    '{trump:trump?NT=Si gioca senza briscola|other=La briscola è {trump:trump}}: {seat:seat?you=l’hai scelto tu|other=l’ha scelto il mazziere}. Si giocano otto prese: rispondi al seme, supera la carta di un avversario se puoi, e taglia se non hai il seme.',
  'guide.manille.reckoning':
    'I vostri punti e i loro fanno 60. Si segna solo quello che supera i 30, moltiplicato per quello che si è chiamato. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'guide.botifarra.aim':
    'Botifarra: tu e Cas, di fronte, contro Ben e Dee; si gioca in senso antiorario. Il nove, la manilla, è la carta più alta e vale 5; poi l’asso 4, il re 3, il cavallo 2, il fante 1. Ogni presa conta 1 in più: 72 in tutto.',
  'guide.botifarra.trumps':
    'Dai tu le carte, quindi scegli: un seme forte, «{call:trump:NT}» (senza briscola, vale doppio), oppure «{call:delegate}», e dovrà scegliere il compagno.',
  'guide.botifarra.doubling':
    '«{call:contrar}» vuol dire che non ci credi, e raddoppia la mano; «{call:recontrar}» e «{call:santvicens}» raddoppiano ancora. Nel dubbio, scegli «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} scelto {trump:trump}. Si giocano dodici prese. Se comanda un avversario, supera la sua carta se puoi; se non puoi, gioca la tua più bassa.',
  'guide.botifarra.reckoning':
    'Carte e prese fanno 72 punti, e la parte che supera i 36 segna l’eccedenza, moltiplicata per contrar e il resto. Questa era una mano intera: vince chi arriva prima a 101. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
  'guide.pinochle-double.aim':
    'Pinochle doppio: tu e Cas, di fronte, contro Ben e Dee, venti carte ciascuno. In ogni seme: asso, dieci, re, donna, fante. I punti vengono dalle combinazioni, mostrate prima del gioco, e dagli assi, dieci e re fatti nelle prese.',
  'guide.pinochle-double.auction':
    'Offri quello che la tua parte spera di fare, 50 o più, o passa. Chi offre di più sceglie la briscola. Saltando delle offerte nei cinquanta dici al compagno quali combinazioni hai; ogni pulsante mostra che cosa segnala.',
  'guide.pinochle-double.trumps':
    'L’asta è tua: scegli la briscola. Ti serve un matrimonio (re e donna) in quel seme; scegli il seme più lungo che ne ha uno.',
  'guide.pinochle-double.laid':
    'Le combinazioni si mostrano un tipo alla volta, con il valore di quelle di ogni parte: scale, matrimoni, pinochle (donna di picche e fante di quadri), quattro uguali. Prima del gioco tornano in mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=hai|other={seat:seat} ha} vinto l’asta, con briscola {trump:trump}: le combinazioni e le prese di quella parte devono arrivare all’offerta. Bisogna rispondere e superare la carta più alta, anche del compagno, se si può.',
  'guide.pinochle-double.reckoning':
    'Combinazioni e prese insieme: o l’offerta riesce, o la parte non ci arriva e la perde. Questa era una mano intera: vince chi arriva prima a 500. Vai avanti con «{button:over.next}», o lascia il tavolo con la freccia in alto.',
} satisfies Translation<typeof english>;
