import { expect, test } from 'vitest';
import { wrongWay } from './layers.mjs';

test.each([
  // Inside the engine: cards ← contract ← games (phases ← games) ← match ← protocol, bots beside match.
  ['engine/cards/trick/kernel.ts', '../card.ts', true],
  ['engine/cards/card.ts', './trick/kernel.ts', false],
  ['engine/games/phases/tricks.ts', '../../contract/action.ts', true],
  ['engine/contract/action.ts', '../games/phases/tricks.ts', false],
  ['engine/games/phases/tricks.ts', '../index.ts', false],
  ['engine/games/botifarra/rules.ts', '../phases/tricks.ts', true],
  ['engine/games/botifarra/rules.ts', '../../match/match.ts', false],
  ['engine/games/manille/rules.ts', '../botifarra/rules.ts', true],
  ['engine/bots/policy/weights.ts', '../../games/learned/tuned.ts', true],
  ['engine/bots/policy/weights.ts', '../../games/index.ts', false],
  ['engine/games/botifarra/game.ts', './learned/nets.ts', false],
  ['engine/games/learned/nets.ts', '../botifarra/learned/nets.ts', true],
  ['engine/match/match.ts', '../bots/levels.ts', false],
  ['engine/bots/index.ts', '../match/match.ts', false],
  // Inside a bot: policy ← inference ← evaluation ← search, advice around all of it.
  ['engine/bots/inference/belief.ts', '../policy/weights.ts', true],
  ['engine/bots/policy/weights.ts', '../inference/belief.ts', false],
  ['engine/bots/search/cardSearch.ts', '../evaluation/evaluator.ts', true],
  ['engine/bots/evaluation/evaluator.ts', '../search/cardSearch.ts', false],
  ['engine/bots/advice/advice.ts', '../index.ts', true],
  ['engine/bots/index.ts', './advice/advice.ts', false],
  ['engine/bots/inference/belief.ts', '../bot.ts', true],
  ['engine/bots/search/cardSearch.ts', '../index.ts', false],
  ['engine/bots/search/cardSearch.ts', '../../training/tuning.ts', false],
  ['engine/match/match.ts', '../testing/invariants.ts', false],
  ['electron/host/host.ts', '../../engine/testing/invariants.ts', false],
  ['electron/host/host.ts', '../../engine/training/tuning.ts', false],
  ['electron/host/host.ts', '../../engine/bots/search/cardSearch.ts', false],
  ['electron/host/host.ts', '../../engine/analysis/claim.ts', true],
  ['engine/protocol/messages.ts', '../match/match.ts', true],
  ['engine/match/match.ts', '../protocol/messages.ts', false],
  ['engine/games/index.ts', '../cli/main.ts', false],
  // Out of the engine.
  ['engine/cards/random.ts', '@noble/ciphers/chacha.js', true],
  ['engine/cards/random.ts', 'node:crypto', false],
  ['engine/protocol/values.ts', 'valibot', true],
  ['engine/match/match.ts', 'ws', false],
  ['engine/match/match.ts', '../../electron/host/host.ts', false],
  ['engine/cli/main.ts', 'node:fs', true],
  ['engine/cli/main.ts', '../../electron/host/host.ts', false],
  ['engine/cards/card.test.ts', 'node:fs', true],
  // Around it.
  ['electron/host/host.ts', '../../engine/match/match.ts', true],
  ['electron/host/host.ts', '../../engine/cli/main.ts', false],
  ['electron/host/host.ts', 'electron', false],
  ['electron/lan/server/server.ts', '../../host/ports/peer.ts', true],
  ['electron/lan/server/server.ts', '../../host/host.ts', false],
  ['electron/host/host.ts', '../lan/network.ts', false],
  ['electron/cli/host.ts', '../lan/network.ts', true],
  ['electron/host/table/assists.ts', '../lobby/room.ts', false],
  ['electron/host/table/table.ts', '../sessions/sessions.ts', true],
  ['electron/host/sessions/sessions.ts', '../table/table.ts', false],
  ['electron/host/lobby/seats.ts', './room.ts', false],
  ['electron/host/lobby/room.ts', '../table/dispatch.ts', true],
  ['electron/host/lobby/room.ts', '../admission/admission.ts', false],
  ['electron/host/history/matches.ts', '../admission/admission.ts', true],
  ['electron/host/workers/bots.ts', '../table/table.ts', false],
  ['electron/store/store.ts', '../host/limits/limits.ts', false],
  ['electron/host/host.ts', '../desktop/shell.ts', false],
  ['electron/desktop/main.ts', 'electron', true],
  ['electron/desktop/shell.ts', '../host/host.ts', true],
  ['electron/desktop/main.ts', '../../renderer/words/en.ts', false],
  ['electron/desktop/words.ts', '../../renderer/words/nl/desktop.ts', true],
  ['electron/desktop/words.ts', '../../renderer/words/nl/table.ts', false],
  ['electron/desktop/log/log.ts', 'electron', false],
  ['renderer/link/link.ts', '../../engine/protocol/messages.ts', true],
  ['renderer/table/cards/Hand.svelte', '../../../engine/games/index.ts', false],
  ['renderer/link/ipcLink.ts', '../../electron/desktop/bridge/api.ts', false],
  ['renderer/link/ipcLink.ts', 'node:fs', false],
  ['renderer/table/cards/Hand.svelte', './Card.svelte', true],
  ['renderer/table/cards/Hand.svelte', '../seats/Seat.svelte', false],
  ['renderer/table/cards/Hand.svelte', '../../state/table/handOrder.ts', true],
  ['renderer/state/table/handOrder.ts', '../session/session.svelte.ts', false],
  ['renderer/state/session/session.svelte.ts', '../table/table.svelte.ts', true],
  ['renderer/state/app.svelte.ts', './session/session.svelte.ts', true],
  ['renderer/state/app.svelte.ts', '../table/Table.svelte', false],
  ['renderer/shared/Icon.svelte', '../table/cards/Card.svelte', false],
  ['renderer/words/words.svelte.ts', '../state/app.svelte.ts', false],
])('%s may import %s: %s', (file, source, may) => {
  expect(wrongWay(file, source, false) === undefined).toBe(may);
});

test('the renderer takes types from the engine and the desktop API, the engine takes none from outside', () => {
  expect(wrongWay('renderer/table/keyboard.ts', '../../engine/contract/game.ts', true)).toBeUndefined();
  expect(wrongWay('renderer/link/ipcLink.ts', '../../electron/desktop/bridge/api.ts', true)).toBeUndefined();
  expect(wrongWay('renderer/link/ipcLink.ts', '../../electron/host/host.ts', true)).toBeDefined();
  expect(wrongWay('engine/match/match.ts', '../../electron/host/ports/peer.ts', true)).toBeDefined();
  expect(wrongWay('electron/host/host.ts', 'electron', true)).toBeDefined();
});
