import * as v from 'valibot';
import { LEVELS } from '../bots/levels.ts';
import { avatar, personKinds, repeatedDeal } from '../match/schemas.ts';
import { count, language, matchId, PACES, ref, version } from './common.ts';
import { FAIR_REQUESTS } from './fair/fairMessages.ts';
import { HISTORY_REQUESTS, source } from './historyMessages.ts';
import { DRILL_REQUESTS } from './training/drillMessages.ts';
import { PLAY_REQUESTS } from './training/playMessages.ts';
import { PUZZLE_REQUESTS } from './training/puzzleMessages.ts';
import { EMOTES, said, CHAT_MODES } from './chat.ts';
import { action, game, name, options, seat, seed } from './values.ts';

const { here, bot, open } = personKinds(name, v.picklist(LEVELS));
/** The people of a table: a player at the sender's own machine, a bot, or a place left open for a player elsewhere. */
const person = v.variant('kind', [here, bot, v.strictObject({ ...open.entries, name: v.exactOptional(name) })]);
/** A guest, by the id that `lan` gives. */
const guest = v.strictObject({ kind: v.literal('guest'), guest: v.pipe(v.string(), v.maxLength(16)) });
export type PersonSetup = v.InferOutput<typeof person>;

/**
 * The messages of a seat, a spectator or the owner to the table. The connection, not the message, identifies the sender's seat. A page reads none of them: made
 * by a function that bundlers may leave out, they are no load for it.
 */
export const clientMessage = /* @__PURE__ */ (() =>
  v.variant('type', [
    /** Always the first. `token` gives a returning person their seat back. A newcomer other than the owner proves with `pake` that they know the code (`cpace.ts`). */
    v.strictObject({
      type: v.literal('hello'),
      protocol: v.number(),
      pake: v.exactOptional(seed),
      token: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
      name: v.exactOptional(name),
      /** The language in which the sender's page speaks. */
      language: v.exactOptional(language),
      /** The sender takes part in making the seeds of deals: it answers `offer` and `list`. */
      fair: v.exactOptional(v.literal(true)),
    }),
    /** The answer to a `challenge`: the guest's confirmation, that they know the code. */
    v.strictObject({ type: v.literal('confirm'), tag: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)) }),
    /** Requests a sign that the connection still stands: `pong`, before `hello` too. */
    v.strictObject({ type: v.literal('ping') }),
    /** The own seat is for this connection alone: others that have opened it, too, are ended, and their tokens with them. */
    v.strictObject({ type: v.literal('alone'), ref }),
    /** Owner: a new match. */
    v.strictObject({
      type: v.literal('start'),
      ref,
      game,
      options,
      people: v.pipe(v.array(person), v.minLength(2), v.maxLength(7)),
      /** `draw`: partners and first dealer by lot, from the match's seed; `fixed`: as listed. */
      seating: v.picklist(['draw', 'fixed']),
      /** The first dealer, with fixed seats; a cut by default. */
      dealer: v.exactOptional(seat),
      seed: v.exactOptional(seed),
    }),
    /** Owner: take up an unfinished match. */
    v.strictObject({ type: v.literal('resume'), ref, match: matchId }),
    /** Look at the table as a person of this device, which lifts the curtain, or as a spectator, which lowers it. */
    v.strictObject({ type: v.literal('watch'), ref, person: v.nullable(seat) }),
    /** The action of the watched seat, chosen at a version of the table; with `ask`, it is refused at first where it costs a lone player much for certain. */
    v.strictObject({ type: v.literal('act'), ref, version, action, ask: v.exactOptional(v.literal(true)) }),
    /** The reckoning has been seen: on to the next deal, once every player present agrees. Owner, with `now`: at once. */
    v.strictObject({ type: v.literal('next'), ref, version, now: v.exactOptional(v.literal(true)) }),
    /** Owner: the same people and game once more, after the end of the match. */
    v.strictObject({ type: v.literal('again'), ref }),
    /** Owner: leave the table for home; the match is kept. */
    v.strictObject({ type: v.literal('leave'), ref }),
    /** Owner: how fast bots answer. */
    v.strictObject({ type: v.literal('pace'), ref, pace: v.picklist(PACES) }),
    /** Owner: seconds for a turn, after which a bot plays for a player who does not act; `null`: as long as people like. */
    v.strictObject({ type: v.literal('clock'), ref, seconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))) }),
    /** Owner: how people sit together here. What is left out stays as it is. */
    v.strictObject({
      type: v.literal('customs'),
      ref,
      talk: v.exactOptional(v.picklist(CHAT_MODES)),
      grace: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))),
      pause: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600)))),
      hands: v.exactOptional(v.boolean()),
      latecomers: v.exactOptional(v.boolean()),
    }),
    /** Something said to everybody at the table: a line of text, or one of a few set phrases. */
    v.strictObject({ type: v.literal('say'), ref, text: said }),
    v.strictObject({ type: v.literal('emote'), ref, emote: v.picklist(EMOTES) }),
    /** Take the last action of the watched seat back, with everything that came after it: at once where no other device plays, else by a vote. */
    v.strictObject({ type: v.literal('undo'), ref, version }),
    /** Requests the expert's choice for the watched seat, at a version of the table; where the table grants hints. */
    v.strictObject({ type: v.literal('hint'), ref, version }),
    /** Every trick to come is the watched seat's side's: settled at once where no other device plays, else by a vote. */
    v.strictObject({ type: v.literal('claim'), ref, version }),
    /** The answer of the people of this session to a vote. */
    v.strictObject({ type: v.literal('vote'), ref, vote: count, agree: v.boolean() }),
    /** Owner: whether people may request hints; `null`: only where all people play at this machine. */
    v.strictObject({ type: v.literal('hints'), ref, allowed: v.nullable(v.boolean()) }),
    /**
     * A person of this session agrees, or does not, to an analysis of the match once it is over. Owner, with `match`: a person at this machine
     * agrees to that of a finished match.
     */
    v.strictObject({ type: v.literal('agree'), ref, match: v.exactOptional(matchId), person: seat, agreed: v.boolean() }),
    /** A person at the table has everybody wait for one who is away, or lets a bot play for them now. */
    v.strictObject({ type: v.literal('absence'), ref, person: seat, choice: v.picklist(['wait', 'bot']) }),
    /** Take an open seat or a bot's, under a name; or give the own one up. */
    v.strictObject({ type: v.literal('sit'), ref, person: seat, name: v.exactOptional(name), avatar: v.exactOptional(avatar) }),
    v.strictObject({ type: v.literal('stand'), ref }),
    /** Before the first deal: a guest who sits is ready for it, or no longer. */
    v.strictObject({ type: v.literal('ready'), ref, ready: v.boolean() }),
    /** Owner: before the first deal, two seats change places, a player is put in a seat, or seats are drawn for or not. */
    v.strictObject({
      type: v.literal('arrange'),
      ref,
      swap: v.exactOptional(v.strictTuple([seat, seat])),
      put: v.exactOptional(v.strictObject({ person: seat, who: v.variant('kind', [...person.options, guest]) })),
      seating: v.exactOptional(v.picklist(['draw', 'fixed'])),
    }),
    /** Owner: deal, with a bot in every seat that is still open. */
    v.strictObject({ type: v.literal('begin'), ref, bots: v.pipe(v.array(bot), v.maxLength(6)) }),
    /** Owner: open the table to the network, or close it; let no newcomer in; another code. An omitted key stays as it is. */
    v.strictObject({
      type: v.literal('lan'),
      ref,
      open: v.exactOptional(v.boolean()),
      locked: v.exactOptional(v.boolean()),
      renew: v.exactOptional(v.literal(true)),
    }),
    /** Owner: look for tables nearby, or no longer. */
    v.strictObject({ type: v.literal('nearby'), ref, look: v.boolean() }),
    /** Owner: show a guest the door. Their seat is open again, and a bot plays there for the time being. */
    v.strictObject({ type: v.literal('kick'), ref, guest: v.pipe(v.string(), v.maxLength(16)) }),
    ...FAIR_REQUESTS,
    /** Owner: the cards of a match that is over once more, for people in seats of their choice; the tables can be compared afterwards. */
    v.strictObject({ type: v.literal('rematch'), ref, match: matchId, people: v.pipe(v.array(person), v.minLength(2), v.maxLength(7)) }),
    /**
     * Owner: one deal of a match once more, its cards and its dealer, for one person of the match at this machine among bots; with `step` from its position
     * after that many actions on. It counts for nothing.
     */
    v.strictObject({
      type: v.literal('repeat'),
      ref,
      ...repeatedDeal.entries,
      person: seat,
      level: v.picklist(LEVELS),
      step: v.exactOptional(count),
    }),
    /**
     * Requests the judgement of a person's decision in a deal that is over, from `from` on, by what that person saw. Of the match on the table people request
     * their own decisions; the owner also those of matches that are kept, and of records. With `deals` bots play the deal on from that decision, whatever its mark.
     */
    v.strictObject({
      type: v.literal('judge'),
      ref,
      ...source,
      deal: count,
      person: seat,
      from: count,
      deals: v.exactOptional(v.literal(true)),
    }),
    /** Ends the judgement under way for the sender, and the owner's study. */
    v.strictObject({ type: v.literal('stop'), ref }),
    ...HISTORY_REQUESTS,
    ...PUZZLE_REQUESTS,
    ...DRILL_REQUESTS,
    ...PLAY_REQUESTS,
  ]))();
export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** The page's message to its link: the code goes no further than the link (`entry.ts`). */
export type PageMessage = ClientMessage | (Extract<ClientMessage, { type: 'hello' }> & { readonly code: string });
