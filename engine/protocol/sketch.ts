/**
 * Positions in messages are text: the codec between that text and sketches, and what a sketch without its game can be asked, for programs that know the
 * engine by its protocol alone. Apart from the messages, so that a page fetches it with its editor.
 */
export { leftAtSeat, cardsOff, emptySketch, faultsOfCards, fullHand, type Outline, type Sketch } from '../match/setUp/sketch.ts';
export { formatSketch, parseSketch } from '../match/setUp/sketchText.ts';
