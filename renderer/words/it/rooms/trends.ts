import type { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in Italian. */
export const trendsWords = {
  'trends.title': 'Il tuo gioco',
  'trends.text': 'Quanto sono costate le tue carte e le tue chiamate, giudicate solo da ciò che potevi vedere.',
  'trends.none': 'Ancora niente: apri «{button:look.title}» dopo una mano di questo gioco e conterà qui.',
  'trends.rate': '{points} ± {error} punti persi per decisione, su {n?one=# mano|other=# mani}',
  'trends.inaccuracies': '{n?one=# imprecisione|other=# imprecisioni}',
  'trends.mistakes': '{n?one=# errore|other=# errori}',
  'trends.blunders': '{n?one=# errore grave|other=# errori gravi}',
  'trends.few': 'Con qualche mano in più qui comparirà una curva.',
  'trends.plot': 'Punti persi per decisione, media delle ultime {n} mani',
  'trends.plotText': 'Da {first} alla mano {from} a {last} alla mano {to}. Meno è meglio.',
  'trends.kind.call': 'Chiamate',
  'trends.kind.lead': 'Uscite',
  'trends.kind.follow': 'In risposta',
  'trends.kind.discard': 'Scarti',
  'trends.kind.count': 'Conto delle carte',
  'trends.countNote': 'Conto delle carte: ciò che era già uscito parlava contro.',
  'trends.byKind': 'Per tipo di decisione',
  'trends.kind': 'Tipo',
  'trends.decisions': 'Decisioni',
  'trends.lost': 'Punti persi',
  'trends.each': 'Per decisione',
  'trends.who': 'Giocatore',
  'luck.title': 'Fortuna e gioco',
  'luck.text':
    'Bot forti rigiocano otto volte le stesse carte in tutti i posti: tanto valevano le carte. Poi uno gioca da solo in questo posto, tra bot del livello degli altri: tanto hanno portato gli altri. Il resto è gioco.',
  'luck.begin': 'Calcola',
  'luck.working': 'Mano {n} di {of}',
  'luck.stop': 'Ferma',
  'luck.cards': 'Carte',
  'luck.others': 'Gli altri',
  'luck.play': 'Gioco',
  'luck.result': 'Risultato',
  'luck.few': 'Troppo poche mani per dire molto: ne servono {n}.',
  'luck.note':
    'Punti di vantaggio sugli altri. Nel gioco conta anche com’è andata quando si è tirato a indovinare. Le persone al tavolo valgono come giocatori forti, perché il loro livello non si conosce.',
} satisfies Translation<typeof english>;
