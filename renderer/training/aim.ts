import { parseAction } from '../../engine/protocol/notation.ts';
import type { PuzzleFrameMessage, PuzzleName } from '../../engine/protocol/messages.ts';
import { sidesIn, type Side } from '../state/table/view/standing.ts';
import type { Speaker } from '../words/message/parts.ts';
import type { Words } from '../words/words.svelte.ts';

type AskedFrame = Pick<PuzzleFrameMessage, 'seat' | 'view' | 'legal'>;

/** The facts that name a contract, and who has to make it. */
const CONTRACT = /\.(?:need|bid)$/;

/** The decision of a puzzle: a card of an open or a closed one, or a call. */
type AimKind = 'Open' | 'Closed' | 'Call';

/** The decision that a puzzle is about, by its kind and the actions that may answer it. */
export function aimKind(kind: PuzzleName['kind'], { view, legal }: AskedFrame): AimKind {
  if (kind === 'open') return 'Open';
  const lays = legal.actions.some((action) => parseAction(action)?.type === 'discard');
  return view.trick === null && !lays ? 'Call' : 'Closed';
}

/** Whether the seat sees the other hands and not its own, as in Blind Manille. */
export function seesOthers({ seat, view: { hands } }: Pick<AskedFrame, 'seat' | 'view'>): boolean {
  const open = hands.map((hand) => hand.some((card) => card !== '??'));
  return open[seat] === false && open.includes(true);
}

/**
 * The aim of a puzzle in words: what is to be found and by what it is measured, which hands are seen, who plays with whom, and who has a contract to make.
 * @param speaker names everybody, the reader too: the next choice may be the partner's, and is seen from there
 */
export function aimOf(kind: PuzzleName['kind'], frame: AskedFrame, words: Words, speaker: Speaker): string {
  const { view } = frame;
  const sides = sidesIn(view);
  const asked = kind === 'closed' && seesOthers(frame) ? 'Others' : aimKind(kind, frame);
  const aim = words.say([`training.aim${asked}`], { n: sides.find(({ own }) => own)?.seats.length ?? 1 });
  const bound = view.facts.some(({ key, params }) => CONTRACT.test(key) && params?.['seat'] === view.declarer);
  const named = bound ? sides.find(({ seats }) => seats.some((seat) => seat === view.declarer)) : sides[0];
  const others = sides.find((side) => side !== named);
  if (view.sides === null || sides.length !== 2 || named === undefined || others === undefined) return aim;
  if (!bound && view.players === 2) return aim;
  // Everybody in turn, from the player on.
  const inTurn = ({ seats }: Side): number[] => seats.toSorted((a, b) => turnOf(a) - turnOf(b));
  const turnOf = (seat: number): number => (seat - frame.seat + view.players) % view.players;
  const params = { who: inTurn(named), others: inTurn(others), n: named.seats.length };
  return `${aim} ${words.say([bound ? 'training.contract' : 'training.sides'], params, speaker)}`;
}

/** The cost of a wrong answer in words; of a closed puzzle on average, and in how many deals it does worse. Points have one decimal at most. */
export function lossInWords({ loses, worse }: { readonly loses: number; readonly worse: number | null }, words: Words): string {
  const n = Math.round(10 * loses) / 10;
  if (worse === null) return words.say(['training.loses'], { n });
  return words.say(['training.losesOnAverage'], { n, share: words.number({ style: 'percent' })(worse / 100) });
}
