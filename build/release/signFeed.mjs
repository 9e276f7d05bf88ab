#!/usr/bin/env node
// Signs what a release says of itself: `UPDATE_SECRET=… node build/release/signFeed.mjs release/latest*.yml` gives each feed by which the app finds updates an end,
// and writes a `.sig` beside it; `… release/SHA256SUMS` signs the checksums as they are. Without files it makes a new pair of keys: the secret one goes into
// the secrets of the release, the public one into every package. It needs nothing but Node: no package is there where the secret is.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** How long a feed is good, in days. A new signature before then extends it: no attacker can keep a player on an old version for longer by showing an old feed. */
const FEED_DAYS = 180;

/** A secret key of Ed25519 begins so in PKCS #8 (RFC 8410, 7); its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The signature of a file, as base64. What is signed is what electron/desktop/updates/feed.ts says: its name, a line break, its text.
 * @param {string} name the file's name
 * @param {string} text
 * @param {Uint8Array} secret 32 bytes
 */
export function signatureOf(name, text, secret) {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' });
  return sign(null, Buffer.from(`${name}\n${text}`), key).toString('base64');
}

/**
 * A feed with its end, in place of one it had.
 * @param {string} text
 * @param {number} now milliseconds since 1970
 */
export function withEnd(text, now) {
  const end = new Date(now + FEED_DAYS * 24 * 3600 * 1000).toISOString();
  return `${text.replace(/^expires:.*\n?/gm, '').replace(/\n*$/, '\n')}expires: '${end}'\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const base64 = (/** @type {string | undefined} */ part) => Buffer.from(part ?? '', 'base64url').toString('base64');
    process.stdout.write(
      `UPDATE_SECRET=${base64(privateKey.export({ format: 'jwk' }).d)}\nUPDATE_KEY=${base64(publicKey.export({ format: 'jwk' }).x)}\n`,
    );
  } else {
    const secret = Buffer.from(process.env['UPDATE_SECRET'] ?? '', 'base64');
    if (secret.length !== 32) throw new Error('UPDATE_SECRET is no secret key: 32 bytes in base64');
    for (const file of files) {
      if (file.endsWith('.yml')) writeFileSync(file, withEnd(readFileSync(file, 'utf8'), Date.now()));
      writeFileSync(`${file}.sig`, `${signatureOf(basename(file), readFileSync(file, 'utf8'), secret)}\n`);
    }
  }
}
