import { TableController } from '../../renderer/state/table/table.svelte.ts';
import { askHints, askTitle, callGloss } from '../../renderer/state/table/asks.ts';
import { groupCalls } from '../../renderer/state/table/view/bids.ts';
import { factsBeside } from '../../renderer/state/table/view/facts.ts';
import { heldCardLabel, trickCardLabel } from '../../renderer/state/table/view/labels.ts';
import { parseAction } from '../../engine/protocol/notation.ts';
import { trumpsOf } from '../../renderer/words/trumps.ts';
import { plainText } from '../../renderer/words/message/parts.ts';
import type { Language } from '../../renderer/words/languages.ts';
import { Words } from '../../renderer/words/words.svelte.ts';
import type { PlayedDeal } from './playedDeal.ts';
import { trickCards } from '../../renderer/state/table/view/trickCards.ts';

/** Something that a screen reader says: of its own accord, or of what the listener finds on the page at their turn. */
export type HeardText =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'label'; readonly role: string; readonly text: string; readonly description: string };

/** Everything that the listener of a deal hears in a language, in order, by the app's own controllers and words. */
export async function narrationOf({ game, table: message, updates }: PlayedDeal, language: Language): Promise<HeardText[]> {
  const words = new Words();
  await words.speak(language);
  const table = new TableController({
    words,
    games: () => [game],
    tempo: () => ({ motion: 0, rest: 0 }),
    send: () => 0,
    onEvent: () => undefined,
  });
  table.onTable(message);
  const heard: HeardText[] = [];
  let last = 0;
  for (const update of updates) {
    table.onUpdate(update);
    for (const { id, text } of table.narrator.spoken) {
      if (id > last) heard.push({ kind: 'said', text });
      last = Math.max(last, id);
    }
    if (table.myTurn) heard.push(...labelsOf(table));
  }
  if (words.missing.length > 0) throw new RangeError(`${language} lacks ${words.missing.join(', ')}`);
  return heard;
}

/** The labels that a listener finds at their turn: how things stand, the trick, the question with its answers, and the hand. */
function labelsOf(table: TableController): HeardText[] {
  const { words, speaker, view } = table;
  if (view === null) return [];
  const label = (role: string, text: string, description = ''): HeardText => ({ kind: 'label', role, text, description });
  const trumps = trumpsOf(view, words, speaker) ?? words.t('status.trumpsOpen');
  const standing = [
    label('status', `${words.t('status.trumps')} ${trumps}`),
    ...factsBeside(view, words).map(({ key, params }) => label('status', plainText(table.narrator.fact(key, params ?? {}, speaker)))),
  ];
  const trick = trickCards(view, null).map(({ seat, card }) =>
    label('trick', trickCardLabel(seat, card, seat === view.trick?.winning, words, speaker)),
  );
  const cards = [...table.candidates.values()].map((candidate) => {
    const { id, card, action } = candidate;
    const why = action === null ? table.whyNot(candidate) : '';
    const place = id.startsWith('p:') ? Number(id.slice(2)) : null;
    return label('card', heldCardLabel({ card, place, count: 1, state: why === '' ? 'free' : 'barred' }, words, speaker), why);
  });
  return [...standing, ...trick, ...callsOf(table).map(([text, description]) => label('call', text, description)), ...cards];
}

/** The question and the buttons of the panel of calls. */
function callsOf(table: TableController): (readonly [string, string])[] {
  const { words, speaker, calls, candidates } = table;
  if (calls.length === 0) return [];
  const actions = [...candidates.values()].flatMap(({ action }) => (action === null ? [] : [action]));
  const laying = actions.some((action) => parseAction(action)?.type === 'discard');
  const scope = { inline: actions.length > 0, laying };
  const { numbers, ranks, suits, noTrumps, draws, plain } = groupCalls(calls);
  return [
    [askTitle(table, scope), askHints(table, scope, { by: 'touch', n: 2 }).join(' ')],
    ...numbers.slice(0, 3).map(({ value }) => [words.t('bid.make', { n: value }), ''] as const),
    ...ranks.map(({ value }) => [speaker.rank(value), ''] as const),
    ...suits.map(({ value }) => [speaker.trump(value), ''] as const),
    ...draws.map(({ action }) => [speaker.call(action), ''] as const),
    ...(noTrumps === null ? plain : [noTrumps, ...plain]).map((action) => [speaker.call(action), callGloss(table, action)] as const),
  ];
}
