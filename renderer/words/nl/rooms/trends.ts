import type { trendsWords as english } from '../../en/rooms/trends.ts';
import type { Translation } from '../../translation.ts';

/** Words of what a player's decisions cost over time, and of luck and play in a match, in Dutch. */
export const trendsWords = {
  'trends.title': 'Je eigen spel',
  'trends.text': 'Wat je kaarten en biedingen kostten, alleen beoordeeld op wat je kon zien.',
  'trends.none': 'Nog niets: open na een gespeeld spel “{button:look.title}”, dan telt het hier mee.',
  'trends.rate': '{points} ± {error} punten verloren per beslissing, over {n?one=# spel|other=# spellen}',
  'trends.inaccuracies': '{n?one=# onnauwkeurigheid|other=# onnauwkeurigheden}',
  'trends.mistakes': '{n?one=# fout|other=# fouten}',
  'trends.blunders': '{n?one=# grove fout|other=# grove fouten}',
  'trends.few': 'Na nog een paar spellen verschijnt hier een grafiek.',
  'trends.plot': 'Verloren punten per beslissing, gemiddeld over de laatste {n} spellen',
  'trends.plotText': 'Van {first} bij spel {from} naar {last} bij spel {to}. Lager is beter.',
  'trends.kind.call': 'Biedingen',
  'trends.kind.lead': 'Uitkomen',
  'trends.kind.follow': 'Bijspelen',
  'trends.kind.discard': 'Afgooien',
  'trends.kind.count': 'Tellen',
  'trends.countNote': 'Tellen: wat al gespeeld was, sprak ertegen.',
  'trends.byKind': 'Per soort beslissing',
  'trends.kind': 'Soort',
  'trends.decisions': 'Beslissingen',
  'trends.lost': 'Verloren punten',
  'trends.each': 'Per beslissing',
  'trends.who': 'Speler',
  'luck.title': 'Geluk en spel',
  'luck.text':
    'Sterke bots spelen dezelfde kaarten nog acht keer, op elke plaats: zoveel waren de kaarten waard. Daarna speelt er één alleen op deze plaats, tussen bots van het niveau van de anderen: zoveel brachten de anderen. De rest is spel.',
  'luck.begin': 'Uitrekenen',
  'luck.working': 'Spel {n} van {of}',
  'luck.stop': 'Stoppen',
  'luck.cards': 'Kaarten',
  'luck.others': 'De anderen',
  'luck.play': 'Spel',
  'luck.result': 'Uitslag',
  'luck.few': 'Te weinig spellen om veel te zeggen: vanaf {n} zegt het iets.',
  'luck.note':
    'Punten voorsprong op de anderen. Bij spel telt ook mee hoe gokken uitvielen. Mensen aan tafel gelden daarbij als sterke spelers, want niemand kent hun niveau.',
} satisfies Translation<typeof english>;
