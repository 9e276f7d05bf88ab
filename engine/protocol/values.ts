import * as v from 'valibot';
import { FACE_DOWN, RANKS, SUITS, type CardCode } from '../cards/card.ts';
import { GAME_IDS } from '../contract/gameId.ts';
import { PLAY_REASONS } from '../cards/trick/reason.ts';
import { SENT_CODES, type BarredCode, type SentCode } from '../contract/refusals.ts';
import type { WireView } from './wire.ts';

/** Schemas of the values that messages are made of. Unknown keys are refused everywhere: what is not written here is not sent. */

const int = v.pipe(v.number(), v.integer());
const count = v.pipe(int, v.minValue(0), v.maxValue(1_000_000));
export const seat = v.pipe(int, v.minValue(0), v.maxValue(6));
const word = v.pipe(v.string(), v.maxLength(64));
const viewer = v.union([seat, v.literal('spectator')]);
export const action = v.pipe(v.string(), v.regex(/^[@A-Za-z0-9:?]{1,24}$/));
export const game = v.picklist(GAME_IDS);
const option = v.union([v.pipe(v.string(), v.maxLength(40)), int]);
export const options = v.record(v.pipe(v.string(), v.maxLength(40)), option);

const CODES = SUITS.flatMap((suit) => RANKS.map((rank): CardCode => `${rank}${suit}`));
export const card = v.picklist(CODES);
const shownCard = v.picklist([...CODES, FACE_DOWN]);
export const trump = v.picklist([...SUITS, 'NT']);
const cards = v.pipe(v.array(card), v.maxLength(80));
const shownCards = v.pipe(v.array(shownCard), v.maxLength(80));

export const seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A name of a person: 1 to 24 characters, no control characters, no space at the ends, no piles of marks that run over the lines above. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(24),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+$/u),
  v.regex(/^(?!.*\p{M}{4})/u),
);

const param = v.union([v.string(), v.number(), v.array(v.string())]);
const fact = v.strictObject({ key: word, params: v.exactOptional(v.record(word, param)) });
const amounts = v.array(v.nullable(v.number()));
const simpleParams = v.exactOptional(v.record(word, v.union([v.string(), v.number()])));
const scoreLine = v.strictObject({ key: word, amounts, params: simpleParams });
/** Plain JSON of bounded size is all that a game's own figures may be. */
export const score = v.strictObject({
  scores: v.array(v.number()),
  points: v.array(v.number()),
  lines: v.array(scoreLine),
  carry: v.number(),
  detail: v.record(v.string(), v.unknown()),
});
const move = v.strictObject({ seat, action });
const zone = v.strictObject({
  id: v.picklist(['turned', 'pile', 'widow', 'row', 'piles', 'meld', 'away', 'called']),
  seat: v.nullable(seat),
  stacks: v.array(shownCards),
  dealt: v.exactOptional(v.array(shownCards)),
});

const SENT: ReadonlyMap<string, SentCode> = new Map(SENT_CODES.map((code) => [code, code]));
/** The code of a refusal. One that only a later version knows is read as `protocol/unknown-code`. */
export const refusalCode = v.pipe(
  v.string(),
  v.transform((code): SentCode => SENT.get(code) ?? 'protocol/unknown-code'),
);
const BARRED: ReadonlyMap<string, BarredCode> = new Map(PLAY_REASONS.map((reason) => [`play/${reason}`, `play/${reason}`] as const));
/** The code of a barred card. One that only a later version knows is read as `action/not-legal`. */
const barredCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]+\/[a-z-]+$/),
  v.transform((code): BarredCode => BARRED.get(code) ?? 'action/not-legal'),
);

export const legalSchema = v.strictObject({
  actions: v.array(action),
  barred: v.array(
    v.strictObject({
      action,
      code: barredCode,
      due: v.strictObject({ led: v.exactOptional(v.picklist(SUITS)), beat: v.exactOptional(card), cards }),
    }),
  ),
});

export const viewSchema: v.GenericSchema<unknown, WireView> = v.strictObject({
  game,
  players: count,
  options,
  viewer,
  dealer: seat,
  carry: v.strictObject({ multiplier: v.number(), totals: v.array(v.number()), heldOver: v.exactOptional(v.number()) }),
  phase: word,
  toAct: v.nullable(seat),
  trump: v.nullable(trump),
  declarer: v.nullable(seat),
  sides: v.nullable(v.array(v.array(seat))),
  multiplier: v.number(),
  hands: v.array(shownCards),
  zones: v.array(zone),
  trick: v.nullable(v.strictObject({ leader: seat, cards, winning: v.nullable(seat) })),
  tricks: v.array(v.strictObject({ leader: seat, cards, winner: seat, points: v.number() })),
  points: v.array(v.number()),
  bonuses: v.array(v.number()),
  moves: v.array(move),
  facts: v.array(fact),
  score: v.nullable(score),
});

const to = v.exactOptional(v.array(viewer));
export const event = v.variant('type', [
  v.strictObject({ to, type: v.literal('call'), seat, action, says: v.exactOptional(fact) }),
  v.strictObject({ to, type: v.literal('trumps'), seat: v.nullable(seat), trump, card: v.exactOptional(card) }),
  v.strictObject({ to, type: v.literal('exchange'), seat, away: shownCards, drawn: shownCards }),
  v.strictObject({ to, type: v.literal('play'), seat, card }),
  v.strictObject({ to, type: v.literal('trick'), leader: seat, winner: seat, points: v.number(), cards }),
  v.strictObject({ to, type: v.literal('uncover'), seat, cards }),
  v.strictObject({
    to,
    type: v.literal('announce'),
    seat,
    what: word,
    points: v.exactOptional(v.number()),
    cards: v.exactOptional(cards),
    params: simpleParams,
  }),
  v.strictObject({ to, type: v.literal('over'), score }),
  v.strictObject({ to, type: v.literal('claim'), seat }),
  v.strictObject({ to, type: v.literal('takeBack'), seat, others: count, agreed: v.exactOptional(v.pipe(v.array(seat), v.maxLength(7))) }),
]);
/** A thing to be said in the player's language. */
export const reason = fact;

const ledToRow = v.strictObject({
  /** The thing that came about; players read `led.<key>`. */
  key: v.string(),
  /** The card that it is about. */
  card: v.exactOptional(card),
  /** The points that are given for it. */
  points: v.exactOptional(v.number()),
  /** In how many of the deals, after the better action and after the one that was taken; of the key `points`, the points of either. */
  better: v.number(),
  made: v.number(),
});

/** The fields of all that bears a decision's reasons. */
export const decisionReasons = {
  /** Reasons for the best action, and against the one taken; of one that is as good as the best, its own. */
  reasons: v.array(reason),
  against: v.array(reason),
  /** Once bots have played the deal on: what the better action led to more often than the other, and in how many deals; in one where best play did. */
  ledTo: v.exactOptional(v.strictObject({ of: v.number(), rows: v.array(ledToRow) })),
};
