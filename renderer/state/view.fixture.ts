import type { View } from '../../engine/contract/view.ts';
import type { GameInfo, TableMessage, Terms, UpdateMessage } from '../../engine/protocol/messages.ts';

/** A view of a klaverjas deal at its first trick, seat 0 looking; what a test needs otherwise it gives. */
export function aView(parts: Partial<View> = {}): View {
  return {
    game: 'klaverjas',
    players: 4,
    options: {},
    viewer: 0,
    dealer: 3,
    carry: { multiplier: 1, totals: [0, 0, 0, 0] },
    phase: 'play',
    toAct: 0,
    trump: 'H',
    declarer: 0,
    sides: [
      [0, 2],
      [1, 3],
    ],
    multiplier: 1,
    hands: [
      ['KC', 'TC', '7H'],
      ['??', '??', '??'],
      ['??', '??', '??'],
      ['??', '??', '??'],
    ],
    zones: [],
    trick: { leader: 0, cards: [], winning: null },
    tricks: [],
    points: [0, 0, 0, 0],
    bonuses: [0, 0, 0, 0],
    moves: [{ seat: 0, action: 'play' }],
    facts: [],
    score: null,
    ...parts,
  };
}

/** An update that shows a view; all cards of the viewer's hand are legal when it is their turn. */
export function anUpdate(view: View, parts: Partial<UpdateMessage> = {}): UpdateMessage {
  const seat = view.viewer === 'spectator' ? null : view.viewer;
  const hand = seat === null ? [] : (view.hands[seat] ?? []);
  return {
    type: 'update',
    version: 7,
    seat,
    view,
    legal: { actions: seat !== null && view.toAct === seat ? hand.filter((card) => card !== '??') : [], barred: [] },
    events: [],
    ...parts,
  };
}

/** The table that {@link aView} is a view of: Ada (0) is here, the others are bots. */
export function aTable(parts: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    match: 'match-1',
    game: 'klaverjas',
    options: { deals: 16 },
    people: ['Ada', 'Ben', 'Cas', 'Dee'].map((name, seat) => ({
      name,
      kind: seat === 0 ? 'here' : 'bot',
      present: true,
      mine: seat === 0,
      seat,
    })),
    watching: 0,
    deal: 1,
    totals: [0, 0, 0, 0],
    games: [0, 0, 0, 0],
    sheet: [],
    over: false,
    winners: [],
    pace: 'normal',
    helps: ['hint', 'claim', 'undo'],
    hints: null,
    draw: null,
    cut: null,
    unsaved: null,
    consent: [],
    fair: true,
    aborted: [],
    ...parts,
  } as TableMessage;
}

/** What the first deal of that table is offered on. */
export const TERMS: Terms = {
  match: 'match-1',
  deal: 1,
  attempt: 1,
  game: 'klaverjas',
  options: { deals: 16 },
  names: ['Ada', 'Ben', 'Cas', 'Dee'],
  seating: 'fixed',
  dealer: 3,
  carry: { multiplier: 1, totals: [0, 0, 0, 0] },
};

/** What the catalogue says of klaverjassen, as far as tests need it. */
export const KLAVERJAS: GameInfo = {
  id: 'klaverjas',
  name: 'Klaverjassen',
  seats: { min: 4, max: 4 },
  direction: 'clockwise',
  faces: 'french',
  pack: 'french32',
  options: [
    { name: 'deals', values: [16, 4, 8], text: '' },
    { name: 'trumpLead', values: ['beatOpponents', 'beatAlways'], text: '' },
  ],
  presets: { House: {}, Amsterdam: { trumpLead: 'beatAlways' } },
  layout: {
    order: { plain: ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'], trumps: ['J', '9', 'A', 'T', 'K', 'Q', '8', '7'] },
    sheet: 'strokes',
    hand: 'sorted',
    zones: ['turned'],
  },
};

/** Keeps texts in memory. */
export class MemoryStore {
  readonly texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.texts.set(name, text);
  }
}

/** A clock that the test moves. */
export class Clock {
  private now = 0;
  private waiting: { at: number; then: () => void }[] = [];

  readonly after = (wait: number, then: () => void): (() => void) => {
    const entry = { at: this.now + wait, then };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  };

  /** Lets so many milliseconds pass, calling back whoever waits, in their order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  /** How many are waiting. */
  get pending(): number {
    return this.waiting.length;
  }
}
