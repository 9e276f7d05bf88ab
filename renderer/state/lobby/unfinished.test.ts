import { describe, expect, it } from 'vitest';
import type { DeletedMatch, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Request, SendRequest } from '../table/request.ts';
import { UnfinishedMatches } from './unfinished.svelte.ts';

const MATCH: DeletedMatch = {
  id: 'a1',
  game: 'botifarra',
  people: ['Ada', 'Ben', 'Cas', 'Dee'],
  deals: 2,
  totals: [162, 0, 162, 0],
  at: 1000,
  deleted: 2000,
  over: false,
};

/** A table with one match, deleted or not. */
function table(): { asked: Request['type'][]; ask: SendRequest } {
  const asked: Request['type'][] = [];
  let gone = false;
  const answerTo = (request: Request): ServerMessage => {
    if (request.type === 'deleted') return { type: 'deleted', ref: 1, matches: gone ? [MATCH] : [] };
    const known = 'match' in request && request.match === MATCH.id && gone === (request.type === 'restore');
    if (!known) return { type: 'refusal', code: 'store/unknown-match', message: 'there is no such match' };
    gone = !gone;
    return { type: 'kept', ref: 1, match: MATCH.id, place: gone ? 'deleted' : 'unfinished' };
  };
  const ask = ((request: Request) => {
    asked.push(request.type);
    const answer = answerTo(request);
    return Promise.resolve(answer.type === 'refusal' ? { ok: false, error: answer } : { ok: true, value: answer });
  }) as SendRequest;
  return { asked, ask };
}

describe('unfinished matches', () => {
  it('are deleted with a way back, and the list of deleted ones follows once it is shown', async () => {
    const { asked, ask } = table();
    const matches = new UnfinishedMatches(ask);
    await matches.remove(MATCH);
    expect(matches.notice).toEqual({ kind: 'deleted', match: MATCH });
    expect(asked, 'a list that is not shown is not requested').toEqual(['delete']);
    await matches.list();
    expect(matches.deleted).toEqual([MATCH]);
    await matches.restore(MATCH);
    expect(matches.notice).toEqual({ kind: 'restored' });
    expect(matches.deleted).toEqual([]);
  });

  it('say why one cannot be brought back', async () => {
    const matches = new UnfinishedMatches(table().ask);
    await matches.restore(MATCH);
    expect(matches.notice).toMatchObject({ kind: 'refused', refusal: { code: 'store/unknown-match' } });
  });
});
