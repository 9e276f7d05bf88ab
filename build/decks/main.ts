// Draws all packs: `npm run decks`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../targets.mjs';
import { pictures } from './packs.ts';
import { addTo } from '../../engine/cards/counts.ts';

const sizes = new Map<string, number>();
for (const [path, text] of pictures()) {
  const file = join(root, 'renderer', 'decks', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const folder = dirname(path);
  addTo(sizes, folder, gzipSync(text, { level: 9 }).length);
}
for (const [folder, bytes] of sizes) console.log(`${folder}: ${(bytes / 1000).toFixed(1)} kB gzipped`);
