/**
 * Every limit that keeps one end of a connection from taking the memory, the processor or the room of the others. Nothing elsewhere has such a number.
 * The measure is a household: seven phones behind one address, each with two pages, all of them loading at once, stay below every limit by address.
 * The owner's own machine (a page or window that holds the owner's key) is bound by none of those by address, but by all that guard memory.
 */

/** How often something may happen: `burst` times at once, `perSecond` times a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const KB = 1024;
const MB = 1024 * KB;

/** Addresses whose rates are remembered; beyond it the host forgets the one not heard of for longest, unless it has a socket. */
export const ADDRESSES = 1000;

/** TCP sockets, whatever they are for. Beyond `total`, and beyond `byAddress`, the oldest one that the table does not know makes room. */
export const SOCKETS = {
  /** Sockets of any state. */
  total: 512,
  /** Sockets of any state from one address: 14 pages with six each, and some. */
  byAddress: 96,
  /** New sockets from one address. Beyond it a socket is closed unread. */
  opened: { burst: 250, perSecond: 25 },
} as const;

/** HTTP requests. A socket has one in flight at a time. */
export const REQUESTS = {
  /** Bytes of a request's head, and of what a client sends ahead of the answer. */
  head: 8 * KB,
  /** Requests from one address. Beyond it the answer is 429, and the socket is closed. */
  rate: { burst: 2000, perSecond: 100 },
  /** Bytes of answers to one address: 14 pages at once. Beyond it the answer is 503. */
  bytes: { burst: 64 * MB, perSecond: 4 * MB },
  /** Bytes of answers that their readers have not taken yet, from one address and from all. Beyond it the answer is 503. */
  unreadByAddress: 24 * MB,
  unread: 64 * MB,
  /** Milliseconds for a whole head, counted from the opening of the socket or the end of the answer before it. */
  headTime: 5000,
  /** Milliseconds in which a reader has to take a whole answer. */
  answerTime: 30_000,
  /** Milliseconds that a socket stays after a refusal or its own last word. */
  lingerTime: 1000,
} as const;

/** Visits of a page that the owner hears of: from one address, and from all. Beyond it the page of the self-test answers 429. */
export const VISITS = {
  byAddress: { burst: 6, perSecond: 0.5 },
  total: { burst: 20, perSecond: 2 },
  /** Visitors that the owner sees, the latest of each address. */
  shown: 4,
} as const;

/** WebSocket connections, each also a socket. */
export const CONNECTIONS = {
  /** Connections in all. Beyond it the oldest that has not been let in makes room. */
  total: 96,
  /** Connections from one address. */
  byAddress: 24,
  /** New ones from one address. */
  opened: { burst: 60, perSecond: 5 },
  /** Milliseconds in which a guest has to send its key. */
  keyTime: 10_000,
  /** Bytes that pile up unread: of one connection, after which the host cuts it off; of all, after which it cuts off the one with most. */
  unreadByConnection: 1_000_000,
  unread: 16 * MB,
} as const;

/** Key agreements, the costliest work that a stranger can cause. Addresses take turns, so that a flood from one delays no other. */
interface HandshakeLimits {
  /** All of them together. */
  readonly rate: RateLimit;
  /** Waiting for their turn, in all; beyond it the connection ends. */
  readonly waiting: number;
}

/** How many sockets and connections a server takes, those of {@link SOCKETS} and {@link CONNECTIONS} or others by who opens it, and how many of them agree on keys. */
export interface CrowdLimits {
  readonly sockets: number;
  readonly socketsByAddress: number;
  readonly connections: number;
  readonly connectionsByAddress: number;
  /** Connections that a hall has let no further than its door and the public view: in all, and from one address. Beyond it the oldest of them makes room. */
  readonly outside: number;
  readonly outsideByAddress: number;
  readonly opened: RateLimit;
  readonly handshakes: HandshakeLimits;
}
/** A table's. */
export const TABLE_CROWD: CrowdLimits = {
  sockets: SOCKETS.total,
  socketsByAddress: SOCKETS.byAddress,
  connections: CONNECTIONS.total,
  connectionsByAddress: CONNECTIONS.byAddress,
  outside: CONNECTIONS.total,
  outsideByAddress: CONNECTIONS.byAddress,
  opened: CONNECTIONS.opened,
  handshakes: { rate: { burst: 10, perSecond: 40 }, waiting: 120 },
};
/**
 * The measure of a club evening is a hundred phones and some devices, all of them behind the one address of a second router, who all come back at once after a restart. Whatever comes without a card, room for
 * these is kept.
 */
export const HALL_CROWD: CrowdLimits = {
  sockets: 2048,
  socketsByAddress: 1024,
  connections: 256,
  connectionsByAddress: Infinity,
  outside: 112,
  outsideByAddress: 96,
  opened: { burst: 256, perSecond: 10 },
  handshakes: { rate: { burst: 40, perSecond: 120 }, waiting: 256 },
};

/** Wrong guesses at something short. Those from one network of IPv6 (/64) count as one address. */
export interface GuessLimits {
  /** Wrong guesses from one address before it has to wait; milliseconds of the first wait, which doubles with each further one, and of the longest. */
  readonly tries: number;
  readonly firstLockout: number;
  readonly longestLockout: number;
  /** Wrong guesses from everywhere, since addresses are cheap on a network. Beyond it no guess is looked at, not even a right one. */
  readonly wrong: RateLimit;
  /** Addresses whose failures are remembered. */
  readonly addresses: number;
}

/** Guesses at the join code, one of 887 million. An exchange that its guest does not finish is a wrong guess. */
export const CODES = {
  tries: 5,
  firstLockout: 30_000,
  /** A whole house may share an address. */
  longestLockout: 600_000,
  /** In a day 432 000, of which one in two thousand days finds the code; a guest who comes meanwhile waits a fifth of a second for a turn. */
  wrong: { burst: 60, perSecond: 5 },
  addresses: 10_000,
  /** Exchanges, each some milliseconds of the host's time: from one address, and from all together. */
  byAddress: { burst: 20, perSecond: 1 },
  total: { burst: 140, perSecond: 20 },
} as const;

/** Phones at the door of a hall that have given a name and wait for the organiser's nod: in all, and from one address, which a whole hall may share. */
export const ARRIVALS = { total: 150, byAddress: 75 } as const;

/** Guesses at the four digits of player cards, one of ten thousand. The link of a card and the organiser's nod need none: waits are short, and the numbers small. */
export const CARD_DIGITS = {
  tries: 5,
  firstLockout: 30_000,
  /** A whole hall may share an address. */
  longestLockout: 60_000,
  /** All cards together: in four hours 1470, so that an evening of guessing from everywhere finds no card six times out of seven. */
  wrong: { burst: 30, perSecond: 0.1 },
  addresses: 10_000,
  /** One card, from wherever: in four hours 250, one in forty. */
  byCard: { burst: 10, perSecond: 1 / 60 },
  /** Cards whose guesses are remembered: all numbers that there may be. */
  cards: 1000,
} as const;

/** Messages over one WebSocket. Pings and pongs count as messages. */
export const MESSAGES = {
  /** Messages and control frames of one connection. Beyond it an encrypted connection ends, and another's message is left out. */
  rate: { burst: 200, perSecond: 50 },
  /** Messages beyond the rate, after which a connection that is not encrypted ends, too. */
  patience: { burst: 200, perSecond: 5 },
  /** Bytes of one connection, and of all from one address; what comes faster waits in the network. No message costs more than half a millisecond a kilobyte. */
  bytes: { burst: 128 * KB, perSecond: 16 * KB },
  bytesByAddress: { burst: 512 * KB, perSecond: 32 * KB },
  /** Bytes of one frame; a longer one ends the connection. The owner may import whole records. */
  frame: 64 * KB,
  ownerFrame: 17_000_000,
} as const;

/** Messages of guests by kind; the owner's own are not counted. Beyond a rate the answer is `protocol/too-fast`. */
export const RATES_BY_KIND = {
  /** `hello`: of one connection, and of all from one address. */
  hello: { byConnection: { burst: 5, perSecond: 0.5 }, byAddress: { burst: 60, perSecond: 5 } },
  /** `sit`, `stand`, `ready` and `agree`, most of them a line of the journal and news for everybody; beyond the rates of a guest and the table, `table/too-often`. */
  seat: { bySession: { burst: 8, perSecond: 0.2 }, byAddress: { burst: 30, perSecond: 0.5 }, byTable: { burst: 60, perSecond: 1 } },
  /** `watch`, answered with table and update. */
  watch: { bySession: { burst: 10, perSecond: 1 }, byAddress: { burst: 60, perSecond: 5 } },
  /** Messages that the table refuses and answers with a whole update: `act`, `next`. */
  refused: { bySession: { burst: 20, perSecond: 2 }, byAddress: { burst: 60, perSecond: 10 } },
  /** `judge`, answered one at a time to each guest: the decisions of a deal, most of them at once where they were judged before. */
  judge: { bySession: { burst: 60, perSecond: 4 }, byAddress: { burst: 240, perSecond: 10 } },
  /** Hints, which cost thought; the owner's count, too. */
  hint: { bySession: { burst: 6, perSecond: 1 } },
} as const;

/** Take-backs and claims that one guest puts to the others: each makes play rest for some seconds. Beyond it `table/too-often`; the owner's count, too. */
export const VOTE_RATE: RateLimit = { burst: 3, perSecond: 0.05 };

/** Lines of chat, `say` and `emote`. Beyond a rate the answer is `table/too-much-talk`. */
export const CHAT = {
  bySession: { burst: 5, perSecond: 0.5 },
  byAddress: { burst: 15, perSecond: 1.5 },
  byTable: { burst: 30, perSecond: 3 },
  /** How long the last lines are kept for those who come later, in milliseconds. */
  kept: 2 * 3600_000,
} as const;

/** Those who have been let in. */
export const ROOM = {
  /** Guests without a seat: in all, and from one address. */
  spectators: 40,
  spectatorsByAddress: 16,
  /** Connections of one guest; a further one ends the oldest. */
  connectionsBySession: 4,
} as const;

/** Milliseconds between two `table` or `lan` messages about people's comings and goings. */
export const NEWS_INTERVAL = 50;

/** Packets of multicast DNS. A busy network of printers and speakers sends ten a second. */
export const PACKETS = {
  /** The longest one, in bytes (RFC 6762, 17). */
  length: 9000,
  ofSender: { burst: 60, perSecond: 20 },
  ofAll: { burst: 200, perSecond: 100 },
  /** Senders remembered. */
  senders: 256,
} as const;
