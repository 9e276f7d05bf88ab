import { beforeEach, describe, expect, it } from 'vitest';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { plainText } from '../../words/message/parts.ts';
import { speakerFor } from '../../words/speaker.ts';
import { Words } from '../../words/words.svelte.ts';
import { aView } from '../fixtures/view.fixture.ts';
import { Narrator } from './narrator.svelte.ts';

type AnnounceEvent = Extract<WireEvent, { type: 'announce' }>;

const words = new Words();
const view = aView();
let game: string;
let deal: number;
let narrator: Narrator;

beforeEach(() => {
  game = 'pinochle-double';
  const speaker = speakerFor(words, { game, faces: 'french', names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: 0 });
  deal = 1;
  narrator = new Narrator(words, {
    speaker: () => speaker,
    isOwn: (seat) => seat === 0,
    game: () => game,
    deal: () => deal,
  });
});

/** The utterances of some events that come at once. */
function heard(...events: readonly WireEvent[]): string[] {
  for (const event of events) narrator.event(event, view, view);
  narrator.settle();
  return narrator.spoken.map(({ text }) => text);
}

const meld = (seat: number, what: string, points: number, count = 1): AnnounceEvent => ({
  type: 'announce',
  seat,
  what,
  points,
  cards: [],
  params: { count },
});

describe('what is announced', () => {
  it('is one sentence for each player', () => {
    const melds = [meld(0, 'run', 15), meld(0, 'jacks', 4), meld(1, 'marriage', 2), meld(1, 'marriage', 4, 2), meld(1, 'pinochle', 4)];
    expect(heard(...melds)).toEqual(['You meld 19: a run and jacks around', 'Ben melds 10: 3 marriages and a pinochle']);
    expect(narrator.lines).toHaveLength(2);
  });

  it('ends with whatever comes after it', () => {
    const play: WireEvent = { type: 'play', seat: 2, card: 'TH' };
    expect(heard(meld(1, 'run', 15), play, meld(1, 'kings', 8))).toEqual([
      'Ben melds 15: a run',
      'Cas leads the ten of hearts',
      'Ben melds 8: kings around',
    ]);
  });

  it('keeps calling and showing apart, and says how many there are of a kind', () => {
    game = 'klaberjass';
    const bella: AnnounceEvent = { type: 'announce', seat: 1, what: 'bella', points: 20 };
    expect(heard(meld(1, 'twenty', 20), meld(1, 'twenty', 20), bella)).toEqual(['Ben shows 2 twenties', 'Ben calls bella: 20']);
  });

  it('is forgotten with what was said, when another person may be listening', () => {
    narrator.event(meld(1, 'run', 15), view, view);
    narrator.hush();
    expect(heard()).toEqual([]);
  });
});

describe('who plays', () => {
  const forced = (moves: WireView['moves']): WireView =>
    aView({ declarer: 1, moves, facts: [{ key: 'klaverjas.need', params: { seat: 1, need: 82, of: 162 } }] });
  const open = aView({ declarer: null, moves: [] });

  it('is reported if the rules decide it', () => {
    narrator.contract(open, []);
    narrator.contract(forced([{ seat: 1, action: 'pass' }]), []);
    narrator.contract(forced([{ seat: 1, action: 'pass' }]), []);
    expect(narrator.spoken.map(({ text }) => text)).toEqual(['Everyone passed: Ben must play', 'Ben plays: 82 of 162 needed']);
  });

  it('is reported alone if no seat has passed', () => {
    narrator.contract(open, []);
    narrator.contract(forced([]), []);
    expect(narrator.spoken.map(({ text }) => text)).toEqual(['Ben plays: 82 of 162 needed']);
  });

  it('is no news if an announcement has reported it', () => {
    narrator.contract(open, []);
    narrator.contract(forced([]), [{ type: 'announce', seat: 1, what: 'stuck', params: { bid: 50 } }]);
    expect(narrator.spoken).toEqual([]);
  });

  it('is no news if the seat has called, nor to those who have just come', () => {
    narrator.contract(open, []);
    narrator.contract(forced([{ seat: 1, action: 'play' }]), []);
    narrator.clear();
    narrator.contract(forced([]), []);
    expect(narrator.spoken).toEqual([]);
  });
});

describe('cards that a seat exchanges one by one', () => {
  const away: WireEvent = { type: 'exchange', seat: 1, away: ['??'], drawn: [] };
  const drawn: WireEvent = { type: 'exchange', seat: 1, away: [], drawn: ['??'] };

  it('are one sentence, once it has finished', () => {
    narrator.event(away, view, view);
    narrator.settle(1);
    narrator.event(away, view, view);
    narrator.settle(1);
    expect(narrator.spoken).toEqual([]);
    expect(heard({ type: 'call', seat: 1, action: 'done' }, drawn, drawn)).toEqual([
      'Ben discards 2 cards',
      'Ben takes 2 cards from the widow',
    ]);
  });

  it('are said before the next player is asked', () => {
    narrator.event(away, view, view);
    narrator.settle(2);
    expect(narrator.spoken.map(({ text }) => text)).toEqual(['Ben discards 1 card']);
  });

  it('are confirmed one by one to their player', () => {
    const own: WireEvent = { type: 'exchange', seat: 0, away: ['KC'], drawn: [] };
    narrator.event(own, view, view);
    narrator.settle(0);
    expect(heard(own, { type: 'call', seat: 0, action: 'done' })).toEqual(['You discard 1 card', 'You discard 1 card']);
  });

  it('leave a seat its word that exchanges none', () => {
    expect(heard({ type: 'call', seat: 1, action: 'done' })).toEqual(['Ben has finished']);
  });
});

describe('nothing is said twice', () => {
  const trumps = (seat: number | null): WireEvent => ({ type: 'trumps', seat, trump: 'H' });

  it('trumps that the call before has named', () => {
    expect(heard({ type: 'call', seat: 1, action: 'trump:H' }, trumps(1))).toEqual(['Ben names hearts']);
  });

  it('trumps of a call that has not named them are added', () => {
    expect(heard({ type: 'call', seat: 1, action: 'take' }, trumps(1))).toEqual(['Ben takes', 'Trumps: hearts']);
  });

  it('trumps without a call are the words of the seat, or of the table', () => {
    expect(heard(trumps(1), trumps(null))).toEqual(['Ben names hearts', 'Trumps: hearts']);
  });

  it('an earlier call of the seat is no reason to leave out who names trumps', () => {
    heard({ type: 'call', seat: 1, action: 'look' });
    expect(heard(trumps(1)).at(-1)).toBe('Ben names hearts');
  });

  it('a hand that is conceded', () => {
    expect(
      heard({ type: 'call', seat: 1, action: 'concede' }, { type: 'announce', seat: 1, what: 'conceded', params: { bid: 60 } }),
    ).toEqual(['Ben concedes the bid of 60']);
  });

  it('a signal, whose player the bid has named', () => {
    const says = { key: 'pinochle-double.signal', params: { seat: 1, meld: 20 } };
    expect(heard({ type: 'call', seat: 1, action: 'bid:52', says })).toEqual(['Ben bids 52: a signal of 20 meld']);
  });

  it('scores where nobody scores', () => {
    const over = (...scores: number[]): WireEvent => ({ type: 'over', score: { scores, lines: [], detail: {}, carry: 1 } as never });
    expect(heard(over(0, 0, 0, 0))).toEqual(['The deal is over.']);
    expect(heard(over(-50, 12, -50, 12)).at(-1)).toBe('The deal is over. You and Cas: −50 points. Ben and Dee: 12 points.');
  });
});

describe('the lines', () => {
  const leads: WireEvent = { type: 'play', seat: 1, card: 'TH' };
  const texts = (): string[] => narrator.lines.map(({ parts }) => plainText(parts));

  it('are in the language in use, those of before too', async () => {
    heard(leads, meld(1, 'marriage', 2), { type: 'exchange', seat: 2, away: ['??'], drawn: [] });
    await words.speak('nl');
    expect(texts()).toEqual(['Cas legt 1 kaart weg', expect.stringMatching(/^Ben meldt/), expect.stringMatching(/^Ben komt uit/)]);
    await words.speak('en');
    expect(texts()[0]).toBe('Cas discards 1 card');
  });

  it('are parted by deals, the newest first', () => {
    heard(leads, leads);
    deal = 2;
    heard(leads);
    expect(narrator.deals.map((part) => [part.deal, part.lines.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('belong to the first deal where they were said before it: there is no deal 0', () => {
    deal = 0;
    narrator.tell(() => [{ kind: 'text', text: 'Hello', strong: false }]);
    deal = 1;
    heard(leads);
    expect(narrator.deals.map((part) => [part.deal, part.lines.length])).toEqual([[1, 2]]);
  });
});

it('lists what happened before the page came to the deal, and says none of it', () => {
  game = 'klaverjas';
  narrator.contract(
    {
      ...view,
      players: 4,
      moves: [
        { seat: 1, action: 'pass' },
        { seat: 2, action: 'play' },
        { seat: 1, action: 'AS' },
      ],
      tricks: [{ leader: 1, cards: ['AS', 'TS', 'KS', 'QS'], winner: 1, points: 28 }],
      trick: { leader: 1, cards: ['8H', '7H'], winning: 1 },
    },
    [],
  );
  expect(narrator.lines.map(({ parts }) => plainText(parts)).toReversed()).toEqual([
    'Ben passes',
    expect.stringMatching(/^Cas /),
    'Trumps: hearts',
    'Ben leads the ace of spades',
    'Cas plays the ten of spades',
    'Dee plays the king of spades',
    'You play the queen of spades',
    'Ben wins the trick, 28 points',
    'Ben leads the eight of hearts',
    'Cas plays the seven of hearts',
  ]);
  expect(narrator.spoken).toEqual([]);
  narrator.contract({ ...view, moves: [{ seat: 3, action: 'pass' }] }, []);
  expect(narrator.lines).toHaveLength(10);
});

it('lists the contract of a deal under way where no call has named it', () => {
  game = 'klaverjas';
  const need = { key: 'klaverjas.need', params: { seat: 1, need: 82, of: 162 } };
  const listed = (moves: WireView['moves']): string[] => {
    narrator.clear();
    narrator.contract(aView({ declarer: 1, trump: 'S', moves, facts: [need] }), []);
    return narrator.lines.map(({ parts }) => plainText(parts)).toReversed();
  };
  // A card of that suit names no trumps.
  expect(
    listed([
      { seat: 3, action: 'pass' },
      { seat: 3, action: 'AS' },
    ]),
  ).toEqual(['Dee passes', 'Trumps: spades', 'Everyone passed: Ben must play', 'Ben plays: 82 of 162 needed']);
  expect(listed([{ seat: 1, action: 'trump:S' }])).toEqual([expect.stringMatching(/spades/)]);
  expect(narrator.spoken).toEqual([]);
});

it('keeps the lines of the longest deal: twenty tricks of four', () => {
  const cards = ['AS', 'TS', 'KS', 'QS'] as const;
  const tricks = Array.from({ length: 19 }, () => ({ leader: 0, cards, winner: 0, points: 3 }));
  narrator.contract(aView({ declarer: 0, trump: 'S', moves: [{ seat: 0, action: 'bid:50' }], tricks }), []);
  expect(plainText(narrator.lines.at(-1)?.parts ?? [])).toMatch(/50/);
});
