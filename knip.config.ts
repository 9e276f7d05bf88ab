import type { KnipConfig } from 'knip';

/** Where programs begin. A file, an export or a dependency that none of them reaches is unused, and `npm test` fails. */
const config: KnipConfig = {
  entry: [
    'build/*.{mjs,ts}',
    'build/portable/{main,windows.config}.ts',
    'build/{package/{pack,packCheck,fpm},page/homeIcons,release/*,wasm/{solver,net},bench/record,bench/app/mainBench}.mjs',
    'build/decks/{main,contactSheets}.ts',
    'build/newGame/{main,listGames}.ts',
    'build/puzzles/main.ts',
    'build/words/main.ts',
    'build/narrate/main.ts',
    'build/bench/**/*{Soak,Bench}.ts',
    'build/bench/engine/main.ts',
    'build/bench/hostile/{hostileHonest,hostileAttacker}.ts',
    'build/bench/host/{oneTable,manyTables,manyClients,hallTable,coached}.ts',
    'build/bench/hall/hallCrowd.ts',
    'electron/desktop/{main,bridge/preload}.ts',
    'electron/host/workers/worker.ts',
    'electron/lan/fixtures/machine.fixture.ts',
    'electron/lan/fixtures/pipelined.fixture.ts',
    'electron/cli/{main,host}.ts',
    'engine/cli/main.ts',
    'engine/games/*/calls.ts',
    'renderer/games/*/{Emblem.svelte,guide.ts,cases.fixture.ts}',
    'renderer/words/*/lessons.ts',
    'renderer/words/*/hall.ts',
    'renderer/words/*/hallRounds.ts',
    'renderer/hall/main.ts',
    'renderer/words/*/lessons/*.ts',
    'engine/cli/contest/part.ts',
    'e2e/firstRun/main.ts',
    'e2e/electron-double/{register,electron}.ts',
    'e2e/**/*.{spec,long}.ts',
    '{engine,electron,renderer,build,e2e}/**/*.test.ts',
  ],
  project: ['{engine,electron,renderer,build,e2e}/**/*.{ts,mjs,svelte}', '!engine/**/assembly/**'],
  // Read as files, or run as programs.
  ignoreDependencies: ['@letele/playing-cards', 'axe-core', 'electron-builder'],
  // Programs of the system that a step looks for first.
  ignoreBinaries: ['dpkg', 'dpkg-deb', 'mkfifo', 'ip', 'avahi-browse', 'mount', 'umount', 'dd', 'weston'],
};

export default config;
