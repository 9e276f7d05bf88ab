import { getContext, setContext } from 'svelte';
import type { CardFace } from '../../state/faces.ts';

const KEY = Symbol('face');

/** The one drawing of the cards in play at a table: the board chooses it by the size of its cards, and all that shows such a card draws it so. */
class FaceInPlay {
  face = $state<CardFace>('index');
}

/** Sets up the drawing of a table's cards; call it while the table's component is made. */
export function provideFace(face: CardFace = 'index'): FaceInPlay {
  const inPlay = new FaceInPlay();
  inPlay.face = face;
  return setContext(KEY, inPlay);
}

/** The drawing of the cards in play at the table around a component; call it while that component is made. */
export function useFace(): FaceInPlay {
  return getContext<FaceInPlay>(KEY);
}
