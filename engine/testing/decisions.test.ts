import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/index.ts';
import { LEVELS } from '../bots/levels.ts';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Legal } from '../contract/action.ts';
import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { View } from '../contract/view.ts';
import { GAMES } from '../games/index.ts';
import { deal, matchOf, playWith } from './invariants.ts';
import { seatView } from '../match/seatView.ts';

/**
 * SHA-256 of what every level decides, and of what it expects of each candidate, in four positions of each game, recorded on 2026-11-22. A change of
 * structure leaves them alone; a change of how a bot thinks records them anew, in a commit that says so.
 */
const RECORDED: Readonly<Record<GameId, string>> = {
  klaverjas: '227f3662d5f7eb2b730fb06b5137e871e159fd31309ea0f1be4703415a7d10fc',
  klaberjass: 'eeb28be00ee2848a347927a81a4ef53455c6e578c8f13e4320c4e698b0ff44df',
  'briscola-chiamata': '42143f3b3d926c50ff456733b149cbda07953677813e2f125e2cc7a0862b237f',
  manille: '8538649a413b6da08dd5a71cef2baee85eba1c1e4d53c580380aa8f607474558',
  'manille-auction': 'ac9b71b87378b40475af2b209db63b25af5f1315db56f4ffdb2c27537389e236',
  'manille-blind': 'b122f18aa8b584ee62e1a910389b30d0fb3109b6bd68d013560b5ce2f5139819',
  'manille-three': '2bb6f57c5bdefb699b0da132d3bf56c673cbc9ff238f4a86e47dde50658cab54',
  'manille-two': '6bf07b0f53b525a7de825ab0d9ca7e8e5782d1ff3f9bb77cfac0ddc6e9b9ff78',
  manilla: '185ef0a0380bdecdeb623095ce76539f8355e488a29e3615687841caa2d21c57',
  'manilla-two': '11862fa592247c744f63025be634d8c901a16c887e638179d3c26a3b31be4170',
  botifarra: '9ac50acead8990ed5f7978dddf55dab367ee2b2bcf34aa9ab0766ea11533d8c0',
  'pinochle-double': '65a4fd21bea1f660e34e4e7b89be618ff8c5cfd45cda45476fb4df7b913a2750',
};

const PATIENT = { now: () => 0, until: 1 };

/** The first choice among calls, the first two among cards, and one among the last cards. */
function positionsOf(game: Game): { view: View; legal: Legal }[] {
  const calls: { view: View; legal: Legal }[] = [];
  const cards: { view: View; legal: Legal }[] = [];
  const { match } = deal(matchOf(game, {}, game.seats.min), seedFrom(`decisions ${game.id}`));
  const rng = rngOf(seedFrom(`rule ${game.id}`));
  playWith(match, (_, { deals }) => {
    const { state } = deals.at(-1)!;
    const { view, legal } = seatView(game, state, [], game.toAct(state) ?? 0);
    if (legal.actions.length > 1) (view.phase === 'play' ? cards : calls).push({ view, legal });
    return BOTS.rule.choose(view, legal, rng, PATIENT);
  });
  return [...calls.slice(0, 1), ...cards.slice(0, 2), ...cards.slice(-4, -3)];
}

describe.each(GAMES.map((game) => [game.id, game] as const))('bots of %s', (id, game) => {
  it('decide as recorded', () => {
    const decided = positionsOf(game).map(({ view, legal }, position) =>
      LEVELS.map((level) => {
        const { action, candidates } = BOTS[level].consider(view, legal, rngOf(deriveSeed(seedFrom(id), `${position}`)), PATIENT);
        return [level, action, ...candidates.map((one) => [one.action, one.points.toFixed(6), one.playouts])];
      }),
    );
    expect(decided.length).toBeGreaterThan(2);
    expect(bytesToHex(sha256(utf8ToBytes(JSON.stringify(decided))))).toBe(RECORDED[id]);
  });
});
