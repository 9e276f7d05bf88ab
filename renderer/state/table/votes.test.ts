import { beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL, type VoteMessage } from '../../../engine/protocol/messages.ts';
import { FakeLink } from '../../link/fixtures/fakeLink.fixture.ts';
import { Words } from '../../words/words.svelte.ts';
import { plainText } from '../../words/message/parts.ts';
import { Fairness } from '../session/fairness.ts';
import { SessionController } from '../session/session.svelte.ts';
import { anUpdate, aTable, aView, KLAVERJAS, MemoryStore } from '../fixtures/view.fixture.ts';
import { RESULT_TIME } from './votes.svelte.ts';

let link: FakeLink;
let session: SessionController;
let timers: { wait: number; then: () => void }[];

beforeEach(() => {
  link = new FakeLink();
  timers = [];
  const store = new MemoryStore();
  session = new SessionController({
    link,
    words: new Words(),
    store,
    tokenName: 'token',
    fairness: new Fairness(store, () => 'f'.repeat(64)),
    tempo: () => ({ motion: 0, rest: 0 }),
    onEvent: () => undefined,
    after: (wait, then) => {
      const timer = { wait, then };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  });
  link.say({ type: 'welcome', protocol: PROTOCOL, token: 'secret', owner: false, games: [KLAVERJAS] }, aTable(), anUpdate(aView()));
});

/** The vote on Cas’s take-back of the ten of hearts, for which this screen answers as person 0. */
function aVote(more: Partial<VoteMessage> = {}): VoteMessage {
  const ballots = [
    { person: 0, agreed: null, mine: true },
    { person: 1, agreed: null, mine: false },
  ];
  return { type: 'vote', id: 3, want: 'undo', person: 2, action: 'TH', ballots, left: 10_000, outcome: null, ...more };
}

function said(): string {
  return session.table.narrator.spoken.map(({ text }) => text).join(' ');
}

describe('a vote', () => {
  it('is said aloud once, counts down, and takes one answer of those who are asked', () => {
    link.say(aVote());
    expect(said().match(/take back the ten of hearts/g)).toHaveLength(1);
    expect([session.votes.asked, session.votes.seconds]).toEqual([true, 10]);
    timers.at(-1).then();
    expect(session.votes.seconds).toBe(9);
    expect(session.votes.answer(true)).toBe(true);
    expect(link.last('vote')).toMatchObject({ vote: 3, agree: true });
    const ballots = [
      { person: 0, agreed: true, mine: true },
      { person: 1, agreed: null, mine: false },
    ];
    link.say(aVote({ ballots, left: 8300 }));
    expect([session.votes.asked, session.votes.seconds]).toEqual([false, 9]);
    expect(session.votes.answer(false), 'said is said').toBe(false);
    expect(said().match(/take back the ten of hearts/g)).toHaveLength(1);
  });

  it('shows its result with names for a while, then goes', () => {
    link.say(aVote());
    const names = aTable().people.map(({ name }) => name);
    const ballots = [
      { person: 0, agreed: true, mine: true },
      { person: 1, agreed: false, mine: false },
    ];
    link.say(aVote({ ballots, outcome: 'declined' }));
    expect(plainText(session.votes.result(aVote({ ballots, outcome: 'declined' })))).toBe(`Declined: ${names[1]!}.`);
    expect(said()).toContain(`Declined: ${names[1]!}.`);
    const last = timers.find(({ wait }) => wait === RESULT_TIME)!;
    last.then();
    expect(session.votes.current).toBeNull();
  });

  it('is no consent of a device whose people have not all said yes', () => {
    const yes = [
      { person: 0, agreed: true, mine: true },
      { person: 1, agreed: true, mine: false },
    ];
    link.say(aVote());
    expect(session.votes.hasConsent).toBe(false);
    session.votes.answer(false);
    link.say(aVote({ ballots: yes }));
    expect(session.votes.hasConsent, 'a host cannot turn a no into a yes').toBe(false);
    link.say(aVote({ id: 4 }));
    session.votes.answer(true);
    link.say(aVote({ id: 4, ballots: yes }));
    expect(session.votes.hasConsent).toBe(true);
    link.say(aVote({ id: 5, want: 'claim', ballots: yes }));
    expect(session.votes.hasConsent, 'a claim takes nothing back').toBe(false);
  });

  it('goes with the connection', () => {
    link.say(aVote());
    link.turn('lost');
    expect(session.votes.current).toBeNull();
  });
});
