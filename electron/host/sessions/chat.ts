import { currentDeal } from '../../../engine/match/match.ts';
import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/result.ts';
import { withRef, type Guest, type Session } from './sessions.ts';
import { CHAT } from '../limits.ts';
import { Rate, Rates } from '../rate.ts';
import type { Room } from '../table/room.ts';

/** What people say to each other. Nothing of it is kept. */
export class Talking {
  private readonly room: Room;
  private readonly now: () => number;
  private readonly bySession = new WeakMap<Session, Rate>();
  private readonly byAddress: Rates;
  private readonly byTable: Rate;

  /** @param now milliseconds since some fixed moment */
  constructor(room: Room, now: () => number) {
    this.room = room;
    this.now = now;
    this.byAddress = new Rates(CHAT.byAddress, now);
    this.byTable = new Rate(CHAT.byTable, now);
  }

  /** Passes on what somebody says. */
  say(guest: Guest, message: Extract<ClientMessage, { type: 'say' | 'emote' }>): Result<void, 'table/silent' | 'table/too-much-talk'> {
    const { customs, table, audience } = this.room;
    const playing = table !== undefined && currentDeal(table.match) !== undefined;
    if (customs.talk === 'never' || (customs.talk === 'between' && playing))
      return refuse('table/silent', 'nobody talks at this table now', { talk: customs.talk });
    const { session } = guest;
    if (!this.mayTalk(guest)) return refuse('table/too-much-talk', 'let others say something, too');
    const [first] = this.room.own(session);
    const person = session.watching ?? first ?? null;
    const what = message.type === 'say' ? { text: message.text } : { emote: message.emote };
    const name = person === null ? undefined : this.room.onTable?.people[person]?.name;
    const told: ServerMessage = { type: 'said', from: session.id, name: name ?? session.name ?? '', person, ...what };
    for (const one of audience.guests()) audience.send(one, { ...told, ...withRef(one === guest ? message.ref : undefined) });
    return ok(undefined);
  }

  /** Whether one more line may be said: by this person, from their address, at this table. The owner speaks in a crowd, too. */
  private mayTalk({ session, peer: { address } }: Guest): boolean {
    const rate = this.bySession.get(session) ?? new Rate(CHAT.bySession, this.now);
    this.bySession.set(session, rate);
    return (
      rate.take() && (address === undefined || session.owner || this.byAddress.take(address)) && (session.owner || this.byTable.take())
    );
  }
}
