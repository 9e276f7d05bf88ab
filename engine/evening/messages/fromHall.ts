import * as v from 'valibot';
import { HALL_PROTOCOL, HALL_ROLES } from './hallRoles.ts';
import { sharedDeal } from './sharedDeal.ts';
import { hallView } from './views.ts';

/** Messages of the hall. A view is whole: the latest one contains everything that its connection may see. */

const ref = v.number();
const names = v.array(v.string());
/** The code of a refusal, and what it is about. */
const refused = {
  code: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z-]+$/)),
  message: v.string(),
  facts: v.exactOptional(v.record(v.string(), v.unknown())),
};

const seatings = v.array(v.strictObject({ table: v.number(), places: v.array(v.nullable(v.number())) }));

const fromHall = v.variant('type', [
  v.strictObject({ type: v.literal('welcome'), protocol: v.literal(HALL_PROTOCOL), role: v.picklist(HALL_ROLES), token: v.string() }),
  v.strictObject({ type: v.literal('refusal'), ...refused, ref: v.exactOptional(ref) }),
  v.strictObject({ type: v.literal('pong') }),
  /** A request is done; what it changed is in the view before. */
  v.strictObject({ type: v.literal('done'), ref }),
  v.strictObject({ type: v.literal('view'), view: hallView }),
  v.strictObject({
    type: v.literal('proposed'),
    ref,
    /** Whatever form the engine has; the page sends it back as it is, with its own choices. */
    form: v.looseObject({
      unit: v.picklist(['person', 'couple']),
      movement: v.string(),
      rounds: v.number(),
      ends: v.strictObject({
        deals: v.exactOptional(v.number()),
        points: v.exactOptional(v.number()),
        minutes: v.exactOptional(v.number()),
      }),
    }),
    movements: v.array(v.string()),
    /** Whether the time follows from the club's own evenings. */
    paced: v.boolean(),
    tables: v.number(),
    out: v.number(),
    single: v.number(),
    why: v.string(),
    minutes: v.number(),
  }),
  v.strictObject({ type: v.literal('compared'), ref, deal: sharedDeal }),
  v.strictObject({ type: v.literal('file'), ref, name: v.string(), text: v.string() }),
  v.strictObject({
    type: v.literal('seasonal'),
    ref,
    evenings: v.array(v.strictObject({ name: v.string(), at: v.number() })),
    rows: v.array(
      v.strictObject({
        place: v.nullable(v.number()),
        member: v.string(),
        names,
        score: v.number(),
        evenings: v.array(v.nullable(v.number())),
      }),
    ),
  }),
  v.strictObject({
    type: v.literal('coming'),
    ref,
    rounds: v.array(v.strictObject({ round: v.number(), seatings, out: v.array(v.number()) })),
  }),
]);
export type FromHall = v.InferOutput<typeof fromHall>;
/** A message of a type. */
export type HallAnswer<Type extends FromHall['type']> = Extract<FromHall, { readonly type: Type }>;

/** Parses a message of the hall; `undefined` for anything else. */
export function parseFromHall(text: string): FromHall | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(fromHall, value, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
