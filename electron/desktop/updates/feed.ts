import * as v from 'valibot';

/** Where a release says that later ones are to be found. */
export interface UpdatePlace {
  /** The folder with the feed, its signature and the packages. */
  readonly url: string;
  /** The public key of those who make releases: 32 bytes of Ed25519 in base64. */
  readonly key: string;
}

/** Encrypted, but for a feed on this very machine. */
const url = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https:\/\/[A-Za-z0-9.-]+(?::\d+)?|http:\/\/127\.0\.0\.1:\d+)\/(?:[A-Za-z0-9._~/-]*)$/),
);
const place = v.object({ updates: v.object({ url, key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/)) }) });

/** The place that a release wrote into its `package.json`; `undefined` in copies that were made otherwise. */
export function placeIn(packageJson: string): UpdatePlace | undefined {
  try {
    const parsed = v.safeParse(place, JSON.parse(packageJson));
    return parsed.success ? parsed.output.updates : undefined;
  } catch {
    return undefined;
  }
}

/** The signed text: the feed with its name, so that one system's feed cannot replace another's. */
export function signedText(file: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${file}\n${text}`);
}
