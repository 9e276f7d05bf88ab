import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../cards/random.ts';
import { dealSeed, fingerprint, hostCommitment, listHash, olderSeed, openedSeed, shareCommitment, shareFor, termsHash } from './fair.ts';
import type { ShareList, Terms } from './fairMessages.ts';

const terms: Terms = {
  match: 'match-1',
  deal: 2,
  attempt: 1,
  game: 'klaverjas',
  options: { deals: 4, trumpLead: 'beatOpponents' },
  names: ['Ada', 'Ben', 'Cas', 'Dee'],
  seating: 'fixed',
  dealer: 0,
  carry: { multiplier: 1, totals: [0, 100, 0, 100] },
};
const secret = seedFrom('secret');
const shares = [seedFrom('ada'), seedFrom('ben')];
const commitment = hostCommitment(terms, secret);
const entries = shares.map((share, index) => ({
  names: [index === 0 ? 'Ada' : 'Ben'],
  commitment: shareCommitment(terms, commitment, share),
}));
const list: ShareList = { terms, commitment, entries };

describe('a list and its opening', () => {
  it('give a seed, the same everywhere for ever', () => {
    expect(openedSeed(list, { secret, shares })).toEqual({ ok: true, value: dealSeed(list, { secret, shares }) });
    expect(dealSeed(list, { secret, shares })).toMatchInlineSnapshot(`"157a59571672ce5eb37b0ca51cceea182fd0f6027d499ba32db08e3e6d7e7733"`);
    expect(fingerprint(dealSeed(list, { secret, shares }))).toMatchInlineSnapshot(`"de87 b843 99c3"`);
  });

  it.each([
    ['fair/other-secret', list, { secret: seedFrom('another'), shares }],
    ['fair/other-share', list, { secret, shares: [...shares].reverse() }],
    ['fair/other-share', list, { secret, shares: shares.slice(1) }],
    ['fair/other-share', list, { secret, shares: [...shares, seedFrom('cas')] }],
    [
      'fair/other-share',
      { ...list, entries: [...entries, ...entries.slice(0, 1)] },
      { secret, shares: [...shares, ...shares.slice(0, 1)] },
    ],
    ['fair/other-secret', { ...list, terms: { ...terms, deal: 3 } }, { secret, shares }],
  ])('that do not fit are %s', (code, told, opening) => {
    expect(openedSeed(told, opening)).toMatchObject({ error: { code } });
  });

  it('are bound to everything: whatever is added, left out or changed gives another seed', () => {
    const others: ShareList[] = [
      { ...list, terms: { ...terms, match: 'match-2' } },
      { ...list, terms: { ...terms, attempt: 2 } },
      { ...list, entries: entries.slice(1) },
      { ...list, entries: [...entries].reverse() },
      { ...list, entries: entries.map((entry) => ({ ...entry, names: ['Cas'] })) },
      { ...list, commitment: seedFrom('another') },
    ];
    expect(new Set([list, ...others].map(listHash)).size).toBe(others.length + 1);
    expect(dealSeed(list, { secret, shares: [...shares].reverse() })).not.toBe(dealSeed(list, { secret, shares }));
  });
});

it.each<[string, Partial<Terms>]>([
  ['match', { match: 'match-2' }],
  ['deal', { deal: 3 }],
  ['attempt', { attempt: 2 }],
  ['game', { game: 'manille' }],
  ['options', { options: { deals: 8, trumpLead: 'beatOpponents' } }],
  ['names', { names: ['Ben', 'Ada', 'Cas', 'Dee'] }],
  ['seating', { seating: 'draw' }],
  ['dealer', { dealer: null }],
  ['carry', { carry: { multiplier: 2, totals: [0, 100, 0, 100] } }],
])('terms with another %s have another hash', (_, change) => {
  expect(termsHash({ ...terms, ...change })).not.toBe(termsHash(terms));
});

it('terms have the same hash whatever the order of their options', () => {
  expect(termsHash({ ...terms, options: { trumpLead: 'beatOpponents', deals: 4 } })).toBe(termsHash(terms));
});

it('a device’s share is another one for every table, offer and device', () => {
  const made = [
    shareFor(secret, 'token', terms, commitment),
    shareFor(secret, 'another', terms, commitment),
    shareFor(secret, 'token', { ...terms, attempt: 2 }, commitment),
    shareFor(secret, 'token', terms, seedFrom('another')),
    shareFor(seedFrom('another'), 'token', terms, commitment),
  ];
  expect(new Set(made).size).toBe(made.length);
  expect(shareFor(secret, 'token', terms, commitment)).toBe(made[0]);
});

it('seeds of matches of older formats are what they were', () => {
  expect(olderSeed(secret, shares)).toBe(olderSeed(secret, [...shares].reverse()));
  expect(olderSeed(secret, shares)).toMatchInlineSnapshot(`"1d5e86d84ec34e2c0e2bb5242e46b871dc978f2259be0f2e79d0c0a906ea7597"`);
});
