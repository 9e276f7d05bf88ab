import { codesOf, parseCard, type Card, type CardCode, type Seat } from '../../cards/card.ts';
import type { Rng } from '../../cards/random.ts';
import { callOf, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { ok, refuse, type Refused, type Result } from '../../contract/result.ts';
import { gameById } from '../../games/index.ts';
import { act, actInNotation, currentDeal, type Match, type MatchDeal } from '../match.ts';
import { recordOf, replay, type MatchRecord } from '../record.ts';
import { setUpSketch } from '../setUp/setUpSketch.ts';
import { type Sketch } from '../setUp/sketch.ts';
import { formatSketch, parseSketch } from '../setUp/sketchText.ts';
import { faultOfCard, guessesFor } from './guesses.ts';

/**
 * A record of real cards before its first call: the sketch has the cards that are known, chance guesses the others. Refuses a sketch of a later
 * stage as `position/malformed`, and otherwise as {@link setUpSketch} does.
 */
export function beginByHand(sketch: Sketch, players: readonly string[], rng: Rng): Result<Match> {
  if (sketch.stage !== 'deal' || players.length !== sketch.hands.length)
    return refuse('position/malformed', 'a deal is written down from its beginning, by all who play it', { field: 'at' });
  const known: Sketch = { ...sketch, calls: null, trump: null };
  const found = setUpSketch(gameById(sketch.game), known, rng);
  if (!found.ok) return found;
  return replay({ ...found.value, players: [...players], byHand: { known: formatSketch(known) } });
}

/** The match of a record that was written down by hand; `record/malformed` for any other. */
export function matchByHand(record: MatchRecord): Result<Match> {
  if (record.byHand === undefined || record.deals.length !== 1)
    return refuse('record/malformed', 'byHand: not a deal written down by hand');
  return replay(record);
}

/**
 * A deal with one action more. Where the guess of the unknown cards does not allow it, other cards are guessed that allow everything done so far.
 * A card that contradicts what its seat is known to hold, or played later, is `position/breach`; one that the seat cannot have is refused as at a table.
 */
export function writeByHand(match: Match, text: string, rng: Rng): Result<Match> {
  const deal = currentDeal(match);
  if (deal === undefined || match.byHand === undefined) return refuse('match/over', 'the deal is over');
  const { game } = match;
  const card = parseCard(text);
  // A player who lays a card has announced nothing.
  if (card !== undefined && isBefore(match, SILENT) && ofCard(game, deal.state, card) === undefined)
    return writeByHand(applied(match, SILENT), text, rng);
  const action = card === undefined ? undefined : ofCard(game, deal.state, card);
  const acted = action === undefined ? actInNotation(match, text) : act(match, action);
  if (acted.ok) return ok(acted.value.match);
  const seat = game.toAct(deal.state);
  const known = parseSketch(match.byHand.known);
  if (!known.ok) return known;
  if (card === undefined || seat === null || deal.state.play === null) return acted;
  return guessedAgain(match, deal, known.value, { seat, card }, acted, rng);
}

/** The action that plays a card; `undefined` where the guess of the cards has none. */
function ofCard(game: Game, state: DealState, card: Card): Action | undefined {
  const [code] = codesOf([card]);
  return game
    .legal(state)
    .actions.find((action) => game.apply(state, action).events.some((event) => event.type === 'play' && event.card === code));
}

function guessedAgain(
  match: Match,
  deal: MatchDeal,
  known: Sketch,
  wanted: { readonly seat: Seat; readonly card: Card },
  refused: Refused,
  rng: Rng,
): Result<Match> {
  const fault = faultOfCard(match.game, deal, known, wanted);
  if (fault !== undefined) return { ok: false, error: fault };
  const guesses = guessesFor(match.game, deal, known, wanted);
  if (guesses === undefined) return refused;
  for (const deck of guesses(rng)) {
    const again = retraced(match, deal, codesOf(deck), wanted.card);
    if (again !== undefined) return ok(again);
  }
  return refuse('record/no-way', 'no deal was found in which all of this could be played');
}

const SILENT = callOf('silent');

/** Whether the seat to act may say a call. */
function isBefore(match: Match, call: Action): boolean {
  const deal = currentDeal(match);
  return deal !== undefined && match.game.legal(deal.state).actions.includes(call);
}

function applied(match: Match, action: Action): Match {
  const acted = act(match, action);
  if (!acted.ok) throw new RangeError(acted.error.message);
  return acted.value.match;
}

/**
 * The same deal with another guess of the unknown cards, and one card more; `undefined` where the rules do not allow it. A seat keeps silent wherever these
 * cards let it announce something that the others did not.
 */
function retraced(match: Match, deal: MatchDeal, deck: readonly CardCode[], card: Card): Match | undefined {
  const record = recordOf(match);
  const begun = replay({ ...record, deals: record.deals.map((told) => ({ ...told, deck: [...deck], actions: [] })) });
  if (!begun.ok) return undefined;
  let now = begun.value;
  const step = (action: Action | undefined): boolean => {
    if (currentDeal(now) === undefined) return false;
    if (action === undefined || !isBefore(now, action)) return false;
    now = applied(now, action);
    return true;
  };
  for (const action of deal.actions) {
    if (step(action) || action === SILENT) continue;
    if (!step(SILENT) || !step(action)) return undefined;
  }
  const last = (): Action | undefined => {
    const at = currentDeal(now);
    return at === undefined ? undefined : ofCard(now.game, at.state, card);
  };
  return step(last()) || (step(SILENT) && step(last())) ? now : undefined;
}
