import { codeOf, FACE_DOWN, type Card } from '../cards/card.ts';
import { ACTIONS, type Action } from './action.ts';

/**
 * Actions as text, in records, messages and on the command line: a card code such as `7H`, `@3` for a place of the hand, `discard:7H`, `draw:7H`,
 * `bid:70`, `bid:J`, `trump:S`, `trump:NT`, or a word such as `pass`; `discard:??` is a card that the reader may not know, `draw:??` a covered one.
 * Nothing else reads or writes this notation.
 */

const shown = (card: Card | null): string => (card === null ? FACE_DOWN : codeOf(card));

function written(action: Action): string {
  switch (action.type) {
    case 'play':
      return codeOf(action.card);
    case 'place':
      return `@${action.place}`;
    case 'discard':
    case 'draw':
      return `${action.type}:${shown(action.card)}`;
    case 'bid':
      return `bid:${action.value}`;
    case 'trump':
      return `trump:${action.trump}`;
    case 'call':
      return action.call;
  }
}

const TEXTS: ReadonlyMap<Action, string> = new Map(ACTIONS.map((action) => [action, written(action)]));
const BY_TEXT: ReadonlyMap<string, Action> = new Map([...TEXTS].map(([action, text]) => [text, action]));

/** An action in notation. Throws RangeError for a copy of an action: copies are equal to nothing. */
export function formatAction(action: Action): string {
  const text = TEXTS.get(action);
  if (text === undefined) throw new RangeError(`${written(action)} is a copy of an action`);
  return text;
}

/** The action that a text means, whatever the game; `undefined` for any text that {@link formatAction} does not write. */
export function parseAction(text: string): Action | undefined {
  return BY_TEXT.get(text);
}

/** The action of a text that this program has written itself; throws RangeError for any other. */
export function actionIn(text: string): Action {
  const action = parseAction(text);
  if (action === undefined) throw new RangeError(`${text} is no action`);
  return action;
}
