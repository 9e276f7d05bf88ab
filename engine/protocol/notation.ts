/**
 * Actions in messages are text: what reads them, and the cards in them, for programs that know the engine by its protocol alone.
 */
export { codeOf } from '../cards/card.ts';
export { parseAction } from '../contract/notation.ts';
