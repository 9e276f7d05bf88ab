#!/usr/bin/env node
// Verifies files of a release: `node build/release/verifyRelease.mjs KEY FOLDER`. KEY is the makers' public key (32 bytes in base64), FOLDER holds `SHA256SUMS`,
// `SHA256SUMS.sig` and the packages that were fetched. It needs nothing but Node.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * The files of a folder that are what the makers signed. Throws if the signature does not fit the checksums, a file does not fit its checksum, or none of
 * the files is there.
 * @param {string} folder
 * @param {string} key the public key, 32 bytes in base64
 * @returns {string[]} their names
 */
export function verifyRelease(folder, key) {
  const x = Buffer.from(key, 'base64');
  if (x.length !== 32) throw new Error('the key is none: 32 bytes in base64');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url') }, format: 'jwk' });
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  const signature = Buffer.from(readFileSync(join(folder, 'SHA256SUMS.sig'), 'utf8').trim(), 'base64');
  if (!verify(null, Buffer.from(`SHA256SUMS\n${sums}`), publicKey, signature)) throw new Error('the signature of SHA256SUMS does not fit');
  const good = [];
  for (const line of sums.trimEnd().split('\n')) {
    const [, sum, file] = /^([0-9a-f]{64}) [ *]([^/\\]+)$/.exec(line) ?? [];
    if (sum === undefined || file === undefined) throw new Error(`no line of checksums: ${line}`);
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    if (createHash('sha256').update(readFileSync(path)).digest('hex') !== sum) throw new Error(`${file} is not what was signed`);
    good.push(file);
  }
  if (good.length === 0) throw new Error('no file of the release is there');
  return good;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [key, folder = '.'] = process.argv.slice(2);
  if (key === undefined) throw new Error('node build/release/verifyRelease.mjs KEY FOLDER');
  try {
    for (const file of verifyRelease(folder, key)) process.stdout.write(`${file}: as signed\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
