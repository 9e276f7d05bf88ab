/**
 * Actions in messages are text: the codec between that text and typed actions, and between card codes and cards, for programs that know the engine
 * by its protocol alone. Nothing else reads or writes notation.
 */
export { codeOf, parseCard } from '../cards/card.ts';
export { discardOf, PASS, placeOf, playOf, trumpOf } from '../contract/action.ts';
export { formatAction, parseAction } from '../contract/notation.ts';
