import type { GameId } from '../../../engine/contract/gameId.ts';
import type { NearbyTable } from '../../../engine/protocol/messages.ts';
import type { Result } from '../../../engine/contract/result.ts';
import type { TableHost } from './peer.ts';

/** The public facts of a table for devices on the network. */
export interface Sign {
  /** Whose table it is. */
  readonly name: string;
  /** The game on it; `null`: none yet. */
  readonly game: GameId | null;
  /** Seats still open. */
  readonly seats: number;
  readonly locked: boolean;
}

/** Where an open table is found. */
export interface Whereabouts {
  /** Web addresses, the likeliest first, without the code. */
  readonly addresses: readonly string[];
  /** Host and port for the app, and the key of its encryption; `null` where there is no network at all. */
  readonly door: { readonly host: string; readonly port: number; readonly key: string } | null;
}

/** A device on the network has opened a page of the table. */
export interface Visit {
  /** The device's address. */
  readonly from: string;
  /** The name or address by which it called this machine. */
  readonly at: string;
  /** The page of the table, or that of the self-test. */
  readonly page: 'table' | 'check';
}

/** The way from the network to a table; the host opens and closes it, and provides the sign. */
export interface Network {
  /**
   * @param moved receives the table's new addresses whenever the machine's addresses change
   * @param visited receives the visits of other devices, as far as `VISITS` allows
   */
  open(host: TableHost, moved: (now: Whereabouts) => void, visited: (visit: Visit) => void): Promise<Result<Whereabouts, 'lan/no-port'>>;
  show(sign: Sign): void;
  /** The code as it was before this program started; `null`: there was none. */
  readonly code: string | null;
  /** The table has another code: links with it are to be good after a restart, too. */
  keepCode(code: string): void;
  close(): Promise<void>;
  /** Looks for other tables, and reports those that are there whenever that changes; the result stops it. */
  browse(found: (tables: readonly NearbyTable[]) => void): () => void;
}
