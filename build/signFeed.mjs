#!/usr/bin/env node
// Signs the feeds by which the app finds updates: `UPDATE_SECRET=… node build/signFeed.mjs release/latest*.yml` writes a `.sig` beside each.
// Without files it makes a new pair of keys: the secret one goes into the secrets of whoever makes releases, the public one into every package.
import { ed25519 } from '@noble/curves/ed25519.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * The signature of a feed, as base64. What is signed is what electron/feed.ts says: its name, a line break, its text.
 * @param {string} name the feed's file name
 * @param {string} text
 * @param {Uint8Array} secret 32 bytes
 */
export function signatureOf(name, text, secret) {
  return Buffer.from(ed25519.sign(new TextEncoder().encode(`${name}\n${text}`), secret)).toString('base64');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    const secret = ed25519.utils.randomSecretKey();
    const base64 = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('base64');
    process.stdout.write(`UPDATE_SECRET=${base64(secret)}\nUPDATE_KEY=${base64(ed25519.getPublicKey(secret))}\n`);
  } else {
    const secret = Buffer.from(process.env['UPDATE_SECRET'] ?? '', 'base64');
    if (secret.length !== 32) throw new Error('UPDATE_SECRET is no secret key: 32 bytes in base64');
    for (const file of files) writeFileSync(`${file}.sig`, `${signatureOf(basename(file), readFileSync(file, 'utf8'), secret)}\n`);
  }
}
