import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../engine/bots/index.ts';
import { cards } from '../../../engine/cards/card.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { deriveSeed, pick, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { seatOnTurn } from '../../../engine/contract/game.ts';
import { GAMES, gameById } from '../../../engine/games/index.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { meldWorth } from '../../../engine/games/pinochle-double/melds.ts';
import { wireView, type WireView } from '../../../engine/protocol/wire.ts';
import { deal, freshMatch, playWith } from '../../../engine/testing/invariants.ts';
import { text as RULES } from '../../rules/texts/en/pinochle-double.ts';
import { speakerFor } from '../../words/speaker.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { Words } from '../../words/words.svelte.ts';
import { aView } from '../fixtures/view.fixture.ts';
import { commitmentOf, lineInSight } from './commitments.ts';

/** The usual options of a game. */
const optionsOf = (id: GameId): Record<string, string | number> => ({ ...freshMatch(gameById(id), {}, gameById(id).seats.min).options });

/** Calls that commit to nothing. */
const FREE = ['pass', 'roem', 'silent', 'declare', 'done'];
const budget = { now: () => 0, until: 1 };

/** Views of random deals, with the calls that the seat to act may make: every second call is made at random, so that all turn up. */
function callsOf(id: GameId, deals: number): { readonly view: WireView; readonly calls: readonly string[]; readonly made: string }[] {
  const game = gameById(id);
  const found: { view: WireView; calls: string[]; made: string }[] = [];
  for (let number = 0; number < deals; number += 1) {
    const rng = rngOf(seedFrom(`calls ${number}`));
    playWith(deal(freshMatch(game, {}, game.seats.min), deriveSeed(seedFrom(id), `${number}`)).match, (_, now) => {
      const state = now.deals.at(-1)!.state;
      const view = game.view(state, seatOnTurn(game, state));
      const legal = game.legal(state);
      const calls = legal.actions.filter(({ type }) => type === 'bid' || type === 'trump' || type === 'call');
      const made = number % 2 === 0 && calls.length > 0 ? pick(legal.actions, rng) : BOTS.rule.choose(view, legal, rng, budget);
      if (calls.length > 0) found.push({ view: wireView(view), calls: calls.map(formatAction), made: formatAction(made) });
      return made;
    });
  }
  return found;
}

async function said(
  language: (typeof LANGUAGE_CODES)[number],
  view: WireView,
  action: string,
  options: Record<string, string> = {},
): Promise<string> {
  const words = new Words();
  await words.speak(language);
  await words.teach(view.game);
  const { faces } = PACKS[gameById(view.game).pack];
  const speaker = speakerFor(words, { game: view.game, faces, names: ['Ada', 'Ben', 'Cas', 'Dee', 'Eve'], viewer: 0 });
  return commitmentOf({ words, speaker, message: { game: view.game, options: { ...optionsOf(view.game), ...options } }, view }, action);
}

describe.each(GAMES.map(({ id }) => id))('calls of %s', (id) => {
  const all = callsOf(id, 8);

  it.each(LANGUAGE_CODES)('each say what they commit to, in %s', async (language) => {
    const words = new Words();
    await words.speak(language);
    await words.teach(id);
    const speaker = speakerFor(words, { game: id, faces: PACKS[gameById(id).pack].faces, names: [], viewer: 0 });
    for (const { view, calls } of all)
      for (const call of calls) {
        const line = commitmentOf({ words, speaker, message: { game: id, options: optionsOf(id) }, view }, call);
        if (FREE.includes(call)) expect(line).toBe('');
        else expect(line, call).toMatch(/^(?!.*(?:undefined|[⟦⟧{}^])).{20,}$/u);
      }
    expect(words.missing).toEqual([]);
  });
});

/** The figures that a line says, as they are in every language. */
const figures = (line: string): number[] => [...line.matchAll(/\d+/g)].map(([digits]) => Number(digits));

describe('the figures of a line are those of the engine', () => {
  const view = (game: GameId): WireView => aView({ game, zones: [{ id: 'turned', seat: null, stacks: [['9H']] }] });

  /** The need of a declarer in the status, at the first lead of a deal without bonuses. */
  function needOf(id: GameId): readonly number[] {
    const game = gameById(id);
    for (let number = 0; number < 200; number += 1) {
      let found: readonly number[] = [];
      playWith(deal(freshMatch(game, {}, 4), deriveSeed(seedFrom('need'), `${number}`)).match, (_, now) => {
        const state = now.deals.at(-1)!.state;
        const seen = game.view(state, seatOnTurn(game, state));
        const { params } = seen.facts.find(({ key }) => key === `${id}.need`) ?? {};
        const isPlain =
          seen.tricks.length === 0 && seen.bonuses.every((bonus) => bonus === 0) && !seen.facts.some(({ key }) => key.endsWith('.set'));
        if (params !== undefined && isPlain) found = [Number(params['need']), Number(params['of'])];
        return BOTS.rule.choose(seen, game.legal(state), rngOf(seedFrom('x')), budget);
      });
      if (found.length > 0) return found;
    }
    throw new Error(`no deal of ${id} without bonuses`);
  }

  const turnUps = GAMES.flatMap(({ id, partners }) => {
    const call = partners ? ['play', 'take'].find((one) => callsOf(id, 1).some(({ calls }) => calls.includes(one))) : undefined;
    return call === undefined ? [] : [[id, call] as const];
  });
  it('three games turn up a card that a side may take', () => expect(turnUps).toHaveLength(3));

  it.each(turnUps)('%s: %s', async (id, call) => {
    const need = needOf(id);
    for (const language of LANGUAGE_CODES) expect(figures(await said(language, view(id), call)), language).toEqual(need);
  });

  it.each(['manille', 'manille-two', 'manille-three', 'manille-blind', 'botifarra'] as const)(
    '%s: half of the points, once or twice',
    async (id) => {
      const half = id === 'botifarra' ? 36 : 30;
      const game = gameById(id);
      const factors = new Map<string, number>();
      for (let number = 0; number < 12; number += 1) {
        let named = '';
        const over = playWith(deal(freshMatch(game, {}, game.seats.min), deriveSeed(seedFrom(id), `${number}`)).match, (_, now) => {
          const state = now.deals.at(-1)!.state;
          const legal = game.legal(state);
          const seen = game.view(state, seatOnTurn(game, state));
          const pass = legal.actions.find((one) => ['pass', 'look'].includes(formatAction(one)));
          const trumps = legal.actions.filter(({ type }) => type === 'trump');
          const action =
            pass ?? (trumps.length > 0 ? trumps[number % trumps.length]! : BOTS.rule.choose(seen, legal, rngOf(seedFrom('y')), budget));
          if (action.type === 'trump') named = action.trump === 'NT' ? 'trump:NT' : 'trump';
          return action;
        });
        const { scores, points } = game.score(over.deals.at(-1)!.state);
        const [best] = points.map((sum, seat) => ({ sum, seat })).toSorted((a, b) => b.sum - a.sum);
        if (best!.sum > half) factors.set(named, scores[best!.seat]! / (best!.sum - half));
      }
      expect([...factors].toSorted()).toEqual([
        ['trump', 1],
        ['trump:NT', 2],
      ]);
      for (const language of LANGUAGE_CODES)
        for (const call of ['trump:S', 'trump:NT']) {
          const found = figures(await said(language, view(id), call));
          expect(found, `${language} ${call}`).toContain(half);
          expect(found, `${language} ${call}`).toContain(half * 2);
        }
    },
  );

  it('bids: what is bid, and of how much', async () => {
    for (const language of LANGUAGE_CODES) {
      expect(figures(await said(language, view('manille-auction'), 'bid:37'))).toEqual([37, 60, 37, 37]);
      expect(figures(await said(language, view('briscola-chiamata'), 'bid:K'))).toEqual([61, 120]);
      expect(figures(await said(language, view('briscola-chiamata'), 'bid:70'))).toEqual([70, 120]);
      expect(figures(await said(language, view('pinochle-double'), 'bid:55'))).toEqual([55, 55]);
    }
  });

  it('pinochle: trumps say what melds they are worth more for, since suits without a marriage are not offered', async () => {
    const worth = [meldWorth(cards('AS TS KS QS JS'), 'S'), meldWorth(cards('KS QS'), 'S'), meldWorth(cards('KS QS'), 'H')];
    expect(meldWorth(cards('AS TS KS QS JS'), 'H'), 'no run outside trumps').toBe(worth[2]);
    for (const language of LANGUAGE_CODES) expect(figures(await said(language, view('pinochle-double'), 'trump:S'))).toEqual(worth);
  });

  it('pinochle: conceding says what the other side scores, as the rules page does', async () => {
    expect(await said('en', view('pinochle-double'), 'concede')).toContain('the opponents score their meld if it is enough');
    expect(RULES['option.concede']).toContain('the opponents score their meld if it is enough');
  });

  it('botifarra: a raise says what the match multiplies by', async () => {
    for (const language of LANGUAGE_CODES)
      for (const call of ['contrar', 'recontrar', 'santvicens']) {
        const [usual, other] = await Promise.all(
          ['2-4-8', '2-3-4'].map((multipliers) => said(language, view('botifarra'), call, { multipliers })),
        );
        expect(usual === other, `${language}: ${usual}`).toBe(call === 'contrar');
      }
  });
});

describe('the line in sight', () => {
  const lines = new Map([
    ['concede', 'You give up.'],
    ['other', 'You go on.'],
  ]);

  it('is about the call that is pointed at, else that of the hint, else the first', () => {
    expect(lineInSight(lines, 'other', 'concede', false)).toBe('You go on.');
    expect(lineInSight(lines, null, 'other', false)).toBe('You go on.');
    expect(lineInSight(lines, null, undefined, false)).toBe('You give up.');
  });

  it('waits for a call to be pointed at where cards may be played too', () => {
    expect(lineInSight(lines, null, undefined, true)).toBeUndefined();
    expect(lineInSight(lines, null, 'KC', true)).toBeUndefined();
    expect(lineInSight(lines, 'concede', undefined, true)).toBe('You give up.');
  });
});
