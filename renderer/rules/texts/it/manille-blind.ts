import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Italian. */
export const text = {
  'idea.1': 'La manille alla rovescia: vedi le carte di tutti tranne le tue.',
  'idea.2': 'Il mazziere sceglie la briscola guardando le altre tre mani.',
  'idea.3': 'Si gioca una carta dal suo posto, senza sapere quale sia. Non ci sono obblighi.',
  'idea.4': 'Le carte valgono 60 punti. La parte con più di 30 segna quello che sta sopra, per i raddoppi.',
  'idea.5': 'Vince la prima parte con 101 punti.',
  aim: 'Indovina, da tutto quello che gli altri hanno e fanno, che cosa c’è nella tua mano; e facci più della metà dei punti.',
  'cards.order':
    'Si gioca con 32 carte, dal sette all’asso. L’ordine è lo stesso in tutti i semi, anche a briscola: il dieci è la più alta, sopra l’asso, e nove, otto e sette non valgono nulla. Quello che non vedi da nessuna parte è tuo.',
  'cards.sum': 'Un seme contiene 15 punti e il mazzo 60. L’ultima presa non porta altro.',
  'case.worth': 'Si è aperto a cuori e si è tagliato due volte; il dieci di briscola vince 4 + 0 + 5 + 5.',
  'deal.seats':
    'I compagni siedono di fronte; si possono sorteggiare. Tutto va in senso orario, e il giocatore alla sinistra del mazziere è di mano.',
  'deal.packets': 'Otto carte ciascuno, a tre, due e tre.',
  'deal.backs':
    'Delle proprie carte si vede il dorso, nell’ordine in cui sono state date. Così restano: le conosci solo dal posto, da uno a otto. Le altre tre mani ti stanno davanti scoperte.',
  'calls.blind':
    'Prima che si mostri una mano, il mazziere può chiamare **senza briscola al buio**: non c’è briscola, e la mano vale quattro volte. Solo allora si mostrano le mani.',
  'calls.trumps':
    'Altrimenti si mostrano le mani e il mazziere dice un seme o **senza briscola**, che vale due volte, in base alle altre tre mani. Il suo compagno vede le mani degli altri come tutti.',
  'calls.double': 'Poi la posta può salire, una volta per parte:',
  'calls.along': '**Contro**, di uno degli avversari del mazziere: la mano vale il doppio.',
  'calls.against': '**Surcontro**, del mazziere o del suo compagno, solo dopo un contro: ancora il doppio.',
  'calls.order':
    'Si chiede prima a chi è di mano, poi al suo compagno; per rispondere, al mazziere e poi al suo compagno. Quando uno dei due ha chiamato, all’altro non si chiede più.',
  times: 'Quanto vale una mano',
  'times.col.none': 'senza raddoppi',
  'times.col.along': 'contro',
  'times.col.against': 'contro e surcontro',
  'times.row.suit': 'Un seme di briscola',
  'times.row.noTrump': 'Senza briscola',
  'times.row.blind': 'Senza briscola al buio',
  'play.lead': 'Apre la prima presa il **mazziere**, non chi è di mano come nella manille. Chi fa una presa apre la seguente.',
  'play.place': 'Al tuo turno scegli un posto, e la carta che c’è si scopre e si gioca. Le altre tengono il posto e il numero.',
  'play.free':
    'Poiché nessuno vede che cosa gioca, **non ci sono obblighi**: né di rispondere, né di tagliare, né di superare. Si può giocare qualsiasi posto.',
  'case.free': 'Se queste sono le tue carte, anche se non lo sai, ognuna può cadere sul re.',
  'play.wins': 'Vince la briscola più alta della presa; se non ce n’è, la carta più alta del seme di mano.',
  'play.advice':
    'Il compagno vede le tue carte e tu le sue. Con che cosa apre, che cosa chiama e che cosa lascia correre è l’indizio migliore che avrai; parlare non si può.',
  'score.excess': 'La parte con più di 30 punti segna quello che supera 30. L’altra non segna nulla.',
  'score.all': 'La parte che fa tutte e otto le prese segna invece 60.',
  'score.times': 'Il risultato si moltiplica per tutto quello che si è chiamato: senza briscola, al buio, contro, surcontro.',
  'case.along': 'Senza briscola e contro: 8 punti sopra 30, per 2, per 2.',
  'score.tie':
    'A 30 pari nessuno segna, e la mano **seguente** vale doppio. Dura una mano e non si accumula: dopo due pareggi di fila la terza mano vale due volte, non quattro.',
  'case.tie': '30 ciascuno: nulla per nessuno, per quanto si sia raddoppiato. La mano seguente vale doppio.',
  'match.target': 'La prima parte con 101 punti ha fatto un **boom** e vince la manche.',
  'option.match':
    'Una partita può essere una manche o al meglio di tre: vince chi ne fa due. Ogni manche comincia da zero, e il raddoppio dopo un pareggio non ci passa.',
  'term.manille': '**Manille**: il dieci, la carta più alta di un seme. L’asso, subito sotto, è il **manillon**.',
  'term.boom': '**Boom**: «albero» in fiammingo, una manche ai 101.',
  'term.blind': '**Al buio**: di una chiamata fatta prima di aver visto una carta; e di una mano che chi la tiene non vede.',
  source:
    'Un passatempo di giocatori di manille. Queste pagine decidono che anche qui si offra la chiamata al buio, prima di mostrare le mani, e che il compagno del mazziere guardi le mani degli altri come tutti.',
} satisfies PageTranslation<typeof english>;
