import type { Seed } from '../../engine/cards/random.ts';
import type { Pace } from '../../engine/protocol/messages.ts';
import type { Store } from '../store/store.ts';
import type { Network } from './ports/network.ts';
import type { Timer } from './ports/timer.ts';
import type { AnalysisRunner } from './workers/analysisRunner.ts';
import type { Bots } from './workers/bots.ts';
import type { JudgeRunner } from './workers/judgeRunner.ts';

/** The services that a host needs. Tests bring their own clock and random source. */
export interface HostSettings {
  readonly store: Store;
  readonly bots: Bots;
  /** Whether store and bots serve other tables, too, and stay open when this one closes; they close with it by default. */
  readonly shared?: boolean;
  /** Runs analyses; by default the table's own thread. */
  readonly analysis?: AnalysisRunner;
  /** Judges decisions; by default on the table's own thread. */
  readonly judges?: JudgeRunner;
  /** The way to the network, where there is one. */
  readonly network?: Network;
  readonly pace?: Pace;
  /** 256 bits of chance for a new match. */
  readonly randomSeed?: () => Seed;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly after?: Timer;
  /** The time a person may be away before a bot plays for them, in milliseconds. */
  readonly grace?: number;
  /** How long a device has for its commitment to a share in the next deal, and again for its reveal, in milliseconds. */
  readonly shareTime?: number;
  /** How long people have for their answers to a take-back or a claim, in milliseconds. */
  readonly voteTime?: number | undefined;
  /** The code with which others join. */
  readonly code?: string;
  /** Receives the web addresses of the table, when it is opened to the network and whenever they change. */
  readonly addressesChanged?: (addresses: readonly string[]) => void;
}

/** The services of a host that opens its own store and workers. */
export interface OpenSettings extends Omit<HostSettings, 'store' | 'bots' | 'analysis' | 'judges'> {
  /** Where matches are kept. */
  readonly dataDir: string;
  /** The bundle of worker.ts. */
  readonly worker: string;
}
