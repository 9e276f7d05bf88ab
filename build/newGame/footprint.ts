/** Where a finished game stands. */

/** Files of a game, and the text by which a step of AGENTS.md names them. */
interface Footprint {
  readonly files: RegExp;
  readonly step: string;
}

/** The folders and files that are a game's own. */
export const OWN: readonly Footprint[] = [
  { files: /^engine\/games\/<id>\//, step: 'engine/games/<id>' },
  { files: /^renderer\/games\/<id>\//, step: 'renderer/games/<id>/' },
  { files: /^renderer\/words\/[a-z]+\/games\/<id>\.ts$/, step: 'renderer/words/<language>/games/<id>.ts' },
  { files: /^renderer\/words\/[a-z]+\/lessons\/<id>\.ts$/, step: 'renderer/words/<language>/lessons/<id>.ts' },
  { files: /^engine\/puzzles\/packs\/<id>\.ts$/, step: 'engine/puzzles/packs/<id>.ts' },
  { files: /^renderer\/rules\/pages\/<id>\.ts$/, step: 'renderer/rules/pages/<id>.ts' },
  { files: /^renderer\/rules\/texts\/[a-z]+\/<id>\.ts$/, step: 'renderer/rules/texts/<language>/<id>.ts' },
];

/** Files besides that name a game. Those that `npm run list-games` writes come from `listsOf` (`lists.ts`). */
export const OUTSIDE: readonly Footprint[] = [
  { files: /^engine\/contract\/gameId\.ts$/, step: 'engine/contract/gameId.ts' },
  { files: /^(?:BENCHMARKS\.md|engine\/bots\/(?:league\.json|LEAGUE\.md))$/, step: 'npm run league -- <id>' },
  { files: /^renderer\/words\/(?:languages\.test\.ts|same\.json)$/, step: 'words that are the same in every language' },
  { files: /^renderer\/words\/TERMS\.md$/, step: 'renderer/words/TERMS.md' },
  { files: /^engine\/cards\/trick\/test\/(?:literal|specs)\.fixture\.ts$/, step: 'engine/cards/trick/test' },
  {
    files: /^(?:README\.md|CHANGELOG\.md|package\.json|electron-builder\.yml|build\/(?:package\/linux|release\/stores)\/[^/]+)$/,
    step: '`README.md`, `CHANGELOG.md`, `package.json`, `electron-builder.yml`, `build/package/linux` and `build/release/stores`',
  },
];

/** Whether a file belongs to a footprint of a game. */
export function isWithin({ files }: Footprint, file: string, id: string): boolean {
  return new RegExp(files.source.replaceAll('<id>', id)).test(file);
}
