import type { Suit } from '../../../engine/cards/card.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import { parseAction } from '../../../engine/protocol/notation.ts';
import type { Speaker } from '../../words/message/parts.ts';
import { verbOf } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';

/** The part of a table that a commitment follows from. */
interface CallingTable {
  readonly words: Words;
  readonly speaker: Speaker;
  readonly message: { readonly game: string; readonly options: Readonly<Record<string, string | number>> } | null;
  readonly view: WireView | null;
}

/** The suit of the card that is turned up; `undefined`: none is. */
function turnedSuit(view: WireView): Suit | undefined {
  const card = view.zones.find(({ id }) => id === 'turned')?.stacks[0]?.at(-1);
  return card === undefined || card === '??' ? undefined : (card.charAt(1) as Suit);
}

/** The commitment of a call and its needs, in words; empty where the game has no words for it. */
export function commitmentOf({ words, speaker, message, view }: CallingTable, action: string): string {
  if (message === null || view === null) return '';
  const { game, options } = message;
  const read = parseAction(action);
  const { verb, value } = verbOf(action);
  // Where ranks are bid, points may follow them: these have other words.
  const points = read?.type === 'bid' && Number(read.value) > 9 ? [`commit.${game}.${verb}.numbers`] : [];
  const keys = [`commit.${game}.${action}`, ...points, `commit.${game}.${verb}`, `commit.${action}`, `commit.${verb}`];
  const key = keys.find((one) => words.isTaught(one));
  if (key === undefined) return '';
  const trump = read?.type === 'trump' ? read.trump : turnedSuit(view);
  return words.say([key], { ...options, value: read?.type === 'bid' ? read.value : value, trump }, speaker);
}

/**
 * The line that is in sight under some calls: about the call that is pointed at, else about the one of the hint, else about the first. Where cards may be
 * played too (`inline`), none is until a call is pointed at: a line about a call that need not be made would read as what has been chosen.
 */
export function lineInSight(
  lines: ReadonlyMap<string, string>,
  pointed: string | null,
  hinted: string | undefined,
  inline: boolean,
): string | undefined {
  return lines.get(pointed ?? '') ?? lines.get(hinted ?? '') ?? (inline ? undefined : [...lines.values()][0]);
}
