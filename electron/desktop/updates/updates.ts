import { ed25519 } from '@noble/curves/ed25519.js';
import { autoUpdater, Provider, type AppUpdater, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { getFileList, parseUpdateInfo, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import * as v from 'valibot';
import { ok, refuse, type Refusal, type Refused, type Result } from '../../../engine/contract/result.ts';
import { signedText, type UpdatePlace } from './feed.ts';

/** Why no version could be found or fetched. */
type UpdateCode = `update/${'nowhere' | 'unreachable' | 'untrusted' | 'expired' | 'broken'}`;
export type UpdateRefusal = Refusal<UpdateCode>;

/**
 * Newer versions, where a release has said when it was made where they are and whose signature they bear. Nothing is looked for unless the player
 * asks, or has asked once and for all; nothing is fetched or installed without a word from them. Loaded on demand, in a bundle of its own.
 */
export interface Updates {
  /** The version that is newer than this one, or `null`. */
  look(): Promise<Result<string | null, UpdateCode>>;
  /** Fetches what was found. */
  fetch(): Promise<Result<null, UpdateCode>>;
  /**
   * Ends the app, puts the fetched version in its place and starts it.
   * @param failed called with the reason if that cannot be done; the app goes on then
   */
  install(failed: (message: string) => void): void;
}

/** Errors of ours on their way through the updater. */
class Untrusted extends Error {}
class Expired extends Error {}

/** Names of files, beside the feed: nothing that leads elsewhere. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/));
const checksum = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/));
const feed = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[A-Za-z0-9.]{1,32})?$/)),
  files: v.pipe(
    v.array(v.object({ url: fileName, sha512: checksum, size: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))) })),
    v.minLength(1),
    v.maxLength(16),
  ),
  path: fileName,
  sha512: checksum,
  releaseDate: v.pipe(v.string(), v.maxLength(40)),
  /** After this the feed counts for nothing: an old one, shown again and again, would keep a player on an old version. */
  expires: v.pipe(v.string(), v.isoTimestamp()),
});

/** Where the updater gets its facts: a feed beside which lies its signature. Neither cookies nor a name of this copy are sent along. */
export class SignedProvider extends Provider<UpdateInfo> {
  readonly #place: UpdatePlace;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(place: UpdatePlace, options: ProviderRuntimeOptions, now: () => number = Date.now) {
    super(options);
    this.#place = place;
    this.#now = now;
  }

  /** Sends no headers: the updater would let every request identify this copy. */
  override setRequestHeaders(): void {}

  override async getLatestVersion(): Promise<UpdateInfo> {
    const file = `${this.getDefaultChannelName()}.yml`;
    const url = this.#address(file);
    const text = (await this.httpRequest(url)) ?? '';
    const signature = (await this.httpRequest(this.#address(`${file}.sig`))) ?? '';
    if (!isSigned(this.#place.key, file, text, signature.trim())) throw new Untrusted('the signature of the feed does not fit');
    const parsed = v.safeParse(feed, parseUpdateInfo(text, file, url));
    if (!parsed.success) throw new Untrusted('the feed is malformed');
    if (Date.parse(parsed.output.expires) <= this.#now()) throw new Expired(`the feed was good until ${parsed.output.expires}`);
    return parsed.output;
  }

  override resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return getFileList(info).map((one) => ({ url: this.#address(one.url), info: one }));
  }

  #address(file: string): URL {
    const { url } = this.#place;
    return new URL(file, url.endsWith('/') ? url : `${url}/`);
  }
}

function isSigned(key: string, file: string, text: string, signature: string): boolean {
  try {
    return ed25519.verify(Buffer.from(signature, 'base64'), signedText(file, text), Buffer.from(key, 'base64'), { zip215: false });
  } catch {
    return false;
  }
}

/**
 * @param place where releases are; of a copy that is replaced by hand only the feed is read
 * @param updater the one of this kind of package
 * @param now milliseconds since 1970
 */
export function openUpdates(place: UpdatePlace, updater: AppUpdater = autoUpdater, now: () => number = Date.now): Updates {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowPrerelease = false;
  updater.disableWebInstaller = true;
  updater.logger = null;
  // Without this the updater does not look for versions of a package that it cannot replace.
  if (place.byHand === true) updater.forceDevUpdateConfig = true;
  // Errors come with the promises; an unhandled error event would throw.
  updater.on('error', () => undefined);
  const updateProvider = class extends SignedProvider {
    constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(place, runtime, now);
    }
  };
  updater.setFeedURL({ provider: 'custom', updateProvider });
  // Set by the feed's kind, and not wanted with any.
  updater.allowDowngrade = false;
  return {
    async look() {
      try {
        const found = await updater.checkForUpdates();
        if (found === null) return refuse('update/nowhere', 'this copy is kept up to date by other means');
        return ok(found.isUpdateAvailable ? found.updateInfo.version : null);
      } catch (error) {
        return fault(error);
      }
    },
    async fetch() {
      try {
        await updater.downloadUpdate();
        return ok(null);
      } catch (error) {
        return fault(error);
      }
    },
    install(failed) {
      updater.once('error', (error) => failed(error.message));
      updater.quitAndInstall();
    },
  };
}

function fault(error: unknown): Refused<UpdateCode> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Untrusted) return refuse('update/untrusted', message);
  if (error instanceof Expired) return refuse('update/expired', message);
  const code = (error as { readonly code?: unknown }).code;
  return refuse(code === 'ERR_CHECKSUM_MISMATCH' ? 'update/broken' : 'update/unreachable', message);
}
