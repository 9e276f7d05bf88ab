import { beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import type { WireEvent } from '../../engine/protocol/wire.ts';
import { FakeLink } from '../link/fixtures/fakeLink.fixture.ts';
import { plainText } from '../words/message/parts.ts';
import { App } from './app.svelte.ts';
import { anUpdate, aTable, aView, KLAVERJAS, MemoryStore } from './fixtures/view.fixture.ts';
import { wordsOf } from './guide/coach.svelte.ts';
import { guideOf } from './guide/guides.ts';

const welcome = { type: 'welcome', protocol: PROTOCOL, token: 't', owner: true, games: [KLAVERJAS] } as const;
const home = { type: 'home', unfinished: [] } as const;
const guide = guideOf('klaverjas')!;
const PLACE = 'trickhouse.guided';
/** The learner is asked to bid. */
const bidding = aView({ phase: 'bidding', trump: null, declarer: null, trick: null, moves: [] });
/** The first trick lies there, and is then its winner's. */
const cards = ['KC', '7C', 'AC', '9C'] as const;
const full = aView({ trick: { leader: 0, cards, winning: 2 }, toAct: null });
const taken = aView({ tricks: [{ leader: 0, cards, winner: 2, points: 14 }] });
const trick: WireEvent = { type: 'trick', leader: 0, winner: 2, points: 14, cards };

let store: MemoryStore;
let link: FakeLink;

/** The page is loaded, with what was kept on this machine. */
function load(): App {
  link = new FakeLink();
  const app = new App({ open: () => link, store, languages: ['en'], calm: () => true });
  app.settings.set('pace', 'instant');
  link.say(welcome);
  return app;
}

/** The table as the page shows it is looked at, as its panel does; the id of the lesson that stands. */
function lesson({ coach, session }: App): string | undefined {
  const { view, legal, playback } = session.table;
  if (view !== null && !playback.busy) coach?.look({ view, legal });
  return coach?.lesson?.id;
}

async function begin(): Promise<App> {
  const app = load();
  await app.learn(guide);
  link.say(home, aTable(), anUpdate(bidding));
  return app;
}

/** The match is taken up again: its coach comes a moment later. */
async function coachOf(app: App): Promise<App['coach']> {
  await expect.poll(() => app.coach).not.toBeNull();
  return app.coach;
}

beforeEach(() => {
  store = new MemoryStore();
});

describe('a guided deal', () => {
  it('comes back at the lesson where the learner was, after a reload and after it was left', async () => {
    const app = await begin();
    expect(lesson(app)).toBe('aim');
    app.readOn();
    expect(lesson(app)).toBe('bidding');
    const again = load();
    expect(again.coach).toBeNull();
    link.say(aTable(), anUpdate(bidding));
    await coachOf(again);
    expect(lesson(again)).toBe('bidding');
    link.say(home);
    expect([again.coach, again.isAided], 'it is off the table').toEqual([null, false]);
    link.say(aTable({ match: 'match-2' }), anUpdate(bidding));
    expect(again.coach, 'another match').toBeNull();
    link.say(home, aTable(), anUpdate(bidding));
    await coachOf(again);
    expect(lesson(again)).toBe('bidding');
  });

  it('has a lesson about something that is no longer to be seen, until it has been read', async () => {
    const app = await begin();
    await app.words.teach('klaverjas');
    lesson(app);
    link.say(anUpdate(full), anUpdate(taken, { version: 8, events: [trick] }));
    expect([app.coach?.lesson?.id, app.session.table.playback.held]).toEqual(['won', true]);
    const again = load();
    await again.words.teach('klaverjas');
    link.say(aTable(), anUpdate(taken, { version: 8 }));
    await coachOf(again);
    expect(lesson(again)).toBe('won');
    const { coach } = again;
    expect(plainText(wordsOf(coach!, again.words, again.session.table.speaker, { by: 'touch', n: 2 }))).toMatch(
      /^Cas wins the trick, worth 14 points/,
    );
    expect([coach?.more, coach?.held], 'it can be read on').toEqual([true, true]);
    again.readOn();
    expect([lesson(again), coach?.held]).toEqual(['lead', false]);
    const third = load();
    link.say(aTable(), anUpdate(taken, { version: 8 }));
    await coachOf(third);
    expect(lesson(third)).toBe('lead');
  });

  it('drops a lesson that was left when the deal goes on', async () => {
    const app = await begin();
    lesson(app);
    link.say(anUpdate(full), anUpdate(taken, { version: 8, events: [trick] }));
    const again = load();
    link.say(aTable(), anUpdate(taken, { version: 8 }));
    await coachOf(again);
    expect(lesson(again)).toBe('won');
    link.say(anUpdate(aView({ ...taken, toAct: 1 }), { version: 9, events: [{ type: 'play', seat: 0, card: 'KC' } as never] }));
    expect(lesson(again)).toBeUndefined();
  });

  it('has no guide any more once the learner has stopped it, or begun the next deal', async () => {
    const app = await begin();
    app.stopLearning();
    link.say(aTable());
    expect([app.coach, store.getItem(PLACE)]).toEqual([null, '[]']);
    const other = await begin();
    link.say(aTable({ deal: 2 }));
    expect([other.coach, store.getItem(PLACE)]).toEqual([null, '[]']);
  });

  it('does not lend its guide to a deal of another game', async () => {
    const app = load();
    await app.learn(guideOf('botifarra')!);
    link.say(aTable(), anUpdate(bidding));
    expect(app.coach).toBeNull();
  });
});

describe('what was kept of guided deals', () => {
  const good = { match: 'match-1', game: 'klaverjas', told: ['aim'], shown: ['aim'], left: null };
  const back = async (kept: string): Promise<string | undefined> => {
    store.setItem(PLACE, kept);
    const app = load();
    link.say(aTable(), anUpdate(bidding));
    // The page has begun to fetch the same module before this.
    await import('./guide/coach.svelte.ts');
    await Promise.resolve();
    return lesson(app);
  };

  it.each([
    ['no list', 'nothing at all', undefined],
    ['another thing', '{"match":"match-1"}', undefined],
    ['another game', JSON.stringify([{ ...good, game: 'botifarra' }]), undefined],
    ['no game', JSON.stringify([{ ...good, game: 'whist' }]), undefined],
    ['bad ones beside it', JSON.stringify([null, 3, { match: 7 }, good, { match: 'match-1' }]), 'bidding'],
    ['no lessons', JSON.stringify([{ match: 'match-1', game: 'klaverjas' }]), 'aim'],
    ['bad lessons', JSON.stringify([{ ...good, told: [1, 'whatever', null, 'aim'], shown: 'all' }]), 'bidding'],
    ['a lesson left that there is none of', JSON.stringify([{ ...good, left: { id: 'whatever' } }]), 'bidding'],
    ['a seat that there is none of', JSON.stringify([{ ...good, left: { id: 'won', who: 4, points: 3 } }]), 'bidding'],
    ['a seat in words', JSON.stringify([{ ...good, left: { id: 'won', who: 'Ben', points: 3 } }]), 'bidding'],
  ])('is read as far as it can be: %s', async (_, kept, expected) => {
    expect(await back(kept)).toBe(expected);
  });

  it('does not stop the deal where nothing can be kept', async () => {
    store.setItem = (name) => {
      if (name === PLACE) throw new Error('full');
    };
    const app = await begin();
    expect(lesson(app)).toBe('aim');
    app.readOn();
    expect(lesson(app)).toBe('bidding');
  });

  it('is forgotten of the deals that were begun first', async () => {
    store.setItem(PLACE, JSON.stringify(Array.from({ length: 25 }, (_, at) => ({ ...good, match: `old-${at}` }))));
    await begin();
    const kept = JSON.parse(store.getItem(PLACE)!) as { match: string }[];
    expect([kept.length, kept.at(-1)?.match]).toEqual([20, 'match-1']);
  });
});
