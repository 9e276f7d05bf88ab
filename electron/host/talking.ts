import { currentDeal } from '../../engine/match/match.ts';
import type { ClientMessage, ServerMessage } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { withRef, type Guest, type Session } from './audience.ts';
import { Rate } from './rate.ts';
import type { Room } from './room.ts';

/** Sayings of one person at once, and a second in the long run. */
const AT_ONCE = 5;
const PER_SECOND = 0.5;

/** What people say to each other. Nothing of it is kept. */
export class Talking {
  private readonly room: Room;
  private readonly now: () => number;
  private readonly rates = new WeakMap<Session, Rate>();

  /** @param now milliseconds since some fixed moment */
  constructor(room: Room, now: () => number) {
    this.room = room;
    this.now = now;
  }

  /** Passes on what somebody says. Codes: `table/silent`, `table/too-much-talk`. */
  say(guest: Guest, message: Extract<ClientMessage, { type: 'say' | 'emote' }>): Result<void> {
    const { customs, table, audience } = this.room;
    const playing = table !== undefined && currentDeal(table.match) !== undefined;
    if (customs.talk === 'never' || (customs.talk === 'between' && playing))
      return refuse('table/silent', 'nobody talks at this table now', { talk: customs.talk });
    const { session } = guest;
    const rate = this.rates.get(session) ?? new Rate(AT_ONCE, PER_SECOND, this.now);
    this.rates.set(session, rate);
    if (!rate.take()) return refuse('table/too-much-talk', 'let others say something, too');
    const [first] = this.room.own(session);
    const person = session.watching ?? first ?? null;
    const what = message.type === 'say' ? { text: message.text } : { emote: message.emote };
    const name = person === null ? undefined : this.room.onTable?.people[person]?.name;
    const told: ServerMessage = { type: 'said', from: session.id, name: name ?? session.name ?? '', person, ...what };
    for (const one of audience.guests()) audience.send(one, { ...told, ...withRef(one === guest ? message.ref : undefined) });
    return ok(undefined);
  }
}
