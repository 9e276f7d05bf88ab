import type { Seed } from '../../engine/cards/random.ts';
import type { GameEvent } from '../../engine/games/game.ts';
import { act, startDeal, type Match } from '../../engine/match/match.ts';
import { openView } from '../../engine/match/openView.ts';
import { parseRecord, recordOf, replay, type MatchRecord } from '../../engine/match/record.ts';
import type { ClientMessage, ServerMessage } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { linesOfDeal, MATCH_FORMAT, newMatchId, type MatchHeader, type MatchLine, type SavedPerson } from '../store/lines.ts';
import { told } from '../store/history.ts';
import { overLine, type Store } from '../store/store.ts';
import { sheetOf } from './table.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** What is asked of matches that are not on the table. */
export type ArchiveMessage = Asked<'history' | 'replay' | 'export' | 'import' | 'delete' | 'restore' | 'statistics'>;

/** Answers the owner's questions about matches that are kept. */
export class Archive {
  private readonly store: Store;
  private readonly randomSeed: () => Seed;
  private readonly now: () => number;
  /** The match that was looked at last: a replay asks for many positions of it. */
  private open: { readonly id: string; readonly people: readonly SavedPerson[]; readonly match: Match } | undefined;

  constructor(store: Store, randomSeed: () => Seed, now: () => number) {
    this.store = store;
    this.randomSeed = randomSeed;
    this.now = now;
  }

  /** Codes: `store/…`, `record/…`, `match/not-over`, `replay/no-position`. */
  async answer(message: ArchiveMessage): Promise<Result<ServerMessage>> {
    const { ref } = message;
    switch (message.type) {
      case 'history':
        return ok({ type: 'history', ref, ...this.store.history.list(message) });
      case 'statistics':
        return ok({ type: 'statistics', ref, games: this.store.history.statistics() });
      case 'replay':
        return this.replay(message);
      case 'export':
        return this.export(message);
      case 'import':
        return this.import(message);
      case 'delete': {
        const done = await this.store.delete(message.match, this.now());
        return done.ok ? ok({ type: 'kept', ref, match: message.match, place: 'deleted' }) : done;
      }
      case 'restore': {
        const place = await this.store.restore(message.match);
        return place.ok ? ok({ type: 'kept', ref, match: message.match, place: place.value }) : place;
      }
    }
  }

  private async replay({ ref, match: id, deal: number, step }: Asked<'replay'>): Promise<Result<ServerMessage>> {
    if (this.open?.id !== id) {
      const read = await this.store.read(id);
      if (!read.ok) return read;
      // What is not over has secrets left.
      if (!read.value.match.standing.over) return refuse('match/not-over', 'only a match that is over can be looked at');
      this.open = { id, ...read.value };
    }
    const { people, match } = this.open;
    const played = match.deals[number - 1];
    if (played === undefined || step > played.actions.length)
      return refuse('replay/no-position', 'the match has no such position', {
        deals: match.deals.length,
        steps: played?.actions.length ?? 0,
      });
    const before = replay({ ...recordOf(match), deals: recordOf(match).deals.slice(0, number - 1) });
    if (!before.ok) return before;
    let at = startDeal(before.value, played.dealer, played.dealt, played.seed);
    let events: readonly GameEvent[] = [];
    for (const action of played.actions.slice(0, step)) {
      if (!at.ok) return at;
      at = act(at.value.match, action);
    }
    if (!at.ok) return at;
    ({ events } = at.value);
    const state = at.value.match.deals.at(-1)?.state ?? played.state;
    const { game } = match;
    return ok({
      type: 'replay',
      ref,
      match: id,
      people: people.map(told),
      seats: played.people,
      deal: number,
      deals: match.deals.length,
      step,
      steps: played.actions.length,
      view: openView(game, state),
      legal: game.toAct(state) === null ? { actions: [], barred: [] } : game.legal(state),
      events: events.filter(({ to }) => to === undefined),
      action: played.actions[step] ?? null,
      sheet: sheetOf(match, () => null),
    });
  }

  private async export({ ref, match: id }: Asked<'export'>): Promise<Result<ServerMessage>> {
    const read = await this.store.read(id);
    if (!read.ok) return read;
    const { match, at } = read.value;
    const day = new Date(at).toISOString().slice(0, 10);
    return ok({ type: 'record', ref, match: id, name: `${match.game.id}-${day}.trick.json`, text: `${JSON.stringify(recordOf(match))}\n` });
  }

  private async import({ ref, text }: Asked<'import'>): Promise<Result<ServerMessage>> {
    const record = parseRecord(text);
    if (!record.ok) return record;
    const replayed = replay(record.value);
    if (!replayed.ok) return replayed;
    const match = replayed.value;
    if (match.deals.length === 0) return refuse('record/empty', 'no deal was dealt');
    const at = this.now();
    const header: MatchHeader = {
      format: MATCH_FORMAT,
      id: newMatchId(at),
      game: match.game.id,
      options: { ...match.options },
      people: match.players.map((name) => ({ kind: 'here', name })),
      seed: this.randomSeed(),
      fair: true,
      draw: null,
      cut: null,
      at,
    };
    const place = await this.store.add(header, linesOf(match, record.value, at));
    return place.ok ? ok({ type: 'kept', ref, match: header.id, place: place.value }) : place;
  }
}

function linesOf(match: Match, { deals }: MatchRecord, at: number): MatchLine[] {
  let totals = match.players.map(() => 0);
  const lines = deals.flatMap((told, index): MatchLine[] => {
    const { actions: _, notes: __, ...deal } = told;
    const line: MatchLine = { deal, totals, at };
    totals = [...(match.deals[index]?.result?.totals ?? totals)];
    return [line, ...linesOfDeal(told, at)];
  });
  return match.standing.over ? [...lines, overLine(match, at)] : lines;
}
