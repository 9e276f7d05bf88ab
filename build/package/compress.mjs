import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { dist, rendererDir } from '../targets.mjs';

/** The renderer as packages have it: an archive of the app is not compressed, so that its texts are, each by itself (electron/lan/server/pages.ts reads both). */
export const packedRenderer = join(dist, 'packed', 'renderer');

/** Endings of texts, and of pictures that are text. */
const TEXTS = ['.js', '.css', '.svg', '.html', '.json'];

/** Writes the renderer to {@link packedRenderer}. */
export function packRenderer() {
  rmSync(packedRenderer, { recursive: true, force: true });
  cpSync(rendererDir, packedRenderer, { recursive: true });
  for (const entry of readdirSync(packedRenderer, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    rmSync(file);
  }
}
