import { beforeEach, describe, expect, it } from 'vitest';
import type { WireEvent } from '../../../engine/protocol/wire.ts';
import { Words } from '../../words/words.svelte.ts';
import { plainText } from '../../words/message/parts.ts';
import type { Request } from './request.ts';
import { TableController } from './table.svelte.ts';
import type { Handling } from './tablePort.ts';
import { anUpdate, aTable, aView, ManualTimers, KLAVERJAS } from '../fixtures/view.fixture.ts';

let sent: Request[];
let heard: string[];
let clock: ManualTimers;
let table: TableController;
let handling: Handling;

beforeEach(() => {
  handling = { auto: null, look: false, warn: false };
  sent = [];
  heard = [];
  clock = new ManualTimers();
  table = new TableController({
    words: new Words(),
    games: () => [KLAVERJAS],
    tempo: () => ({ motion: 1, rest: 1 }),
    send: (request) => sent.push(request),
    onEvent: ({ type }) => heard.push(type),
    after: clock.after,
    handling: () => handling,
  });
  table.onTable(aTable());
});

const theirs = aView({ toAct: 1, trick: { leader: 1, cards: [], winning: null } });
const barred = { action: '7H', code: 'play/must-follow', due: { led: 'C', beat: 'AC', cards: ['KC', 'TC'] } } as const;

describe('a turn', () => {
  it('sends the action with the version it was chosen at, and waits for the answer', () => {
    table.onUpdate(anUpdate(aView()));
    expect(table.myTurn).toBe(true);
    expect(heard).toContain('turn');
    expect(table.play('h:KC#0')).toBe('played');
    expect(sent).toEqual([{ type: 'act', version: 7, action: 'KC' }]);
    expect(table.myTurn).toBe(false);
    expect(table.play('h:TC#0')).toBe('nothing');
    table.onUpdate(anUpdate(theirs, { version: 8, ref: 1, events: [{ type: 'play', seat: 0, card: 'KC' }] }));
    expect(table.pending).toBeNull();
  });

  it('is called once, however often its update comes, and again after each action', () => {
    const turns = (): number => table.narrator.spoken.filter(({ text }) => text === 'Your turn.').length;
    table.onUpdate(anUpdate(aView()));
    table.onUpdate(anUpdate(aView()));
    expect(turns()).toBe(1);
    table.onUpdate(anUpdate(aView(), { version: 8 }));
    expect(turns()).toBe(2);
  });

  it('gives the card back with the reason when the table refuses', () => {
    table.onUpdate(anUpdate(aView()));
    table.play('h:KC#0');
    expect(table.onRefusal(99, 'table/stale-version', undefined)).toBe(false);
    expect(table.onRefusal(1, 'table/stale-version', undefined)).toBe(true);
    expect(table.pending).toBeNull();
    expect(plainText(table.reason?.parts ?? [])).toContain('moved on');
    expect(table.myTurn).toBe(true);
  });

  it('asks about a costly action first where the player wishes it, and plays it all the same once they are sure', () => {
    handling = { auto: null, look: false, warn: true };
    table.onUpdate(anUpdate(aView()));
    table.play('h:KC#0');
    expect(sent).toEqual([{ type: 'act', version: 7, action: 'KC', ask: true }]);
    expect(table.onRefusal(1, 'table/costly', { lost: 12.4 })).toBe(true);
    expect(table.assists.costly).toMatchObject({ action: 'KC', lost: 12.4, candidate: { id: 'h:KC#0' } });
    expect(table.reason).toBeNull();
    expect(table.myTurn).toBe(true);
    const costly = table.assists.costly!;
    expect(table.act(costly.action, costly.candidate, true)).toBe(true);
    expect(sent.at(-1)).toEqual({ type: 'act', version: 7, action: 'KC' });
    table.onUpdate(anUpdate(theirs, { version: 8, ref: 2, events: [{ type: 'play', seat: 0, card: 'KC' }] }));
    expect(table.assists.costly).toBeNull();
  });

  it('asks about nothing where other people play', () => {
    handling = { auto: null, look: false, warn: true };
    const [first, second, ...rest] = aTable().people;
    table.onTable({ ...aTable(), people: [first!, { ...second!, kind: 'away' }, ...rest] });
    table.onUpdate(anUpdate(aView()));
    table.play('h:KC#0');
    expect(sent).toEqual([{ type: 'act', version: 7, action: 'KC' }]);
  });

  it('says why a card may not be played, and sends nothing', () => {
    table.onUpdate(anUpdate(aView(), { legal: { actions: ['KC', 'TC'], barred: [barred] } }));
    expect(table.play('h:7H#0')).toBe('barred');
    expect(sent).toEqual([]);
    expect(plainText(table.reason?.parts ?? [])).toBe('Clubs were led and you have some: play a club.');
    expect(table.narrator.spoken.at(-1)?.text).toContain('play a club');
  });

  it('is not heard of by the next one at this machine', () => {
    table.onUpdate(anUpdate(aView(), { legal: { actions: ['KC', 'TC'], barred: [barred] } }));
    table.play('h:7H#0');
    table.onTable({ ...aTable(), watching: null });
    expect(table.narrator.spoken).toEqual([]);
    expect(table.reason).toBeNull();
  });

  it('is not there while something is being shown', () => {
    table.onUpdate(anUpdate(theirs));
    table.onUpdate(anUpdate(aView(), { events: [{ type: 'play', seat: 1, card: 'AC' }] }));
    expect(table.myTurn).toBe(false);
    table.playback.skip();
    expect(table.myTurn).toBe(true);
  });
});

describe('a forced card', () => {
  const forced = { legal: { actions: ['KC'], barred: [] } };

  it('waits for its player where nothing else is wished', () => {
    table.onUpdate(anUpdate(aView(), forced));
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  it('plays itself after a while, and never at once', () => {
    handling = { auto: 900, look: false, warn: false };
    table.onUpdate(anUpdate(aView(), forced));
    clock.pass(899);
    expect(sent).toEqual([]);
    clock.pass(1);
    expect(sent).toEqual([{ type: 'act', version: 7, action: 'KC' }]);
  });

  it('is not played twice when its player is quicker, nor where there is a choice or a call', () => {
    handling = { auto: 900, look: false, warn: false };
    table.onUpdate(anUpdate(aView(), forced));
    table.play('h:KC#0');
    clock.pass(60_000);
    expect(sent).toHaveLength(1);
    table.onUpdate(anUpdate(aView(), { version: 8, ref: 1 }));
    clock.pass(60_000);
    table.onUpdate(anUpdate(aView({ trick: null, phase: 'bidding' }), { version: 9, legal: { actions: ['pass'], barred: [] } }));
    clock.pass(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a premove', () => {
  it('is played as soon as it is legal', () => {
    table.onUpdate(anUpdate(theirs));
    expect(table.play('h:TC#0')).toBe('premoved');
    table.onUpdate(anUpdate(aView(), { version: 9 }));
    expect(sent).toEqual([{ type: 'act', version: 9, action: 'TC' }]);
    expect(table.premove).toBeNull();
  });

  it('is given back where it turns out to be barred', () => {
    table.onUpdate(anUpdate(theirs));
    table.play('h:7H#0');
    table.onUpdate(anUpdate(aView(), { legal: { actions: ['KC', 'TC'], barred: [barred] } }));
    expect(sent).toEqual([]);
    expect(plainText(table.reason?.parts ?? [])).toContain('seven of hearts');
  });

  it('can be taken back until then', () => {
    table.onUpdate(anUpdate(theirs));
    table.play('h:7H#0');
    table.letGo();
    table.onUpdate(anUpdate(aView()));
    expect(sent).toEqual([]);
  });

  it('is not kept before the play', () => {
    table.onUpdate(anUpdate(aView({ toAct: 1, trick: null, phase: 'bidding' })));
    expect(table.play('h:7H#0')).toBe('nothing');
  });
});

describe('several people at one machine', () => {
  const people = aTable().people.map((person) => ({ ...person, kind: 'here' as const, mine: true }));

  it('asks for the curtain when the turn passes to another of them', () => {
    table.onTable(aTable({ people }));
    table.onUpdate(anUpdate(theirs));
    expect(sent).toEqual([{ type: 'watch', person: null }]);
    table.onTable(aTable({ people, watching: null }));
    table.onUpdate(anUpdate(aView({ viewer: 'spectator', toAct: 1, hands: [['??'], ['??'], ['??'], ['??']] })));
    expect(table.curtain?.name).toBe('Ben');
    expect(table.seat).toBeNull();
    expect(JSON.stringify(table.view)).not.toContain('KC');
  });

  it('asks for it too where the view keeps back whose turn it is', () => {
    table.onTable(aTable({ people }));
    table.onUpdate(anUpdate(aView({ toAct: null, trick: null, phase: 'declare' }), { asked: 1 }));
    expect(sent).toEqual([{ type: 'watch', person: null }]);
    table.onTable(aTable({ people, watching: null }));
    table.onUpdate(anUpdate(aView({ viewer: 'spectator', toAct: null, hands: [['??'], ['??'], ['??'], ['??']] }), { asked: 1 }));
    expect(table.curtain?.name).toBe('Ben');
  });

  it('lets partners look where they like to, and nobody else', () => {
    handling = { auto: null, look: true, warn: false };
    const sides = [
      [0, 2],
      [1, 3],
    ];
    table.onTable(aTable({ people }));
    table.onUpdate(anUpdate(aView({ sides, toAct: 2, trick: { leader: 2, cards: [], winning: null } })));
    expect(sent).toEqual([{ type: 'watch', person: 2 }]);
    table.onUpdate(anUpdate(aView({ sides, toAct: 1, trick: { leader: 1, cards: [], winning: null } }), { version: 8 }));
    expect(sent.at(-1)).toEqual({ type: 'watch', person: null });
  });

  it('has no curtain, and nobody’s hand, while the board lies there alone', () => {
    table.onTable(aTable({ people }));
    table.showSharedBoard(true);
    expect(sent).toEqual([{ type: 'watch', person: null }]);
    table.onTable(aTable({ people, watching: null }));
    table.onUpdate(anUpdate(aView({ viewer: 'spectator', toAct: 1, hands: [['??'], ['??'], ['??'], ['??']] })));
    expect([table.curtain, table.seat]).toEqual([null, null]);
    table.showSharedBoard(false);
    expect(table.curtain?.name).toBe('Ben');
  });

  it('needs none where one person plays with bots', () => {
    table.onTable(aTable({ watching: null }));
    expect(sent).toEqual([{ type: 'watch', person: 0 }]);
    table.onUpdate(anUpdate(theirs));
    expect(table.curtain).toBeNull();
  });
});

describe('the narration at a machine that is shared', () => {
  const play = { type: 'play', seat: 0, card: 'KC' } as const;
  const first = (): string => plainText(table.narrator.lines[0]?.parts ?? []);

  it('names everybody, whoever looks', () => {
    const [own, ...others] = aTable().people;
    table.onTable(aTable({ people: [own!, ...others.map((person) => ({ ...person, mine: true }))] }));
    table.onUpdate(anUpdate(aView()));
    table.onUpdate(anUpdate(theirs, { version: 8, events: [play] }));
    expect(first()).toMatch(/^Ada (?:leads|plays) /);
  });

  it('says "you" to one who sits there alone', () => {
    table.onUpdate(anUpdate(aView()));
    table.onUpdate(anUpdate(theirs, { version: 8, events: [play] }));
    expect(first()).toMatch(/^You (?:lead|play) /);
  });
});

it('forgets what lay there when another match comes to the table', () => {
  table.onUpdate(anUpdate(aView()));
  table.onTable(aTable({ match: 'match-2' }));
  expect(table.view).toBeNull();
  expect(table.narrator.lines).toEqual([]);
});

describe('what is heard', () => {
  const over = (scores: readonly number[]) =>
    ({ type: 'over', score: { scores, points: scores, lines: [], carry: 1, detail: {} } }) as const;
  const after = (...events: readonly WireEvent[]): string[] => {
    table.onUpdate(anUpdate(theirs));
    heard = [];
    table.onUpdate(anUpdate(theirs, { version: 8, events }));
    clock.pass(10_000);
    return heard;
  };

  it('is a deal won, lost, or even', () => {
    expect(after(over([100, 62, 100, 62]))).toContain('won');
    expect(after(over([0, 162, 0, 162]))).toContain('lost');
    expect(after(over([81, 81, 81, 81]))).toContain('over');
  });

  it('is a moment once, in place of its announcements, and the announcement where the game names none', () => {
    const roem = { type: 'announce', seat: 1, what: 'roem', points: 20 } as const;
    expect(after(roem, { ...roem })).toEqual(['announce', 'announce']);
    table.moments = new Map([['klaverjas', { announcements: { roem: 'bonus' } }]]);
    expect(after(roem, { ...roem })).toEqual(['moment']);
  });
});
