import { describe, expect, it } from 'vitest';
import { CONNECTIONS, HALL_CROWD, REQUESTS, SOCKETS, TABLE_CROWD } from '../../host/limits/limits.ts';
import { Backlog, type Reader } from './backlog.ts';
import { ConnectionLimits, type ConnectionSlot } from './connectionLimits.ts';
import { Turns } from './keyTurns.ts';

/** A socket that only knows whether it is still there. */
class Stand implements ConnectionSlot {
  readonly address: string;
  upgraded = false;
  known = false;
  outside = false;
  unread = 0;
  idle = true;
  gone = false;

  constructor(address: string) {
    this.address = address;
  }

  isIdle(): boolean {
    return this.idle;
  }

  end(): void {
    this.gone = true;
  }
}

interface World {
  readonly limits: ConnectionLimits;
  arrive(address: string): Stand | undefined;
  pass(milliseconds: number): void;
}

function world(byAddress = true, crowd = TABLE_CROWD): World {
  let now = 0;
  const limits = new ConnectionLimits(() => now, byAddress, crowd);
  const arrive = (address: string): Stand | undefined => {
    const place = new Stand(address);
    return limits.arrive(place) ? place : undefined;
  };
  return { limits, arrive, pass: (milliseconds) => void (now += milliseconds) };
}

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('sockets', () => {
  it('of one address: the oldest idle one makes room, one that the table knows never', () => {
    const { arrive } = world();
    const first = many(SOCKETS.byAddress, () => arrive('192.0.2.1')!);
    first[0]!.known = true;
    first[1]!.idle = false;
    expect(arrive('192.0.2.1')).toBeDefined();
    expect(first.map(({ gone }) => gone).slice(0, 4)).toEqual([false, false, true, false]);
    for (const one of first) one.known = true;
    arrive('192.0.2.1')!.known = true;
    expect(arrive('192.0.2.1'), 'all of them are known').toBeUndefined();
    expect(arrive('192.0.2.2')).toBeDefined();
  });

  it('of one address come only so fast', () => {
    const { limits, arrive, pass } = world();
    const come = (times: number): number =>
      many(times, () => arrive('192.0.2.1')).filter((place) => place !== undefined && (limits.leave(place), true)).length;
    expect(come(1000)).toBe(SOCKETS.opened.burst);
    pass(1000);
    expect(come(1000)).toBe(SOCKETS.opened.perSecond);
  });

  it('fill the table: the address with most of them gives one up, and no other', () => {
    const { limits, arrive } = world();
    const few = many(3, () => arrive('192.0.2.9')!);
    const flood = many(7, (at) => many(SOCKETS.byAddress, () => arrive(`192.0.2.${at}`))).flat();
    expect(limits.size).toBe(SOCKETS.total);
    expect(arrive('192.0.2.10')).toBeDefined();
    expect(limits.size).toBe(SOCKETS.total);
    expect(few.some(({ gone }) => gone)).toBe(false);
    expect(flood.filter((one) => one?.gone === true).length).toBeGreaterThan(0);
  });

  it('that left twice are counted once, and give back what they held', () => {
    const { limits, arrive } = world();
    const place = arrive('192.0.2.1')!;
    expect(limits.answer(place, REQUESTS.unreadByAddress)).toBe(true);
    expect(limits.answer(arrive('192.0.2.1')!, 1)).toBe(false);
    limits.leave(place);
    limits.leave(place);
    limits.answered(place);
    expect(limits.size).toBe(1);
    expect(limits.answer(arrive('192.0.2.1')!, REQUESTS.unreadByAddress)).toBe(true);
  });

  it('of this machine are bound in all only', () => {
    const { limits, arrive } = world(false);
    many(1000, () => arrive('127.0.0.1'));
    expect(limits.size).toBe(SOCKETS.total);
    expect(many(1000, () => limits.ask('127.0.0.1')).every(Boolean)).toBe(true);
    expect(limits.answer(arrive('127.0.0.1')!, REQUESTS.unread + 1), 'memory is bound for everybody').toBe(false);
  });

  it('take no notice of addresses that are gone when these are many', () => {
    const { limits, arrive } = world();
    const here = many(SOCKETS.byAddress, () => arrive('192.0.2.1')!);
    for (const one of here) one.known = true;
    for (let i = 0; i < 3000; i += 1) limits.leave(arrive(`10.0.${i >> 8}.${i & 255}`)!);
    expect(arrive('192.0.2.1')).toBeUndefined();
  });
});

describe('connections', () => {
  it('of one address are so many at a time, and come only so fast', () => {
    const { limits, arrive, pass } = world();
    const places = many(CONNECTIONS.byAddress, () => arrive('192.0.2.1')!);
    expect(places.map((place) => limits.upgrade(place))).not.toContain('too many');
    expect(limits.upgrade(arrive('192.0.2.1')!)).toBe('too many');
    limits.leave(places[0]!);
    expect(limits.upgrade(arrive('192.0.2.1')!)).toBe('granted');
    const other = many(CONNECTIONS.opened.burst + 1, () => {
      const place = arrive('192.0.2.2')!;
      const granted = limits.upgrade(place);
      limits.leave(place);
      return granted;
    });
    expect(other.filter((granted) => granted === 'granted')).toHaveLength(CONNECTIONS.opened.burst);
    pass(1000);
    expect(limits.upgrade(arrive('192.0.2.2')!)).toBe('granted');
  });

  it('fill the room: a stranger of the address with most makes room, a guest never', () => {
    const { limits, arrive } = world();
    const places = many(4, (at) => many(CONNECTIONS.byAddress, () => arrive(`192.0.2.${at}`)!)).flat();
    for (const place of places) limits.upgrade(place);
    for (const place of places.slice(1)) place.known = true;
    expect(limits.upgrade(arrive('192.0.2.9')!)).toBe('granted');
    expect(places.map(({ gone }) => gone).indexOf(true)).toBe(0);
    const late = arrive('192.0.2.9')!;
    expect(limits.upgrade(late), 'the other one from there').toBe('granted');
    late.known = true;
    expect(limits.upgrade(arrive('192.0.2.8')!)).toBe('no room');
  });
});

describe('connections to a hall', () => {
  /** One that has come as far as the hall lets it; `undefined`: it was turned away. */
  const comes = ({ limits, arrive }: World, address: string, outside: boolean): Stand | undefined => {
    const place = arrive(address);
    if (place === undefined || limits.upgrade(place) !== 'granted') return undefined;
    limits.welcome(place, outside);
    return place;
  };

  it('without a card never take the room of those with one, be they from the same address', () => {
    for (const addresses of [1, 300]) {
      const hall = world(true, HALL_CROWD);
      const seated = many(60, () => comes(hall, '192.0.2.1', false)!);
      for (let at = 0; at < 300; at += 1) {
        if (at % 10 === 0) hall.pass(1000);
        comes(hall, `192.0.2.${1 + (at % addresses)}`, true);
      }
      for (const place of many(300, (at) => hall.arrive(`198.51.100.${at}`)!)) hall.limits.upgrade(place);
      hall.pass(60_000);
      const late = many(60, () => comes(hall, '192.0.2.1', false));
      expect(late.filter((place) => place === undefined)).toEqual([]);
      expect([...seated, ...late].filter((place) => place?.gone === true)).toEqual([]);
    }
  });

  it('without a card are so many: the oldest of the address with most of them makes room', () => {
    const hall = world(true, HALL_CROWD);
    const honest = many(3, (at) => comes(hall, `198.51.100.${at}`, true)!);
    const crowd = many(HALL_CROWD.outsideByAddress + 5, () => comes(hall, '192.0.2.1', true)!);
    expect(crowd.map(({ gone }) => gone)).toEqual(crowd.map((_, at) => at < 5));
    const others = many(HALL_CROWD.outside / 2, (at) => comes(hall, `203.0.113.${at}`, true)!);
    expect([...honest, ...crowd, ...others].filter(({ gone }) => !gone)).toHaveLength(HALL_CROWD.outside);
    expect(honest.some(({ gone }) => gone)).toBe(false);
  });

  it('that come in by a card leave the door behind', () => {
    const hall = world(true, HALL_CROWD);
    const place = comes(hall, '192.0.2.1', true)!;
    hall.limits.welcome(place, false);
    many(200, () => comes(hall, '192.0.2.1', true));
    expect(place).toMatchObject({ known: true, outside: false, gone: false });
  });
});

describe('turns', () => {
  it('are taken by addresses, however much one of them asks for; the longest queue loses what is too much', async () => {
    const turns = new Turns({ burst: 1, perSecond: 200 }, 20, () => performance.now());
    const done: string[] = [];
    let dropped = 0;
    const ask = (address: string): void =>
      turns.take(
        address,
        () => done.push(address),
        () => (dropped += 1),
      );
    for (let i = 0; i < 100; i += 1) ask('flood');
    expect([done.length, dropped]).toEqual([1, 79]);
    await new Promise<void>((resolve) =>
      turns.take('newcomer', resolve, () => {
        throw new Error('the newcomer was dropped');
      }),
    );
    expect(done.length, 'waited for at most one of the others').toBeLessThanOrEqual(3);
    expect(dropped).toBe(80);
    turns.stop();
  });
});

describe('what is not read', () => {
  it('is bounded in all: the reader with most of it is cut off', () => {
    const backlog = new Backlog(100);
    const reader = (): Reader & { unread: number; gone: boolean } => ({
      unread: 0,
      gone: false,
      cutOff() {
        this.gone = true;
      },
    });
    const [a, b] = [reader(), reader()];
    a.unread = 60;
    backlog.note(a);
    b.unread = 40;
    backlog.note(b);
    expect([a.gone, b.gone]).toEqual([false, false]);
    b.unread = 50;
    backlog.note(b);
    expect([a.gone, b.gone]).toEqual([true, false]);
    backlog.forget(a);
    b.unread = 0;
    backlog.note(b);
    b.unread = 100;
    backlog.note(b);
    expect(b.gone).toBe(false);
  });
});
