import * as v from 'valibot';

/** Where a release says that later ones are to be found. */
export interface UpdatePlace {
  /** The folder with the feed, its signature and the packages. */
  readonly url: string;
  /** The public key of those who make releases: 32 bytes of Ed25519 in base64. */
  readonly key: string;
  /** Where a person finds releases: the program's home page. */
  readonly page?: string;
  /** Whether this copy was made so that it cannot replace itself: a Mac takes no update of an app without a certificate. */
  readonly byHand?: boolean;
}

/** Encrypted, but for a feed on this very machine. */
const url = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https:\/\/[A-Za-z0-9.-]+(?::\d+)?|http:\/\/127\.0\.0\.1:\d+)\/(?:[A-Za-z0-9._~/-]*)$/),
);
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/));
/** Shown to people, and copied by them. */
const page = v.pipe(v.string(), v.maxLength(500), v.regex(/^https:\/\/(?!trickhouse\.invalid)[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/-]*$/));
const place = v.object({
  updates: v.object({ url, key, byHand: v.exactOptional(v.boolean()) }),
  homepage: v.optional(v.fallback(v.nullable(page), null)),
});

/** The place that a release wrote into its `package.json`; `undefined` in copies that were made otherwise. */
export function placeIn(packageJson: string): UpdatePlace | undefined {
  try {
    const parsed = v.safeParse(place, JSON.parse(packageJson));
    if (!parsed.success) return undefined;
    const { updates, homepage } = parsed.output;
    return homepage === null || homepage === undefined ? updates : { ...updates, page: homepage };
  } catch {
    return undefined;
  }
}

/** The signed text: the feed with its name, so that one system's feed cannot replace another's. */
export function signedText(file: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${file}\n${text}`);
}
