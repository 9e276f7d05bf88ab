import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../cards/random.ts';
import { PACKS } from '../cards/pack.ts';
import { codesOf } from '../cards/card.ts';
import { GAMES, gameById } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import type { GameId } from '../contract/gameId.ts';
import type { Options } from '../contract/options.ts';
import { actInNotation, takenTricks, type Match } from './match.ts';
import { recordOf, type MatchRecord } from './record.ts';
import { textOfDeal, textOfMatch, textOfRecord } from './text.ts';

/** A deal of botifarra from the pack as it comes: packets of four, three to each. */
const BOTIFARRA: MatchRecord = {
  format: 'trick-record/1',
  game: 'botifarra',
  options: { multipliers: '2-3-4' },
  players: ['Ada', 'Ben', 'Cas', 'Dee'],
  deals: [
    {
      dealer: 3,
      deck: codesOf(PACKS.spanish48.cards),
      actions: ['delegate', 'trump:H', 'contrar', 'pass', 'pass', '5S', '8S', 'KS', '2H'],
    },
  ],
};

describe('a record as text', () => {
  it('tells what was taken back, and what was claimed', () => {
    const [first] = BOTIFARRA.deals;
    const notes = [
      { type: 'takeBack' as const, after: 5, seat: 2, actions: ['5S', '9S'] },
      { type: 'claim' as const, after: 9, seat: 1 },
    ];
    const text = textOfRecord({ ...BOTIFARRA, deals: [{ ...first!, notes }] });
    expect(text.ok && text.value.split('\n')).toEqual(
      expect.arrayContaining(['  Cas took back 5S 9S after 5 actions.', '  Ben claimed the rest after 9 actions.']),
    );
    expect(textOfRecord({ ...BOTIFARRA, deals: [{ ...first!, notes: notes.reverse() }] })).toMatchObject({
      error: { code: 'record/bad-note' },
    });
  });

  it('tells hands, calls and tricks, and where it stops', () => {
    expect(textOfRecord(BOTIFARRA)).toEqual({
      ok: true,
      value: [
        'Botifarra: Ada, Ben, Cas and Dee, anticlockwise.',
        'House rules: multipliers 2-3-4.',
        '',
        'Deal 1, dealt by Dee',
        '  Ada  S 5432  H 9876  D AKQJ',
        '  Ben  S 9876  H AKQJ  C 5432',
        '  Cas  S AKQJ  D 5432  C 9876',
        '  Dee  H 5432  D 9876  C AKQJ',
        '  Dee: delegate; Ben: cups; Ada: contrar; Dee: pass; Ben: pass',
        '   1. Ada 5S  Ben 8S  Cas KS  Dee 2H – Dee 4',
        '  Not finished.',
        '',
        'Not finished.',
        '',
      ].join('\n'),
    });
  });

  it('refuses what cannot be replayed', () => {
    expect(textOfRecord({ ...BOTIFARRA, game: 'whist' })).toMatchObject({ ok: false, error: { code: 'record/unknown-game' } });
  });
});

/** The text of the first random match, by seed, that fits. */
function textWith(id: GameId, deals: number, fits: (match: Match) => boolean, options: Options = {}): string {
  const game = gameById(id);
  for (let n = 0; n < 2000; n += 1) {
    const rng = rngOf(seedFrom(`fit ${n}`));
    let match = freshMatch(game, options, game.seats.max);
    for (let i = 0; i < deals && !match.standing.over; i += 1) match = playRandomly(deal(match, seedFrom(`fit ${n} ${i}`)).match, rng);
    if (fits(match)) return textOfMatch(match);
  }
  throw new Error(`no random match of ${id} fits`);
}

/** A record of a deal with some calls, from the pack as it comes. */
function calling(id: GameId, actions: readonly string[]): string {
  const game = gameById(id);
  let match = deal(freshMatch(game, {}, 4), seedFrom('calling')).match;
  for (const text of actions) {
    const step = actInNotation(match, text);
    if (!step.ok) throw new Error(step.error.message);
    ({ match } = step.value);
  }
  return textOfMatch(match);
}

describe('a match as text ends', () => {
  const { match } = deal(freshMatch(gameById('klaverjas'), {}, 4), seedFrom('ends'));
  const ended = (winners: readonly number[]): string => textOfMatch({ ...match, standing: { ...match.standing, over: true, winners } });

  it('with its winners, or as a draw where all are in the lead', () => {
    expect(ended([0, 2])).toMatch(/\nWon by P0 and P2\.\n$/);
    expect(ended([0, 1, 2, 3])).toMatch(/\nA draw\.\n$/);
  });
});

describe('a match as text names', () => {
  it('the player who must play with trumps that nobody named', () => {
    expect(calling('klaverjas', Array<string>(4).fill('pass'))).toMatch(/P2: pass; P3: pass; Trumps: \w+ \(\w\w\); P0 must play\n/);
  });

  it('the player who must name trumps once everybody has passed twice', () => {
    const passes = Array<string>(7).fill('pass');
    expect(['trump:S', 'trump:H'].map((trump) => calling('klaberjass', [...passes, trump])).join('')).toContain(
      'P2: pass; P3 must name trumps; P3: spades',
    );
  });

  it('no constraint where trumps are named freely', () => {
    expect(calling('klaberjass', ['take'])).not.toContain('must');
    expect(calling('manille', ['look', 'trump:H'])).not.toContain('must');
  });

  it('a game that was won while the match goes on, and the games so far', () => {
    const text = textWith('manilla', 12, ({ standing: { games, over } }) => !over && games.reduce((sum, count) => sum + count, 0) === 2);
    expect(text.match(/^ {2}Game won by P\d and P\d\. Games: P0 and P2 \d, P1 and P3 \d$/gm)).toHaveLength(1);
  });

  it('no game apart from the match where there is one', () => {
    expect(textWith('manille', 40, ({ standing }) => standing.over)).not.toContain('Game won');
  });

  it('the factor of a tie, and that the next deal is doubled', () => {
    const text = textWith('manille', 2, ({ deals: [first, second] }) => first?.result?.score.carry === 2 && second !== undefined);
    const [, tied, next] = text.split(/^Deal \d.*$/m);
    expect(tied).toMatch(/Tie\n( {2}Times \(\d+\)\n)? {2}Score: .*\n {2}Total: .*\n {2}The next deal is doubled: ×2\.\n/);
    expect(next).toContain('  The tie before doubles this deal: ×2.');
    const doubled = textWith(
      'manille',
      1,
      ({ deals: [first] }) => first?.result?.score.carry === 2 && first.result.score.detail['multiplier'] === 2,
    );
    expect(doubled).toContain('  Tie\n  Times (2)\n');
  });
});

describe.each(GAMES)('$id', (game) => {
  it('tells every trick and every score of two deals', () => {
    const seed = seedFrom(`text ${game.id}`);
    const rng = rngOf(seed);
    let match = freshMatch(game, {}, game.seats.max);
    for (let i = 0; i < 2 && !match.standing.over; i += 1) match = playRandomly(deal(match, seedFrom(`text ${game.id} ${i}`)).match, rng);
    const text = textOfMatch(match);
    const told = textOfRecord(recordOf(match));
    expect(told).toEqual({ ok: true, value: text });
    expect(text).not.toMatch(/undefined|NaN|null|\?\?/);
    expect(text.match(/^Deal \d, dealt by P\d$/gm)).toHaveLength(match.deals.length);
    expect(text.match(/^ {2}Score: /gm)).toHaveLength(match.deals.length);
    for (const played of match.deals) {
      const own = textOfDeal(match, played);
      const tricks = own.split('\n').filter((line) => /^ +\d+\. /.test(line));
      expect(tricks).toHaveLength(takenTricks(played).length);
      takenTricks(played).forEach((trick, i) => {
        for (const card of codesOf(trick.cards)) expect(tricks[i]).toContain(` ${card}`);
        expect(tricks[i]).toMatch(new RegExp(`– P${trick.winner} ${trick.points}$`));
      });
    }
  });
});
