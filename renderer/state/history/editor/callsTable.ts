import type { GameInfo } from '../../../../engine/protocol/messages.ts';
import type { Words } from '../../../words/words.svelte.ts';
import { quietTable } from '../../table/view/quietTable.ts';
import { NO_ACTIONS } from '../../table/noActions.ts';
import { TableController } from '../../table/table.svelte.ts';
import type { SketchCalling } from './positionEditor.svelte.ts';

interface CallsParts {
  readonly words: Words;
  readonly games: () => readonly GameInfo[];
  /** A call was chosen. */
  readonly call: (action: string) => void;
}

/** A table at which only calls are made, each by the seat whose turn it is, so that the panel of a game's calls serves a position as well. */
export class CallsTable {
  readonly table: TableController;
  #version = 0;
  #ref = 0;

  constructor({ words, games, call }: CallsParts) {
    this.table = new TableController({
      words,
      games,
      tempo: () => ({ motion: 0, rest: 0, stepwise: true }),
      send: (request) => {
        this.#ref += 1;
        if (request.type === 'act') call(request.action);
        return this.#ref;
      },
      onEvent: () => {},
      looking: true,
    });
  }

  /** Shows the calls that the table of a position allows next. */
  show({ view, toAct, legal }: SketchCalling, names: readonly string[]): void {
    this.table.onTable(
      quietTable({
        match: 'calls',
        game: view.game,
        options: view.options,
        people: names.map((name, seat) => ({ name, kind: 'here', seat })),
        watching: toAct,
        deal: 1,
        totals: names.map(() => 0),
        sheet: [],
      }),
    );
    this.#version += 1;
    this.table.onUpdate({
      type: 'update',
      version: this.#version,
      seat: toAct,
      view,
      legal: toAct === null ? NO_ACTIONS : { actions: [...legal], barred: [] },
      events: [],
      ref: this.#ref,
    });
  }
}
