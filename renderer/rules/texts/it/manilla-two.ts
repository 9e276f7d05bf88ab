import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Italian. */
export const text = {
  'idea.1': 'Due giocatori, 24 carte spagnole ciascuno, in sei mazzetti di quattro di cui si vede solo la carta di sopra.',
  'idea.2': 'L’ultima carta scoperta del mazziere indica la briscola. Se ha punti, il mazziere ne segna il valore.',
  'idea.3': 'Si giocano le carte di sopra dei mazzetti; giocandone una si scopre quella sotto.',
  'idea.4': 'Bisogna rispondere e superare la carta di apertura se si può, e tagliare se non si può rispondere.',
  'idea.5':
    'Contano i punti e anche un quarto delle carte vinte; si segna quello che supera i 36. Con 40 si vince una manche, con due manche la partita.',
  aim: 'Vinci carte che valgano, e molte; e scegli bene quando scoprirne una, perché la vede anche l’avversario.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante (sota), cavallo, re e asso. Il **nove**, la manilla, è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; le altre sono bianche.',
  'cards.sum':
    'Ogni seme contiene 15 punti, il mazzo 60. Una presa vale le sue due carte e nient’altro; ma alla fine conta il numero delle carte vinte.',
  'case.worth': 'L’asso supera il re: 3 + 4 punti, e due carte.',
  'deal.piles':
    'Si danno tutte le carte: ciascuno ha davanti sei **mazzetti** di quattro, con tre carte coperte e una scoperta sopra. Non si hanno carte in mano.',
  'deal.open': 'Tutti e due vedono le dodici carte scoperte. Che cosa c’è sotto, non lo sa nessuno.',
  'deal.shown': 'L’ultima carta scoperta dei mazzetti del mazziere, che è l’ultima del mazzo, indica la briscola.',
  'shown.counter': 'Se quella carta ha punti, il mazziere li segna subito, da 1 a 5, oltre a quelli che porta in una presa.',
  'shown.held':
    'Se portasse il mazziere a 40, resta **in sospeso** finché non si è giocata la mano. Allora si segna se il mazziere ha almeno 36 punti nella mano, contando il quarto delle carte; altrimenti va persa.',
  'case.atOnce': 'La carta mostrata era l’asso: 4 subito al mazziere. Nella mano l’altro ha 40 + 7, cioè 11 sopra 36.',
  'case.heldWon': 'A {total} il nove chiuderebbe la manche, quindi i suoi 5 punti aspettano. 30 + 6 fanno giusto 36, e si segnano.',
  'option.shownCard':
    'Secondo la lettera delle regole in due, anche una carta così si segna subito. La mano si gioca lo stesso; poi il totale più alto vince la manche.',
  'case.letter': 'Segnato subito, il nove porta il mazziere da {total} a 40, anche se la mano in sé è persa.',
  'play.lead':
    'L’avversario del mazziere apre la prima presa; poi chi fa una presa apre la successiva. Si può aprire con una qualsiasi delle proprie carte scoperte. Le prese sono 24.',
  'play.uncover':
    'Una carta coperta si volta appena si gioca quella di sopra: il secondo giocatore la vede prima di rispondere. Gli obblighi valgono solo per le carte **scoperte**.',
  'play.follow': 'Se una delle tue carte scoperte è del seme di mano, devi rispondere.',
  'play.beat':
    'Devi **superare** la carta di apertura se puoi, con una qualsiasi più alta del seme. Se non puoi, va bene una qualsiasi carta scoperta del seme.',
  'case.beat': 'L’asso supera il re: devi giocarlo. Quello che sta sotto i tuoi mazzetti non importa.',
  'case.cannotBeat': 'Il fante e il due sono più bassi del re: gioca l’uno o l’altro.',
  'play.trump': 'Se nessuna delle tue carte scoperte è del seme di mano, devi **tagliare**, con una briscola qualsiasi.',
  'case.mustTrump': 'Niente coppe scoperte. Le due carte di denari sono briscole: devi giocarne una, quella che vuoi.',
  'play.any': 'Se fra le tue carte scoperte non hai né il seme di mano né briscole, puoi giocarne una qualsiasi.',
  'case.any': 'Né coppe né denari: puoi giocare qualsiasi carta scoperta.',
  'score.quarter':
    'Ciascuno conta i punti delle carte vinte e vi aggiunge un quarto del loro **numero**, arrotondato per eccesso. 26 carte portano 7.',
  'score.excess': 'Il giocatore che ha più di 36 segna quello che supera i 36.',
  'case.excess': '40 di punti e 26 carte, che portano 7: 47, cioè 11 sopra 36.',
  'score.even': 'Con l’arrotondamento una mano può fare 73. A 36 pari nessuno segna.',
  'match.game':
    'Il primo giocatore che arriva a 40 punti vince una manche. Se ci arrivano tutti e due nella stessa mano, vince il totale più alto; se sono pari, la manche continua.',
  'match.match': 'Dopo una manche tutti e due tornano a zero. Il primo che vince due manche vince la partita.',
  'term.manilla': '**Manilla** o **malilla**: il nove, la carta più alta di un seme.',
  'term.shown': '**Carta mostrata**, «la muestra»: la carta che indica la briscola.',
  'term.pile': '**Mazzetto**: quattro carte una sull’altra, quella di sopra scoperta.',
  source:
    'Il gioco spagnolo in due. In questa pagina una carta mostrata che chiuderebbe una manche resta in sospeso anche qui, come nel gioco in quattro.',
} satisfies PageTranslation<typeof english>;
