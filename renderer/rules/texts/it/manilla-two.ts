import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Italian. */
export const text = {
  'idea.1': 'Due giocatori, 24 carte spagnole ciascuno, in sei pile di quattro di cui si vede solo la carta di sopra.',
  'idea.2': 'L’ultima carta scoperta del mazziere fa briscola. Se ha punti, il mazziere ne segna il valore.',
  'idea.3': 'Si giocano le carte scoperte delle pile; ognuna che si gioca scopre la seguente.',
  'idea.4': 'Bisogna rispondere e superare la carta di apertura se si può, e tagliare se non si può rispondere.',
  'idea.5': 'Contano i punti e un quarto delle carte vinte; si segna quello che supera 36. 40 vincono una manche, due manche la partita.',
  aim: 'Vinci carte che valgano, e molte carte; e scegli bene quando scoprire, perché vede anche l’avversario.',
  'cards.order':
    'Il mazzo ha 48 carte spagnole, dal due al nove con fante, cavallo, re e asso. Il **nove**, la manilla, è la carta più alta di ogni seme, anche a briscola. Nove, asso, re, cavallo e fante sono le carte **con punti**; tutte le altre sono bianche.',
  'cards.sum':
    'Ogni seme contiene 15 punti, il mazzo 60. Una presa vale le sue due carte e nient’altro; ma alla fine conta quante carte si sono vinte.',
  'case.worth': 'L’asso supera il re: 3 + 4 punti, e due carte.',
  'deal.piles': 'Si danno tutte le carte: ciascuno ha davanti sei **pile** di quattro, tre coperte e una scoperta sopra. Non c’è mano.',
  'deal.open': 'Tutti e due vedono le dodici carte scoperte. Che cosa c’è sotto, non lo sa nessuno.',
  'deal.shown': 'L’ultima carta scoperta delle pile del mazziere, che è l’ultima del mazzo, fa briscola: il suo seme.',
  'shown.counter': 'Se quella carta ha punti, il mazziere li segna subito, da 1 a 5, oltre a quello che porta in una presa.',
  'shown.held':
    'Se lo portasse a 40, resta **in sospeso** finché la mano è giocata. Allora si segna se il mazziere vi ha almeno 36 punti, contando il quarto delle carte; se no non va a nessuno.',
  'case.atOnce': 'La carta mostrata è l’asso: 4 subito al mazziere. Nella mano l’altro ha 40 + 7, e 11 sopra 36.',
  'case.heldWon': 'A {total} il nove chiuderebbe la manche, dunque i suoi 5 punti aspettano. 30 + 6 fanno giusto 36, e si segnano.',
  'play.lead':
    'L’avversario del mazziere apre la prima presa, chi fa una presa apre la seguente. Si può aprire con qualsiasi carta scoperta delle proprie pile. Sono 24 prese.',
  'play.uncover':
    'Una carta coperta si volta appena si gioca quella di sopra: il secondo giocatore la vede prima di rispondere. Gli obblighi valgono solo per le carte **scoperte**.',
  'play.follow': 'Se una delle tue carte scoperte è del seme di mano, bisogna rispondere.',
  'play.beat':
    'Bisogna **superare** la carta di apertura se si può, con una qualsiasi più alta del seme. Se non si può, va bene una qualsiasi scoperta del seme.',
  'case.beat': 'L’asso supera il re e ci vuole. Quello che sta sotto le tue pile non importa.',
  'case.cannotBeat': 'Fante e due sono più bassi del re: l’uno o l’altro.',
  'play.trump': 'Se nessuna delle tue carte scoperte è del seme di mano, bisogna **tagliare**, con una briscola qualsiasi.',
  'case.mustTrump': 'Niente coppe scoperte. I due denari sono briscole; ce ne vuole una, quella che vuoi.',
  'play.any': 'Senza il seme di mano né briscole fra le carte scoperte, puoi giocare una qualsiasi di esse.',
  'case.any': 'Né coppe né denari: si possono giocare tutte le carte scoperte.',
  'score.quarter':
    'Ciascuno conta i punti delle carte vinte e vi aggiunge un quarto del loro **numero**; un resto conta uno in più. 26 carte portano 7.',
  'score.excess': 'Il giocatore con più di 36 segna quello che supera 36.',
  'case.excess': '40 di punti e 26 carte, che portano 7: 47, e 11 sopra 36.',
  'score.even': 'Con i resti una mano può fare 73. A 36 pari nessuno segna.',
  'match.game':
    'Il primo giocatore con 40 punti vince una manche. Se ci arrivano tutti e due nella stessa mano, vince il totale più alto; se sono pari, la manche continua.',
  'match.match':
    'Dopo una manche tutti e due tornano a zero. Il primo a vincere due manche vince la partita. Questo gioco non ha regole della casa.',
  'term.manilla': '**Manilla** o **malilla**: il nove, la carta più alta di un seme.',
  'term.shown': '**Carta mostrata**, «la muestra»: la carta che fa briscola.',
  'term.pile': '**Pila**: quattro carte una sull’altra, quella di sopra scoperta.',
  source:
    'Il gioco spagnolo in due. Queste pagine tengono in sospeso anche qui la carta mostrata che chiuderebbe una manche, come nel gioco in quattro.',
} satisfies PageTranslation<typeof english>;
