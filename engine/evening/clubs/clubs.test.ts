import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appendLine, beginEvening } from '../journal/apply.ts';
import type { Evening } from '../journal/state.ts';
import { journalText, readJournal } from '../journal/text.ts';
import { drawRound } from '../movements/drawRound.ts';
import { rankingOf, type RankingRow } from '../scoring/ranking.ts';
import { seasonOf } from '../scoring/season.ts';

const textOf = (club: string): string => readFileSync(new URL(`journals/${club}.jsonl`, import.meta.url), 'utf8');
/** The journals of a file, one for each header. */
const journalsOf = (club: string): string[] => textOf(club).split(/^(?=\{"format")/m);

function eveningOf(text: string): Evening {
  const read = readJournal(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.evening;
}

const rowsOf = (club: string, of: (row: RankingRow) => readonly number[]): unknown => rankingOf(eveningOf(textOf(club))).map(of);

describe.each(['torrefarrera', 'kansas-city', 'de-pitslag', 'de-lijst'])('the journals of %s', (club) => {
  it('are written as they were read', () => {
    for (const text of journalsOf(club)) {
      const read = readJournal(text);
      expect(read.ok && journalText(read.value.evening.header, read.value.lines)).toBe(text);
    }
  });

  it('are drawn again alike from the seed and the lines before', () => {
    for (const text of journalsOf(club)) {
      const read = readJournal(text);
      const begun = read.ok ? beginEvening(read.value.evening.header) : read;
      if (!read.ok || !begun.ok) throw new Error('the journal does not begin');
      let evening = begun.value;
      for (const line of read.value.lines) {
        if (line.type === 'draw') {
          const { round, attempt, seatings, out } = line;
          expect(drawRound(evening)).toMatchObject({ ok: true, value: { round, attempt, seatings, out } });
        }
        const after = appendLine(evening, line);
        if (!after.ok) throw new Error(after.error.code);
        evening = after.value;
      }
    }
  });
});

it('Torrefarrera ranks by games won, the difference, and the points', () =>
  expect(rowsOf('torrefarrera', ({ place, entrant, wins, margin, points }) => [place, entrant, wins, margin, points])).toEqual([
    [1, 4, 5, 309, 560],
    [2, 2, 3, 177, 520],
    [3, 5, 3, 66, 422],
    [4, 1, 3, 8, 421],
    [5, 7, 2.5, -26, 378],
    [6, 3, 2, -53, 410],
    [7, 6, 1.5, -152, 317],
  ]));

it('Kansas City ranks by games won and the points, with the mean of the winners for a bye', () =>
  expect(rowsOf('kansas-city', ({ place, entrant, wins, total }) => [place, entrant, wins, total])).toEqual([
    [1, 3, 4, 2092],
    [2, 1, 3, 1913],
    [3, 2, 3, 1878],
    [4, 8, 3, 1491],
    [5, 7, 2, 1359],
    [6, 4, 2, 1174],
    [7, 5, 2, 927],
    [8, 6, 1, 387],
    [9, 9, 0, 650],
  ]));

it('De Pitslag adds up, with 1600 and a sweep for sitting out and 1450 for a round missed, be it the first or a later one', () => {
  expect(rowsOf('de-pitslag', ({ place, entrant, total, sweeps }) => [place, entrant, total, sweeps])).toEqual([
    [1, 13, 6002, 1],
    [2, 7, 5295, 0],
    [3, 1, 5029, 0],
    [4, 10, 4893, 0],
    [5, 6, 4662, 0],
    [6, 14, 4642, 1],
    [7, 2, 4587, 2],
    [8, 4, 4537, 1],
    [9, 8, 4273, 0],
    [10, 5, 4185, 1],
    [11, 3, 4063, 0],
    [12, 12, 4006, 0],
    [13, 9, 3602, 0],
    [14, 11, 2740, 0],
  ]);
  const kinds = new Map(rankingOf(eveningOf(textOf('de-pitslag'))).map(({ entrant, shares }) => [entrant, shares.map(({ kind }) => kind)]));
  // 14 came after the first round; 5 sat out, was away, and came back.
  expect([kinds.get(14), kinds.get(5)]).toEqual([
    ['missed', 'satOut', 'played'],
    ['satOut', 'missed', 'played'],
  ]);
});

it('De Lijst takes the mean of the six best evenings of those who were there six times', () => {
  const season = seasonOf(journalsOf('de-lijst').map(eveningOf), { best: 6, by: 'mean', least: 6, excused: null });
  if (!season.ok) throw new Error(season.error.code);
  expect(season.value.map(({ place, member, score, evenings }) => [place, member, Math.round(score * 10), evenings.length])).toEqual([
    [1, 'lid-3', 37_400, 8],
    [2, 'lid-6', 31_525, 8],
    [3, 'lid-1', 30_128, 8],
    [4, 'lid-4', 28_225, 8],
    [5, 'lid-5', 26_090, 8],
    [null, 'lid-2', 33_468, 8],
  ]);
});
