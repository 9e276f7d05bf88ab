import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { compileModule } from 'svelte/compiler';

/**
 * Compiles the renderer's controllers (`.svelte.ts`) for a program under plain Node: their runes are calls of Svelte's run time afterwards.
 * @type {import('esbuild').Plugin}
 */
export const runes = {
  name: 'runes',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      // The compiler reads JavaScript; class fields have to stay fields, where runes stand.
      const { code } = await transform(source, {
        loader: 'ts',
        sourcefile: path,
        target: 'esnext',
        tsconfigRaw: { compilerOptions: { useDefineForClassFields: true, verbatimModuleSyntax: true } },
      });
      return { contents: compileModule(code, { filename: path, generate: 'client' }).js.code, loader: 'js' };
    });
  },
};
