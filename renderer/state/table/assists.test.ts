import { beforeEach, describe, expect, it } from 'vitest';
import { REASONS } from '../../../engine/bots/advice/reason.ts';
import type { HintMessage } from '../../../engine/protocol/messages.ts';
import { plainText } from '../../words/message/parts.ts';
import { Words } from '../../words/words.svelte.ts';
import type { Request } from './request.ts';
import { byPoints, recommended } from './assists.svelte.ts';
import { TableController } from './table.svelte.ts';
import { anUpdate, aTable, aView, ManualTimers, KLAVERJAS } from '../fixtures/view.fixture.ts';

let sent: Request[];
let clock: ManualTimers;
let table: TableController;

beforeEach(() => {
  sent = [];
  clock = new ManualTimers();
  table = new TableController({
    words: new Words(),
    games: () => [KLAVERJAS],
    tempo: () => ({ motion: 1, rest: 1 }),
    send: (request) => sent.push(request),
    onEvent: () => undefined,
    after: clock.after,
  });
  table.onTable(aTable());
});

const theirs = aView({ toAct: 1, trick: { leader: 1, cards: [], winning: null } });
const hint: HintMessage = {
  type: 'hint',
  ref: 1,
  version: 7,
  action: 'KC',
  reasons: [
    { key: 'sureTrick', params: { points: 14 } },
    { key: 'figures', params: { points: 23, other: 'TC', otherPoints: -4 } },
  ],
  candidates: [
    { action: 'KC', points: 23.1, se: 1 },
    { action: 'TC', points: -4.2, se: 1 },
  ],
};
const words = (): string[] => (table.assists.hint === null ? [] : table.assists.sentences(table.assists.hint).map(plainText));

describe('a hint', () => {
  it('can be asked for again where the connection was lost before it came', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.askHint();
    table.forgetAsked();
    table.onUpdate(anUpdate(aView()));
    expect(table.assists.mayHint).toBe(true);
    table.assists.onHint(hint);
    expect(table.assists.hint, 'what comes too late is not shown').toBeNull();
  });

  it('is asked for at one’s turn, said and shown, and gone with the next update', () => {
    expect(table.assists.mayHint).toBe(false);
    table.onUpdate(anUpdate(aView()));
    expect(table.assists.askHint()).toBe(true);
    expect(sent).toEqual([{ type: 'hint', version: 7 }]);
    expect(table.assists.mayHint).toBe(false);
    table.assists.onHint(hint);
    expect(words()).toEqual([
      'The expert would choose the king of clubs.',
      'Wins the trick for certain: 14 points.',
      'Expected: +23; with the ten of clubs: −4.',
    ]);
    expect(table.narrator.spoken.at(-1)?.text).toBe(words().join(' '));
    table.onUpdate(anUpdate(theirs, { version: 8 }));
    expect(table.assists.hint).toBeNull();
  });

  it('names everything that is as good as its choice, and recommends it all', () => {
    const equal = (action: string, ...others: string[]): HintMessage => ({
      ...hint,
      action,
      reasons: [{ key: 'close', params: { points: -88, others } }],
    });
    const said = (one: HintMessage): string[] => table.assists.sentences(one).map(plainText);
    expect(said(equal('KC', 'AC'))).toEqual(['No clear difference: the king of clubs and the ace of clubs.', 'Expected: −88.']);
    expect(said(equal('pass', 'play'))[0]).toBe('No clear difference: Pass and Play.');
    expect(said(equal('KC', 'AC', 'TC', '7H', '8H', '9H'))[0]).toBe('No clear difference: the king of clubs and 5 other choices.');
    expect([...recommended(equal('KC', 'AC'))]).toEqual(['KC', 'AC']);
    expect([...recommended(hint)]).toEqual(['KC']);
  });

  it('lists the most points first, and last what has no figure', () => {
    const of = (action: string, points: number | null): HintMessage['candidates'][number] => ({ action, points, se: null });
    const listed = byPoints([of('bid:32', -6.2), of('7H', null), of('pass', -3.6), of('8H', null), of('bid:33', -6.2)]);
    expect(listed.map(({ action }) => action)).toEqual(['pass', 'bid:32', 'bid:33', '7H', '8H']);
  });

  it('asked for once more shows its candidates, and puts them away', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.askHint();
    table.assists.onHint(hint);
    expect([table.assists.askHint(), table.assists.open]).toEqual([true, true]);
    expect([table.assists.askHint(), table.assists.open]).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  it('that comes too late, or was not asked for, is not shown', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.onHint(hint);
    expect(table.assists.hint).toBeNull();
    table.assists.askHint();
    table.assists.onHint({ ...hint, version: 6 });
    expect(table.assists.hint).toBeNull();
    expect(table.assists.mayHint).toBe(true);
  });

  it('is not there for the next person at the machine', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.askHint();
    table.assists.onHint(hint);
    table.onTable(aTable({ watching: null }));
    expect(table.assists.hint).toBeNull();
  });

  it('says why it is refused', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.askHint();
    expect(table.onRefusal(1, 'table/no-hints', undefined)).toBe(true);
    expect(plainText(table.reason?.parts ?? [])).toBe('Hints are off at this table.');
    expect(table.assists.asked).toBeNull();
  });

  it('has words for every reason that there is', () => {
    expect(REASONS.filter((key) => !new Words().has(`why.${key}`))).toEqual([]);
  });

  it('counts places as the hand shows them', () => {
    expect(table.assists.name('@0')).toBe('Card 1');
  });
});

describe('a claim', () => {
  it('is for one’s own turn to play, with more than a card', () => {
    table.onUpdate(anUpdate(aView({ phase: 'bidding', trick: null }), { legal: { actions: ['play', 'pass'], barred: [] } }));
    expect(table.assists.claim()).toBe(false);
    table.onUpdate(anUpdate(aView({ hands: [['KC'], ['??'], ['??'], ['??']] })));
    expect(table.assists.claim()).toBe(false);
    table.onUpdate(anUpdate(theirs));
    expect(table.assists.claim()).toBe(false);
    table.onUpdate(anUpdate(aView({ hands: [['??', '??'], ['??'], ['??'], ['??']] }), { legal: { actions: ['@0', '@1'], barred: [] } }));
    expect(table.assists.claim()).toBe(false);
    table.onUpdate(anUpdate(aView()));
    expect(table.assists.claim()).toBe(true);
    expect(sent).toEqual([{ type: 'claim', version: 7 }]);
  });

  it('that is refused costs nothing', () => {
    table.onUpdate(anUpdate(aView()));
    table.assists.claim();
    expect(table.onRefusal(1, 'table/claim-fails', undefined)).toBe(true);
    expect(plainText(table.reason?.parts ?? [])).toContain('it costs you nothing');
    expect(table.myTurn).toBe(true);
  });

  it('is told to everybody, and played out faster than by hand', () => {
    table.onUpdate(anUpdate(theirs));
    const over = aView({ version: 8 } as never);
    table.onUpdate(
      anUpdate(over, {
        version: 8,
        events: [
          { type: 'claim', seat: 2 },
          { type: 'play', seat: 1, card: 'AC' },
        ],
      }),
    );
    expect(plainText(table.narrator.lines[0]?.parts ?? [])).toBe('Cas claims the rest, and the claim holds.');
    expect(table.playback.bubbles[2]).toEqual({ kind: 'claim' });
    clock.pass(700 * 0.4 + 180 * 0.4 + 1);
    expect(table.playback.busy).toBe(false);
  });
});

describe('taking back', () => {
  it('is there once one has done something, whosever turn it is', () => {
    table.onUpdate(anUpdate(aView({ moves: [{ seat: 1, action: 'pass' }] })));
    expect(table.assists.undo()).toBe(false);
    table.onUpdate(anUpdate(theirs));
    expect(table.assists.undo()).toBe(true);
    expect(sent).toEqual([{ type: 'undo', version: 7 }]);
    table.onUpdate(anUpdate(aView({ moves: [] }), { version: 4096, ref: 1, events: [{ type: 'takeBack', seat: 0, others: 3 }] }));
    expect(table.assists.asked).toBeNull();
    expect(plainText(table.narrator.lines[0]?.parts ?? [])).toBe('You take back the last move.');
  });

  it('is asked for again when somebody has played in between', () => {
    table.onUpdate(anUpdate(theirs));
    table.assists.undo();
    table.onRefusal(1, 'table/stale-version', undefined);
    expect(table.reason).toBeNull();
    table.onUpdate(anUpdate(theirs, { version: 9 }));
    expect(sent).toEqual([
      { type: 'undo', version: 7 },
      { type: 'undo', version: 9 },
    ]);
    table.onRefusal(2, 'table/nothing-to-take-back', undefined);
    expect(plainText(table.reason?.parts ?? [])).toContain('haven’t made a move');
  });

  it('waits for what is still on its way, and is forgotten where that is refused', () => {
    const play = (): void => {
      const [action] = table.legal.actions;
      expect(table.act(action ?? '')).toBe(true);
      expect(table.assists.undo()).toBe(true);
    };
    const asked = (): Request[] => sent.filter(({ type }) => type === 'undo');
    table.onUpdate(anUpdate(aView()));
    play();
    expect(asked()).toEqual([]);
    table.onRefusal(1, 'table/stale-version', undefined);
    table.onUpdate(anUpdate(aView(), { version: 8 }));
    expect(asked()).toEqual([]);
    play();
    table.onUpdate(anUpdate(theirs, { version: 9, ref: 2 }));
    expect(asked()).toEqual([{ type: 'undo', version: 9 }]);
  });

  it('is there only where the table grants it', () => {
    table.onTable(aTable({ helps: [] }));
    table.onUpdate(anUpdate(aView()));
    expect([table.assists.undo(), table.assists.claim(), table.assists.askHint()]).toEqual([false, false, false]);
    expect(sent).toEqual([]);
  });
});
