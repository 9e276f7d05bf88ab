import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Italian. */
export const text = {
  'idea.1': 'La manille alla rovescia: vedi le carte di tutti tranne le tue.',
  'idea.2': 'Il mazziere sceglie la briscola guardando le altre tre mani.',
  'idea.3':
    'Si gioca una carta in base al posto che occupa, senza sapere quale sia. Non si è mai obbligati a rispondere, a tagliare o a superare.',
  'idea.4': 'Le carte valgono 60 punti. La parte che supera i 30 segna l’eccedenza, moltiplicata per i raddoppi.',
  'idea.5': 'Vince la prima parte che arriva a 101 punti.',
  aim: 'Indovina, da quello che gli altri hanno e da quello che fanno, che cosa c’è nella tua mano; e facci più della metà dei punti.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la carta più alta, sopra l’asso, e nove, otto e sette non valgono nulla. Quello che non vedi da nessuna parte ce l’hai tu.',
  'cards.sum': 'Ogni seme contiene 15 punti e il mazzo 60. L’ultima presa non vale nulla in più.',
  'case.worth': 'Si è aperto a cuori e si è tagliato due volte; il dieci di briscola vince 4 + 0 + 5 + 5.',
  'deal.seats':
    'I compagni siedono l’uno di fronte all’altro; le coppie si possono sorteggiare. Si danno le carte e si gioca in senso orario, e il giocatore alla sinistra del mazziere è di mano.',
  'option.equalDraws':
    'Se si sorteggiano le coppie, qui le carte uguali si ripescano solo quando lasciano incerte le coppie. Secondo la lettera delle regole, chi ha carte uguali le mette sempre da parte e pesca ancora, finché tutti i valori sono diversi.',
  'deal.packets': 'Otto carte ciascuno, a tre, due e tre.',
  'deal.backs':
    'Delle tue carte vedi solo il dorso, nell’ordine in cui sono state date. L’ordine non cambia: le conosci solo dal posto, da uno a otto. Le altre tre mani ti stanno davanti scoperte.',
  'calls.blind':
    'Prima che si mostri una mano, il mazziere può chiamare **senza briscola, al buio**: non c’è briscola, e la mano vale il quadruplo. Solo allora si mostrano le mani.',
  'calls.trumps':
    'Altrimenti si mostrano le mani e il mazziere, viste le altre tre, dice un seme o **senza briscola**, che vale doppio. Il suo compagno vede le mani degli altri, come tutti.',
  'calls.double': 'Poi il valore della mano può salire, una volta per parte:',
  'calls.along': '**{call:along}**, di uno degli avversari del mazziere: la mano vale il doppio.',
  'calls.against': '**{call:against}**, del mazziere o del suo compagno, solo dopo un contro: ancora il doppio.',
  'calls.order':
    'Parla prima chi è di mano, poi il suo compagno; per rispondere, prima il mazziere, poi il suo compagno. Appena uno dei due ha parlato, all’altro non si chiede più.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'times.row.blind': 'Senza briscola, al buio',
  'play.lead': 'Apre la prima presa il **mazziere**, non chi è di mano come nella manille. Poi chi fa una presa apre la successiva.',
  'play.place': 'Al tuo turno scegli un posto, e la carta che c’è si scopre e si gioca. Le altre mantengono il posto e il numero.',
  'play.free':
    'Poiché nessuno vede che cosa gioca, **vale tutto**: non si è mai obbligati a rispondere, a tagliare o a superare. Si può giocare qualsiasi posto.',
  'case.free': 'Se queste sono le tue carte, anche se tu non lo sai, una qualsiasi può cadere sul re.',
  'play.wins': 'Vince la briscola più alta della presa; se non ce n’è, la carta più alta del seme di mano.',
  'play.advice':
    'Il compagno vede le tue carte e tu vedi le sue. Con che cosa apre, che cosa chiama e che cosa lascia correre è l’indizio migliore che avrai; non si può parlare.',
  'score.excess': 'La parte che ha più di 30 punti segna quello che supera i 30. L’altra non segna nulla.',
  'score.all': 'La parte che fa tutte e otto le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, al buio, contro, surcontro.',
  'case.along': 'Senza briscola e contro: 8 punti sopra 30, per 2, per 2.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio. Vale solo per quella mano e non si accumula: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'case.tie': '30 ciascuno: nessuno segna, per quanto si sia raddoppiato. La mano seguente vale doppio.',
  'match.target': 'La prima parte che arriva a 101 punti ha fatto un **boom** e vince la manche.',
  'option.match':
    'Una partita può essere di una manche o al meglio delle tre: vince chi ne fa due. Ogni manche comincia da zero, e il raddoppio dovuto a un pareggio non passa da una manche all’altra.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.boom': '**Boom**: «albero» in fiammingo, una manche ai 101.',
  'term.blind': '**Al buio**: si dice di una chiamata fatta prima di vedere una carta, e di una mano che chi la tiene non vede.',
  source:
    'Un passatempo di giocatori di manille. In questa pagina si può chiamare al buio anche qui, prima che si mostrino le mani, e il compagno del mazziere guarda le mani degli altri, come tutti.',
} satisfies PageTranslation<typeof english>;
