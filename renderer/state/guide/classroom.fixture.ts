import { BOTS } from '../../../engine/bots/index.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { deriveSeed, pick, rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import type { Action, Legal } from '../../../engine/contract/action.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { GameEvent } from '../../../engine/contract/event.ts';
import { seatOnTurn, type Game } from '../../../engine/contract/game.ts';
import type { View } from '../../../engine/contract/view.ts';
import { gameOf } from '../../../engine/games/index.ts';
import { seatView } from '../../../engine/match/seatView.ts';
import type { GameInfo } from '../../../engine/protocol/messages.ts';
import { wireEvent, wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import { deal, freshMatch, playWith } from '../../../engine/testing/invariants.ts';
import type { Guide, Lesson } from '../../games/lessons.ts';
import { plainText } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';
import { aTable } from '../fixtures/view.fixture.ts';
import { TableController } from '../table/table.svelte.ts';
import { Coach, idleLine, wordsOf } from './coach.svelte.ts';
import type { Moment } from './due.ts';

export type Learner = (view: View, legal: Legal, rng: Rng) => Action;

const budget = { now: () => 0, until: 1 };
export const sound: Learner = (view, legal, rng) => BOTS.rule.choose(view, legal, rng, budget);
export const LEARNERS: { readonly [name: string]: Learner } = {
  sound,
  first: (_, { actions }) => pick(actions.slice(0, 1), rngOf(seedFrom('first'))),
  last: (_, { actions }) => pick(actions.slice(-1), rngOf(seedFrom('last'))),
  random: (_, { actions }, rng) => pick(actions, rng),
};

/** A lesson as it stands before the learner, with the table as it is at that moment. */
export interface Shown {
  readonly lesson: Lesson;
  readonly text: string;
  readonly table: TableController;
  readonly moment: Moment;
  readonly held: boolean;
  /** Points of the last trick besides its cards, by the rules of the play; 0 before it. */
  readonly lastTrick: number;
}

/** A guided deal with its learner. */
export interface Lecture {
  readonly guide: Guide;
  readonly learner: Learner;
  readonly words: Words;
  /** The seed of the cards; the guide's own if omitted. */
  readonly seed?: string;
  readonly dealer?: number;
  /** The chance of a learner who plays at random. */
  readonly chance?: string;
  readonly onShown?: (shown: Shown) => void;
  /** The line where no lesson is due, at rest. */
  readonly onIdle?: (line: string, table: TableController) => void;
}

function infoOf({ id, name, seats, direction, pack, presets, layout }: Game): GameInfo {
  return { id, name, seats, direction, faces: PACKS[pack].faces, pack, options: [], presets, layout };
}

/**
 * Plays a guided deal at a real table, with its playback, and a learner at the first seat who reads each lesson before doing anything: the text of each
 * lesson, in order.
 */
export function attend({
  guide,
  learner,
  words,
  seed = guide.seed,
  dealer = guide.dealer,
  chance = '',
  ...hooks
}: Lecture): Map<string, string> {
  const game = gameOf(guide.game);
  if (game === undefined) throw new RangeError(guide.game);
  const said = new Map<string, string>();
  const coach = new Coach(guide);
  coach.match = 'match-1';
  const table = new TableController({
    words,
    games: () => [infoOf(game)],
    tempo: () => ({ motion: 0, rest: 0 }),
    send: () => 1,
    onEvent: () => undefined,
    holds: (point, match) => coach.holds(point, match),
  });
  const [person] = aTable().people;
  if (person === undefined) throw new RangeError('the table has no people');
  const names = ['Ada', 'Ben', 'Cas', 'Dee', 'Eve'].slice(0, guide.seats);
  const people = names.map((name, at) => ({
    ...person,
    name,
    seat: at,
    mine: at === 0,
    kind: at === 0 ? ('here' as const) : ('bot' as const),
  }));
  table.onTable(aTable({ game: game.id, people }));

  let lastTrick = 0;
  /** Reads every lesson that stands, and goes on wherever the table waits. */
  const read = (): void => {
    for (let rounds = 0; rounds < 1000; rounds += 1) {
      if (!table.playback.busy && table.view !== null) coach.look({ view: table.view, legal: table.legal });
      const { lesson, moment, held } = coach;
      if (lesson !== null && moment !== null) {
        const text = plainText(wordsOf(coach, words, table.speaker, { by: 'touch', n: 2 }));
        said.set(lesson.id, text);
        hooks.onShown?.({ lesson, text, table, moment, held, lastTrick });
        coach.next();
        if (!coach.held) table.playback.release();
        continue;
      }
      if (!table.playback.busy && table.view !== null) hooks.onIdle?.(idleLine(table.view, table.legal), table);
      return;
    }
    throw new Error('the lessons do not end');
  };
  const show = (state: DealState, events: readonly GameEvent[]): void => {
    const seen = seatView(game, state, events, 0);
    lastTrick = game.trick(state)?.spec.lastTrick ?? lastTrick;
    table.onUpdate({
      type: 'update',
      version: seen.view.moves.length + 1,
      seat: 0,
      view: wireView(seen.view),
      legal: wireLegal(seen.legal),
      events: seen.events.map(wireEvent),
    });
    read();
  };
  const rng = rngOf(seedFrom(`learner ${chance}`));
  const begun = deal(freshMatch(game, {}, guide.seats), deriveSeed(seed, 'deal 1'), dealer);
  const started = begun.match.deals.at(-1)?.state;
  if (started !== undefined) show(started, []);
  playWith(
    begun.match,
    (_, now) => {
      const state = now.deals.at(-1)?.state;
      if (state === undefined) throw new RangeError('nothing is dealt');
      const { view, legal } = seatView(game, state, [], seatOnTurn(game, state));
      return view.viewer === 0 ? learner(view, legal, rng) : sound(view, legal, rng);
    },
    (now, events) => {
      const state = now.deals.at(-1)?.state;
      if (state !== undefined) show(state, events);
    },
  );
  return said;
}
