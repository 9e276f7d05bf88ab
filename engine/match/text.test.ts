import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../cards/random.ts';
import { PACKS } from '../cards/pack.ts';
import { codesOf } from '../cards/card.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { takenTricks } from './match.ts';
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
