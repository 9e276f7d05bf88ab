import type { Key } from '../../words/words.svelte.ts';
import type { Press } from '../../words/press.ts';
import type { TableController } from './table.svelte.ts';
import { groupCalls } from './view/bids.ts';

/** The part of a table that a question follows from. */
type AskedTable = Pick<TableController, 'words' | 'speaker' | 'calls'> & {
  readonly message: { readonly game: string; readonly options: Readonly<Record<string, string | number>> } | null;
  readonly view: { readonly phase: string } | null;
};

/** The cards that a question to the viewer comes with. */
export interface AskScope {
  /** Cards may be taken up too. */
  readonly inline: boolean;
  /** They are laid away, and not played. */
  readonly laying: boolean;
}

/** The question to the viewer, as the panel of the legal calls is titled. */
export function askTitle(table: AskedTable, { inline, laying }: AskScope): string {
  const { words, speaker } = table;
  const game = table.message?.game ?? '';
  const phase = table.view?.phase ?? '';
  const { numbers, ranks, suits, draws, plain, pass } = groupCalls(table.calls);
  const general = ((): Key => {
    if (numbers.length + ranks.length > 0) return 'ask.bid';
    if (suits.length > 0) return 'ask.trump';
    if (draws.length > 0) return 'ask.draw';
    if (laying) return 'ask.discard';
    return inline ? 'ask.lead' : 'ask.call';
  })();
  // Of the words for a phase there may be others for bids of a number, for a player who has to speak, and for the one call beside a pass.
  const special = numbers.length > 0 ? '.numbers' : pass !== null ? '' : '.due';
  if (table.calls.includes('against')) return words.t('ask.against');
  const one = plain.find((action) => action !== pass);
  const keys = [`ask.${game}.${phase}.${one}`, `ask.${game}.${phase}${special}`, `ask.${game}.${phase}`, general];
  return words.say(
    keys.filter((key) => words.has(key)),
    {},
    speaker,
  );
}

/** The lines under the question: what the game adds to it, and how cards are taken up. */
export function askHints({ words, speaker, message, view }: AskedTable, { inline, laying }: AskScope, press: Press): string[] {
  const key = `ask.hint.${message?.game ?? ''}.${view?.phase ?? ''}`;
  const rule = words.has(key) ? [words.say([key], {}, speaker)] : [];
  return inline ? [...rule, words.t(laying ? 'ask.discardHint' : 'ask.leadHint', press)] : rule;
}

/** The small line under a call, by the options of the match where these matter; empty where the game has none. */
export function callGloss({ words, speaker, message }: AskedTable, action: string): string {
  const key = `hint.${message?.game ?? ''}.${action}`;
  return words.has(key) ? words.say([key], message?.options, speaker) : '';
}
